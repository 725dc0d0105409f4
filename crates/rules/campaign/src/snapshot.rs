//! Saves a run with its dive or breach as one plain value, and restores it.

use crate::campaign::Campaign;
use crate::content::Content;
use crate::muster;
use crate::phase::Phase;
use crate::replay::RunReplay;
use crate::run::Run;
use crate::versions::Changed;
use bevy_ecs::world::World;
use daemonfall_breach::{self as breach, BreachSnapshot, Scratch};
use daemonfall_core::data::{MOST_SAVED, number_beyond};
use daemonfall_core::{Fingerprint, Snapshot};
use daemonfall_dungeon::{self as dungeon, DiveSnapshot};
use daemonfall_sector::{Invalid, Pending, TileId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;

/// The current dive or breach.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
pub enum Scene {
    None,
    Dive(Box<DiveSnapshot>),
    Breach(Box<BreachSnapshot>),
}

/// The whole state of a run.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct RunSnapshot {
    pub run: Run,
    pub scene: Scene,
}

/// Why a run cannot be restored.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum RestoreError {
    #[error("it was made with other data (fingerprint {found}, this game's data: {expected})")]
    OtherData { found: Fingerprint, expected: Fingerprint },
    #[error(transparent)]
    Changed(#[from] Changed),
    /// The state is not the one that its record ends with.
    #[error("its state has the fingerprint {found}, but its record ends with {recorded}")]
    Differs { recorded: Fingerprint, found: Fingerprint },
    #[error("its sector is invalid: {0}")]
    Sector(#[from] Invalid),
    #[error("its dive is invalid: {0}")]
    Dive(#[from] dungeon::SnapshotError),
    #[error("its breach is invalid: {0}")]
    Breach(#[from] breach::SnapshotError),
    /// Another part contradicts the rest.
    #[error("{place}: {reason}")]
    Wrong { place: &'static str, reason: String },
}

fn wrong<T>(place: &'static str, reason: impl Into<String>) -> Result<T, RestoreError> {
    Err(RestoreError::Wrong { place, reason: reason.into() })
}

impl Run {
    /// Checks that a saved run fits these data and is consistent.
    pub fn sound(&self, content: &Content) -> Result<(), RestoreError> {
        if self.data != content.fingerprint {
            return Err(RestoreError::OtherData {
                found: self.data,
                expected: content.fingerprint,
            });
        }
        if let Err(error) = self.settings.check(content) {
            return wrong("run.settings", error.to_string());
        }
        content.sector.validate(&self.sector)?;
        if self.sector.victory != self.settings.victory {
            return wrong("run.sector", "it is won in another way than its settings say");
        }
        // Plain values always have a JSON form.
        let counts = serde_json::to_value((&self.tally, &self.histories)).unwrap_or_default();
        if let Some(problem) = number_beyond(&counts, MOST_SAVED) {
            return wrong("run.tally", problem.to_string());
        }
        if let Some(id) = self.gear.all().find(|id| !content.campaign.has_mod(*id)) {
            return wrong("run.gear", format!("there is no mod number {}", id.0));
        }
        if let Some(unit) = self.gear.fitted.keys().find(|id| self.unit(**id).is_none()) {
            let reason = format!("unit {unit} is not the player's");
            return wrong("run.gear.fitted", reason);
        }
        if let Some(unit) = self.histories.keys().find(|id| self.unit(**id).is_none()) {
            let reason = format!("unit {unit} is not the player's");
            return wrong("run.histories", reason);
        }
        let met = self.met.iter();
        if let Some(id) = met.clone().find(|id| !content.campaign.has_encounter(**id)) {
            return wrong("run.met", format!("there is no encounter number {}", id.0));
        }
        let is_off = |tile: &TileId| !self.sector.grid.has(*tile);
        if self.doors.keys().any(is_off) {
            return wrong("run.doors", "a door is off the map");
        }
        if self.left_early.iter().any(is_off) {
            return wrong("run.left_early", "a vault is off the map");
        }
        self.phase_fits(content)
    }

    /// Checks that the active system is what waits on the map.
    fn phase_fits(&self, content: &Content) -> Result<(), RestoreError> {
        let pending = self.sector.pending;
        let vault = |stack, tile| pending == Some(Pending::Vault { stack, tile });
        let guardian = |name: &str| content.breach.guardian(name).is_some();
        let fits = match &self.phase {
            Phase::Sector => pending.is_none() && self.sector.active == self.sector.player,
            Phase::Encounter(it) => {
                let (stack, tile) = (it.stack, it.tile);
                pending == Some(Pending::Encounter { stack, tile })
                    && content.campaign.has_encounter(it.encounter)
            }
            Phase::Dive(it) => vault(it.stack, it.tile) && self.unit(it.leader).is_some(),
            Phase::Door(it) => vault(it.stack, it.tile) && guardian(&it.guardian),
            Phase::Breach(it) => {
                let there = it.units.iter().all(|id| self.unit(*id).is_some());
                vault(it.stack, it.tile) && guardian(&it.guardian) && there
            }
            Phase::Prize(it) => {
                let known = |prize: &crate::library::Prize| match prize {
                    crate::library::Prize::Mod(id) => content.campaign.has_mod(*id),
                    crate::library::Prize::Unit(kind) => content.sector.roster.has(*kind),
                    _ => true,
                };
                pending.is_none() && it.prizes.iter().all(known)
            }
            Phase::Over(_) => true,
        };
        if fits { Ok(()) } else { wrong("run.place", "it does not match what waits on the map") }
    }
}

impl Campaign {
    /// The whole state as a plain value. `world` has the run's dive or breach.
    pub fn snapshot(&self, world: &mut World) -> RunSnapshot {
        let scene = match self.run().phase {
            Phase::Dive(_) => Scene::Dive(Box::new(DiveSnapshot::take(world))),
            Phase::Breach(_) => Scene::Breach(Box::new(BreachSnapshot::of(world))),
            _ => Scene::None,
        };
        RunSnapshot { run: self.run().clone(), scene }
    }

    /// Restores a run from a plain value; its dive or breach is put into the world.
    /// If it does not fit, the world is unchanged.
    pub fn restore(
        content: Arc<Content>,
        snapshot: RunSnapshot,
        replay: RunReplay,
        world: &mut World,
    ) -> Result<Self, RestoreError> {
        let run = snapshot.run;
        run.sound(&content)?;
        if replay.settings != run.settings || replay.data != run.data {
            return wrong("replay", "it belongs to another run");
        }
        let mut rival = None;
        match (&run.phase, snapshot.scene) {
            (Phase::Dive(_), Scene::Dive(dive)) => dive.restore(world)?,
            (Phase::Breach(duel), Scene::Breach(scene)) => {
                let library = muster::library(&content, &run, &duel.units);
                scene.check(&library)?;
                world.insert_resource(library.clone());
                if let Err(error) = scene.restore(world) {
                    world.insert_resource(content.breach.clone());
                    return Err(error.into());
                }
                rival = Some(Scratch::new(&library));
            }
            (Phase::Dive(_) | Phase::Breach(_), _) => {
                return wrong("scene", "the current dive or breach is missing");
            }
            (_, Scene::None) => {}
            _ => return wrong("scene", "there is a dive or breach, but the run is in neither"),
        }
        Ok(Self::with(content, run, replay, rival))
    }
}
