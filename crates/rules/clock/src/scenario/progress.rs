//! How far a scenario is: phase, slow actions, current action, and each character's place in its
//! script.

use super::data::{Ability, Hits, Scenario, SlowAction, Span};
use crate::components::{CharacterId, Speed};
use crate::reaction::Reaction;
use crate::schedule::ClockSet;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Most active turns in one phase: two that keep quickening each other would never end it.
pub const ACTIVE_TURNS_AT_MOST: u32 = 1_000;

/// What a character is, apart from what the machine needs.
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
    /// Turns taken, quick and active ones.
    pub turns: u32,
    /// Mimicries done.
    pub mimicries: u32,
}

/// Why a scenario was stopped.
#[derive(Error, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// This many quick turns in the resolution of one action.
    #[error("{0} quick turns in one resolution")]
    QuickTurns(u32),
    /// This many active turns in one phase.
    #[error("{0} active turns in one phase")]
    ActiveTurns(u32),
}

/// How far a scenario is in its clockticks.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// In this phase.
    In(ClockSet),
    /// It has been played to its end.
    Over,
    /// It was stopped.
    Stopped(Stop),
}

/// An action in progress or just done.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Doing {
    /// The character that acts.
    pub actor: CharacterId,
    /// The ability.
    pub ability: Ability,
    /// The characters it hits.
    pub hits: Hits,
}

/// What changes in a scenario besides the characters and the machine.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[reflect(Resource)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The clocktick, from 1.
    pub tick: u32,
    /// The phase within it.
    pub phase: Phase,
    /// Active turns taken in this phase.
    pub active_turns: u32,
    /// Slow actions in progress.
    pub slow: Vec<SlowAction>,
    /// The initial action being resolved, or resolved last.
    pub initial: Doing,
    /// What was done last and is being reacted to.
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
