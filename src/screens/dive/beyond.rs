//! Enemies in sight that lie beyond the picture's edge: an arrow there leads to each.

use super::ways::foes;
use crate::assets::atlas::Atlas;
use crate::camera::{Covered, MainCamera};
use crate::screens::Screen;
use crate::ui::{edge, theme};
use crate::view::ViewSystems;
use crate::view::camera::{BOTTOM, RIGHT, TOP};
use crate::view::coords::middle;
use crate::view::scene::Scene;
use bevy::prelude::*;

/// Adds the arrows.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

#[derive(Component)]
struct Arrow;

/// What the panels leave free of the window, in interface pixels.
fn picture(window: Vec2, covered: &Covered, scale: f32) -> Rect {
    let (size, left) = (window / scale, covered.left / scale);
    let right = size.x - RIGHT.max(covered.right / scale);
    let bottom = size.y - BOTTOM.max(covered.bottom / scale);
    Rect::new(left, TOP, right.max(left), bottom.max(TOP))
}

fn draw(
    windows: Query<&Window>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    covered: Res<Covered>,
    scale: Res<UiScale>,
    scene: Res<Scene>,
    atlas: Res<Atlas>,
    arrows: Query<Entity, With<Arrow>>,
    mut shown: Local<Vec<(Vec2, Vec2)>>,
    mut commands: Commands,
) {
    let Ok(window) = windows.single() else { return };
    let picture = picture(window.size(), &covered, scale.0);
    let (camera, place) = *camera;
    let wanted: Vec<(Vec2, Vec2)> = foes(&scene)
        .into_iter()
        .filter_map(|foe| {
            let cell = scene.things.get(&foe)?.placed.cell;
            let there = camera.world_to_viewport(place, middle(cell).extend(0.0));
            let there = there.ok()? / scale.0;
            let rim = edge::rim(picture, there)?;
            Some((rim.round(), (there - rim).round()))
        })
        .collect();
    if *shown == wanted && arrows.iter().count() == wanted.len() {
        return;
    }
    for arrow in &arrows {
        commands.entity(arrow).despawn();
    }
    for (rim, way) in &wanted {
        let arrow = edge::arrow(&atlas, *rim, *way, theme::HOSTILE);
        commands.spawn((Arrow, DespawnOnExit(Screen::Dive), arrow));
    }
    *shown = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_what_head_column_and_foot_leave_free() {
        let window = Vec2::new(2560.0, 1440.0);
        let free = picture(window, &Covered::default(), 2.0);
        assert_eq!(free, Rect::new(0.0, TOP, 1280.0 - RIGHT, 720.0 - BOTTOM));
        let covered = Covered {
            left: 400.0,
            right: 900.0,
            bottom: 0.0,
        };
        let free = picture(window, &covered, 2.0);
        assert_eq!((free.min.x, free.max.x), (200.0, 830.0));
    }
}
