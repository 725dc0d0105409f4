//! A run's time: any past step at once, by keyframes and the commands after them; branches, and
//! what differs between two.
//!
//! A keyframe stands wherever enough had to be worked out since the one before, so that no step is
//! far from one, whether it was a beat or a turn of six factions. [`Timeline::at`] gives the run as
//! it was: played on, it is a branch of its own.

mod compare;
mod comparing;
mod dives;
mod reading;

pub use compare::{Comparison, Parting, compare};
pub use comparing::Comparing;
pub use dives::compare_dives;
pub use reading::{Reading, ReadingError};

use crate::campaign::Campaign;
use crate::content::Content;
use crate::refusal::Refusal;
use crate::replay::{ReplayError, RunReplay};
use crate::snapshot::{RestoreError, RunSnapshot};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Fingerprint};
use daemonfall_dungeon::DiveEvent;
use std::sync::Arc;
use thiserror::Error;

/// Effort after which a keyframe is taken; see [`Campaign::effort`].
pub const EFFORT_OF_A_KEYFRAME: u64 = 500;

/// Why a step cannot be gone to.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum TimelineError {
    /// There are not so many steps.
    #[error("there is no step {step}: the run has {steps}")]
    NoStep {
        /// The step asked for.
        step: usize,
        /// How many there are.
        steps: usize,
    },
    /// It lies before the first keyframe: before the timeline began to be kept.
    #[error("step {step} lies before step {first}, from which on this run's time is kept")]
    TooEarly {
        /// The step asked for.
        step: usize,
        /// The first that can be gone to.
        first: usize,
    },
    /// A keyframe cannot be restored.
    #[error("the keyframe of step {step}: {error}")]
    Keyframe {
        /// Its step.
        step: usize,
        /// Why.
        error: RestoreError,
    },
    /// A command after it is refused, though it was carried out once.
    #[error("step {step} is refused: {refusal}")]
    Refused {
        /// Which step, from 1.
        step: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// The state after so many steps.
#[derive(Clone, Debug)]
struct Mark {
    step: usize,
    /// What the run had cost by then.
    effort: u64,
    snapshot: Arc<RunSnapshot>,
}

/// The time of one run.
#[derive(Clone, Debug)]
pub struct Timeline {
    content: Arc<Content>,
    replay: RunReplay,
    marks: Vec<Mark>,
}

impl Timeline {
    /// Begins to keep a run's time, from where it stands.
    pub fn begin(campaign: &Campaign, world: &mut World) -> Self {
        let mut timeline = Self {
            content: campaign.content().clone(),
            replay: campaign.replay().clone(),
            marks: Vec::new(),
        };
        timeline.mark(campaign, world);
        timeline
    }

    /// The time of a whole recorded run, which is played once for it.
    ///
    /// # Errors
    /// As [`RunReplay::verify`].
    pub fn of(content: &Arc<Content>, replay: &RunReplay) -> Result<Self, ReplayError> {
        let mut timeline: Option<Self> = None;
        replay.play(content, replay.steps.len(), |campaign, world| match &mut timeline {
            Some(timeline) => timeline.note(campaign, world),
            None => timeline = Some(Self::begin(campaign, world)),
        })?;
        // It was shown the run before the first step, if no later one.
        Ok(timeline.unwrap_or_else(|| Self {
            content: content.clone(),
            replay: replay.clone(),
            marks: Vec::new(),
        }))
    }

    /// Keeps what was done or taken back since the last time; to be called after each step, at
    /// least after those that were dear. Nothing is kept while a step is not over.
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
        // A run that was restored counts from there on.
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

    /// How many steps there are; step 0 is the run as it began.
    pub fn steps(&self) -> usize {
        self.replay.steps.len()
    }

    /// The first step that can be gone to.
    pub fn first(&self) -> usize {
        self.marks.first().map_or(0, |mark| mark.step)
    }

    /// What was done, with the fingerprint of each step.
    pub fn replay(&self) -> &RunReplay {
        &self.replay
    }

    /// The steps at which keyframes stand.
    pub fn keyframes(&self) -> impl ExactSizeIterator<Item = usize> {
        self.marks.iter().map(|mark| mark.step)
    }

    /// The fingerprint recorded after a step; none for step 0 and those that there are not.
    pub fn print(&self, step: usize) -> Option<Fingerprint> {
        Some(self.replay.steps.get(step.checked_sub(1)?)?.1)
    }

    /// The run as it was after so many steps, with its dive or breach in `world`: one with the
    /// rules installed, that nobody else plays in. Its record ends there, so that going on from it
    /// makes a branch.
    ///
    /// # Errors
    /// A step that there is not, or that cannot be gone to any more.
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

    /// The time of a branch that parts after so many steps: what [`Timeline::at`] gives is noted in
    /// it from there on. Keyframes are shared.
    #[must_use]
    pub fn branch(&self, step: usize) -> Self {
        let mut branch = self.clone();
        branch.replay.steps.truncate(step);
        branch.marks.retain(|mark| mark.step <= step);
        branch
    }

    /// The whole state after so many steps as a plain value, for [`diff`](daemonfall_core::diff).
    ///
    /// # Errors
    /// As [`Timeline::at`].
    pub fn snapshot(&self, step: usize, world: &mut World) -> Result<RunSnapshot, TimelineError> {
        let campaign = self.at(step, world)?;
        Ok(campaign.snapshot(world))
    }
}
