//! A saved run: its whole state, and its record so far.

use super::kept::{SaveError, decode, encode};
use crate::campaign::{Campaign, install};
use crate::content::Content;
use crate::phase::Phase;
use crate::replay::RunReplay;
use crate::settings::BeginError;
use crate::sighted::Sighted;
use crate::snapshot::{RestoreError, RunSnapshot, Scene};
use bevy_ecs::world::World;
use daemonfall_sector::Victory;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const KIND: &str = "run";

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SavedRun {
    pub snapshot: RunSnapshot,
    pub replay: RunReplay,
    /// None in older saves.
    #[serde(default)]
    sighted: Sighted,
}

/// A run's progress, for a list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub seed: u64,
    /// Its difficulty, by its name in the data.
    pub difficulty: String,
    pub victory: Victory,
    pub turn: u32,
    /// The current phase, in words.
    pub place: &'static str,
    pub over: bool,
}

impl SavedRun {
    /// The current state of a run. `world` has its dive or breach.
    pub fn of(campaign: &Campaign, world: &mut World) -> Self {
        Self {
            snapshot: campaign.snapshot(world),
            replay: campaign.replay().clone(),
            sighted: campaign.sighted.clone(),
        }
    }

    /// A state with the record that led to it. Only what is in sight counts as seen in its turn.
    pub fn with(snapshot: RunSnapshot, replay: RunReplay) -> Self {
        Self { snapshot, replay, sighted: Sighted::default() }
    }

    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The run of a text, which this game can resume. `place` is its file, for errors.
    pub fn read(content: &Arc<Content>, place: &str, text: &str) -> Result<Self, SaveError> {
        let saved: Self = decode(KIND, place, text)?;
        let proved = saved.prove(content);
        proved.map_err(|error| SaveError::Restore { place: place.into(), error })?;
        Ok(saved)
    }

    /// Restores the run in a world of its own, and compares it with the end of its record.
    fn prove(&self, content: &Arc<Content>) -> Result<(), RestoreError> {
        self.replay.fits(content)?;
        if let Scene::Dive(dive) = &self.snapshot.scene {
            dive.check_numbers()?;
        }
        let restored = |world: &mut World| {
            install(world, content);
            self.clone().resume(content.clone(), world)
        };
        let mut world = World::new();
        let found = restored(&mut world)?.fingerprint(&world);
        let recorded = match self.replay.steps.last() {
            Some((_, recorded)) => *recorded,
            None => {
                let begun = Campaign::begin(content.clone(), self.replay.settings.clone());
                let wrong = |error: BeginError| RestoreError::Wrong {
                    place: "replay.settings",
                    reason: error.to_string(),
                };
                begun.map_err(wrong)?.0.fingerprint(&World::new())
            }
        };
        if found == recorded { Ok(()) } else { Err(RestoreError::Differs { recorded, found }) }
    }

    /// Resumes the run; its dive or breach is put into the world.
    /// If it does not fit, the world is unchanged.
    pub fn resume(
        self,
        content: Arc<Content>,
        world: &mut World,
    ) -> Result<Campaign, RestoreError> {
        let mut campaign = Campaign::restore(content, self.snapshot, self.replay, world)?;
        campaign.sighted = self.sighted;
        Ok(campaign)
    }

    pub fn stage(&self) -> Stage {
        let run = &self.snapshot.run;
        Stage {
            seed: run.settings.seed,
            difficulty: run.settings.difficulty.clone(),
            victory: run.settings.victory,
            turn: run.sector.turn,
            place: run.phase.name(),
            over: matches!(run.phase, Phase::Over(_)),
        }
    }
}
