//! Changes of alliances.

use crate::small::{ASH, Board, LUMEN, ME, WILD};
use daemonfall_sector::{Command, FactionId, Refusal, SectorEvent};

const THREE: [&str; 3] = [". . . . . . .2.b", " .1. . . . . . .", ". . . . .3.c. ."];

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
