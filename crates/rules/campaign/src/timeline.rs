//! A run's timeline: goes to any past step quickly, makes branches, and compares runs.
//!
//! Steps are restored from keyframes and the commands after them. A keyframe is taken whenever
//! enough work was done since the last one, so that every step is quick to reach, whether it was a
//! beat or a turn of six factions. [`Timeline::at`] gives the run as it was; playing on from it
//! makes a separate branch.

mod comparing;
mod divergence;
mod dives;
mod reading;

pub use comparing::{Comparing, compare};
pub use divergence::{Comparison, Divergence};
pub use dives::compare_dives;
pub use reading::{Reading, ReadingError};

use crate::campaign::Campaign;
use crate::content::Content;
use crate::refusal::Refusal;
use crate::replay::RunReplay;
use crate::snapshot::{RestoreError, RunSnapshot};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Fingerprint};
use daemonfall_dungeon::DiveEvent;
use std::sync::Arc;
use thiserror::Error;

/// Effort after which a keyframe is taken; see [`Campaign::effort`].
pub const EFFORT_OF_A_KEYFRAME: u64 = 500;

/// Why a step cannot be restored.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum TimelineError {
    #[error("there is no step {step}: the run has {steps}")]
    NoStep { step: usize, steps: usize },
    /// It is before the first keyframe, when there was no timeline yet.
    #[error("step {step} is before step {first}, where this run's timeline begins")]
    TooEarly { step: usize, first: usize },
    #[error("the keyframe of step {step}: {error}")]
    Keyframe { step: usize, error: RestoreError },
    /// A later command is refused, although it was carried out before.
    #[error("step {step} is refused: {refusal}")]
    Refused { step: usize, refusal: Refusal },
}

#[derive(Clone, Debug)]
struct Mark {
    step: usize,
    effort: u64,
    snapshot: Arc<RunSnapshot>,
}

#[derive(Clone, Debug)]
pub struct Timeline {
    content: Arc<Content>,
    replay: RunReplay,
    marks: Vec<Mark>,
}

impl Timeline {
    /// Begins a run's timeline at its current state.
    pub fn begin(campaign: &Campaign, world: &mut World) -> Self {
        let mut timeline = Self {
            content: campaign.content().clone(),
            replay: campaign.replay().clone(),
            marks: Vec::new(),
        };
        timeline.mark(campaign, world);
        timeline
    }

    /// The timeline of a whole recorded run, which is replayed once for it.
    pub fn of(content: &Arc<Content>, replay: &RunReplay) -> Result<Self, ReadingError> {
        let mut reading = Reading::begin(content, replay)?;
        while reading.step(replay)?.is_some() {}
        Ok(reading.finish())
    }

    /// Records what was done or undone since the last call. Call it after each step, at least after
    /// expensive ones. Does nothing while a step is unfinished.
    pub fn note(&mut self, campaign: &Campaign, world: &mut World) {
        if campaign.is_open() || campaign.stepping().is_some() {
            return;
        }
        let steps = &campaign.replay().steps;
        let own = &mut self.replay.steps;
        own.truncate(steps.len());
        while own.last().is_some_and(|last| steps.get(own.len() - 1) != Some(last)) {
            own.pop();
        }
        let kept = own.len();
        own.extend(steps[kept..].iter().cloned());
        self.marks.retain(|mark| mark.step <= kept);
        let now = campaign.effort();
        let before = self.marks.last().map(|mark| mark.effort);
        // The effort of a restored run starts again at zero.
        let due = |before: u64| now.checked_sub(before).unwrap_or(now) >= EFFORT_OF_A_KEYFRAME;
        if before.is_none_or(due) {
            self.mark(campaign, world);
        }
    }

    fn mark(&mut self, campaign: &Campaign, world: &mut World) {
        self.marks.push(Mark {
            step: campaign.replay().steps.len(),
            effort: campaign.effort(),
            snapshot: Arc::new(campaign.snapshot(world)),
        });
    }

    /// The number of steps; step 0 is the beginning of the run.
    pub fn steps(&self) -> usize {
        self.replay.steps.len()
    }

    /// The first step that can be restored.
    pub fn first(&self) -> usize {
        self.marks.first().map_or(0, |mark| mark.step)
    }

    /// The record, with the fingerprint of each step.
    pub fn replay(&self) -> &RunReplay {
        &self.replay
    }

    pub fn keyframes(&self) -> impl ExactSizeIterator<Item = usize> {
        self.marks.iter().map(|mark| mark.step)
    }

    /// The fingerprint recorded after a step; `None` for step 0 and for steps that do not exist.
    pub fn print(&self, step: usize) -> Option<Fingerprint> {
        Some(self.replay.steps.get(step.checked_sub(1)?)?.1)
    }

    /// The run after `step` steps, with its dive or breach in `world`, which must have the rules
    /// installed and must not be used for anything else. Its record ends there, so continuing makes
    /// a branch.
    pub fn at(&self, step: usize, world: &mut World) -> Result<Campaign, TimelineError> {
        let steps = self.steps();
        if step > steps {
            return Err(TimelineError::NoStep { step, steps });
        }
        let place = self.marks.partition_point(|mark| mark.step <= step);
        let first = self.first();
        let mark = place.checked_sub(1).map(|place| &self.marks[place]);
        let mark = mark.ok_or(TimelineError::TooEarly { step, first })?;
        let replay = RunReplay {
            data: self.replay.data,
            versions: self.replay.versions.clone(),
            packs: self.replay.packs.clone(),
            settings: self.replay.settings.clone(),
            steps: self.replay.steps[..mark.step].to_vec(),
        };
        let snapshot = mark.snapshot.as_ref().clone();
        let restored = Campaign::restore(self.content.clone(), snapshot, replay, world);
        let mut campaign =
            restored.map_err(|error| TimelineError::Keyframe { step: mark.step, error })?;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        for number in mark.step..step {
            let command = self.replay.steps[number].0.clone();
            let done = campaign.apply(world, command);
            done.map_err(|refusal| TimelineError::Refused { step: number + 1, refusal })?;
        }
        Ok(campaign)
    }

    /// The timeline of a branch after `step` steps, for [`Timeline::at`]. Keyframes are shared.
    #[must_use]
    pub fn branch(&self, step: usize) -> Self {
        let mut branch = self.clone();
        branch.replay.steps.truncate(step);
        branch.marks.retain(|mark| mark.step <= step);
        branch
    }

    /// The whole state after `step` steps as a plain value, for [`diff`](daemonfall_core::diff).
    pub fn snapshot(&self, step: usize, world: &mut World) -> Result<RunSnapshot, TimelineError> {
        let campaign = self.at(step, world)?;
        Ok(campaign.snapshot(world))
    }
}
