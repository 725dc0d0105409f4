//! How far a beat has come: its phase, the acting object, and the actors it suspended.
//!
//! The beat is resumable instead of recursive: thousands of hunters in a queue would otherwise nest
//! as deep. A beat played in steps stops and continues with the same cursor.

use super::general::Ways;
use super::halt::{Breakpoint, Halt, Pace};
use crate::components::{Action, ObjectId};
use crate::events::{DiveEvent, Reason};
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use daemonfall_core::EventLog;

/// An actor in progress, with its current direction and part.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub id: ObjectId,
    pub entity: Entity,
    pub action: Action,
    /// The directions worth trying, once they are found.
    pub ways: Option<Ways>,
    pub direction: u8,
    pub part: u8,
    /// The part was tried once already, before its blocker acted.
    pub retried: bool,
    pub reason: Reason,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    #[default]
    Between,
    /// In a phase, or before its first object.
    In(BeatSet),
    /// In *Cleanup*, after the statuses of objects that never act.
    CleaningUp,
}

/// The phase, the position in its list, and the stack of suspended actors.
#[derive(Resource, Clone, Debug, Default)]
pub struct BeatCursor {
    pub(crate) stage: Stage,
    pub(crate) begun: bool,
    pub(crate) position: usize,
    /// The object that acts next, regardless of the list.
    pub(crate) next: Option<(ObjectId, Entity)>,
    pub(crate) suspended: Vec<Frame>,
    pub(crate) pace: Pace,
    pub(crate) stops: Vec<Breakpoint>,
    /// Number of log events already checked against breakpoints.
    pub(crate) seen: usize,
    /// The object before whose action the beat stopped; the beat continues with it.
    pub(crate) passed: Option<ObjectId>,
    pub(crate) halt: Option<Halt>,
    deepest: usize,
}

impl BeatCursor {
    /// Counts an actor that begins, above those that it or others have suspended.
    pub(crate) fn count_depth(&mut self) {
        self.deepest = self.deepest.max(self.suspended.len() + 1);
    }

    /// The most actors that were ever in progress at once.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// Whether a beat has begun and is not over.
    pub fn is_under_way(&self) -> bool {
        self.stage != Stage::Between
    }

    /// The actors that let another act first and will continue, most recent first.
    pub fn suspended(&self) -> impl Iterator<Item = ObjectId> {
        self.suspended.iter().rev().map(|frame| frame.id)
    }

    #[inline]
    pub(crate) fn is_at(&self, set: BeatSet) -> bool {
        self.stage == Stage::In(set) && self.halt.is_none()
    }

    pub(crate) fn is_in_a_phase(&self) -> bool {
        matches!(self.stage, Stage::In(_)) && self.halt.is_none()
    }

    pub(crate) fn is_cleaning_up(&self) -> bool {
        self.stage == Stage::CleaningUp && self.halt.is_none()
    }

    pub(crate) fn leave(&mut self, set: BeatSet, log: &EventLog<DiveEvent>) {
        self.begun = false;
        self.stage = match set.after() {
            Some(next) => Stage::In(next),
            None => Stage::CleaningUp,
        };
        if self.pace == Pace::Phase && set != BeatSet::Cleanup {
            self.halt = Some(Halt::PhaseOver(set));
        }
        self.heed(log);
    }

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

    #[inline]
    pub(crate) fn halts_after(&mut self, id: ObjectId, log: &EventLog<DiveEvent>) -> bool {
        if self.pace == Pace::Object {
            self.halt = Some(Halt::Acted(id));
        }
        self.heed(log);
        self.halt.is_some()
    }

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
