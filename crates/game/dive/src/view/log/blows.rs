//! Hits, damage without hits, and deaths.

use super::Line;
use super::names::{in_text, yes};
use super::voice::{Voice, Words, and, number};
use crate::prelude::*;

#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub by: ObjectId,
    pub by_kind: KindId,
    pub target: ObjectId,
    pub source: Source,
    pub attack: i32,
    pub armour: i32,
    /// Armour ignored.
    pub pierce: i32,
    pub damage: i32,
    /// Health left.
    pub left: i32,
}

/// How the damage is calculated: "attack 3, minus 1 armour".
pub fn sum(blow: &Blow) -> String {
    let met = (blow.armour - blow.pierce).max(0);
    let armour = if blow.armour > 0 && blow.pierce > 0 {
        "pierced"
    } else if met > 0 {
        "met"
    } else {
        "none"
    };
    t!(
        "dive-log-sum",
        attack = blow.attack,
        armour = armour,
        met = met,
        whole = blow.armour,
        pierced = blow.armour.min(blow.pierce),
        least = yes(blow.attack > 0 && blow.attack - met < 1),
    )
}

pub fn hit(voice: &Voice, blow: &Blow, died: bool) -> Line {
    let target = blow.target;
    let words = strikes(voice, blow);
    let words =
        if blow.damage == 0 { words } else { and(words, outcome(voice, target, blow.left, died)) };
    voice.line(striker_icon(voice, blow), voice.cell(target), words)
}

fn striker_icon(voice: &Voice, blow: &Blow) -> String {
    match voice.arms().filter(|_| voice.is_you(blow.by) && blow.source == Source::Attack) {
        Some(arms) => arms.sprite.clone(),
        None => voice.icon_of(blow.by_kind),
    }
}

fn strikes(voice: &Voice, blow: &Blow) -> Words {
    let target = || voice.whom("target", blow.target);
    let damage = || number("damage", blow.damage);
    let harms = match blow.damage {
        0 => "no",
        // The sum would say the number twice, or why the dead lost no more.
        damage if damage == blow.attack && blow.armour == 0 || blow.left == 0 => "plain",
        _ => "yes",
    };
    let sum = sum(blow);
    match (voice.is_you(blow.by), blow.source) {
        (true, Source::Attack) => {
            let weapon =
                voice.arms().map_or_else(|| t!("dive-log-blow"), |arms| in_text(&arms.weapon.name));
            pieces(
                "dive-log-you-hit",
                &[target(), damage()],
                &[("weapon", weapon.into()), ("harms", harms.into()), ("sum", sum.into())],
            )
        }
        (_, Source::Explosion) => pieces(
            "dive-log-blast-hits",
            &[voice.the_danger("by", blow.by_kind), target(), damage()],
            &[("harms", harms.into()), ("sum", sum.into())],
        ),
        (_, Source::Trap | Source::Floor) => pieces(
            "dive-log-trap-hurts",
            &[voice.the_danger("by", blow.by_kind), target(), damage()],
            &[("harms", harms.into()), ("sum", sum.into())],
        ),
        _ => pieces(
            "dive-log-hits",
            &[voice.the("by", blow.by_kind), target(), damage()],
            &[("harms", harms.into()), ("sum", sum.into())],
        ),
    }
}

fn outcome(voice: &Voice, target: ObjectId, left: i32, died: bool) -> Words {
    let alive = voice.thing(target).is_none_or(|thing| thing.traits.acting.is_some());
    match (voice.is_you(target), died, alive) {
        (true, true, _) => pieces("dive-log-you-die", &[], &[]),
        (true, false, _) => pieces("dive-log-you-have-left", &[number("left", left)], &[]),
        (false, true, true) => pieces("dive-log-it-dies", &[], &[]),
        (false, true, false) => pieces("dive-log-it-breaks", &[], &[]),
        (false, false, _) => pieces("dive-log-it-has-left", &[number("left", left)], &[]),
    }
}

/// Damage without a hit.
pub fn hurt(
    voice: &Voice,
    id: ObjectId,
    source: Source,
    damage: i32,
    left: i32,
    died: bool,
) -> Line {
    let icon = if source == Source::Burn { "icon_burn".into() } else { voice.icon(id) };
    let told = [voice.who("who", id), number("damage", damage)];
    let you = [("you", voice.you(id))];
    let words = match source {
        Source::Burn => pieces("dive-log-burns", &told, &you),
        Source::Floor => pieces("dive-log-is-scorched", &told, &you),
        Source::Own => pieces("dive-log-harms-itself", &told, &you),
        _ => pieces("dive-log-is-hurt", &told, &you),
    };
    let words = and(words, outcome(voice, id, left, died));
    voice.line(icon, voice.cell(id), words)
}

/// An enemy's death in a blast out of sight: no more is known of it.
pub fn died_unseen(voice: &Voice) -> Line {
    voice.line("explosion", None, pieces("dive-log-dies-unseen", &[], &[]))
}

/// A death that no hit line mentioned.
pub fn died(voice: &Voice, id: ObjectId, kind: KindId, by: Option<KindId>, source: Source) -> Line {
    let who = if voice.is_you(id) { voice.who("who", id) } else { voice.the("who", kind) };
    let you = [("you", voice.you(id))];
    let words = match (source, by.map(|by| voice.the("by", by))) {
        (Source::Own, _) => pieces("dive-log-ends-itself", &[who], &you),
        (Source::Explosion, Some(by)) => pieces("dive-log-is-blown-up-by", &[who, by], &you),
        (Source::Explosion, None) => pieces("dive-log-is-blown-up", &[who], &you),
        (_, Some(by)) => pieces("dive-log-is-destroyed-by", &[who, by], &you),
        (_, None) => pieces("dive-log-is-destroyed", &[who], &you),
    };
    voice.line(voice.icon_of(kind), None, words)
}

/// A possible target that was not hit, and why.
pub fn spared(voice: &Voice, by: ObjectId, target: ObjectId, reason: Reason) -> Line {
    let you = ("you", voice.you(target));
    let who = voice.who("target", target);
    let words = match reason {
        Reason::NotNextTo if voice.is_you(by) => {
            pieces("dive-log-spared-by-you-far-off", &[who], &[you])
        }
        Reason::NotNextTo => {
            let by = voice.who("by", by).text;
            pieces("dive-log-spared-far-off", &[who], &[you, ("by", by.into())])
        }
        other => {
            let reason = daemonfall_platform::refusals::reason(&other);
            pieces("dive-log-spared", &[who], &[you, ("reason", reason.into())])
        }
    };
    voice.line(voice.icon(target), voice.cell(target), words)
}

pub fn missed(voice: &Voice, by: ObjectId) -> Line {
    let words = pieces("dive-log-missed", &[voice.who("who", by)], &[]);
    voice.line(voice.icon(by), voice.cell(by), words)
}
