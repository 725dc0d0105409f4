//! How far a scenario is: phase, slow actions, the action under way, and everybody's place in the
//! script.

use super::data::{Ability, Hits, Scenario, SlowAction, Span};
use crate::components::{CharacterId, Speed};
use crate::reaction::Reaction;
use crate::schedule::ClockSet;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Active turns in one phase, at most: two that quicken each other for ever would never end it.
pub const ACTIVE_TURNS_AT_MOST: u32 = 1_000;

/// What a character is, besides what the machine needs to know.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// Its speed.
    pub speed: Speed,
    /// Its reaction.
    pub reaction: Option<Reaction>,
}

/// How far a character is in its script.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Turns had, quick and active ones.
    pub turns: u32,
    /// Mimicries done.
    pub mimicries: u32,
}

/// Why a scenario was stopped.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// So many quick turns in the resolution of one action.
    QuickTurns(u32),
    /// So many active turns in one phase.
    ActiveTurns(u32),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::QuickTurns(turns) => write!(f, "{turns} quick turns in one resolution"),
            Self::ActiveTurns(turns) => write!(f, "{turns} active turns in one phase"),
        }
    }
}

/// Where in its clockticks a scenario is.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// In this phase.
    In(ClockSet),
    /// It has been played to its end.
    Over,
    /// It was stopped.
    Stopped(Stop),
}

/// An action, as far as it is under way or was just done.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Doing {
    /// By whom.
    pub actor: CharacterId,
    /// What.
    pub ability: Ability,
    /// Whom it hits.
    pub hits: Hits,
}

/// What changes in a scenario besides characters and machine.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[reflect(Resource)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The clocktick, from 1.
    pub tick: u32,
    /// Where in it.
    pub phase: Phase,
    /// Active turns had in this phase.
    pub active_turns: u32,
    /// Slow actions under way.
    pub slow: Vec<SlowAction>,
    /// The initial action that is being resolved, or was last.
    pub initial: Doing,
    /// What was done last and is reacted to.
    pub struck: Doing,
}

impl Progress {
    /// The beginning of a scenario.
    pub fn of(scenario: &Scenario) -> Self {
        Self {
            tick: 1,
            phase: Phase::In(match scenario.span {
                Span::SR | Span::Ticks(_) => ClockSet::Charge,
                Span::CR => ClockSet::Turns,
            }),
            active_turns: 0,
            slow: scenario.slow_actions.clone(),
            initial: Doing::default(),
            struck: Doing::default(),
        }
    }

    /// Whether nothing more is played.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Stopped(_))
    }
}
