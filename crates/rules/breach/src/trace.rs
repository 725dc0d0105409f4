//! The trace of a breach: its course transition by transition, with the reasons, to be stepped
//! through forward and back.
//!
//! Only a world with a [`BreachTrace`] resource is traced. Each transition of the quick-turn
//! machine, each phase and each turn leaves a [`Moment`]; looking at an earlier moment plays
//! nothing. A [`BreachRecord`](crate::BreachRecord) is cheaper: it stores only the choices. A
//! [`Rerun`](crate::Rerun) plays it again and traces it afterwards.

mod moment;
mod notation;

pub use moment::{Moment, Row};

use crate::events::BreachEvent;
use bevy_ecs::prelude::*;
use daemonfall_clock::{CharacterId, WhyPassedOver};
use daemonfall_stack::{RoundRecord, rounds};
use std::collections::VecDeque;

/// The last moments of a breach.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct BreachTrace {
    keep: usize,
    moments: VecDeque<Moment>,
    next: u64,
    /// Events of the log that are in earlier moments or were skipped.
    seen: usize,
}

impl Default for BreachTrace {
    fn default() -> Self {
        Self::new(2_000)
    }
}

impl BreachTrace {
    /// Traces from now on and keeps the last `keep` moments, at least one.
    pub fn new(keep: usize) -> Self {
        Self { keep: keep.max(1), moments: VecDeque::new(), next: 0, seen: 0 }
    }

    pub(crate) fn skip_to(&mut self, known: usize) {
        self.seen = known;
    }

    pub(crate) fn unseen(&mut self, log: &[BreachEvent]) -> Vec<BreachEvent> {
        let events = log.get(self.seen..).unwrap_or_default().to_vec();
        self.seen = log.len();
        events
    }

    /// Adds a moment; its number and safety are filled in here.
    pub(crate) fn add(&mut self, mut moment: Moment) {
        let last = self.moments.back().and_then(|last| last.safety.clone());
        moment.safety = moment.safety_change().or(last);
        moment.number = self.next;
        self.next += 1;
        while self.moments.len() >= self.keep {
            self.moments.pop_front();
        }
        self.moments.push_back(moment);
    }

    /// The moments kept, oldest first.
    pub fn moments(&self) -> impl DoubleEndedIterator<Item = &Moment> + ExactSizeIterator {
        self.moments.iter()
    }

    /// A moment by its number, if it is still kept.
    pub fn moment(&self, number: u64) -> Option<&Moment> {
        let first = self.moments.front()?.number;
        let place = number.checked_sub(first)?;
        self.moments.get(usize::try_from(place).ok()?)
    }

    /// All quick turns passed over, in order, with the number of the moment.
    pub fn passed_over(&self) -> impl DoubleEndedIterator<Item = (u64, WhyPassedOver)> {
        let of = |moment: &Moment| {
            let number = moment.number;
            let found: Vec<_> = moment.passed_over().collect();
            found.into_iter().map(move |why| (number, why))
        };
        self.moments.iter().flat_map(of)
    }

    /// The last time, in the moments kept, that a character's quick turn was passed over, and why.
    pub fn why_passed_over(&self, who: CharacterId) -> Option<(u64, WhyPassedOver)> {
        self.passed_over().rev().find(|(_, why)| why.who == who)
    }

    /// The history of rounds, as far as moments are kept. The first round may lack its beginning.
    pub fn rounds(&self) -> Vec<RoundRecord> {
        let events = self.moments.iter().flat_map(|moment| &moment.events);
        rounds(events.filter_map(|event| match event {
            BreachEvent::Stack(event) => Some(event),
            _ => None,
        }))
    }

    /// The moments of a round: from its beginning to that of the next.
    pub fn of_round(&self, round: u32) -> impl Iterator<Item = &Moment> {
        self.moments.iter().filter(move |moment| moment.stack.round() == round)
    }
}
