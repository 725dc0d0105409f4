//! Encounters, vaults, and write-backs from them.

use crate::small::{ASH, Board, ME};
use daemonfall_sector::{
    Bonus, Command, Halt, KindId, Outcome, Pending, Refusal, SectorEvent, UnitId, WriteBack,
};

const LAND: [&str; 2] = [". . .*. .V. .2.b", " .1. . . . . . ."];

fn write(board: &mut Board, what: WriteBack) -> Vec<SectorEvent> {
    let applied = board.rules.write_back(&mut board.sector, &what).unwrap();
    board.rules.validate(&board.sector).unwrap();
    assert!(!applied.undoable);
    applied.events
}

#[test]
fn the_players_stack_stops_at_an_encounter_and_everything_waits_for_it() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (0, 0), &["needle"]);
    board.put(ME, (4, 0), &["needle"]);
    let [tile, beyond] = [2, 3].map(|column| board.at(column, 0));
    // The straight way meets the encounter; the way around it costs one more.
    let applied = board.apply(Command::Move { stack, to: beyond });
    assert_eq!(board.stack(stack).tile, tile);
    let reached = SectorEvent::EncounterReached { stack, tile };
    let halted = SectorEvent::Halted { stack, why: Halt::Encounter };
    assert!(applied.events.ends_with(&[reached, halted]));
    assert!(!applied.undoable);
    assert_eq!(board.sector.pending, Some(Pending::Encounter { stack, tile }));
    assert_eq!(board.refused(Command::EndTurn), Refusal::Awaits);
    assert_eq!(write(&mut board, WriteBack::EncounterOver), [SectorEvent::EncounterOver { tile }]);
    assert!(!board.sector.tile(tile).encounter);
    board.apply(Command::Move { stack, to: beyond });
}

#[test]
fn opponents_pass_encounters_by() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (0, 1), &["needle"]);
    let stack = board.put(ASH, (3, 0), &["needle"]);
    board.until(ASH);
    let tile = board.at(2, 0);
    board.apply(Command::Move { stack, to: tile });
    assert_eq!(board.sector.pending, None);
    assert!(board.sector.tile(tile).encounter);
}

#[test]
fn the_leader_enters_a_vault_until_nothing_is_left_in_it() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (4, 0), &["needle", "thorn"]);
    let tile = board.at(4, 0);
    let enter = Command::EnterVault { stack };
    assert_eq!(board.events(enter.clone()), [SectorEvent::VaultEntered { stack, tile }]);
    assert_eq!(board.stack(stack).moves(), 0);
    let wrong = board.rules.write_back(&mut board.sector, &WriteBack::EncounterOver);
    assert_eq!(wrong, Err(Refusal::NothingAwaits));
    write(&mut board, WriteBack::VaultOver { emptied: false });
    assert_eq!(board.refused(enter.clone()), Refusal::NoMoves);
    board.put(ASH, (6, 1), &["needle"]);
    board.until(ME);
    board.apply(enter.clone());
    write(&mut board, WriteBack::VaultOver { emptied: true });
    assert_eq!(board.refused(enter), Refusal::Emptied);
}

#[test]
fn only_the_leaders_stack_on_a_vault_enters_it() {
    let mut board = Board::empty(&LAND);
    board.put(ME, (0, 0), &["needle"]);
    let other = board.put(ME, (4, 0), &["needle"]);
    let open = board.put(ME, (1, 1), &["needle"]);
    let ash = board.put(ASH, (5, 0), &["needle"]);
    let enter = |stack| Command::EnterVault { stack };
    assert_eq!(board.refused(enter(other)), Refusal::NoLeader);
    assert_eq!(board.refused(enter(open)), Refusal::NoVault);
    board.until(ASH);
    assert_eq!(board.refused(enter(ash)), Refusal::NotThePlayer);
}

#[test]
fn losses_wounds_prizes_and_mods_are_written_back() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (4, 0), &["needle", "thorn"]);
    let [leader, thorn] = board.units(stack)[..] else { panic!("there are two") };
    let health = |board: &Board, unit| board.sector.unit(unit).unwrap().1.health;
    write(&mut board, WriteBack::SetHealth { unit: leader, health: 7 });
    assert_eq!(health(&board, leader), 7);
    write(&mut board, WriteBack::SetHealth { unit: leader, health: -3 });
    assert_eq!(health(&board, leader), 1);
    let bonus = Bonus {
        health: 10,
        attack: 2,
        movement: 1,
        abilities: vec!["Archery".into()],
        ..Bonus::default()
    };
    write(&mut board, WriteBack::SetBonus { unit: leader, bonus });
    write(&mut board, WriteBack::SetHealth { unit: leader, health: 99 });
    assert_eq!(health(&board, leader), 30);
    let fighter = board.rules.fighter(board.sector.unit(leader).unwrap().1);
    assert_eq!(fighter.attack, 8);
    let archery = board.rules.types().ability("Archery").unwrap();
    assert!(fighter.abilities.has(archery));
    let kind = board.rules.roster.find("prism").unwrap();
    write(&mut board, WriteBack::AddUnit { stack, kind });
    write(&mut board, WriteBack::LoseUnit { unit: thorn });
    assert_eq!(board.stack(stack).units.len(), 2);
    write(&mut board, WriteBack::Cycles { faction: ME, amount: -1_000 });
    assert_eq!(board.sector.faction(ME).cycles, 0);
    write(&mut board, WriteBack::LoseUnit { unit: leader });
    assert_eq!(board.sector.outcome, Some(Outcome::LeaderLost));
}

#[test]
fn what_does_not_exist_is_not_written_back() {
    let mut board = Board::empty(&LAND);
    let stack = board.put(ME, (4, 0), &["needle"; 8]);
    let before = board.sector.clone();
    let nobody = UnitId(999);
    let kind = board.rules.roster.find("moth").unwrap();
    for (what, refusal) in [
        (WriteBack::LoseUnit { unit: nobody }, Refusal::NoSuchUnit),
        (WriteBack::AddUnit { stack, kind }, Refusal::NoRoom { room: 0, wants: 1 }),
        (WriteBack::AddUnit { stack, kind: KindId(999) }, Refusal::NoSuchKind),
        (WriteBack::VaultOver { emptied: true }, Refusal::NothingAwaits),
    ] {
        assert_eq!(board.rules.write_back(&mut board.sector, &what), Err(refusal));
        assert_eq!(board.sector, before);
    }
}
