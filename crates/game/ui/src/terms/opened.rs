//! Which definitions are open, each opened from the one before, and when they close on their own.

use crate::base::*;
use daemonfall_core::glossary::TermId;

#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    pub term: TermId,
    /// The text span that it was opened from.
    pub from: Entity,
    /// Where that span is, in physical pixels of the window.
    pub anchor: Rect,
    /// Whether it stays when the pointer leaves.
    pub pinned: bool,
    /// Seconds since the pointer left.
    pub away: f32,
}

/// The open definitions, the outermost first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// Each was opened from the one before.
    pub levels: Vec<Level>,
    /// In how many definitions the keys step from term to term.
    pub walked: usize,
}

/// Seconds that a definition stays after the pointer has left it.
const WAITS: f32 = 0.3;
/// Seconds that it stays while the pointer approaches it.
const WAITS_FOR_ONE_ON_ITS_WAY: f32 = 1.2;

impl Opened {
    /// Opens a definition at this nesting depth; deeper ones close.
    pub fn open(&mut self, depth: usize, level: Level) {
        self.levels.truncate(depth);
        self.levels.push(level);
        self.walked = self.walked.min(depth);
    }

    /// The index of the definition that was opened from a text span.
    pub fn from(&self, span: Entity) -> Option<usize> {
        self.levels.iter().position(|level| level.from == span)
    }

    /// Closes the innermost one. Returns whether there was one.
    pub fn close_innermost(&mut self) -> bool {
        let closed = self.levels.pop().is_some();
        self.walked = self.walked.min(self.levels.len().saturating_sub(1));
        closed
    }

    /// Closes the innermost one that the player asked for, with all opened from it; `false` if
    /// there is none. One opened by a resting pointer closes on its own.
    pub fn step_back(&mut self) -> bool {
        let Some(asked) = self.levels.iter().rposition(|level| level.pinned) else {
            return false;
        };
        self.levels.truncate(asked);
        self.walked = self.walked.min(asked.saturating_sub(1));
        true
    }

    pub fn close(&mut self) {
        if !self.levels.is_empty() {
            *self = Self::default();
        }
    }

    /// Advances time: `inside` says for each whether the pointer is on it or its word, `nearer`
    /// whether it nears the innermost one. Holding an inner definition also holds the outer ones.
    pub fn age(&mut self, inside: &[bool], nearer: bool, seconds: f32) {
        let mut held = false;
        for (place, level) in self.levels.iter_mut().enumerate().rev() {
            held |= level.pinned || inside.get(place).is_some_and(|inside| *inside);
            level.away = if held { 0.0 } else { level.away + seconds };
        }
        let waits = if nearer { WAITS_FOR_ONE_ON_ITS_WAY } else { WAITS };
        while self.levels.last().is_some_and(|level| level.away > waits) {
            self.close_innermost();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_core::data::Source;
    use daemonfall_core::glossary::{FILE, Glossary};

    fn level() -> Level {
        let text = "{\"beat\": (topic: Dive, text: \"One choice.\")}";
        let glossary = Glossary::from_sources(&[Source::new(FILE, FILE, text)]);
        let term = glossary.ok().and_then(|all| all.find_term("beat"));
        Level {
            term: term.expect("the term"),
            from: Entity::PLACEHOLDER,
            anchor: Rect::default(),
            pinned: false,
            away: 0.0,
        }
    }

    fn two() -> Opened {
        let mut opened = Opened::default();
        opened.open(0, level());
        opened.open(1, level());
        opened
    }

    #[test]
    fn a_pointer_in_the_inner_one_holds_both() {
        let mut opened = two();
        opened.age(&[false, true], false, 10.0);
        assert_eq!(opened.levels.len(), 2);
    }

    #[test]
    fn a_pointer_in_the_outer_one_lets_the_inner_one_go() {
        let mut opened = two();
        opened.age(&[true, false], false, 0.2);
        assert_eq!(opened.levels.len(), 2, "not at once");
        opened.age(&[true, false], false, 0.2);
        assert_eq!(opened.levels.len(), 1);
    }

    #[test]
    fn a_pointer_elsewhere_lets_both_go_but_one_on_its_way_is_waited_for() {
        let mut opened = two();
        opened.age(&[false, false], true, 0.6);
        assert_eq!(opened.levels.len(), 2);
        opened.age(&[false, false], false, 0.1);
        assert_eq!(opened.levels.len(), 0);
    }

    #[test]
    fn what_was_opened_by_a_click_stays_until_it_is_closed() {
        let mut opened = two();
        opened.levels[1].pinned = true;
        opened.age(&[false, false], false, 10.0);
        assert_eq!(opened.levels.len(), 2);
        assert!(opened.close_innermost() && opened.levels.len() == 1);
        opened.age(&[false], false, 10.0);
        assert!(!opened.close_innermost(), "nothing is open now");
    }

    #[test]
    fn a_step_back_closes_what_was_asked_for_and_leaves_what_a_resting_pointer_opened() {
        let mut opened = two();
        assert!(!opened.step_back());
        assert_eq!(opened.levels.len(), 2);
        opened.levels[0].pinned = true;
        assert!(opened.step_back());
        assert_eq!(opened.levels.len(), 0);
    }

    #[test]
    fn another_term_of_the_same_text_takes_the_place_of_what_was_open() {
        let mut opened = two();
        opened.open(0, level());
        assert_eq!(opened.levels.len(), 1);
    }
}
