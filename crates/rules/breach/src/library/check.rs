//! Checks a single well-formed entry, and whether units fit on their posts.

use super::{Answer, Kind, Post, SPEEDS, Subroutine, Unit, UnitId};
use crate::command::Aims;
use crate::effect::Effect;
use crate::field::{COLUMNS, Field, LENGTH, Panel, Stands};
use daemonfall_core::data::{self, DataErrors, Entry};
use daemonfall_core::{CharacterId, Side};

/// Most rounds on the stack, and most rounds of a duration.
const LONGEST: u32 = 20;
/// Most rounds of a status: it must not last for the whole breach.
const LONGEST_STATUS: u16 = 99;
/// The highest amount of damage, shield and the like.
const MOST: i32 = data::MOST as i32;

/// Why the amount of an effect is invalid.
fn amount(effect: Effect) -> Option<String> {
    let within = |amount: i32, least: i32, most: i32| {
        (!(least..=most).contains(&amount))
            .then(|| format!("{amount} is not within {least} and {most}"))
    };
    match effect {
        Effect::Damage(amount) | Effect::Heal(amount) => within(amount, 0, MOST),
        Effect::Status { rounds, .. } => within(rounds.into(), 0, LONGEST_STATUS.into()),
        Effect::Push(panels) => within(panels.into(), 1, i32::from(LENGTH) / 2),
        Effect::Shield(_)
        | Effect::MaxCpu(_)
        | Effect::Speed(_)
        | Effect::Charge(_)
        | Effect::Quick
        | Effect::Step => None,
    }
}

fn amounts(field: &str, effects: &[Effect], wrong: &mut impl FnMut(&str, &str)) {
    for (place, effect) in effects.iter().enumerate() {
        if let Some(reason) = amount(*effect) {
            wrong(&format!("{field}[{place}]"), &reason);
        }
    }
}

pub(super) fn check_subroutine(entry: &Entry<Subroutine>, errors: &mut DataErrors) {
    let it = &entry.value;
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    for (field, rounds) in [("time", it.time), ("duration", it.duration)] {
        if rounds > LONGEST {
            wrong(field, &format!("is more than {LONGEST} rounds"));
        }
    }
    if it.uses.is_empty() && it.own.is_empty() {
        wrong("use", "does nothing; give `use` or `own` an effect");
    }
    let steps = |effects: &[Effect]| effects.contains(&Effect::Step);
    for (field, effects) in [("use", &it.uses), ("after", &it.after)] {
        if steps(effects) {
            wrong(field, "`Step` moves the user: write it under `own`");
        }
    }
    if steps(&it.own) != (it.aims == Aims::Free) {
        wrong("aims", "`Free` and `Step` go together");
    }
    for (field, effects) in [("use", &it.uses), ("own", &it.own), ("after", &it.after)] {
        amounts(field, effects, &mut wrong);
    }
}

pub(super) fn check_unit(
    entry: &Entry<Unit<String>>,
    subroutines: &[Entry<Subroutine>],
    errors: &mut DataErrors,
) {
    let it = &entry.value;
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    if it.health < 1 {
        wrong("health", "is below 1");
    }
    if it.cpu < 0 {
        wrong("cpu", "is below zero");
    }
    if !SPEEDS.contains(&it.speed) {
        wrong("speed", "is not within 10 and 100");
    }
    if !(1..=LENGTH / 2).contains(&it.size.0) || !(1..=COLUMNS).contains(&it.size.1) {
        wrong("size", "does not fit a half of 2 by 4 panels");
    }
    check_face("", it.mime, it.reaction, &it.subroutines, subroutines, &mut wrong);
    for (field, reason) in it.chassis.iter().flat_map(|chassis| chassis.faults()) {
        wrong(&format!("chassis.{field}"), &reason);
    }
    if let Some(phase) = &it.phase {
        if !(1..=99).contains(&phase.at) {
            wrong("phase.at", "is not within 1 and 99 percent");
        }
        if phase.effects.contains(&Effect::Step) {
            wrong("phase.effects", "`Step` needs an aim");
        }
        amounts("phase.effects", &phase.effects, &mut wrong);
        let (mime, reaction) = (phase.mime, phase.reaction);
        check_face("phase.", mime, reaction, &phase.subroutines, subroutines, &mut wrong);
    }
}

fn check_face(
    face: &str,
    mime: bool,
    reaction: Answer,
    own: &[String],
    subroutines: &[Entry<Subroutine>],
    wrong: &mut impl FnMut(&str, &str),
) {
    if !mime && own.is_empty() {
        wrong(&format!("{face}subroutines"), "only a mime can have none");
    }
    for (place, name) in own.iter().enumerate() {
        if own[..place].contains(name) {
            let field = format!("{face}subroutines[{place}]");
            wrong(&field, &format!("{name:?} is listed twice"));
        }
    }
    let is_melee =
        |entry: &Entry<Subroutine>| entry.value.kind == Kind::Melee && own.contains(&entry.name);
    match reaction {
        Answer::Riposte if !subroutines.iter().any(is_melee) => {
            wrong(&format!("{face}reaction"), "`Riposte` needs a melee subroutine");
        }
        Answer::Brace(amount) | Answer::Static(amount) if !(1..=MOST).contains(&amount) => {
            wrong(&format!("{face}reaction"), &format!("{amount} is not within 1 and {MOST}"));
        }
        Answer::None
        | Answer::CounterMagic
        | Answer::CriticalQuick
        | Answer::Riposte
        | Answer::Brace(_)
        | Answer::Static(_) => {}
    }
}

/// Why the last of some posts of one half is not possible.
pub(crate) fn misplaced(posts: &[Post], size: impl Fn(UnitId) -> (i8, i8)) -> Option<String> {
    let mut field = Field::default();
    let (last, others) = posts.split_last()?;
    let stands = |post: &Post| {
        let (deep, wide) = size(post.unit);
        Panel::of(Side::Hostile, post.depth, post.column).map(|panel| Stands { panel, deep, wide })
    };
    for post in others {
        if let Some(stands) = stands(post) {
            field.put(CharacterId(0), stands);
        }
    }
    match stands(last).filter(|stands| stands.fits()) {
        None => Some(format!(
            "column {}, depth {} does not fit: a half has columns 0 to 3 and depths 0 and 1",
            last.column, last.depth
        )),
        Some(stands) if !field.is_free_for(CharacterId(1), stands) => {
            Some(format!("column {}, depth {}: another unit is there", last.column, last.depth))
        }
        Some(_) => None,
    }
}
