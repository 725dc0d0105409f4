//! A step of the run, recomputed from the nearest keyframe: its state, the one before it, and
//! whether it matches the record.

use bevy::prelude::World;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{RunSnapshot, Timeline, TimelineError};
use daemonfall_core::Fingerprint;

pub struct Shown {
    pub step: usize,
    /// The recorded fingerprint; `None` for step 0.
    pub recorded: Option<Fingerprint>,
    pub found: Fingerprint,
    /// The state before it; `None` for step 0.
    pub before: Option<RunSnapshot>,
    pub run: SavedRun,
}

impl Shown {
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

    pub fn is_right(&self) -> bool {
        self.recorded.is_none_or(|recorded| recorded == self.found)
    }

    pub fn is_of(&self, timeline: &Timeline, step: usize) -> bool {
        self.step == step && self.recorded == timeline.print(step)
    }

    pub fn state(&self) -> &RunSnapshot {
        &self.run.snapshot
    }
}
