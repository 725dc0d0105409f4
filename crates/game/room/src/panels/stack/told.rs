//! Describes the events of a round, one line each.

use crate::panels::breach_recording::cast::Cast;
use crate::panels::breach_recording::words::{what, why};
use bevy::color::Color;
use daemonfall_breach::trace::Moment;
use daemonfall_breach::{Aim, BreachEvent, BreachLibrary, Command};
use daemonfall_stack::{Choice, StackEvent};
use daemonfall_ui::theme;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Chose,
    /// A move went on the stack.
    Added,
    /// A move could not be added.
    Refused,
    /// A use's time was up.
    Resolved,
    Ran,
    Removed,
    Finished,
}

impl Kind {
    /// The word before a line of this kind.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Chose => "chose",
            Kind::Ran => "ran",
            other => other.count(),
        }
    }

    /// The word after a number of them.
    pub fn count(self) -> &'static str {
        match self {
            Kind::Chose => "chosen",
            Kind::Added => "added",
            Kind::Refused => "refused",
            Kind::Resolved => "resolved",
            Kind::Ran => "run",
            Kind::Removed => "removed",
            Kind::Finished => "finished",
        }
    }

    pub fn colour(self) -> Color {
        match self {
            Kind::Chose => theme::YOU,
            Kind::Added | Kind::Resolved => theme::LIGHT,
            Kind::Ran => theme::PICKUP,
            Kind::Refused | Kind::Removed => theme::HOSTILE,
            Kind::Finished => theme::NEUTRAL,
        }
    }
}

pub fn told(
    event: &BreachEvent,
    moment: &Moment,
    cast: &Cast,
    library: &BreachLibrary,
) -> Option<(Kind, String)> {
    let of = |choice: &Choice| {
        let user = cast.name(choice.user);
        format!("{user}\u{2019}s {}", what(library, choice.subroutine))
    };
    let at = |choice: &Choice, aim: Option<&Aim>| {
        let aim = aim.copied().or(choice.target.map(Aim::Character));
        aim.map_or_else(String::new, |aim| format!(" at {}", cast.aim(aim)))
    };
    Some(match event {
        BreachEvent::Chose { turn, command, .. } => {
            let (who, quick) =
                (cast.name(turn.who), if turn.quick { " in a quick turn" } else { "" });
            let words = match command {
                Command::Wait => format!("{who}: to wait{quick}"),
                Command::Use { subroutine, aim } => {
                    let (what, at) = (what(library, *subroutine), cast.aim(*aim));
                    format!("{who}: {what} at {at}{quick}")
                }
            };
            (Kind::Chose, words)
        }
        BreachEvent::Stack(StackEvent::Added { id, choice, cost, free }) => {
            let at = at(choice, moment.aims.get(id));
            let words = format!("{}{at}, holds {cost} CPU, {free} left", of(choice));
            (Kind::Added, words)
        }
        BreachEvent::Stack(StackEvent::Refused { choice, refusal }) => {
            (Kind::Refused, format!("{}: {refusal}", of(choice)))
        }
        BreachEvent::Stack(StackEvent::Resolved(entry)) => (Kind::Resolved, of(&entry.choice)),
        BreachEvent::Stack(StackEvent::Executed(entry)) => (Kind::Ran, of(&entry.choice)),
        BreachEvent::Stack(StackEvent::Removed { id }) => (Kind::Removed, cast.name(*id).into()),
        BreachEvent::Stack(StackEvent::Finished { choice, why: ended, returned, .. }) => {
            let back = match returned {
                Some(cpu) => format!("{cpu} CPU back"),
                None => "no CPU back".into(),
            };
            let words = format!("{}: {}, {back}", of(choice), why(*ended));
            (Kind::Finished, words)
        }
        _ => return None,
    })
}
