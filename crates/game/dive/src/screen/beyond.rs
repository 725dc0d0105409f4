//! Arrows at the edge of the board's region that point to visible enemies beyond it, whatever lies
//! over it for a while. A sign beside each says who it is; pointing at the sign tells how far off.

use super::ways::foes;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::MapRoom;
use crate::view::coords::{CELL, covered, middle};
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

/// Places all over a figure: who is seen at one of them needs no arrow.
fn points(cell: Cell, size: (i32, i32)) -> impl Iterator<Item = Vec2> {
    let shifts = (0..9).map(|place| Vec2::new((place % 3 - 1) as f32, (place / 3 - 1) as f32));
    let all = move |cell: Cell| shifts.clone().map(move |at| middle(cell) + at * FAR);
    covered(cell, size).flat_map(all)
}

/// From a cell's middle to where its figure ends.
const FAR: f32 = 0.36 * CELL;

/// Who it is, how many steps away, and where.
fn about(name: &str, from: Cell, to: Cell) -> String {
    let toward = Direction::toward(to.x - from.x, to.y - from.y);
    let toward = toward.map_or_else(String::new, way);
    t!("dive-beyond", who = large(name), cells = from.distance(to), way = toward)
}

fn draw(
    room: MapRoom,
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
    let picture = Rect { min: free.min / scale.0, max: free.max / scale.0 };
    let (camera, place) = *camera;
    let wanted: Vec<Pointing> = foes(&scene)
        .into_iter()
        .filter_map(|foe| {
            let (thing, from) = (scene.things.get(&foe)?, scene.player_cell()?);
            let (cell, look) = (thing.placed.cell, scene.look(thing.object.kind)?);
            let on_screen = |at: Vec2| camera.world_to_viewport(place, at.extend(0.0)).ok();
            if points(cell, thing.size()).filter_map(on_screen).any(|at| free.contains(at)) {
                return None;
            }
            let there = on_screen(middle(cell))? / scale.0;
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
    fn who_is_cut_off_by_the_edge_is_on_the_screen_still() {
        let edge = middle(Cell::new(3, 0)).x - 1.0;
        let is_seen = |cell: i32, size| points(Cell::new(cell, 0), size).any(|at| at.x < edge);
        assert!(is_seen(3, (1, 1)), "its middle is just beyond the edge");
        assert!(!is_seen(4, (1, 1)) && !is_seen(4, (2, 2)) && is_seen(2, (2, 2)));
    }

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
