//! Arrows at the picture's edge that point to visible enemies beyond it. A sign beside each says who
//! it is; pointing at the sign tells how far off.

use super::ways::foes;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::MapRoom;
use crate::view::coords::middle;
use crate::view::dive_view::DiveView;
use crate::view::hud::facts::large;
use crate::view::log::names::way;
use daemonfall_ui::camera::MainCamera;
use daemonfall_ui::offscreen_arrow;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

/// Side of the sign next to an arrow, and of its picture.
const SIGN: f32 = 26.0;
const PICTURE: f32 = 16.0;

#[derive(Component)]
struct Arrow;

#[derive(Clone, Debug, PartialEq)]
struct Pointing {
    at: Vec2,
    toward: Vec2,
    sprite: String,
    about: String,
}

/// Who it is, how many steps away, and where.
fn about(name: &str, from: Cell, to: Cell) -> String {
    let toward = Direction::toward(to.x - from.x, to.y - from.y);
    let toward = toward.map_or_else(String::new, way);
    t!("dive-beyond", who = large(name), cells = from.distance(to), way = toward)
}

fn draw(
    room: MapRoom,
    panels: Query<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Opaque>>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    scale: Res<UiScale>,
    scene: Res<DiveView>,
    atlas: Res<Atlas>,
    arrows: Query<Entity, With<Arrow>>,
    mut shown: Local<Vec<Pointing>>,
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
    let wanted: Vec<Pointing> = foes(&scene)
        .into_iter()
        .filter_map(|foe| {
            let (thing, from) = (scene.things.get(&foe)?, scene.player_cell()?);
            let (cell, look) = (thing.placed.cell, scene.look(thing.object.kind)?);
            let there = camera.world_to_viewport(place, middle(cell).extend(0.0)).ok()?;
            if whole.contains(there) && !is_covered(there) {
                return None;
            }
            let there = there / scale.0;
            let rim = offscreen_arrow::rim(picture, there)?;
            let about = about(&look.name, from, cell);
            let (at, toward) = (rim.round(), (there - rim).round());
            Some(Pointing { at, toward, sprite: look.sprite.clone(), about })
        })
        .collect();
    if *shown == wanted && arrows.iter().count() == 2 * wanted.len() {
        return;
    }
    for arrow in &arrows {
        commands.entity(arrow).despawn();
    }
    for pointing in &wanted {
        let arrow = offscreen_arrow::arrow(&atlas, pointing.at, pointing.toward, theme::HOSTILE);
        commands.spawn((Arrow, DespawnOnExit(Screen::DIVE), arrow));
        // In a ring, so that it does not look like somebody who stands there.
        let corner =
            pointing.at - pointing.toward.normalize_or_zero() * SIGN - Vec2::splat(SIGN / 2.0);
        let ring = Node {
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(percent(50)),
            ..centred(at(corner.x, corner.y, SIGN, SIGN))
        };
        let picture = icon(&atlas, &pointing.sprite, PICTURE, theme::AS_DRAWN);
        commands.spawn((
            (Arrow, DespawnOnExit(Screen::DIVE), Opaque),
            (ring, BackgroundColor(theme::ABYSS), BorderColor::all(theme::HOSTILE)),
            Tooltip::new(pointing.about.clone()),
            children![picture],
        ));
    }
    *shown = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_tells_who_is_there_how_far_off_and_where() {
        let told = about("crawler", Cell::new(2, 5), Cell::new(11, 5));
        assert_eq!(told, "Crawler: 9 cells away, to the east.");
        assert_eq!(
            about("wisp", Cell::new(2, 5), Cell::new(2, 4)),
            "Wisp: 1 cell away, to the north."
        );
    }
}
