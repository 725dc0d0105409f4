//! Moving, what stops a stack, and merging, splitting, arranging, dismissing.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, Halt, Loss, Refusal, SectorEvent, StackId, TileId};

const OPEN: [&str; 3] = [". . . . . . .2.b", " .1. . . . . . .", ". . . . . . . ."];

fn to(stack: StackId, to: TileId) -> Command {
    Command::Move { stack, to }
}

#[test]
fn a_stack_moves_step_by_step_and_takes_every_tile_it_enters() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (1, 2), &["needle"]);
    let [a, b, c] = [1, 2, 3].map(|column| board.at(column, 2));
    let events = board.events(to(stack, c));
    let moved = |from, to, left| SectorEvent::Moved { stack, from, to, cost: 1, left };
    let taken = |tile, from| SectorEvent::Taken { tile, structure: None, from, by: ME };
    let told: Vec<SectorEvent> =
        events.into_iter().filter(|event| !matches!(event, SectorEvent::Explored { .. })).collect();
    assert_eq!(told, [moved(a, b, 4), taken(b, None), moved(b, c, 3), taken(c, None)]);
    assert_eq!(board.sector.tile(c).owner, Some(ME));
    assert_eq!(board.sector.tile(c).stack, Some(stack));
    assert_eq!(board.sector.tile(a).stack, None);
}

#[test]
fn a_stack_is_as_slow_as_its_slowest_unit() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (0, 2), &["needle", "bastion"]);
    let far = board.at(4, 2);
    // Already seen, so that only the distance is refused.
    board.put(ME, (4, 1), &["moth"]);
    assert_eq!(board.refused(to(stack, far)), Refusal::TooFar { needs: 4, has: 3 });
    let near = board.at(3, 2);
    board.apply(to(stack, near));
    assert_eq!(board.stack(stack).moves(), 0);
}

#[test]
fn rough_ground_takes_more_and_the_void_cannot_be_entered() {
    let mut board = Board::empty(&[". . . . .2.b", " .1. w ~ m .", ". . . . . ."]);
    let stack = board.put(ME, (1, 1), &["needle"]);
    let [lattice, void] = [2, 3].map(|column| board.at(column, 1));
    assert_eq!(board.refused(to(stack, void)), Refusal::Impassable);
    board.apply(to(stack, lattice));
    assert_eq!(board.stack(stack).moves(), 3);
}

#[test]
fn the_way_goes_around_rough_ground_where_that_is_cheaper() {
    let mut board = Board::empty(&[". . . . .2.b", " .1. m . . .", ". . . . . ."]);
    let stack = board.put(ME, (1, 1), &["needle"]);
    let beyond = board.at(3, 1);
    let view = board.rules.view(&board.sector, ME);
    let paths = view.paths(stack).unwrap();
    let path = paths.path(beyond).unwrap();
    assert_eq!(path.iter().map(|step| step.cost).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(paths.cost(board.at(2, 1)), Some(3));
    board.apply(to(stack, beyond));
    assert_eq!(board.stack(stack).tile, beyond);
}

#[test]
fn what_nobody_has_seen_cannot_be_gone_to() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (0, 2), &["needle"]);
    let far = board.at(6, 2);
    assert_eq!(board.refused(to(stack, far)), Refusal::Unexplored);
}

#[test]
fn a_stack_stops_when_an_enemy_comes_into_sight() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (0, 2), &["moth"]);
    // Seen before, now out of sight again.
    let scout = board.put(ME, (5, 2), &["moth"]);
    board.sector.stacks.remove(&scout);
    let [gone, there] = [board.at(5, 2), board.at(3, 2)];
    for tile in [gone, there] {
        board.sector.tiles[tile.0 as usize].stack = None;
        board.sector.tiles[tile.0 as usize].owner = None;
    }
    board.rules.look_all(&mut board.sector);
    let enemy = board.put(ASH, (5, 2), &["bastion"]);
    let goal = board.at(4, 2);
    let applied = board.apply(to(stack, goal));
    let [sighted, halted] = [
        SectorEvent::Sighted { faction: ME, stack: enemy, tile: gone },
        SectorEvent::Halted { stack, why: Halt::Sighted },
    ];
    let place = |event| applied.events.iter().position(|it| *it == event);
    assert!(place(sighted) < place(halted.clone()) && place(halted).is_some());
    assert_eq!(board.stack(stack).tile, there);
    assert!(applied.revealed && !applied.undoable);
}

#[test]
fn a_move_over_known_ground_in_sight_can_be_taken_back() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (3, 1), &["needle"]);
    board.put(ME, (5, 1), &["needle"]);
    board.put(ME, (1, 1), &["needle"]);
    board.put(ME, (7, 1), &["needle"]);
    let goal = board.at(4, 1);
    let applied = board.apply(to(stack, goal));
    assert!(!applied.revealed && !applied.rolled && applied.undoable);
}

#[test]
fn two_gates_of_ones_own_lie_one_step_apart() {
    let mut board = Board::empty(&[". . . . . . .G. .2.b", " .1. . . . . . . . ."]);
    let stack = board.put(ME, (1, 1), &["bastion"]);
    let far = board.at(6, 0);
    board.put(ME, (5, 0), &["moth"]);
    assert!(matches!(board.refused(to(stack, far)), Refusal::TooFar { .. }));
    board.give((6, 0), ME);
    board.apply(to(stack, far));
    assert_eq!(board.stack(stack).moves(), 1);
}

#[test]
fn entering_leaves_allies_their_tiles_and_takes_all_others() {
    let mut board = Board::empty(&OPEN);
    board.ally(ME, ASH);
    board.give((1, 2), ASH);
    let stack = board.put(ME, (0, 2), &["needle"]);
    let tile = board.at(1, 2);
    board.apply(to(stack, tile));
    assert_eq!(board.sector.tile(tile).owner, Some(ASH));
}

#[test]
fn nobody_moves_what_is_not_theirs_or_not_there() {
    let mut board = Board::empty(&OPEN);
    let own = board.put(ME, (0, 2), &["needle"]);
    let other = board.put(ASH, (2, 2), &["needle"]);
    let tile = board.at(1, 2);
    assert_eq!(board.refused(to(other, tile)), Refusal::NotYours);
    assert_eq!(board.refused(to(StackId(99), tile)), Refusal::NoSuchStack);
    assert_eq!(board.refused(to(own, TileId(999))), Refusal::NoSuchTile);
    let [here, there] = [0, 2].map(|column| board.at(column, 2));
    assert_eq!(board.refused(to(own, here)), Refusal::StandsThere);
    assert_eq!(board.refused(to(own, there)), Refusal::Occupied);
}

const SHORT: [&str; 2] = [". . . . . .2.b", " .1. . . . . ."];

#[test]
fn a_merged_stack_has_the_moves_of_its_poorest_unit() {
    let mut board = Board::empty(&SHORT);
    let into = board.put(ME, (2, 0), &["needle"]);
    let from = board.put(ME, (3, 0), &["moth"]);
    let units = board.units(from);
    let events = board.events(Command::Merge { from, into, units: units.clone() });
    let tile = board.at(3, 0);
    assert_eq!(
        events,
        [
            SectorEvent::StackGone { stack: from, faction: ME, tile },
            SectorEvent::Merged { from, into, units }
        ]
    );
    let moves: Vec<i32> = board.stack(into).units.iter().map(|it| it.moves).collect();
    assert_eq!(moves, [5, 5]);
    assert_eq!(board.sector.tile(tile).stack, None);
}

#[test]
fn a_stack_holds_eight_units() {
    let mut board = Board::empty(&SHORT);
    let into = board.put(ME, (2, 0), &["needle"; 7]);
    let from = board.put(ME, (3, 0), &["moth"; 3]);
    let units = board.units(from);
    let merge = |units| Command::Merge { from, into, units };
    assert_eq!(board.refused(merge(units.clone())), Refusal::NoRoom { room: 1, wants: 3 });
    board.apply(merge(units[..1].to_vec()));
    assert_eq!(board.stack(into).units.len(), 8);
    assert_eq!(board.stack(from).units.len(), 2);
}

#[test]
fn units_that_split_off_pay_for_the_step_and_somebody_stays() {
    let mut board = Board::empty(&SHORT);
    let stack = board.put(ME, (2, 0), &["needle", "moth", "bastion"]);
    let units = board.units(stack);
    let to = board.at(3, 0);
    let split = |units| Command::Split { stack, units, to };
    assert_eq!(board.refused(split(units.clone())), Refusal::NobodyStays);
    assert_eq!(board.refused(split(Vec::new())), Refusal::Nobody);
    assert_eq!(board.refused(split(vec![units[0], units[0]])), Refusal::NamedTwice);
    board.apply(split(vec![units[1]]));
    let new = board.sector.stack_at(to).unwrap();
    assert_eq!((new.units.len(), new.moves()), (1, 5));
    assert_eq!(board.units(stack), [units[0], units[2]]);
    assert_eq!(board.stack(stack).moves(), 3);
}

#[test]
fn whoever_has_no_moves_left_cannot_split_off() {
    let mut board = Board::empty(&SHORT);
    let stack = board.put(ME, (2, 0), &["needle", "moth"]);
    for unit in &mut board.sector.stacks.get_mut(&stack).unwrap().units {
        unit.moves = 0;
    }
    let units = vec![board.units(stack)[1]];
    let to = board.at(3, 0);
    assert_eq!(
        board.refused(Command::Split { stack, units, to }),
        Refusal::TooFar { needs: 1, has: 0 }
    );
}

#[test]
fn a_stack_is_arranged_by_naming_every_unit_once() {
    let mut board = Board::empty(&SHORT);
    let stack = board.put(ME, (2, 0), &["needle", "moth", "bastion"]);
    let units = board.units(stack);
    let order = vec![units[2], units[0], units[1]];
    let short = vec![units[2]];
    assert_eq!(board.refused(Command::Arrange { stack, order: short }), Refusal::NotAll);
    let applied = board.apply(Command::Arrange { stack, order: order.clone() });
    assert!(applied.undoable);
    assert_eq!(board.units(stack), order);
}

#[test]
fn a_unit_can_be_let_go_but_not_the_leader() {
    let mut board = Board::empty(&SHORT);
    let stack = board.put(ME, (2, 0), &["needle", "moth"]);
    let units = board.units(stack);
    assert_eq!(board.refused(Command::Disband { unit: units[0] }), Refusal::LeaderStays);
    let kind = board.stack(stack).units[1].kind;
    assert_eq!(
        board.events(Command::Disband { unit: units[1] }),
        [SectorEvent::UnitLost { unit: units[1], kind, stack, faction: ME, why: Loss::Disbanded }]
    );
}
