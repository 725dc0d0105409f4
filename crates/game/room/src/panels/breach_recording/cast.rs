//! The participants: names and colours by number; and words for moments and the state of a breach.

use crate::panels::prelude::*;
use daemonfall_breach::trace::Moment;
use daemonfall_breach::{Aim, BreachSet, BreachSnapshot, Rerun};
use daemonfall_clock::Step;
use daemonfall_stack::{SubroutineId, Why};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cast(Vec<(String, Color)>);

impl Cast {
    /// The names are those of its screen; a name that occurs on both sides includes the side.
    pub fn of(rerun: &Rerun) -> Self {
        let table = BreachView::read(&BreachSnapshot::of(rerun.world()), rerun.library());
        let shared = |name: &str, own: bool| {
            let mut units = table.units.iter();
            units.any(|unit| unit.name == name && unit.is_own() != own)
        };
        let someone = table.units.iter().map(|unit| {
            let own = unit.is_own();
            let (whose, of) = if own { ("yours", theme::YOU) } else { ("theirs", theme::HOSTILE) };
            match shared(&unit.name, own) {
                true => (format!("{} ({whose})", unit.name), of),
                false => (unit.name.clone(), of),
            }
        });
        Self(someone.collect())
    }

    pub fn new(all: impl IntoIterator<Item = (String, Color)>) -> Self {
        Self(all.into_iter().collect())
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn name(&self, who: CharacterId) -> &str {
        let someone = self.0.get(who.0 as usize);
        someone.map_or("nobody", |(name, _)| name)
    }

    pub fn colour(&self, who: CharacterId) -> Color {
        let someone = self.0.get(who.0 as usize);
        someone.map_or(theme::NEUTRAL, |(_, colour)| *colour)
    }

    pub fn words(&self, who: CharacterId) -> Words {
        Words::new().of(self.name(who), self.colour(who))
    }

    pub fn list(&self, all: impl IntoIterator<Item = CharacterId>) -> String {
        let names: Vec<&str> = all.into_iter().map(|who| self.name(who)).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            Some((last, _)) => (*last).to_owned(),
            None => "nobody".into(),
        }
    }

    pub fn aim(&self, aim: Aim) -> String {
        match aim {
            Aim::Character(who) => self.name(who).to_owned(),
            Aim::Panel(panel) => daemonfall_breach_mode::log::place(panel),
        }
    }
}

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

/// A moment, and what names those in it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub moment: &'a Moment,
    pub cast: &'a Cast,
    pub library: &'a BreachLibrary,
}

impl Scene<'_> {
    pub fn what(&self, id: SubroutineId) -> &str {
        let known = self.library.has_subroutine(id);
        if known { &self.library.subroutine(id).name } else { "something unknown" }
    }

    /// `Ann’s jab`.
    pub fn deed(&self, user: CharacterId, what: SubroutineId) -> String {
        format!("{}\u{2019}s {}", self.cast.name(user), self.what(what))
    }

    pub fn when(&self) -> String {
        let moment = self.moment;
        let mut words = format!("Round {}, {:?}", moment.stack.round(), moment.phase);
        let resolving = moment.phase == BreachSet::Resolve;
        if let Some(entry) = moment.entry.filter(|_| resolving) {
            words += ": ";
            words += &self.deed(entry.choice.user, entry.choice.subroutine);
            if let Some(at) = moment.step() {
                words += &format!(", step {} ({})", at.number(), step(at));
            }
        }
        if let Some(turn) = moment.turn {
            let kind = if turn.quick { "a quick" } else { "an active" };
            words += &format!("; {} has {kind} turn", self.cast.name(turn.who));
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_as_one_says_them() {
        let cast = Cast::new(["Ann", "Bob", "Cid"].map(|name| (name.into(), theme::YOU)));
        let all = |ids: &[u32]| cast.list(ids.iter().copied().map(CharacterId));
        assert_eq!(all(&[0]), "Ann");
        assert_eq!(all(&[0, 2]), "Ann and Cid");
        assert_eq!(all(&[2, 0, 1]), "Cid, Ann and Bob");
        assert_eq!((all(&[]), all(&[7])), ("nobody".into(), "nobody".into()));
    }
}
