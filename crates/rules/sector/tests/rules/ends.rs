//! How factions and sectors end, and changes of alliances.

use crate::small::{ASH, Board, LUMEN, ME, WILD};
use daemonfall_sector::library::Role;
use daemonfall_sector::{Command, FactionId, Outcome, Refusal, SectorEvent, StackId, UnitId};

const LAND: [&str; 3] = [". . . . . . .2.b", " .1. . . . . . .", ". . . . . . . ."];

const THREE: [&str; 3] = [". . . . . . .2.b", " .1. . . . . . .", ". . . . .3.c. ."];

#[test]
fn a_stack_of_the_players_that_takes_a_core_wins() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (6, 1), &["needle"]);
    board.put(ASH, (2, 2), &["needle"]);
    let core = board.at(7, 0);
    let events = board.events(Command::Move { stack, to: core });
    assert_eq!(events.last(), Some(&SectorEvent::Ended { outcome: Outcome::CoreTaken }));
    assert_eq!(board.refused(Command::EndTurn), Refusal::Over);
}

#[test]
fn an_allys_core_cannot_be_taken() {
    let mut board = Board::empty(&LAND);
    board.ally(ME, ASH);
    let stack = board.put(ME, (6, 1), &["needle"]);
    let core = board.at(7, 0);
    board.apply(Command::Move { stack, to: core });
    assert_eq!(board.sector.outcome, None);
    assert_eq!(board.sector.tile(core).owner, Some(ASH));
}

#[test]
fn the_run_ends_with_the_leader() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (2, 2), &["moth", "needle"]);
    board.put(ASH, (3, 2), &["hydra", "bulk", "revenant", "prism", "prism"]);
    let tile = board.at(3, 2);
    board.apply(Command::Attack { stack, tile });
    assert_eq!(board.sector.outcome, Some(Outcome::LeaderLost));
}

#[test]
fn the_run_ends_with_the_last_stack() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (2, 2), &["moth"]);
    board.sector.stacks.get_mut(&stack).unwrap().units[0].leader = false;
    board.put(ASH, (3, 2), &["hydra", "bulk", "revenant", "prism", "prism"]);
    let tile = board.at(3, 2);
    let events = board.events(Command::Attack { stack, tile });
    assert_eq!(board.sector.outcome, Some(Outcome::StacksLost));
    assert!(events.contains(&SectorEvent::FactionDestroyed { faction: ME }));
}

/// Ash has lost its core to Lumen, and has one unit left; a stack of the player's is at its home.
fn core_lost() -> (Board, StackId, UnitId) {
    let mut board = Board::empty(&THREE);
    for tile in &mut board.sector.tiles {
        let role = tile.structure.map(|it| board.rules.library.structure(it).role);
        if tile.owner == Some(ASH) && role == Some(Role::Core) {
            tile.owner = Some(LUMEN);
        }
    }
    let stack = board.put(ME, (5, 0), &["needle"]);
    board.put(LUMEN, (4, 2), &["needle"]);
    let last = board.put(ASH, (2, 0), &["needle"]);
    let unit = board.units(last)[0];
    (board, stack, unit)
}

#[test]
fn a_corporation_lives_as_long_as_it_holds_its_core() {
    let mut board = Board::empty(&THREE);
    let stack = board.put(ME, (5, 0), &["needle"]);
    board.put(LUMEN, (4, 2), &["needle"]);
    let home = board.at(6, 0);
    board.apply(Command::Move { stack, to: home });
    board.until(ASH);
    assert!(board.sector.faction(ASH).alive);
    assert!(board.sector.stacks_of(ASH).next().is_none());
}

#[test]
fn a_corporation_without_stacks_lives_as_long_as_it_can_recruit() {
    let (mut board, stack, unit) = core_lost();
    board.until(ASH);
    board.apply(Command::Disband { unit });
    assert!(board.sector.faction(ASH).alive);
    board.until(ME);
    let home = board.at(6, 0);
    let events = board.events(Command::Move { stack, to: home });
    assert!(events.contains(&SectorEvent::FactionDestroyed { faction: ASH }));
    let ash = board.sector.faction(ASH);
    assert!(!ash.alive && ash.allies.is_empty());
    let owned = |faction| {
        let tiles = board.sector.tiles.iter();
        tiles.filter(|tile| tile.owner == Some(faction)).count()
    };
    assert_eq!(owned(ASH), 0);
    assert!(owned(LUMEN) > 0);
}

#[test]
fn who_has_left_the_map_has_no_turns_and_no_allies() {
    let (mut board, stack, unit) = core_lost();
    board.ally(ASH, LUMEN);
    let home = board.at(6, 0);
    board.apply(Command::Move { stack, to: home });
    board.until(ASH);
    let events = board.events(Command::Disband { unit });
    assert!(events.contains(&SectorEvent::FactionDestroyed { faction: ASH }));
    assert!(board.sector.faction(LUMEN).allies.is_empty());
    board.until(ME);
    board.until(LUMEN);
    assert!(matches!(board.refused(Command::Propose { to: ASH }), Refusal::NoSuchFaction));
}

fn board() -> Board {
    Board::drawn(&THREE)
}

#[test]
fn an_alliance_is_proposed_and_accepted_in_the_others_turn() {
    let mut board = board();
    assert_eq!(
        board.events(Command::Propose { to: ASH }),
        [SectorEvent::Proposed { from: ME, to: ASH }]
    );
    assert_eq!(board.refused(Command::Propose { to: ASH }), Refusal::OfferedAlready);
    board.until(ASH);
    let answer = Command::Answer { from: ME, accept: true };
    assert_eq!(board.events(answer), [SectorEvent::Allied { one: ME, other: ASH }]);
    assert!(board.sector.allied(ME, ASH) && board.sector.allied(ASH, ME));
    assert!(!board.sector.allied(ME, LUMEN));
}

#[test]
fn an_offer_that_is_declined_or_left_alone_is_gone() {
    let mut board = board();
    board.apply(Command::Propose { to: ASH });
    board.apply(Command::Propose { to: LUMEN });
    board.until(ASH);
    let no = Command::Answer { from: ME, accept: false };
    assert_eq!(board.events(no.clone()), [SectorEvent::Declined { from: ME, by: ASH }]);
    assert_eq!(board.refused(no), Refusal::NoOffer);
    board.until(LUMEN);
    let events = board.events(Command::EndTurn);
    assert!(events.contains(&SectorEvent::Declined { from: ME, by: LUMEN }));
    assert!(board.sector.offers.is_empty());
}

#[test]
fn two_who_propose_to_each_other_are_allies() {
    let mut board = board();
    board.apply(Command::Propose { to: ASH });
    board.until(ASH);
    board.apply(Command::Propose { to: ME });
    assert!(board.sector.allied(ME, ASH));
    assert!(board.sector.offers.is_empty());
}

#[test]
fn breaking_an_alliance_is_remembered() {
    let mut board = board();
    board.ally(ME, ASH);
    assert_eq!(
        board.events(Command::Break { with: ASH }),
        [SectorEvent::Broken { by: ME, with: ASH }]
    );
    assert!(!board.sector.allied(ASH, ME));
    assert_eq!(board.sector.faction(ME).broke, Some(1));
    assert_eq!(board.refused(Command::Break { with: ASH }), Refusal::NotAllied);
}

#[test]
fn nobody_allies_with_wild_processes_themselves_or_nobody() {
    let mut board = board();
    let refused = |board: &mut Board, to| board.refused(Command::Propose { to });
    assert_eq!(refused(&mut board, WILD), Refusal::Wild);
    assert_eq!(refused(&mut board, ME), Refusal::AlliedAlready);
    assert_eq!(refused(&mut board, FactionId(77)), Refusal::NoSuchFaction);
    board.ally(ME, ASH);
    assert_eq!(refused(&mut board, ASH), Refusal::AlliedAlready);
}
