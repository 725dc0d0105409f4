//! Words for moments: the phases of a clocktick, and the state of a breach.

use super::cast::Cast;
use daemonfall_breach::trace::Moment;
use daemonfall_breach::{BreachLibrary, BreachSet};
use daemonfall_clock::Step;
use daemonfall_stack::{SubroutineId, Why};

pub fn about_phase(phase: BreachSet) -> &'static str {
    match phase {
        BreachSet::Advance => "every move advances by one round",
        BreachSet::Add => "picked moves go on the stack",
        BreachSet::Show => "the screen shows resolved moves",
        BreachSet::Resolve => "resolved moves run through the six steps",
        BreachSet::Remove => "the dead are removed",
        BreachSet::Finish => "finished moves give their CPU back",
        BreachSet::Grow => "charge time grows by speed (C+)",
        BreachSet::Turns => "ready units have an active turn (CR)",
    }
}

pub fn what(library: &BreachLibrary, id: SubroutineId) -> &str {
    if library.has_subroutine(id) { &library.subroutine(id).name } else { "something unknown" }
}

pub fn step(step: Step) -> &'static str {
    match step {
        Step::Initial => "action",
        Step::Reactions => "reactions",
        Step::EarlyTurn => "quick turn before the mimes",
        Step::Mimes => "mime cycle",
        Step::LateTurn => "quick turn after the mimes",
        Step::End => "end",
    }
}

pub fn why(why: Why) -> &'static str {
    match why {
        Why::TimeUp => "its time is up",
        Why::UserRemoved => "its user is gone",
        Why::TargetRemoved => "its target is gone",
    }
}

pub fn when(moment: &Moment, cast: &Cast, library: &BreachLibrary) -> String {
    let mut words = format!("Round {}, {:?}", moment.stack.round(), moment.phase);
    let resolving = moment.phase == BreachSet::Resolve;
    if let Some(entry) = moment.entry.filter(|_| resolving) {
        let (user, what) = (cast.name(entry.choice.user), what(library, entry.choice.subroutine));
        words.push_str(&format!(": {user}\u{2019}s {what}"));
        if let Some(at) = moment.step() {
            words.push_str(&format!(", step {} ({})", at.number(), step(at)));
        }
    }
    if let Some(turn) = moment.turn {
        let kind = if turn.quick { "a quick" } else { "an active" };
        words.push_str(&format!("; {} has {kind} turn", cast.name(turn.who)));
    }
    words
}
