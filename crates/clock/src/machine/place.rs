//! Where the machine stands: step, safety, and whom it waits for.

use crate::components::CharacterId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The quick safety: on, quick turns are passed over (seed 001, preliminaries 3).
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub enum QuickSafety {
    /// Safe mode: no quick turns.
    #[default]
    On,
    /// Quick mode: quick turns are given in steps 3 and 5.
    Off,
}

/// The six steps.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// 1: the initial action is resolved.
    Initial,
    /// 2: those whom it hit react.
    Reactions,
    /// 3: the first flagged character has a quick turn before the mimes.
    EarlyTurn,
    /// 4: the mimes repeat the last action.
    Mimes,
    /// 5: quick turns after the mimes.
    LateTurn,
    /// 6: the action is over.
    End,
}

impl Step {
    /// The step's number in the seed.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }
}

/// What kind of action goes through the six steps: they differ in step 6 alone.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Resolution {
    /// A slow action that goes off (SR): step 6 turns the safety on.
    #[default]
    Slow,
    /// An action taken at once in an active turn (CR): step 6 leaves the safety as it is.
    Active,
}

/// What the machine waits for.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cursor {
    /// Nothing: no action is being resolved.
    #[default]
    Rest,
    /// Nothing: the last resolution was stopped.
    Stopped,
    /// The initial action (step 1).
    Initial,
    /// Reactions to it (step 2).
    InitialReactions,
    /// Somebody's quick turn (step 3).
    EarlyTurn(CharacterId),
    /// Reactions to what was done in it (step 3).
    EarlyReactions,
    /// Somebody's mimicry (step 4).
    Mimicry(CharacterId),
    /// Reactions to this mime's mimicry (step 4).
    MimicryReactions(CharacterId),
    /// Somebody's quick turn (step 5).
    LateTurn(CharacterId),
    /// Reactions to what was done in it (step 5).
    LateReactions,
}

/// Where in the six steps the machine stands.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// What it waits for.
    pub cursor: Cursor,
    /// What is being resolved, or was last.
    pub resolution: Resolution,
    /// Quick turns given in this resolution.
    pub quick_turns: u32,
}

impl Place {
    /// The step under way, if an action is being resolved. Steps 3, 5 and 6 that give no turn begin
    /// and end within one transition: only events tell of them.
    pub fn step(&self) -> Option<Step> {
        match self.cursor {
            Cursor::Rest | Cursor::Stopped => None,
            Cursor::Initial => Some(Step::Initial),
            Cursor::InitialReactions => Some(Step::Reactions),
            Cursor::EarlyTurn(_) | Cursor::EarlyReactions => Some(Step::EarlyTurn),
            Cursor::Mimicry(_) | Cursor::MimicryReactions(_) => Some(Step::Mimes),
            Cursor::LateTurn(_) | Cursor::LateReactions => Some(Step::LateTurn),
        }
    }
}
