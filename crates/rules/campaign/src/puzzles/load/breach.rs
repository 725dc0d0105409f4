//! Loads a puzzle of the breach: builds its units from those of the data, and places its sides.

use super::super::breach::{BreachTerm, BreachTrial};
use super::super::form::{PostForm, PuzzleForm};
use super::{MOST, no_goal};
use crate::library::Known;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{BreachLibrary, Goal, Muster, Post, SPEEDS, Unit, UnitId};
use daemonfall_core::Side;
use daemonfall_core::data::{DataErrors, Entry, Names};

pub(super) fn load(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    sides: [&Vec<PostForm>; 2],
    foes: Policy,
    (goal, terms): (Goal, &[BreachTerm]),
    errors: &mut DataErrors,
) -> Option<BreachTrial> {
    let first = known.breach.units().count();
    let (mut units, mut muster) = (Vec::new(), Muster { goal, ..Muster::default() });
    for (side, posts) in [Side::Player, Side::Hostile].into_iter().zip(sides) {
        let name = if side == Side::Player { "yours" } else { "theirs" };
        for (place, form) in posts.iter().enumerate() {
            let field = format!("trial.{name}[{place}]");
            let unit = unit(entry, known, &field, form, errors)?;
            let post = Post {
                unit: UnitId((first + units.len()) as u16),
                column: form.column,
                depth: form.depth,
            };
            units.push(unit);
            match side {
                Side::Player => muster.player.push(post),
                _ => muster.hostile.push(post),
            }
        }
    }
    for (place, term) in terms.iter().enumerate() {
        if let BreachTerm::Fell(foe) = term
            && *foe >= muster.hostile.len()
        {
            let reason = format!("there is no foe {foe}: they are numbered from 0");
            let field = format!("trial.terms[{place}]");
            errors.0.push(entry.error(&field, reason));
        }
    }
    if !terms.iter().any(|term| term.is_goal()) {
        errors.0.push(no_goal(entry));
    }
    let library: BreachLibrary = known.breach.with_units(units.iter().cloned());
    if let Some(reason) = goal.fault(muster.hostile.len()) {
        errors.0.push(entry.error("trial.goal", reason));
    } else if let Err(reason) = muster.check(&library) {
        errors.0.push(entry.error("trial", reason));
    }
    Some(BreachTrial { units, muster, foes, terms: terms.to_vec() })
}

fn unit(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    field: &str,
    form: &PostForm,
    errors: &mut DataErrors,
) -> Option<Unit> {
    let all = Names::new("unit", known.breach.units().map(|(id, unit)| (id, unit.key.clone())));
    let id = all.find(entry, &format!("{field}.unit"), &form.unit, errors)?;
    let mut unit = known.breach.unit(id).clone();
    let bounds = [
        ("health", form.health, 1..=MOST),
        ("cpu", form.cpu, 0..=MOST),
        ("speed", form.speed, SPEEDS),
    ];
    for (what, number, bounds) in bounds {
        let Some(number) = number else { continue };
        errors.0.extend(entry.within(&format!("{field}.{what}"), number, bounds));
        match what {
            "health" => unit.health = number,
            "cpu" => unit.cpu = number,
            _ => unit.speed = number,
        }
    }
    unit.reaction = form.reaction.unwrap_or(unit.reaction);
    if let Some(names) = &form.subroutines {
        let field = format!("{field}.subroutines");
        unit.subroutines = known.subroutines.each(entry, &field, names, errors);
    }
    Some(unit)
}
