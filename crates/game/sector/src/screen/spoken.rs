//! Marks the tile of a log line on the map.

use super::camera::View;
use super::stage::Layer;
use crate::SectorSystems;
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_ui::log_details::{self, Spoken};

#[derive(Component)]
struct Mark;

/// Width and height of a tile, in units of the distance from its middle to a corner.
const SIZE: Vec2 = Vec2::new(1.732, 2.0);

fn show(
    spoken: Res<Spoken<TileId>>,
    table: Res<MapView>,
    view: Res<View>,
    layers: Query<(Entity, &Layer)>,
    marks: Query<Entity, With<Mark>>,
    mut shown: Local<Option<(TileId, f32)>>,
    mut commands: Commands,
) {
    let now = spoken.0.map(|tile| (tile, view.nearness()));
    if *shown == now && marks.is_empty() == now.is_none() {
        return;
    }
    *shown = now;
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    let layer = layers.iter().find(|(_, layer)| **layer == Layer::Stacks);
    let (Some((tile, _)), Some((layer, _))) = (now, layer) else {
        return;
    };
    let middle = table.place(tile) * view.scale();
    let shape = Shape::panel(SIZE * view.scale(), Outline::Hexagon)
        .with_fill(theme::LIGHT.with_alpha(0.08))
        .with_edge(theme::LIGHT, 2.0);
    let corner = middle - shape.size / 2.0;
    let node = at(corner.x, corner.y, shape.size.x, shape.size.y);
    let mark = (Mark, shape, node, Pickable::IGNORE);
    commands.entity(layer).with_child(mark);
}

pub fn plugin(app: &mut App) {
    app.add_plugins(log_details::plugin::<TileId>)
        .add_systems(Update, show.in_set(SectorSystems::Draw));
}
