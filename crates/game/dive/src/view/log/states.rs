//! Statuses, pushes, lost actions.

use super::Line;
use super::names::way;
use super::voice::{Voice, number};
use crate::prelude::*;

pub fn adjective(status: Status) -> String {
    match status {
        Status::Stun => t!("dive-status-stunned"),
        Status::Freeze => t!("dive-status-frozen"),
        Status::Bind => t!("dive-status-bound"),
        Status::Burn => t!("dive-status-burning"),
    }
}

pub fn noun(status: Status) -> String {
    match status {
        Status::Stun => t!("dive-status-stun"),
        Status::Freeze => t!("dive-status-frost"),
        Status::Bind => t!("dive-status-binding"),
        Status::Burn => t!("dive-status-fire"),
    }
}

pub fn icon(status: Status) -> &'static str {
    crate::view::figures::badges::status_icon(status).0
}

pub fn began(voice: &Voice, id: ObjectId, status: Status, beats: u16, by: ObjectId) -> Line {
    let told = [voice.who("who", id), number("beats", beats)];
    let plain = [("you", voice.you(id)), ("count", beats.into())];
    let words = match status {
        Status::Bind => pieces(
            "dive-log-binds",
            &[voice.who("who", by), voice.whom("whom", id)],
            &[("you", voice.you(by))],
        ),
        Status::Burn => pieces("dive-log-set-on-fire", &told, &plain),
        Status::Stun => pieces("dive-log-stunned", &told, &plain),
        Status::Freeze => pieces("dive-log-frozen", &told, &plain),
    };
    voice.line(icon(status), voice.cell(id), words)
}

pub fn resisted(voice: &Voice, id: ObjectId, status: Status, reason: Reason) -> Line {
    let words = pieces(
        "dive-log-resists",
        &[voice.who("who", id)],
        &[
            ("you", voice.you(id)),
            ("status", noun(status).into()),
            ("reason", daemonfall_platform::refusals::reason(&reason).into()),
        ],
    );
    voice.line(icon(status), voice.cell(id), words)
}

pub fn ended(voice: &Voice, id: ObjectId, status: Status) -> Line {
    let words = pieces(
        "dive-log-no-longer",
        &[voice.who("who", id)],
        &[("you", voice.you(id)), ("status", adjective(status).into())],
    );
    voice.line(icon(status), voice.cell(id), words)
}

pub fn push_failed(voice: &Voice, target: ObjectId, reason: Reason) -> Line {
    let words = pieces(
        "dive-log-not-pushed",
        &[voice.who("who", target)],
        &[("you", voice.you(target)), ("reason", why(voice, reason).into())],
    );
    voice.line(voice.icon(target), voice.cell(target), words)
}

pub fn lost(voice: &Voice, id: ObjectId, reason: Reason) -> Line {
    let words = pieces(
        "dive-log-action-lost",
        &[voice.who("who", id)],
        &[("you", voice.you(id)), ("reason", why(voice, reason).into())],
    );
    voice.line(voice.icon(id), voice.cell(id), words)
}

pub fn why(voice: &Voice, reason: Reason) -> String {
    match reason {
        Reason::Occupied(id) if voice.is_you(id) => t!("dive-log-you-in-the-way"),
        Reason::Occupied(id) => t!("dive-log-in-the-way", who = voice.who("who", id).text),
        Reason::Stuck => t!("dive-log-only-frees"),
        other => daemonfall_platform::refusals::reason(&other),
    }
}

/// Involuntary movement.
pub fn moved(voice: &Voice, id: ObjectId, how: Travel, from: Cell, to: Cell) -> Option<Line> {
    let direction = Direction::toward(to.x - from.x, to.y - from.y)?;
    let told = [voice.who("who", id)];
    let plain = [
        ("you", voice.you(id)),
        ("cells", from.distance(to).into()),
        ("way", way(direction).into()),
    ];
    let words = match how {
        Travel::Push => pieces("dive-log-is-pushed", &told, &plain),
        Travel::Bounce => pieces("dive-log-is-thrown", &told, &plain),
        Travel::Slide => pieces("dive-log-slides", &told, &plain),
        Travel::Walk | Travel::Fly => return None,
    };
    Some(voice.line(voice.icon(id), Some(to), words))
}
