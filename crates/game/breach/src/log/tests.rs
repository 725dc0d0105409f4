//! Tests the numbers behind a line, for events as the rules report them.

use super::{BreachEvent, BreachLibrary, BreachLog, BreachView};
use crate::breach_view::UnitShown;
use crate::breach_view::tests::first_picture;
use crate::prelude::*;
use daemonfall_stack::{Cause, Part};

/// Both sides of the breach.
const SIDES: &str = "needle,bastion:thorn,leech";

fn unit<'a>(table: &'a BreachView, name: &str) -> Result<&'a UnitShown, String> {
    let mut units = table.units.iter();
    let unit = units.find(|unit| unit.name == name);
    unit.ok_or_else(|| format!("no unit is called {name}"))
}

fn find(library: &BreachLibrary, name: &str) -> Result<SubroutineId, String> {
    let found = library.find_subroutine(name);
    found.ok_or_else(|| format!("there is no {name}"))
}

/// The numbers behind a change that `user` causes to Thorn with a subroutine.
fn told(user: &str, what: &str, manner: Manner, change: Change) -> Result<Vec<String>, String> {
    let (library, table) = first_picture(SIDES)?;
    let (user, target) = (unit(&table, user)?.id, unit(&table, "Thorn")?.id);
    let used = BreachEvent::Used {
        id: None,
        user,
        subroutine: find(&library, what)?,
        aim: Aim::Character(target),
        center: None,
        hits: vec![target],
        manner,
    };
    let cause = Cause { id: MoveId(0), part: Part::Use, user };
    let changed = BreachEvent::Stack(StackEvent::Changed { cause, target, change });
    let mut chronicle = BreachLog::default();
    for event in [used, changed] {
        chronicle.tell(&event, &table, &library);
    }
    Ok(rows(&chronicle))
}

fn rows(chronicle: &BreachLog) -> Vec<String> {
    let formula = chronicle.lines.last().map(|line| line.details.as_slice());
    let rows = formula.unwrap_or_default().iter();
    rows.map(|(name, number)| format!("{name}: {number}")).collect()
}

#[test]
fn a_blow_is_counted_from_its_damage_to_the_health_that_it_leaves() -> Result<(), String> {
    let change = Change::Damaged { absorbed: 1, taken: 2, left: 10 };
    let shielded = [
        "Jab: 3 damage",
        "shield of Thorn: \u{2212}1",
        "health of Thorn, before and after: 12 and 10",
    ];
    assert_eq!(told("Needle", "jab", Manner::Action, change)?, shielded);
    // A riposte takes one off, and no unit loses more than it has.
    let change = Change::Damaged { absorbed: 0, taken: 4, left: 0 };
    let struck_back = [
        "Ram: 7 damage",
        "riposte: \u{2212}1",
        "more than Thorn has left: \u{2212}2",
        "health of Thorn, before and after: 4 and 0",
    ];
    assert_eq!(told("Bastion", "ram", Manner::Riposte, change)?, struck_back);
    Ok(())
}

#[test]
fn a_choice_tells_when_it_is_used_and_what_it_costs_of_the_charge_time() -> Result<(), String> {
    let (library, mut table) = first_picture(SIDES)?;
    let who = unit(&table, "Needle")?.id;
    for unit in &mut table.units {
        unit.charge = 150;
    }
    let turn = Turn { who, quick: false };
    let subroutine = find(&library, "lance")?;
    let aim = Aim::Character(unit(&table, "Thorn")?.id);
    let mut chronicle = BreachLog::default();
    let command = Command::Use { subroutine, aim };
    let charge = 60;
    let chose = BreachEvent::Chose { turn, command, charge, forced: false };
    chronicle.tell(&chose, &table, &library);
    assert_eq!(
        rows(&chronicle),
        [
            "rounds of Lance on the stack: 3",
            "what is chosen joins in the next round: +1",
            "cost of a subroutine: \u{2212}80",
            "at most 60 remain: \u{2212}10",
            "charge time of Needle, before and after: 150 and 60"
        ]
    );
    Ok(())
}

#[test]
fn a_unit_that_loses_its_last_health_is_told_to_die_and_what_it_still_does() -> Result<(), String> {
    let (library, table) = first_picture(SIDES)?;
    let (user, target) = (unit(&table, "Needle")?.id, unit(&table, "Thorn")?.id);
    let told = |part: Part, left: i32| -> Result<String, String> {
        let used = BreachEvent::Used {
            id: None,
            user,
            subroutine: find(&library, "jab")?,
            aim: Aim::Character(target),
            center: None,
            hits: vec![target],
            manner: Manner::Action,
        };
        let cause = Cause { id: MoveId(0), part, user };
        let change = Change::Damaged { absorbed: 0, taken: 3, left };
        let changed = BreachEvent::Stack(StackEvent::Changed { cause, target, change });
        let mut chronicle = BreachLog::default();
        for event in [used, changed] {
            chronicle.tell(&event, &table, &library);
        }
        Ok(chronicle.lines.last().map(|line| line.why.clone()).unwrap_or_default())
    };
    assert!(!told(Part::Use, 1)?.contains("no health left"));
    let now = told(Part::Use, 0)?;
    assert!(now.contains("no health left: it dies at the end of this round"), "{now}");
    // After-effects come once the dead of the round have been removed.
    let later = told(Part::After, 0)?;
    assert!(later.contains("it dies at the end of the next round"), "{later}");
    Ok(())
}

#[test]
fn a_unit_that_waits_because_it_can_use_nothing_says_so() -> Result<(), String> {
    let (library, table) = first_picture(SIDES)?;
    let turn = Turn { who: unit(&table, "Needle")?.id, quick: false };
    let mut chronicle = BreachLog::default();
    for forced in [true, false] {
        let chose = BreachEvent::Chose { turn, command: Command::Wait, charge: 60, forced };
        chronicle.tell(&chose, &table, &library);
    }
    let told: Vec<&str> = chronicle.lines.iter().map(|line| line.why.as_str()).collect();
    assert_eq!(told, ["It can use nothing now.", ""]);
    Ok(())
}
