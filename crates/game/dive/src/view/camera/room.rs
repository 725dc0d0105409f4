//! The map's part of the window, and where things are in it.

use super::{ColumnWidth, Foot, TOP};
use crate::prelude::*;
use crate::view::coords::{covered, middle};
use crate::view::dive_view::{DiveView, Thing};
use bevy::text::RemSize;
use daemonfall_ui::camera::{Covered, MainCamera};

/// An element in the map's corner: the board is beside it or below it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Beside;

/// Room for a message over the foot of a compact window, in interface pixels in letters of the usual
/// size.
const MESSAGE: f32 = 62.0;

#[derive(SystemParam)]
pub struct MapRoom<'w, 's> {
    windows: Query<'w, 's, &'static Window>,
    covered: Res<'w, Covered>,
    ui: Res<'w, UiScale>,
    rem: Res<'w, RemSize>,
    scene: Res<'w, DiveView>,
    foot: Res<'w, Foot>,
    side: Res<'w, ColumnWidth>,
    compact: Res<'w, Compact>,
    beside: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<Beside>>,
}

impl MapRoom<'_, '_> {
    pub fn window(&self) -> Option<&Window> {
        self.windows.single().ok()
    }

    /// Logical pixels per interface pixel.
    pub fn scale(&self) -> f32 {
        self.ui.0
    }

    /// Whether a puzzle has the screen.
    pub fn is_of_a_puzzle(&self) -> bool {
        !self.beside.is_empty()
    }

    /// The board's region: what panels and elements next to the map leave free, in logical pixels.
    pub fn free(&self, window: &Window) -> Rect {
        let whole = free(window.size(), &self.covered, (*self.foot, *self.side), self.ui.0);
        let end = |(node, at): (&ComputedNode, &UiGlobalTransform)| {
            (at.translation + node.size / 2.0) / window.scale_factor()
        };
        let ends = self.beside.iter().map(end).reduce(Vec2::max);
        let Some(end) = ends else { return whole };
        let mut beside = whole;
        // In a compact window messages have a line of their own below a puzzle's board; or they stand
        // beside the puzzle, if the board is below that.
        if self.compact.0 {
            let message = MESSAGE * self.ui.0 * theme::letters(&self.rem);
            beside.max.y = (beside.max.y - message).max(beside.min.y + 1.0);
        }
        let board = Vec2::new(self.scene.size.0 as f32, self.scene.size.1 as f32);
        larger_part((beside, whole), end, board)
    }
}

/// Where things are on the screen.
#[derive(SystemParam)]
pub struct OnScreen<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    windows: Query<'w, 's, &'static Window>,
    ui: Res<'w, UiScale>,
}

impl OnScreen<'_, '_> {
    /// The middle of the window, in interface pixels.
    pub fn middle(&self) -> Vec2 {
        self.windows.single().map_or(Vec2::ZERO, |window| window.size() / self.ui.0 / 2.0)
    }

    /// The middle of a cell, in interface pixels.
    pub fn place(&self, cell: Cell) -> Option<Vec2> {
        let (camera, from) = self.cameras.single().ok()?;
        let at = camera.world_to_viewport(from, middle(cell).extend(0.0)).ok()?;
        Some(at / self.ui.0)
    }

    /// The middles of all cells with things in sight of which this holds.
    pub fn places(
        &self,
        scene: &DiveView,
        matters: fn(&DiveView, &Thing) -> bool,
    ) -> impl Iterator<Item = Vec2> {
        let seen = scene.things.values().filter(move |thing| scene.in_sight(thing));
        let cells = seen
            .filter(move |thing| matters(scene, thing))
            .flat_map(|thing| covered(thing.placed.cell, thing.size()));
        cells.filter_map(move |cell| self.place(cell))
    }
}

/// The part of a room beside what ends at `end` or of one below it, whichever shows a board larger.
fn larger_part((beside, below): (Rect, Rect), end: Vec2, board: Vec2) -> Rect {
    let part =
        |room: Rect, from: Vec2| Rect { min: room.min.max(from).min(room.max - 1.0), ..room };
    let fits = |part: Rect| (part.size() / board.max(Vec2::ONE)).min_element();
    let beside = part(beside, Vec2::new(end.x, 0.0));
    let below = part(below, Vec2::new(0.0, end.y));
    if fits(beside) > fits(below) { beside } else { below }
}

fn free(window: Vec2, covered: &Covered, (foot, side): (Foot, ColumnWidth), ui: f32) -> Rect {
    let own = Covered { right: side.0 * ui, bottom: foot.height() * ui, ..default() };
    let mut free = covered.over(&own).free(window);
    free.min.y = (TOP * ui).min(free.max.y - 1.0);
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_the_part_of_the_room_in_which_it_is_larger() {
        let room = Rect::new(0.0, 56.0, 1032.0, 560.0);
        let part = |columns, rows| {
            larger_part((room, room), Vec2::new(416.0, 240.0), Vec2::new(columns, rows)).min
        };
        assert_eq!(part(7.0, 5.0), Vec2::new(416.0, 56.0));
        assert_eq!(part(13.0, 3.0), Vec2::new(0.0, 240.0));
    }

    #[test]
    fn below_a_puzzle_a_board_needs_no_line_for_messages_where_they_stand_beside_it() {
        let (end, board) = (Vec2::new(378.0, 374.0), Vec2::new(13.0, 3.0));
        let room = |low: f32| Rect::new(0.0, 76.0, 943.0, low);
        assert_eq!(larger_part((room(457.0), room(457.0)), end, board).min.x, 378.0);
        assert_eq!(larger_part((room(457.0), room(544.0)), end, board).min.x, 0.0);
    }

    #[test]
    fn the_map_is_seen_in_what_head_column_foot_and_panels_leave_free() {
        let window = Vec2::new(2560.0, 1440.0);
        let bars = (Foot::Below, ColumnWidth(248.0));
        let seen = free(window, &Covered::default(), bars, 2.0);
        let end = window - 2.0 * Vec2::new(248.0, Foot::Below.height());
        assert_eq!((seen.min, seen.max), (Vec2::new(0.0, 2.0 * TOP), end));
        let covered = Covered { left: 400.0, right: 900.0, bottom: 0.0 };
        let seen = free(window, &covered, bars, 2.0);
        assert_eq!((seen.min.x, seen.max.x), (400.0, 1660.0));
    }
}
