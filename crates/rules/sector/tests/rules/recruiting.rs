//! Recruiting at structures.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, KindId, Refusal, SectorEvent, TileId};

const LAND: [&str; 3] = [". . . . . . .2.b", " .1. . .V. . . .", ". .N. . . . . ."];

fn recruit(board: &Board, tile: TileId, key: &str) -> Command {
    let kind = board.rules.roster.find(key).unwrap();
    Command::Recruit { tile, kind }
}

#[test]
fn a_recruit_costs_cycles_and_is_a_stack_of_its_own_where_nobody_stands() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (3, 0), &["needle"]);
    let node = board.at(1, 2);
    board.give((1, 2), ME);
    let command = recruit(&board, node, "echo");
    let applied = board.apply(command);
    let stack = board.sector.stack_at(node).unwrap();
    let unit = &stack.units[0];
    assert_eq!(
        applied.events,
        [SectorEvent::Recruited {
            faction: ME,
            tile: node,
            stack: stack.id,
            unit: unit.id,
            kind: unit.kind,
            cost: 84
        }]
    );
    assert_eq!(unit.moves, 0, "it moves from the next turn on");
    assert_eq!(board.sector.faction(ME).cycles, 16);
}

#[test]
fn a_recruit_joins_the_stack_that_stands_there() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (1, 2), &["needle"]);
    let node = board.at(1, 2);
    let command = recruit(&board, node, "moth");
    board.apply(command);
    assert_eq!(board.stack(stack).units.len(), 2);
}

#[test]
fn a_structure_recruits_once_a_turn() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (1, 2), &["needle"]);
    board.put(ASH, (7, 2), &["needle"]);
    let node = board.at(1, 2);
    let command = recruit(&board, node, "moth");
    board.apply(command.clone());
    assert_eq!(board.refused(command.clone()), Refusal::Busy);
    board.until(ME);
    board.apply(command);
}

#[test]
fn what_cannot_be_recruited_is_refused_with_the_reason() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (3, 0), &["needle"]);
    let [node, gate, vault, open, theirs] =
        [(1, 2), (0, 1), (3, 1), (1, 0), (6, 0)].map(|(column, row)| board.at(column, row));
    for place in [(1, 2), (0, 1), (3, 1), (1, 0)] {
        board.give(place, ME);
    }
    board.give((6, 0), ASH);
    let refused = |board: &mut Board, tile, key| {
        let command = recruit(board, tile, key);
        board.refused(command)
    };
    assert_eq!(refused(&mut board, theirs, "moth"), Refusal::NotYours);
    assert_eq!(refused(&mut board, open, "moth"), Refusal::RecruitsNobody);
    assert_eq!(refused(&mut board, vault, "moth"), Refusal::RecruitsNobody);
    assert_eq!(refused(&mut board, gate, "echo"), Refusal::TierTooHigh { tier: 3, most: 2 });
    assert_eq!(refused(&mut board, node, "hydra"), Refusal::TooDear { needs: 170, has: 100 });
    let nobody = Command::Recruit { tile: node, kind: KindId(999) };
    assert_eq!(board.refused(nobody), Refusal::NoSuchKind);
    board.put(ME, (1, 2), &["needle"; 8]);
    assert_eq!(refused(&mut board, node, "moth"), Refusal::NoRoom { room: 0, wants: 1 });
}

#[test]
fn a_corporation_recruits_its_own_kinds_only() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (3, 0), &["needle"]);
    board.put(ASH, (6, 0), &["needle"]);
    board.until(ASH);
    let home = board.at(6, 0);
    let command = recruit(&board, home, "leech");
    assert_eq!(board.refused(command), Refusal::NotOurKind);
    let command = recruit(&board, home, "ember");
    board.apply(command);
}
