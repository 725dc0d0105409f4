//! Merging, splitting, arranging, dismissing.

use crate::small::{Board, ME};
use daemonfall_sector::{Command, Loss, Refusal, SectorEvent};

const OPEN: [&str; 2] = [". . . . . .2.b", " .1. . . . . ."];

#[test]
fn a_merged_stack_has_the_moves_of_its_poorest_unit() {
    let mut board = Board::empty(&OPEN);
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
    let mut board = Board::empty(&OPEN);
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
    let mut board = Board::empty(&OPEN);
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
    let mut board = Board::empty(&OPEN);
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
    let mut board = Board::empty(&OPEN);
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
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 0), &["needle", "moth"]);
    let units = board.units(stack);
    assert_eq!(board.refused(Command::Disband { unit: units[0] }), Refusal::LeaderStays);
    let kind = board.stack(stack).units[1].kind;
    assert_eq!(
        board.events(Command::Disband { unit: units[1] }),
        [SectorEvent::UnitLost { unit: units[1], kind, stack, faction: ME, why: Loss::Disbanded }]
    );
}
