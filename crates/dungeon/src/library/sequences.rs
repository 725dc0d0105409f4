//! Sequences: what an enemy does, step after step.

use crate::cell::Direction;
use crate::components::Parts;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// How the general algorithm finds the directions worth trying, best first.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Directions {
    /// None: the action needs no direction, and is tried once in the facing.
    #[default]
    Ahead,
    /// The straight ones that come nearer to the nearest player, along the longer way first.
    Toward,
    /// The diagonal that comes nearer, then the straight ones.
    Adjacent,
    /// The diagonals that come nearer, or the two beside the straight way.
    Diagonal,
    /// The straight one in which a player stands in plain sight.
    Straight,
    /// The four straight ones in random order.
    Random,
    /// The straight ones that lead away.
    Away,
    /// One.
    Fixed(Direction),
}

/// Which step comes next.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// The one after this, or the first after the last.
    Next,
    /// This again.
    Stay,
    /// The one at this place, from 0.
    To(u16),
}

/// What happens to the actor when a step is entered or left.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEffect {
    /// Faces the nearest player, along the longer way.
    FacePlayer,
    /// Faces the other way.
    TurnBack,
    /// Turns by eighths of a turn clockwise.
    Turn(u8),
}

/// A step of a sequence.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is tried, in order.
    pub parts: Parts,
    /// In which directions.
    #[serde(default)]
    pub directions: Directions,
    /// Successes before the success jump is taken; failures do not count.
    #[serde(default = "one")]
    pub repeat: u16,
    /// After the last success.
    #[serde(default = "next")]
    pub success: Jump,
    /// After a failure.
    #[serde(default = "next")]
    pub failure: Jump,
    /// When the step is come to from another.
    #[serde(default)]
    pub enter: Vec<StepEffect>,
    /// When it is left for another.
    #[serde(default)]
    pub exit: Vec<StepEffect>,
    /// What the display tells of a step that prepares something: "slams", "shoots"; none for steps
    /// that need no warning.
    #[serde(default)]
    pub intent: Option<String>,
    /// The same as it was written in the data, whatever the player's language: pictures are chosen
    /// by it.
    #[serde(skip)]
    pub word: Option<String>,
}

fn one() -> u16 {
    1
}

fn next() -> Jump {
    Jump::Next
}

/// A sequence of steps; starts at the first and goes round.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    /// The steps in order.
    pub steps: Vec<Step>,
}

impl Sequence {
    /// The step at a place.
    pub fn step(&self, place: u16) -> &Step {
        &self.steps[usize::from(place) % self.steps.len()]
    }

    /// Where a jump from a place leads.
    pub fn after(&self, place: u16, jump: Jump) -> u16 {
        match jump {
            Jump::Next => (place + 1) % self.steps.len() as u16,
            Jump::Stay => place,
            Jump::To(place) => place,
        }
    }
}
