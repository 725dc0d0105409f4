//! Turns a beat's events into log lines. Pure.

use super::blows::{self, Blow};
use super::voice::{Voice, and, number, part};
use super::{Harm, Line, names, states, things};
use crate::prelude::*;
use crate::view::dive_view::Look;
use daemonfall_ui::log::Ink;

/// The log lines for events, as far as the player saw them.
pub fn tell(events: &[DiveEvent], voice: &Voice) -> Vec<Line> {
    let events = &in_order(events);
    let mut lines = Vec::new();
    let mut told_dead: Vec<ObjectId> = Vec::new();
    let mut beat = voice.beat;
    for (place, event) in events.iter().enumerate() {
        let rest = &events[place + 1..];
        let dies = |id: ObjectId| {
            rest.iter()
                .any(|event| matches!(event, DiveEvent::Died { id: dead, .. } if *dead == id))
        };
        match event {
            DiveEvent::Hit { target, left, .. } | DiveEvent::Hurt { id: target, left, .. }
                if *left == 0 && voice.saw(*target) && dies(*target) =>
            {
                told_dead.push(*target)
            }
            DiveEvent::Died { id, .. } if told_dead.contains(id) => continue,
            // If several beats come at once, each line keeps its own beat.
            DiveEvent::BeatBegan { beat: begun } => beat = *begun,
            _ => {}
        }
        let harm = matches!(
            event,
            DiveEvent::Hit { damage: 1.., .. } | DiveEvent::Hurt { .. } | DiveEvent::Died { .. }
        );
        let line = one(event, &events[..place], rest, voice);
        lines.extend(line.map(|line| Line { when: beat, details: Harm(harm), ..line }));
    }
    lines
}

/// A status that takes an action is told to have ended after that, not before.
fn in_order(events: &[DiveEvent]) -> Vec<DiveEvent> {
    let mut events = events.to_vec();
    for place in 0..events.len() {
        let DiveEvent::StatusEnded { id: ended, .. } = events[place] else { continue };
        let next = events.get(place + 1);
        if matches!(next, Some(DiveEvent::ActionLost { id, .. }) if *id == ended) {
            events.swap(place, place + 1);
        }
    }
    events
}

fn one(event: &DiveEvent, before: &[DiveEvent], rest: &[DiveEvent], voice: &Voice) -> Option<Line> {
    match event {
        DiveEvent::Hit {
            by,
            by_kind,
            target,
            source,
            attack,
            armour,
            pierce,
            damage,
            left,
            ..
        } => {
            let blow = Blow {
                by: *by,
                by_kind: *by_kind,
                target: *target,
                source: *source,
                attack: *attack,
                armour: *armour,
                pierce: *pierce,
                damage: *damage,
                left: *left,
            };
            voice.saw(*target).then(|| blows::hit(voice, &blow, *left == 0 && dies(rest, *target)))
        }
        DiveEvent::Hurt { id, source, damage, left, .. } => voice.saw(*id).then(|| {
            blows::hurt(voice, *id, *source, *damage, *left, *left == 0 && dies(rest, *id))
        }),
        DiveEvent::Died { id, kind, by, source, .. } => {
            let is_loud = |look: &Look| matches!(look.layer, Layer::Real | Layer::Trap);
            let look = voice.look(*kind);
            let blown_up = *source == Source::Explosion && !voice.saw(*id);
            if blown_up && look.is_some_and(|look| look.real && look.side == Side::Hostile) {
                return Some(blows::died_unseen(voice));
            }
            let loud = voice.saw(*id) && look.is_some_and(is_loud);
            loud.then(|| blows::died(voice, *id, *kind, *by, *source))
        }
        // A shot strikes no cells yet.
        DiveEvent::Swung { id, cells, .. } => {
            let misses = !cells.is_empty() && !voice.is_you(*id) && voice.saw(*id);
            (misses && !strikes(rest, *id)).then(|| blows::missed(voice, *id))
        }
        DiveEvent::Spared { by, target, reason } => {
            voice.is_you(*by).then(|| blows::spared(voice, *by, *target, *reason))
        }
        DiveEvent::StatusBegan { id, status, beats, by } => {
            voice.saw(*id).then(|| states::began(voice, *id, *status, *beats, *by))
        }
        DiveEvent::StatusResisted { id, status, reason } => {
            voice.saw(*id).then(|| states::resisted(voice, *id, *status, *reason))
        }
        DiveEvent::StatusEnded { id, status } => {
            let told = voice.saw(*id) && !dies(rest, *id);
            told.then(|| states::ended(voice, *id, *status))
        }
        DiveEvent::PushFailed { target, reason } => {
            voice.saw(*target).then(|| states::push_failed(voice, *target, *reason))
        }
        DiveEvent::ActionLost { id, reason } => {
            voice.is_you(*id).then(|| states::lost(voice, *id, *reason))
        }
        DiveEvent::Moved { id, from, to, how } => {
            moved(voice, *id, (*from, *to), *how, before, rest)
        }
        DiveEvent::Stuck { id } => voice.is_you(*id).then(|| {
            let words = pieces("dive-log-you-are-stuck", &[voice.who("who", *id)], &[]);
            voice.line("water", voice.cell(*id), words)
        }),
        DiveEvent::Freed { id } => voice.is_you(*id).then(|| {
            let words = pieces("dive-log-you-wade-free", &[voice.who("who", *id)], &[]);
            voice.line("water", voice.cell(*id), words)
        }),
        DiveEvent::Healed { id, amount, now } => voice.saw(*id).then(|| {
            let told = [voice.who("who", *id), number("amount", amount), number("now", now)];
            let words = pieces("dive-log-healed", &told, &[("you", voice.you(*id))]);
            voice.line("icon_heal", voice.cell(*id), words)
        }),
        DiveEvent::Noticed { id } => voice.saw(*id).then(|| {
            let told = [voice.who("who", *id), part("you", t!("dive-log-you-done-to"), Ink::You)];
            let words = pieces("dive-log-notices-you", &told, &[]);
            voice.line(voice.icon(*id), voice.cell(*id), words)
        }),
        DiveEvent::WallGone { cell, kind, by, source } => {
            voice.saw(*by).then(|| things::dug(voice, *kind, *by, *source, *cell)).flatten()
        }
        DiveEvent::FuseBurned { id, left } => {
            (*left > 0 && voice.saw(*id)).then(|| things::fuse(voice, *id, *left))
        }
        DiveEvent::Exploded { id, kind, centre } => {
            let walls =
                rest.iter().filter(|event| matches!(event, DiveEvent::WallGone { by, source: Source::Explosion, .. } if by == id)).count();
            voice.saw(*id).then(|| things::exploded(voice, *kind, *centre, walls))
        }
        // What was just left behind is told to explode with that.
        DiveEvent::SetOff { id }
            if before
                .iter()
                .any(|it| matches!(it, DiveEvent::Spawned { id: new, .. } if new == id)) =>
        {
            None
        }
        DiveEvent::SetOff { id } => voice.saw(*id).then(|| {
            let words = pieces("dive-log-set-off", &[voice.who("who", *id)], &[]);
            voice.line(voice.icon(*id), voice.cell(*id), words)
        }),
        DiveEvent::Spawned { id, kind, by, cell, .. } => by
            .filter(|by| voice.saw(*by))
            .and_then(|_| things::spawned(voice, *id, *kind, *by, *cell)),
        DiveEvent::PickedUp { id, kind, gives, paid, .. } => {
            voice.saw(*id).then(|| things::picked_up(voice, *id, *kind, gives, *paid, rest))
        }
        DiveEvent::Stays { id, kind, gives, .. } => {
            voice.is_you(*id).then(|| things::stays(voice, *kind, gives)).flatten()
        }
        DiveEvent::CannotPay { id, kind, price, gold } => {
            voice.is_you(*id).then(|| things::cannot_pay(voice, *kind, *price, *gold))
        }
        DiveEvent::FloorBegan { floor } => {
            let floors = voice.after().floors.max(1);
            let told = [number("floor", floor + 1)];
            let last = names::yes(floor + 1 >= floors);
            let words = pieces(
                "dive-log-floor",
                &told,
                &[("floors", floors.into()), ("last", last.into())],
            );
            let health = (*floor == 0).then(|| things::health(voice)).flatten();
            let words = health.into_iter().fold(words, and);
            Some(voice.line("stairs", None, words))
        }
        DiveEvent::Edited { id, field, before, now } => {
            let told = [voice.who("who", *id), number("before", *before), number("now", *now)];
            let field = names::field(*field);
            let words = pieces("dive-log-edited", &told, &[("field", field.into())]);
            Some(voice.line("icon_windup", None, words))
        }
        DiveEvent::Left { id, .. } => voice.is_you(*id).then(|| {
            let words = pieces("dive-log-you-leave", &[voice.who("who", *id)], &[]);
            voice.line("stairs", None, words)
        }),
        DiveEvent::BeatBegan { .. }
        | DiveEvent::Turned { .. }
        | DiveEvent::ActionFailed { .. }
        | DiveEvent::Waited { .. }
        | DiveEvent::LetAct { .. }
        | DiveEvent::Vanished { .. } => None,
    }
}

/// Whether this one hits or breaks something in the same beat.
fn strikes(rest: &[DiveEvent], id: ObjectId) -> bool {
    let mut beat = rest.iter().take_while(|event| !matches!(event, DiveEvent::BeatBegan { .. }));
    beat.any(|event| {
        matches!(event, DiveEvent::Hit { by, .. } | DiveEvent::WallGone { by, .. } if *by == id)
    })
}

fn dies(rest: &[DiveEvent], id: ObjectId) -> bool {
    rest.iter().any(|event| matches!(event, DiveEvent::Died { id: dead, .. } if *dead == id))
}

/// The steps of one push share one line, at the first of them.
fn moved(
    voice: &Voice,
    id: ObjectId,
    (from, mut to): (Cell, Cell),
    how: Travel,
    before: &[DiveEvent],
    rest: &[DiveEvent],
) -> Option<Line> {
    if matches!(how, Travel::Walk | Travel::Fly) || !voice.saw(id) {
        return None;
    }
    let same = |event: &&DiveEvent| matches!(event, DiveEvent::Moved { id: who, how: by, .. } if *who == id && *by == how);
    if before.last().filter(same).is_some() {
        return None;
    }
    for event in rest.iter().take_while(|event| same(event)) {
        if let DiveEvent::Moved { to: next, .. } = event {
            to = *next;
        }
    }
    states::moved(voice, id, how, from, to)
}
