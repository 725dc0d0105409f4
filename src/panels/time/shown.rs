//! A step of the run, worked out anew from the nearest keyframe: its state, the one before it, and
//! whether it is what was recorded.

use bevy::prelude::World;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{RunSnapshot, Timeline, TimelineError};
use daemonfall_core::Fingerprint;

/// A step of the run.
pub struct Shown {
    /// Which; 0 is the run as it began.
    pub step: usize,
    /// The fingerprint that was recorded; none for step 0.
    pub recorded: Option<Fingerprint>,
    /// The fingerprint as it came out now.
    pub found: Fingerprint,
    /// The state before it; none for step 0.
    pub before: Option<RunSnapshot>,
    /// The run as it could be gone on with.
    pub run: SavedRun,
}

impl Shown {
    /// Works a step out, in a world of nobody's.
    ///
    /// # Errors
    /// As [`Timeline::at`].
    pub fn of(timeline: &Timeline, step: usize, world: &mut World) -> Result<Self, TimelineError> {
        let mut before = None;
        let known = step
            .checked_sub(1)
            .filter(|before| *before >= timeline.first())
            .zip(timeline.replay().steps.get(step.saturating_sub(1)));
        let mut campaign = match known {
            Some((last, (command, _))) => {
                let mut campaign = timeline.at(last, world)?;
                before = Some(campaign.snapshot(world));
                let done = campaign.apply(world, command.clone());
                done.map_err(|refusal| TimelineError::Refused { step, refusal })?;
                campaign
            }
            None => timeline.at(step, world)?,
        };
        Ok(Self {
            step,
            recorded: timeline.print(step),
            found: campaign.fingerprint(world),
            before,
            run: SavedRun::of(&campaign, world),
        })
    }

    /// Whether it is what was recorded.
    pub fn is_right(&self) -> bool {
        self.recorded.is_none_or(|recorded| recorded == self.found)
    }

    /// Whether it is this step of a time, still.
    pub fn is_of(&self, timeline: &Timeline, step: usize) -> bool {
        self.step == step && self.recorded == timeline.print(step)
    }

    /// Its state.
    pub fn state(&self) -> &RunSnapshot {
        &self.run.snapshot
    }
}
