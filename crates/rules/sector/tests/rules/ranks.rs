//! What units learn in battles: experience, ranks, names and boons.

use crate::small::{ASH, Board, ME, OPEN, rules};
use daemonfall_core::fingerprint_of;
use daemonfall_sector::{
    BoonId, Career, Command, KindId, RANKS, Refusal, SectorEvent, StackId, Unit, UnitId,
};
use proptest::prelude::*;

const STRONG: [&str; 4] = ["hydra", "bulk", "hammer", "revenant"];

/// The events of an attack of these on those, with the first dice with which it comes out so. All
/// of them rise with 2 more experience.
fn fight(own: &[&str], foes: &[&str], won: bool) -> (Board, StackId, StackId, Vec<SectorEvent>) {
    for seed in 0..200 {
        let mut board = Board::empty(&OPEN);
        board.put(ME, (0, 4), &["needle"]);
        let stack = board.put(ME, (2, 2), own);
        let foe = board.put(ASH, (3, 2), foes);
        let units = board.sector.stacks.values_mut().flat_map(|it| &mut it.units);
        units.for_each(|it| it.career.experience = RANKS[0] - 2);
        board.sector.dice.seed = seed;
        let tile = board.at(3, 2);
        let events = board.apply(Command::Attack { stack, tile }).events;
        let lives = |stack| board.sector.stacks.contains_key(stack);
        if (lives(&stack), lives(&foe)) == (won, !won) {
            return (board, stack, foe, events);
        }
    }
    panic!("no dice decide it so")
}

fn learnt(events: &[SectorEvent]) -> Vec<(UnitId, u32)> {
    let learnt = events.iter().filter_map(|event| match event {
        SectorEvent::Learnt { unit, by, .. } => Some((*unit, *by)),
        _ => None,
    });
    learnt.collect()
}

fn risen(kind: KindId, lot: u32, experience: u32) -> Unit {
    let mut unit = Unit::fresh(UnitId(1), kind, &rules().roster);
    unit.career = Career { experience, lot, ..Career::default() };
    unit
}

/// A board with a thorn that has just risen, and what it is offered.
fn with_a_choice() -> (Board, UnitId, [BoonId; 2]) {
    let (board, stack, ..) = fight(&["thorn", "thorn"], &["thorn", "thorn"], true);
    let unit = board.stack(stack).units[0].clone();
    let offered = board.rules.choices(&unit).expect("it has risen");
    (board, unit.id, offered)
}

#[test]
fn survivors_of_the_side_that_won_learn_twice_as_much_from_foes_worth_at_least_as_much() {
    let (board, stack, _, events) = fight(&STRONG, &["moth", "thorn"], true);
    let all = |by| board.units(stack).into_iter().map(|unit| (unit, by)).collect::<Vec<_>>();
    assert_eq!(learnt(&events), all(1));
    let (board, stack, _, events) = fight(&["thorn", "thorn"], &["thorn", "thorn"], true);
    let all: Vec<_> = board.units(stack).into_iter().map(|unit| (unit, 2)).collect();
    assert_eq!(learnt(&events), all);
    let (board, _, foe, events) = fight(&["moth"], &STRONG, false);
    let all: Vec<_> = board.units(foe).into_iter().map(|unit| (unit, 1)).collect();
    assert_eq!(learnt(&events), all);
}

#[test]
fn who_is_in_reserve_learns_nothing() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["hydra", "bulk", "hammer"]);
    board.put(ASH, (3, 2), &["moth"]);
    let unit = board.units(stack)[0];
    board.apply(Command::Reserve { unit });
    let tile = board.at(3, 2);
    let events = board.apply(Command::Attack { stack, tile }).events;
    assert_eq!(learnt(&events).len(), 2);
    assert!(learnt(&events).iter().all(|(id, _)| *id != unit));
}

#[test]
fn a_forecast_says_what_the_attack_would_teach() {
    let mut board = Board::empty(&OPEN);
    let stack = board.put(ME, (2, 2), &["hydra", "bulk", "hammer"]);
    board.put(ASH, (3, 2), &["moth"]);
    let units = &mut board.sector.stacks.get_mut(&stack).expect("put").units;
    units[1].career.experience = RANKS[0] - 1;
    units[2].career = Career { experience: RANKS[2], ..Career::default() };
    let (from, tile) = (board.at(2, 2), board.at(3, 2));
    let view = board.rules.view(&board.sector, ME);
    let lesson = view.forecast(stack, from, tile).expect("an attack").lesson(&board.rules);
    assert_eq!((lesson.by, lesson.rise), (1, 1));
    let events = board.apply(Command::Attack { stack, tile }).events;
    let rises = events.iter().filter(|it| matches!(it, SectorEvent::Risen { rank: 1, .. }));
    assert_eq!((learnt(&events).len(), rises.count()), (3, 1));
    let most = board.stack(stack).units[2].career.experience;
    assert_eq!(most, RANKS[2], "there is nothing more to learn");
}

#[test]
fn a_unit_that_rises_gets_a_name_and_one_of_two_boons_of_the_players_choice() {
    let (mut board, unit, [first, second]) = with_a_choice();
    let before = board.sector.clone();
    let was = before.unit(unit).expect("it lives").1.clone();
    assert!(!was.career.name.is_empty() && was.career.rank() == 1 && first != second);
    let other = (0..).map(BoonId).find(|id| *id != first && *id != second).expect("more than two");
    assert_eq!(board.refused(Command::Promote { unit, boon: other }), Refusal::NoSuchBoon);
    let applied = board.apply(Command::Promote { unit, boon: second });
    assert!(applied.undoable);
    let now = board.sector.unit(unit).expect("it lives").1;
    let boon = board.rules.boon(was.kind, second);
    let (fought, fights) = (board.rules.fighter(&was), board.rules.fighter(now));
    assert_eq!(fights.attack, fought.attack + boon.attack);
    assert_eq!(fights.defence, fought.defence + boon.defence);
    assert_eq!(fights.damage, fought.damage + boon.damage);
    assert_eq!(fights.health.max, fought.health.max + boon.health);
    assert_eq!(fights.health.current, fought.health.current + boon.health);
    assert_eq!(board.refused(Command::Promote { unit, boon: first }), Refusal::NoSuchBoon);
    assert_ne!(before.fingerprint(), board.sector.fingerprint());
}

#[test]
fn units_of_others_take_the_first_boon_at_once() {
    let (board, _, foe, events) = fight(&["thorn", "thorn"], &["thorn", "thorn"], false);
    for unit in &board.stack(foe).units {
        assert_eq!((unit.career.rank(), unit.career.boons.len()), (1, 1));
        let unlearnt =
            Unit { career: Career { boons: Vec::new(), ..unit.career.clone() }, ..unit.clone() };
        let offered = board.rules.choices(&unlearnt).expect("it rose");
        assert_eq!(unit.career.boons[0], offered[0]);
    }
    assert!(events.iter().any(|it| matches!(it, SectorEvent::Promoted { .. })));
}

#[test]
fn no_two_units_on_the_map_have_the_same_name() {
    let (board, stack, ..) = fight(&["thorn"; 4], &["thorn"; 4], true);
    let mut names: Vec<_> = board.stack(stack).units.iter().map(|it| &it.career.name).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn every_kind_has_two_boons_that_suit_it_at_every_rank() {
    let rules = rules();
    for (kind, it) in rules.roster.kinds() {
        for lot in 0..50 {
            let mut unit = risen(kind, lot, RANKS[2]);
            for _ in RANKS {
                let offered = rules.choices(&unit).expect("something to learn");
                for boon in offered.map(|id| rules.library.boon(id)) {
                    let own = |name: &String| it.chassis.abilities.contains(name);
                    assert!(boon.fits.is_empty() || boon.fits.iter().any(own), "{}", it.key);
                }
                unit.career.boons.push(offered[1]);
            }
            assert_eq!(rules.choices(&unit), None);
        }
    }
}

proptest! {
    #[test]
    fn a_career_is_saved_whole_and_every_part_of_it_is_in_the_fingerprint(
        experience in 0u32..10, lot in any::<u32>(), name in "[A-Z][a-z]{0,8}", boons in prop::collection::vec(0u32..9, 0..3)
    ) {
        let boons = boons.into_iter().map(BoonId).collect();
        let mut unit = risen(KindId(0), lot, experience);
        unit.career = Career { name, boons, ..unit.career };
        let text = serde_json::to_string(&unit).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Unit>(&text).unwrap(), &unit);
        let own = unit.career.clone();
        let more = [
            Career { experience: own.experience + 1, ..own.clone() },
            Career { lot: own.lot.wrapping_add(1), ..own.clone() },
            Career { name: format!("{}a", own.name), ..own.clone() },
            Career { boons: vec![BoonId(9)], ..own },
        ];
        for career in more {
            let other = Unit { career, ..unit.clone() };
            prop_assert_ne!(fingerprint_of(&other), fingerprint_of(&unit));
        }
    }
}
