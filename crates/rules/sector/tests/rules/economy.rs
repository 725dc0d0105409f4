//! Income, upkeep, healing, and recruiting at structures.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{Command, KindId, Loss, Refusal, SectorEvent, TILE_HEALS, TileId};

const LAND: [&str; 3] = [". . . . . . .2.b", " .1, m . . . . .", ". .N. . . . . ."];

fn income(events: &[SectorEvent]) -> (i32, i32, i32, i32) {
    let mut found = events.iter().filter_map(|event| match event {
        SectorEvent::Income { faction: ME, tiles, structures, upkeep, cycles } => {
            Some((*tiles, *structures, *upkeep, *cycles))
        }
        _ => None,
    });
    found.next().expect("no income")
}

/// Plays all turns until it is the player's again; returns what happened in the last command.
fn round(board: &mut Board) -> Vec<SectorEvent> {
    board.until(ASH);
    let mut events = Vec::new();
    while board.sector.active != ME {
        events = board.events(Command::EndTurn);
    }
    events
}

#[test]
fn tiles_and_structures_yield_and_units_take_their_upkeep() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (0, 0), &["needle", "thorn"]);
    board.put(ASH, (5, 2), &["needle"]);
    board.disown();
    board.give((1, 1), ME);
    board.give((2, 1), ME);
    board.give((1, 2), ME);
    let events = round(&mut board);
    // A cache and a heat sink; a node; one and two cycles of upkeep.
    assert_eq!(income(&events), (3, 4, 3, 104));
}

#[test]
fn who_cannot_be_paid_leaves_the_dearest_first_and_the_leader_never() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (4, 1), &["revenant", "needle", "bulk", "thorn"]);
    board.put(ASH, (5, 2), &["needle"]);
    board.disown();
    board.sector.factions[0].cycles = 9;
    let units = board.units(stack);
    // 5 + 1 + 5 + 2 are 13: 4 are missing, and losing the bulk covers them.
    let events = round(&mut board);
    assert_eq!(income(&events), (0, 0, 13, 0));
    let lost: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            SectorEvent::UnitLost { unit, why: Loss::Unpaid, .. } => Some(*unit),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [units[2]]);
    let events = round(&mut board);
    assert_eq!(income(&events).2, 8);
    assert_eq!(board.units(stack), [units[0]]);
}

#[test]
fn units_heal_on_ground_of_their_own_and_more_at_a_node() {
    let mut board = Board::empty(&LAND);
    let at_node = board.put(ME, (1, 2), &["bastion"]);
    let on_land = board.put(ME, (0, 0), &["bastion"]);
    let abroad = board.put(ME, (3, 0), &["bastion"]);
    let almost = board.put(ME, (4, 0), &["bastion"]);
    board.put(ASH, (7, 2), &["needle"]);
    board.give((3, 0), ASH);
    for (stack, health) in [(at_node, 10), (on_land, 10), (abroad, 10), (almost, 33)] {
        board.sector.stacks.get_mut(&stack).unwrap().units[0].health = health;
    }
    round(&mut board);
    let health = |stack| board.stack(stack).units[0].health;
    assert_eq!(health(at_node), 14);
    assert_eq!(health(on_land), 10 + TILE_HEALS);
    assert_eq!(health(abroad), 10);
    assert_eq!(health(almost), 34);
}

#[test]
fn a_new_turn_gives_all_moves_back() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (0, 0), &["needle"]);
    board.put(ASH, (5, 2), &["needle"]);
    let to = board.at(1, 0);
    board.apply(Command::Move { stack, to });
    assert_eq!(board.stack(stack).moves(), 4);
    round(&mut board);
    assert_eq!(board.stack(stack).moves(), 5);
    assert_eq!(board.sector.turn, 2);
}

#[test]
fn wild_processes_neither_earn_nor_pay() {
    let mut board = Board::empty(&LAND);
    let wild = daemonfall_sector::FactionId(2);
    board.put(ME, (0, 0), &["needle"]);
    board.put(ASH, (7, 2), &["needle"]);
    board.put(wild, (1, 2), &["hydra"]);
    round(&mut board);
    assert_eq!(board.sector.faction(wild).cycles, 0);
    assert_eq!(board.sector.stacks_of(wild).count(), 1);
}

const MARKET: [&str; 3] = [". . . . . . .2.b", " .1. . .V. . . .", ". .N. . . . . ."];

fn recruit(board: &Board, tile: TileId, key: &str) -> Command {
    let kind = board.rules.roster.find(key).unwrap();
    Command::Recruit { tile, kind }
}

#[test]
fn a_recruit_costs_cycles_and_is_a_stack_of_its_own_where_nobody_stands() {
    let mut board = Board::empty(&MARKET);
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
    let mut board = Board::empty(&MARKET);
    let stack = board.put(ME, (1, 2), &["needle"]);
    let node = board.at(1, 2);
    let command = recruit(&board, node, "moth");
    board.apply(command);
    assert_eq!(board.stack(stack).units.len(), 2);
}

#[test]
fn a_structure_recruits_once_a_turn() {
    let mut board = Board::empty(&MARKET);
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
    let mut board = Board::empty(&MARKET);
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
    let mut board = Board::empty(&MARKET);
    board.put(ME, (3, 0), &["needle"]);
    board.put(ASH, (6, 0), &["needle"]);
    board.until(ASH);
    let home = board.at(6, 0);
    let command = recruit(&board, home, "leech");
    assert_eq!(board.refused(command), Refusal::NotOurKind);
    let command = recruit(&board, home, "ember");
    board.apply(command);
}
