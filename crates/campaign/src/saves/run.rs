//! A run as it is kept: everything of it, and its record so far.

use super::kept::{SaveError, decode, encode};
use crate::campaign::Campaign;
use crate::content::Content;
use crate::place::Place;
use crate::replay::RunReplay;
use crate::snapshot::{RestoreError, RunSnapshot};
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a kept run says that it is.
pub(super) const KIND: &str = "run";

/// A run as it is kept.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SavedRun {
    /// Everything of it.
    pub snapshot: RunSnapshot,
    /// What was done so far.
    pub replay: RunReplay,
}

/// How far a run has come, for a list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its seed.
    pub seed: u64,
    /// Its difficulty, by its name in the data.
    pub difficulty: String,
    /// The turn.
    pub turn: u32,
    /// Which system has the floor, in words.
    pub place: &'static str,
    /// Whether it is over.
    pub over: bool,
}

impl SavedRun {
    /// A run as it stands now; `world` is the one in which its dive or breach is played.
    pub fn of(campaign: &Campaign, world: &mut World) -> Self {
        Self { snapshot: campaign.snapshot(world), replay: campaign.replay().clone() }
    }

    /// The text to be kept.
    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The run of a text, checked against the game's data; `place` is where it lies, for errors.
    ///
    /// # Errors
    /// Why it cannot be gone on with.
    pub fn read(content: &Content, place: &str, text: &str) -> Result<Self, SaveError> {
        let saved: Self = decode(KIND, place, text)?;
        let sound = saved.snapshot.run.sound(content);
        sound.map_err(|error| SaveError::Restore { place: place.into(), error })?;
        Ok(saved)
    }

    /// Goes on with it; its dive or breach is put into the world.
    ///
    /// # Errors
    /// What does not fit; the world is then as it was.
    pub fn resume(
        self,
        content: Arc<Content>,
        world: &mut World,
    ) -> Result<Campaign, RestoreError> {
        Campaign::restore(content, self.snapshot, self.replay, world)
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        let run = &self.snapshot.run;
        Stage {
            seed: run.settings.seed,
            difficulty: run.settings.difficulty.clone(),
            turn: run.sector.turn,
            place: run.place.name(),
            over: matches!(run.place, Place::Over(_)),
        }
    }
}
