//! Loads puzzles from their file: names become numbers, maps become floors, and everything is
//! checked.

mod battle;
mod breach;
mod dive;

use super::form::{PuzzleForm, TrialForm};
use super::{Puzzle, Trial};
use crate::library::Known;
use daemonfall_breach::bots::Policy;
use daemonfall_core::data::{DataError, DataErrors, Entry, Source, merged, missing};
use daemonfall_sector::Rules;
use serde::de::IgnoredAny;
use std::collections::BTreeSet;

pub(crate) const FILES: [&str; 1] = ["puzzles.ron"];
const HINTS_AT_MOST: usize = 2;
/// The highest health and CPU that a puzzle may give.
const MOST: i32 = 999;

/// The puzzles of these sources, in file order, easiest first.
pub(crate) fn load(
    sources: &[Source],
    known: &Known,
    rules: &Rules,
) -> Result<Vec<Puzzle>, DataErrors> {
    let mut errors = missing(sources, &FILES);
    let entries: Vec<Entry<PuzzleForm>> = merged(sources, FILES[0], &mut errors);
    let own = own(sources);
    let mut puzzles = Vec::new();
    for entry in entries {
        let before = errors.0.len();
        check(&entry, &mut errors);
        let trial = trial(&entry, known, rules, &mut errors);
        if let Some(trial) = trial.filter(|_| errors.0.len() == before) {
            let pack = if own.contains(&entry.name) { None } else { pack(sources, &entry.file) };
            let form = entry.value;
            puzzles.push(Puzzle {
                pack,
                key: entry.name,
                title: form.title,
                goal: form.goal,
                rule: form.rule,
                hints: form.hints,
                par: form.par,
                within: form.within,
                trial,
            });
        }
    }
    if errors.0.is_empty() { Ok(puzzles) } else { Err(errors) }
}

/// The names of the puzzles that come from no pack.
fn own(sources: &[Source]) -> BTreeSet<String> {
    let is_own = |it: &&Source| it.file == FILES[0] && it.pack.is_none();
    let own: Vec<Source> = sources.iter().filter(is_own).cloned().collect();
    // What is broken is told where all are read.
    let entries: Vec<Entry<IgnoredAny>> = merged(&own, FILES[0], &mut DataErrors::default());
    entries.into_iter().map(|entry| entry.name).collect()
}

/// The pack that a file comes from.
fn pack(sources: &[Source], path: &str) -> Option<String> {
    let source = sources.iter().find(|it| it.file == FILES[0] && it.path == path)?;
    source.pack.as_ref().map(|pack| pack.id.clone())
}

/// Checks the fields that all puzzles share.
fn check(entry: &Entry<PuzzleForm>, errors: &mut DataErrors) {
    let form = &entry.value;
    if form.par == 0 {
        errors.0.push(entry.error("par", "is zero: there would be nothing to do"));
    }
    if form.within.is_some_and(|within| within < form.par) {
        let reason = format!("is less than the par, {}", form.par);
        errors.0.push(entry.error("within", reason));
    }
    if form.hints.len() > HINTS_AT_MOST {
        let reason = format!("there are {}: two at most", form.hints.len());
        errors.0.push(entry.error("hints", reason));
    }
}

fn trial(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    rules: &Rules,
    errors: &mut DataErrors,
) -> Option<Trial> {
    match &entry.value.trial {
        TrialForm::Dive { map, legend, terms } => {
            dive::load(entry, known, map, legend, terms, errors).map(Trial::Dive)
        }
        TrialForm::Breach { yours, theirs, foes, goal, terms } => {
            if *foes == Policy::Random {
                let reason = "chooses at random: a puzzle must not use chance";
                errors.0.push(entry.error("trial.foes", reason));
            }
            breach::load(entry, known, [yours, theirs], *foes, (*goal, terms), errors)
                .map(Trial::Breach)
        }
        TrialForm::Battle { stack, front, reserve, theirs, percent } => {
            errors.0.extend(entry.within("trial.percent", *percent as i32, 1..=100));
            battle::load(entry, known, rules, [stack, reserve, theirs], (*front, *percent), errors)
                .map(Trial::Battle)
        }
    }
}

fn no_goal(entry: &Entry<PuzzleForm>) -> DataError {
    entry.error("trial.terms", "none of them is a goal")
}
