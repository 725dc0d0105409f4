//! A saved run: its whole state, and its record so far.

use super::kept::{SaveError, decode, encode};
use crate::campaign::Campaign;
use crate::content::Content;
use crate::phase::Phase;
use crate::replay::RunReplay;
use crate::snapshot::{RestoreError, RunSnapshot};
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const KIND: &str = "run";

/// A saved run.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SavedRun {
    /// Its whole state.
    pub snapshot: RunSnapshot,
    /// Its record so far.
    pub replay: RunReplay,
}

/// A run's progress, for a list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its seed.
    pub seed: u64,
    /// Its difficulty, by its name in the data.
    pub difficulty: String,
    /// The turn.
    pub turn: u32,
    /// The current phase, in words.
    pub place: &'static str,
    /// Whether it is over.
    pub over: bool,
}

impl SavedRun {
    /// The current state of a run. `world` has its dive or breach.
    pub fn of(campaign: &Campaign, world: &mut World) -> Self {
        Self { snapshot: campaign.snapshot(world), replay: campaign.replay().clone() }
    }

    /// The text to save.
    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The run of a text, checked against the game's data. `place` is its file, for errors.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn read(content: &Content, place: &str, text: &str) -> Result<Self, SaveError> {
        let saved: Self = decode(KIND, place, text)?;
        let sound = saved.snapshot.run.sound(content);
        sound.map_err(|error| SaveError::Restore { place: place.into(), error })?;
        Ok(saved)
    }

    /// Resumes the run; its dive or breach is put into the world.
    ///
    /// # Errors
    /// What does not fit; then the world is unchanged.
    pub fn resume(
        self,
        content: Arc<Content>,
        world: &mut World,
    ) -> Result<Campaign, RestoreError> {
        Campaign::restore(content, self.snapshot, self.replay, world)
    }

    /// Its progress.
    pub fn stage(&self) -> Stage {
        let run = &self.snapshot.run;
        Stage {
            seed: run.settings.seed,
            difficulty: run.settings.difficulty.clone(),
            turn: run.sector.turn,
            place: run.phase.name(),
            over: matches!(run.phase, Phase::Over(_)),
        }
    }
}
