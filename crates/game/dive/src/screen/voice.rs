//! The room for screen readers: what is in sight, and the cells around the player, each with what is
//! there and where. The focus follows the look cursor; a cell that is used is clicked.

use super::gaze::LookCursor;
use super::pointer::UseCell;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::reach::around;
use crate::view::dive_view::{DiveView, Seen};
use crate::view::hud::facts::{self, Card};
use daemonfall_ui::accessibility::{Place, Places};

/// The way from the player to a cell: `2 right, 1 up`.
fn way(from: Cell, to: Cell) -> String {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let across = match x {
        0 => None,
        1.. => Some(t!("spoken-right", count = x)),
        _ => Some(t!("spoken-left", count = -x)),
    };
    let along = match y {
        0 => None,
        1.. => Some(t!("spoken-down", count = y)),
        _ => Some(t!("spoken-up", count = -y)),
    };
    let parts: Vec<String> = across.into_iter().chain(along).collect();
    if parts.is_empty() { t!("spoken-here") } else { parts.join(", ") }
}

fn words(card: Card, from: Cell, cell: Cell) -> String {
    let mut all = vec![card.name, way(from, cell)];
    all.extend(card.health.map(|(left, most)| t!("spoken-health", left = left, most = most)));
    all.extend(card.lines.into_iter().map(|(_, line)| line));
    all.join(", ")
}

/// Cells in sight with something on them, and those around the player, row by row.
fn cells(scene: &DiveView, player: Cell, cursor: Option<Cell>) -> Vec<Cell> {
    let things = scene.things.values().map(|thing| thing.placed.cell);
    let things = things.filter(|cell| scene.seen(*cell) == Seen::Now);
    let mut all: Vec<Cell> = things.chain(around(player)).chain(cursor).collect();
    all.sort_by_key(|cell| (cell.y, cell.x));
    all.dedup();
    all
}

fn tell(
    scene: Res<DiveView>,
    next: Res<NextBeat>,
    mode: Res<InputMode>,
    cursor: Res<LookCursor>,
    mut places: Places<Cell>,
) {
    let anew = scene.is_changed() || next.is_changed() || cursor.is_changed() || mode.is_changed();
    if !places.are_wanted() || !(anew || places.are_new()) {
        return;
    }
    let Some(player) = scene.player_cell() else { return };
    let cursor = cursor.cell.filter(|_| *mode == InputMode::Look);
    let known = cells(&scene, player, cursor).into_iter();
    let known = known
        .filter_map(|cell| Some((cell, words(facts::card(&scene, &next, cell)?, player, cell))));
    places.tell(t!("spoken-room"), DespawnOnExit(Screen::DIVE), known, cursor);
}

fn go(used: On<Activate>, places: Query<&Place<Cell>>, mut uses: MessageWriter<UseCell>) {
    if let Ok(Place(cell)) = places.get(used.entity) {
        uses.write(UseCell(*cell));
    }
}

pub fn plugin(app: &mut App) {
    let shown = in_state(Screen::DIVE).and_then(resource_exists::<DiveView>);
    app.add_observer(go).add_systems(
        Update,
        tell.in_set(ViewSystems::Mark).run_if(shown.and_then(resource_exists::<InputMode>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_a_cell_is_told_from_the_player() {
        let player = Cell::new(4, 4);
        assert_eq!(way(player, Cell::new(6, 3)), "2 right, 1 up");
        assert_eq!(way(player, Cell::new(4, 9)), "5 down");
        assert_eq!(way(player, player), t!("spoken-here"));
    }
}
