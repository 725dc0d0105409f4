//! Arrows at the picture's edge that point to visible enemies beyond it.

use super::ways::foes;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::MapRoom;
use crate::view::coords::middle;
use crate::view::dive_view::DiveView;
use daemonfall_ui::camera::MainCamera;
use daemonfall_ui::offscreen_arrow;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

/// Side of the picture next to an arrow.
const SIZE: f32 = 24.0;

#[derive(Component)]
struct Arrow;

fn draw(
    room: MapRoom,
    panels: Query<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Opaque>>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    scale: Res<UiScale>,
    scene: Res<DiveView>,
    atlas: Res<Atlas>,
    arrows: Query<Entity, With<Arrow>>,
    mut shown: Local<Vec<(Vec2, Vec2, String)>>,
    mut commands: Commands,
) {
    let Some(window) = room.window() else { return };
    let free = room.free(window);
    let picture = Rect::from_corners(free.min / scale.0, free.max / scale.0);
    let (camera, place) = *camera;
    let whole = Rect::from_corners(Vec2::ZERO, window.size());
    let is_covered = |at: Vec2| {
        let at = at * window.scale_factor();
        let mut panels = panels.iter();
        panels.any(|(node, place, seen)| seen.get() && node.contains_point(*place, at))
    };
    let wanted: Vec<(Vec2, Vec2, String)> = foes(&scene)
        .into_iter()
        .filter_map(|foe| {
            let thing = scene.things.get(&foe)?;
            let (cell, look) = (thing.placed.cell, scene.look(thing.object.kind)?);
            let there = camera.world_to_viewport(place, middle(cell).extend(0.0)).ok()?;
            if whole.contains(there) && !is_covered(there) {
                return None;
            }
            let there = there / scale.0;
            let rim = offscreen_arrow::rim(picture, there)?;
            Some((rim.round(), (there - rim).round(), look.sprite.clone()))
        })
        .collect();
    if *shown == wanted && arrows.iter().count() == 2 * wanted.len() {
        return;
    }
    for arrow in &arrows {
        commands.entity(arrow).despawn();
    }
    for (rim, way, sprite) in &wanted {
        let arrow = offscreen_arrow::arrow(&atlas, *rim, *way, theme::HOSTILE);
        commands.spawn((Arrow, DespawnOnExit(Screen::DIVE), arrow));
        // Who it is: an arrow alone looks like the mark of a walk.
        let who = *rim - way.normalize_or_zero() * SIZE - Vec2::splat(SIZE / 2.0);
        let place = at(who.x, who.y, SIZE, SIZE);
        let picture = (atlas.icon(sprite), place, Pickable::IGNORE);
        commands.spawn((Arrow, DespawnOnExit(Screen::DIVE), picture));
    }
    *shown = wanted;
}
