//! Statuses, pushes, lost actions.

use super::Line;
use super::voice::{Voice, count};
use daemonfall_dungeon::components::{ObjectId, Status};
use daemonfall_dungeon::{Cell, Direction, Reason, Travel};

/// The word for one who has a status.
pub fn adjective(status: Status) -> &'static str {
    match status {
        Status::Stun => "stunned",
        Status::Freeze => "frozen",
        Status::Bind => "bound",
        Status::Burn => "burning",
    }
}

/// The word for a status.
pub fn noun(status: Status) -> &'static str {
    match status {
        Status::Stun => "stun",
        Status::Freeze => "frost",
        Status::Bind => "binding",
        Status::Burn => "fire",
    }
}

/// The picture of a status.
pub fn icon(status: Status) -> &'static str {
    crate::view::figures::badges::status_icon(status).0
}

/// A status took hold.
pub fn began(voice: &Voice, id: ObjectId, status: Status, beats: u16, by: ObjectId) -> Line {
    let line = voice.line(icon(status), voice.cell(id));
    let are = voice.verb(id, (" are ", " is "));
    match status {
        Status::Bind => line
            .name(voice.who(by))
            .say(voice.verb(by, (" bind ", " binds ")))
            .name(voice.who(id))
            .say(": no moves until it dies."),
        Status::Burn => line
            .name(voice.who(id))
            .say(are)
            .say("set on fire: 1 damage a beat for ")
            .number(beats)
            .say(if beats == 1 { " beat." } else { " beats." }),
        other => line
            .name(voice.who(id))
            .say(format!("{are}{}: no actions for ", adjective(other)))
            .number(beats)
            .say(if beats == 1 { " beat." } else { " beats." }),
    }
    .end()
}

/// A status was resisted.
pub fn resisted(voice: &Voice, id: ObjectId, status: Status, reason: Reason) -> Line {
    let verb = voice.verb(id, (" resist the ", " resists the "));
    voice
        .line(icon(status), voice.cell(id))
        .name(voice.who(id))
        .say(format!("{verb}{}: {reason}.", noun(status)))
        .end()
}

/// A status ended.
pub fn ended(voice: &Voice, id: ObjectId, status: Status) -> Line {
    let verb = voice.verb(id, (" are no longer ", " is no longer "));
    voice
        .line(icon(status), voice.cell(id))
        .name(voice.who(id))
        .say(format!("{verb}{}.", adjective(status)))
        .end()
}

/// A push that moved nothing.
pub fn push_failed(voice: &Voice, target: ObjectId, reason: Reason) -> Line {
    let verb = voice.verb(target, (" are not pushed: ", " is not pushed: "));
    voice
        .line(voice.icon(target), voice.cell(target))
        .name(voice.who(target))
        .say(format!("{verb}{}.", why(voice, reason)))
        .end()
}

/// An action that was lost.
pub fn lost(voice: &Voice, id: ObjectId, reason: Reason) -> Line {
    let verb = voice.verb(id, (" lose your action: ", " loses its action: "));
    voice
        .line(voice.icon(id), voice.cell(id))
        .name(voice.who(id))
        .say(format!("{verb}{}.", why(voice, reason)))
        .end()
}

/// A reason in words that name who is meant.
pub fn why(voice: &Voice, reason: Reason) -> String {
    match reason {
        Reason::Occupied(id) => format!(
            "{} {} in the way",
            voice.who(id).text,
            voice.verb(id, ("are", "is"))
        ),
        Reason::Stuck => "stuck in water, this only frees".into(),
        other => other.to_string(),
    }
}

/// Cells moved without own doing.
pub fn moved(voice: &Voice, id: ObjectId, how: Travel, from: Cell, to: Cell) -> Option<Line> {
    let direction = Direction::toward(to.x - from.x, to.y - from.y)?;
    let cells = count(i64::from(from.distance(to)), "cell");
    let words = match how {
        Travel::Push => voice.verb(id, (" are pushed ", " is pushed ")),
        Travel::Bounce => voice.verb(id, (" are thrown ", " is thrown ")),
        Travel::Slide => voice.verb(id, (" slide on the ice ", " slides on the ice ")),
        Travel::Walk | Travel::Fly => return None,
    };
    let line = voice.line(voice.icon(id), Some(to)).name(voice.who(id));
    Some(
        line.say(format!("{words}{cells} {}.", direction.name()))
            .end(),
    )
}
