//! Where the machine is: step, safety, and what it waits for; in a world its parts are resources:
//! [`Place`], [`QuickSafety`] and [`LastAction`].

use super::{LastAction, Machine};
use crate::components::CharacterId;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The quick safety. While it is on, quick turns are passed over (seed 001, preliminaries 3).
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub enum QuickSafety {
    /// Safe mode: no quick turns.
    #[default]
    On,
    /// Quick mode: quick turns are given in steps 3 and 5.
    Off,
}

impl QuickSafety {
    /// `on` or `off`.
    pub fn name(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// 1: the initial action is resolved.
    Initial,
    /// 2: the characters hit react.
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

/// The kind of action that goes through the six steps. They differ only in step 6.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Resolution {
    /// A slow action that goes off (SR): step 6 turns the safety on.
    #[default]
    Slow,
    /// An action taken at once in an active turn (CR): step 6 does not change the safety.
    Active,
}

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
    /// A quick turn (step 3).
    EarlyTurn(CharacterId),
    /// Reactions to the quick turn's action (step 3).
    EarlyReactions,
    /// A mimicry (step 4).
    Mimicry(CharacterId),
    /// Reactions to this mime's mimicry (step 4).
    MimicryReactions(CharacterId),
    /// A quick turn (step 5).
    LateTurn(CharacterId),
    /// Reactions to the quick turn's action (step 5).
    LateReactions,
}

/// Where in the six steps the machine is.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub cursor: Cursor,
    /// The kind of action being resolved, or resolved last.
    pub resolution: Resolution,
    /// Quick turns given in this resolution.
    pub quick_turns: u32,
}

impl Place {
    /// The step in progress, if an action is being resolved. Steps 3, 5 and 6 without a turn begin
    /// and end within one transition: only events show them.
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

/// The machine of a world, as a system parameter.
#[derive(SystemParam)]
pub struct MachineMut<'w> {
    place: ResMut<'w, Place>,
    safety: ResMut<'w, QuickSafety>,
    last_action: ResMut<'w, LastAction>,
}

impl MachineMut<'_> {
    #[inline]
    pub fn get(&self) -> Machine {
        Machine { place: *self.place, safety: *self.safety, last_action: *self.last_action }
    }

    /// Writes the parts that differ.
    #[inline]
    pub fn set(&mut self, machine: Machine) {
        self.place.set_if_neq(machine.place);
        self.safety.set_if_neq(machine.safety);
        self.last_action.set_if_neq(machine.last_action);
    }
}

impl Machine {
    /// Gives a world a machine at rest, unless it has one.
    pub fn init(world: &mut World) {
        world.init_resource::<Place>();
        world.init_resource::<QuickSafety>();
        world.init_resource::<LastAction>();
    }

    pub fn of(world: &World) -> Self {
        Self {
            place: *world.resource::<Place>(),
            safety: *world.resource::<QuickSafety>(),
            last_action: *world.resource::<LastAction>(),
        }
    }

    pub fn put(self, world: &mut World) {
        world.insert_resource(self.place);
        world.insert_resource(self.safety);
        world.insert_resource(self.last_action);
    }
}
