//! Where in its beat a dive is: which phase, which object acts, and whom it suspended to act first.
//!
//! The beat is resumable rather than recursive: thousands of hunters in a queue would otherwise
//! nest as deep. The same cursor is what a beat played in steps stops and goes on with.

use super::schedule::BeatSet;
use super::step::{Breakpoint, Halt, Pace};
use crate::cell::Direction;
use crate::components::{Action, ObjectId};
use crate::events::{DiveEvent, Reason};
use bevy_ecs::prelude::*;
use daemonfall_core::EventLog;

/// An actor under way: which direction and part it is at.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub id: ObjectId,
    pub entity: Entity,
    pub action: Action,
    pub directions: [Direction; 8],
    pub count: u8,
    pub direction: u8,
    pub part: u8,
    /// The part was already tried once, before its blocker acted.
    pub retried: bool,
    pub reason: Reason,
}

/// How far a beat has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// No beat is under way.
    #[default]
    Between,
    /// In a phase, or before its first object.
    In(BeatSet),
    /// In *Bury*, after the statuses of those who never act.
    Burying,
}

/// The phase, the position in its list, and the stack of suspended actors.
#[derive(Resource, Clone, Debug, Default)]
pub struct BeatCursor {
    pub(crate) stage: Stage,
    /// The phase has begun.
    pub(crate) begun: bool,
    pub(crate) position: usize,
    /// Who acts next, whatever the list says.
    pub(crate) next: Option<(ObjectId, Entity)>,
    pub(crate) suspended: Vec<Frame>,
    pub(crate) pace: Pace,
    pub(crate) stops: Vec<Breakpoint>,
    /// Events of the log that no breakpoint needs to look at any more.
    pub(crate) seen: usize,
    /// Before whose action the beat stopped: it goes on with it.
    pub(crate) passed: Option<ObjectId>,
    pub(crate) halt: Option<Halt>,
    deepest: usize,
}

impl BeatCursor {
    pub(crate) fn suspend(&mut self, frame: Frame) {
        self.suspended.push(frame);
        self.deepest = self.deepest.max(self.suspended.len());
    }

    /// The most actors that were ever under way at once.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// Whether a beat has begun that is not over.
    pub fn is_under_way(&self) -> bool {
        self.stage != Stage::Between
    }

    /// Who has let somebody else act first and will go on, the last of them first.
    pub fn suspended(&self) -> impl Iterator<Item = ObjectId> {
        self.suspended.iter().rev().map(|frame| frame.id)
    }

    /// Whether this phase is to run now.
    #[inline]
    pub(crate) fn is_at(&self, set: BeatSet) -> bool {
        self.stage == Stage::In(set) && self.halt.is_none()
    }

    /// Whether the dead are to be buried now.
    pub(crate) fn is_burying(&self) -> bool {
        self.stage == Stage::Burying && self.halt.is_none()
    }

    /// Ends a phase.
    pub(crate) fn leave(&mut self, set: BeatSet, log: &EventLog<DiveEvent>) {
        self.begun = false;
        self.stage = match set.after() {
            Some(next) => Stage::In(next),
            None => Stage::Burying,
        };
        if self.pace == Pace::Phase && set != BeatSet::Bury {
            self.halt = Some(Halt::PhaseOver(set));
        }
        self.heed(log);
    }

    /// Whether a breakpoint says to stop before an object acts.
    #[inline]
    pub(crate) fn halts_before(&mut self, id: ObjectId) -> bool {
        if self.passed.take() == Some(id) || self.stops.is_empty() {
            return false;
        }
        let stop = Breakpoint::Acts(id);
        let halts = self.stops.contains(&stop);
        if halts {
            self.passed = Some(id);
            self.halt = Some(Halt::Broke(stop));
        }
        halts
    }

    /// Whether to stop after an object has acted.
    #[inline]
    pub(crate) fn halts_after(&mut self, id: ObjectId, log: &EventLog<DiveEvent>) -> bool {
        if self.pace == Pace::Object {
            self.halt = Some(Halt::Acted(id));
        }
        self.heed(log);
        self.halt.is_some()
    }

    /// Stops if a breakpoint is met by what happened since the last look.
    #[inline]
    pub(crate) fn heed(&mut self, log: &EventLog<DiveEvent>) {
        if self.stops.is_empty() {
            return;
        }
        let fresh = log.events().get(self.seen..).unwrap_or_default();
        let stops = &self.stops;
        let met = fresh.iter().find_map(|event| stops.iter().find(|stop| stop.is_met_by(event)));
        if let Some(met) = met {
            self.halt = Some(Halt::Broke(*met));
        }
        self.seen = log.events().len();
    }
}
