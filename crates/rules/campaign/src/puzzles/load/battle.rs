//! Loads a puzzle of the battle: looks up its stacks.

use super::super::BattleTrial;
use super::super::form::PuzzleForm;
use crate::library::Known;
use daemonfall_core::data::{DataErrors, Entry};
use daemonfall_sector::{self as sector, Rules, STACK_AT_MOST};

pub(super) fn load(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    rules: &Rules,
    [stack, reserve, theirs]: [&Vec<String>; 3],
    (front, percent): (usize, u32),
    errors: &mut DataErrors,
) -> Option<BattleTrial> {
    for (field, list) in [("stack", stack), ("theirs", theirs)] {
        if !(1..=STACK_AT_MOST).contains(&list.len()) {
            let reason = format!("has {} units, not 1 to {STACK_AT_MOST}", list.len());
            errors.0.push(entry.error(&format!("trial.{field}"), reason));
        }
    }
    if front > stack.len() {
        let reason = format!("is {front}, but the stack has {} units", stack.len());
        errors.0.push(entry.error("trial.front", reason));
    }
    let (mut units, mut fighters) = (Vec::new(), Vec::new());
    for (field, list) in [("stack", stack), ("reserve", reserve), ("theirs", theirs)] {
        for (place, name) in list.iter().enumerate() {
            let field = format!("trial.{field}[{place}]");
            let kind = known.units.find(entry, &field, name, errors)?;
            units.push(known.breach.find_unit(name)?);
            let unit = sector::Unit::fresh(sector::UnitId(0), kind, &rules.roster);
            fighters.push((rules.fighter(&unit), unit.row));
        }
    }
    let theirs = units.split_off(stack.len() + reserve.len());
    Some(BattleTrial {
        own: units,
        stack: stack.len(),
        front,
        theirs,
        percent,
        types: rules.types().clone(),
        fighters,
    })
}
