//! The data files of the breach: the game's own, and the errors of broken ones.

mod bad;

use crate::small::GAME;
use daemonfall_breach::{Effect, Kind, Shape, Subroutine, Unit, UnitId};
use daemonfall_stack::SubroutineId;
use std::collections::BTreeSet;

fn common() -> Vec<&'static Unit> {
    let units = GAME.units().map(|(_, unit)| unit);
    units.filter(|unit| unit.phase.is_none()).collect()
}

#[test]
fn there_are_at_least_24_subroutines_of_every_trait() {
    let count =
        |is: &dyn Fn(&Subroutine) -> bool| GAME.subroutines().filter(|(_, it)| is(it)).count();
    let has = |it: &Subroutine, effect: &dyn Fn(&Effect) -> bool| it.uses.iter().any(effect);
    assert!(count(&|_| true) >= 24);
    let traits: [(&str, &dyn Fn(&Subroutine) -> bool); 16] = [
        ("instant", &|it| it.time == 0),
        ("slow", &|it| it.time > 0),
        ("single-use", &|it| !it.multi_use),
        ("multi-use", &|it| it.multi_use && it.duration > 0),
        ("instant and multi-use", &|it| it.time == 0 && it.multi_use),
        ("slow and multi-use", &|it| it.time > 0 && it.multi_use),
        ("with an after-effect", &|it| !it.after.is_empty()),
        ("instant with an after-effect", &|it| it.time == 0 && !it.after.is_empty()),
        ("slow with an after-effect", &|it| it.time > 0 && !it.after.is_empty()),
        ("without one", &|it| it.after.is_empty()),
        ("rows", &|it| it.shape == Shape::Row),
        ("columns", &|it| it.shape == Shape::Column),
        ("crosses", &|it| it.shape == Shape::Cross),
        ("quick", &|it| has(it, &|effect| *effect == Effect::Quick)),
        ("haste", &|it| has(it, &|effect| matches!(effect, Effect::Speed(1..)))),
        ("magic that acts at once", &|it| it.time == 0 && it.kind == Kind::Magic),
    ];
    for (name, is) in traits {
        assert!(count(is) > 0, "there is no subroutine: {name}");
    }
}

#[test]
fn there_are_at_least_8_unit_kinds_with_distinct_roles_a_mime_among_them() {
    let units = common();
    assert!(units.len() >= 8);
    assert!(units.iter().any(|unit| unit.mime));
    let roles: BTreeSet<String> = units
        .iter()
        .map(|unit| format!("{} {:?} {:?}", unit.mime, unit.reaction, unit.subroutines))
        .collect();
    assert_eq!(roles.len(), units.len());
}

#[test]
fn every_answer_is_given_by_some_common_unit() {
    let answers: BTreeSet<String> = common()
        .iter()
        .map(|unit| {
            format!("{:?}", unit.reaction).chars().take_while(|c| c.is_alphabetic()).collect()
        })
        .collect();
    let all = ["Brace", "CounterMagic", "CriticalQuick", "None", "Riposte", "Static"];
    assert!(answers.iter().eq(all), "{answers:?}");
}

#[test]
fn there_are_6_guardians_with_escorts_and_a_phase_change_each() {
    assert_eq!(GAME.guardians().len(), 6);
    let mut guardians = BTreeSet::new();
    for line_up in GAME.guardians() {
        let (guardian, escorts) = line_up.posts.split_first().unwrap();
        assert!(GAME.unit(guardian.unit).phase.is_some(), "{}", line_up.key);
        guardians.insert(guardian.unit);
        assert!(!escorts.is_empty(), "{}", line_up.key);
        for escort in escorts {
            assert!(GAME.unit(escort.unit).phase.is_none(), "{}", line_up.key);
        }
    }
    assert_eq!(guardians.len(), 6);
}

#[test]
fn turning_changes_what_a_guardian_can_do() {
    for (_, unit) in GAME.units() {
        if let Some(phase) = &unit.phase {
            assert_ne!(phase.subroutines, unit.subroutines, "{}", unit.key);
        }
    }
}

#[test]
fn every_subroutine_is_some_units_and_every_guardian_guards_something() {
    let mut used: BTreeSet<SubroutineId> = BTreeSet::new();
    for (_, unit) in GAME.units() {
        used.extend(&unit.subroutines);
        used.extend(unit.phase.iter().flat_map(|phase| &phase.subroutines));
    }
    for (id, subroutine) in GAME.subroutines() {
        assert!(used.contains(&id), "no unit has {}", subroutine.name);
    }
    let posted: BTreeSet<UnitId> =
        GAME.guardians().iter().map(|line_up| line_up.posts[0].unit).collect();
    for (id, unit) in GAME.units() {
        assert_eq!(unit.phase.is_some(), posted.contains(&id), "{}", unit.key);
    }
}

#[test]
fn every_unit_can_pay_for_every_subroutine_of_its_own() {
    for (_, unit) in GAME.units() {
        let faces = unit.phase.iter().flat_map(|phase| &phase.subroutines);
        for id in unit.subroutines.iter().chain(faces) {
            let it = GAME.subroutine(*id);
            assert!(it.cpu <= unit.cpu, "{}: {}", unit.key, it.name);
        }
    }
}

#[test]
fn what_the_player_reads_is_there() {
    let subroutines = GAME.subroutines().map(|(_, it)| (&it.name, &it.about));
    let units = GAME.units().map(|(_, it)| (&it.name, &it.about));
    let line_ups = GAME.guardians().iter().map(|it| (&it.name, &it.about));
    for (name, about) in subroutines.chain(units).chain(line_ups) {
        assert!(!name.is_empty() && about.ends_with('.'), "{name}: {about}");
    }
}

#[test]
fn a_speed_that_a_subroutine_changes_its_after_effect_takes_back() {
    for (_, it) in GAME.subroutines() {
        let sum = |effects: &[Effect]| -> i32 {
            let amount = |effect: &Effect| match effect {
                Effect::Speed(by) | Effect::MaxCpu(by) => *by,
                _ => 0,
            };
            effects.iter().map(amount).sum()
        };
        assert_eq!(sum(&it.uses), -sum(&it.after), "{}", it.name);
    }
}
