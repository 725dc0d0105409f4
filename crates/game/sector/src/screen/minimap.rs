//! The small map: the whole sector, a frame for the visible part, and a click to go there.

use super::camera::View;
use super::map::{MapPictures, SmallMap};
use super::stage::{ROOM, SMALL_MAP};
use crate::SectorSystems;
use crate::map_view::{HALF_WIDTH, MapView};
use crate::prelude::*;
use daemonfall_input::touch::TakesDrag;
use daemonfall_ui::camera::stand::Stand;

/// The frame around the part that the large map shows.
#[derive(Component)]
struct Glass;

const PAD: f32 = 7.0;

/// The middle of the small map, and its pixels per unit.
pub fn fit(table: &MapView) -> (Vec2, f32) {
    let bounds = table.bounds();
    let room = SMALL_MAP.size() - Vec2::splat(2.0 * PAD);
    let whole = bounds.size() + Vec2::new(2.0 * HALF_WIDTH, 2.0);
    (bounds.center(), (room / whole).min_element())
}

pub fn build(stage: &mut ChildSpawnerCommands, pictures: &MapPictures) {
    let rect = SMALL_MAP;
    stage
        .spawn((
            (SmallMap, TakesDrag),
            MaterialNode(pictures.small.clone()),
            Tooltip::new(t!("sector-minimap-about")),
            Node {
                overflow: Overflow::clip(),
                ..at(rect.min.x, rect.min.y, rect.width(), rect.height())
            },
        ))
        .observe(click)
        .observe(drag)
        .with_children(|map| {
            map.spawn((
                Glass,
                Node { border: UiRect::all(px(1)), ..at(0.0, 0.0, 10.0, 10.0) },
                BorderColor::all(theme::LIGHT.with_alpha(0.55)),
                Pickable::IGNORE,
            ));
        });
}

fn go(position: Vec2, stand: &Stand, table: &MapView, view: &mut View) {
    let Some(standing) = stand.now() else { return };
    let place = super::camera::stage_place(&standing, position);
    let (middle, unit) = fit(table);
    view.go(middle + (place - SMALL_MAP.center()) / unit);
}

fn click(click: On<Pointer<Click>>, stand: Stand, table: Res<MapView>, mut view: ResMut<View>) {
    let position = click.pointer_location.position;
    go(position, &stand, &table, &mut view);
}

fn drag(drag: On<Pointer<Drag>>, stand: Stand, table: Res<MapView>, mut view: ResMut<View>) {
    let position = drag.pointer_location.position;
    go(position, &stand, &table, &mut view);
}

fn frame(view: Res<View>, table: Res<MapView>, mut frames: Query<&mut Node, With<Glass>>) {
    let (middle, unit) = fit(&table);
    let small = |place: Vec2| SMALL_MAP.size() / 2.0 + (view.on_map(place) - middle) * unit;
    let (low, high) = (small(ROOM.min), small(ROOM.max));
    let inside = |place: Vec2| place.clamp(Vec2::splat(2.0), SMALL_MAP.size() - 2.0);
    let (low, high) = (inside(low), inside(high));
    for mut node in &mut frames {
        let next =
            Node { border: UiRect::all(px(1)), ..at(low.x, low.y, high.x - low.x, high.y - low.y) };
        node.set_if_neq(next);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, frame.in_set(SectorSystems::Draw));
}
