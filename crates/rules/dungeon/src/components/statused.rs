//! Status effects and pushes.

use super::object::ObjectId;
use super::traits::{gained, lost};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
pub use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// The power that each status needs to take effect.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub struct Resistances {
    /// Against stun.
    pub stun: i32,
    /// Against freeze.
    pub freeze: i32,
    /// Against bind.
    pub bind: i32,
    /// Against burn.
    pub burn: i32,
}

impl Default for Resistances {
    fn default() -> Self {
        Self { stun: 1, freeze: 1, bind: 1, burn: 1 }
    }
}

impl Resistances {
    /// The resistance to one status.
    pub fn to(&self, status: Status) -> i32 {
        match status {
            Status::Stun => self.stun,
            Status::Freeze => self.freeze,
            Status::Bind => self.bind,
            Status::Burn => self.burn,
        }
    }
}

/// Vulnerable to statuses and pushes.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields, default)]
#[reflect(Component)]
#[component(on_add = gained::<Statused>, on_remove = lost::<Statused>)]
pub struct Statused {
    /// A push moves it only if its power is above this.
    pub push_resistance: i32,
    /// The power each status needs.
    pub resistances: Resistances,
    /// Beats left of stun, freeze and burn.
    pub stun: u16,
    /// Beats left of freeze.
    pub freeze: u16,
    /// Beats left of burn.
    pub burn: u16,
    /// The object that binds it.
    pub binder: Option<ObjectId>,
    /// Stuck in water: the next action only frees it.
    pub stuck: bool,
}

impl Statused {
    pub fn has(&self, status: Status) -> bool {
        match status {
            Status::Bind => self.binder.is_some(),
            other => self.beats(other) > 0,
        }
    }

    /// Beats left of a counted status; zero for bind, which does not count down.
    pub fn beats(&self, status: Status) -> u16 {
        match status {
            Status::Stun => self.stun,
            Status::Freeze => self.freeze,
            Status::Bind => 0,
            Status::Burn => self.burn,
        }
    }

    pub(crate) fn beats_mut(&mut self, status: Status) -> Option<&mut u16> {
        match status {
            Status::Stun => Some(&mut self.stun),
            Status::Freeze => Some(&mut self.freeze),
            Status::Bind => None,
            Status::Burn => Some(&mut self.burn),
        }
    }

    /// How many actions are lost: stun and freeze count down together, the water takes one more.
    pub fn lost_beats(&self) -> u16 {
        self.stun.max(self.freeze) + u16::from(self.stuck)
    }

    /// Whether anything keeps it from acting or moving, or counts down.
    pub(crate) fn is_held(&self) -> bool {
        self.is_counting() || self.stuck || self.binder.is_some()
    }

    /// Whether anything is counting down.
    pub fn is_counting(&self) -> bool {
        self.stun | self.freeze | self.burn != 0
    }
}

/// Hovers over floors and traps, which do not affect it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Flying>, on_remove = lost::<Flying>)]
pub struct Flying {}
