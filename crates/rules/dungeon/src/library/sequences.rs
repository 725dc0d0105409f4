//! Sequences: an enemy's actions, step by step.

use crate::components::{Directions, Parts};
use serde::{Deserialize, Serialize};

/// The step to jump to.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// The next one, or the first after the last.
    Next,
    /// The same step again.
    Stay,
    /// The step at this index, from 0.
    To(u16),
}

/// What happens to the actor when a step is entered or left.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEffect {
    /// Faces the nearest player, along the longer axis.
    FacePlayer,
    /// Faces the opposite direction.
    TurnBack,
    /// Turns by eighths of a turn clockwise.
    Turn(u8),
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The parts to try, in order.
    pub parts: Parts,
    #[serde(default)]
    pub directions: Directions,
    /// Number of successes before the success jump is taken. Failures do not count.
    #[serde(default = "one")]
    pub repeat: u16,
    /// The jump after the last success.
    #[serde(default = "next")]
    pub success: Jump,
    #[serde(default = "next")]
    pub failure: Jump,
    /// Applied when the step is entered from another.
    #[serde(default)]
    pub enter: Vec<StepEffect>,
    /// Applied when the step is left for another.
    #[serde(default)]
    pub exit: Vec<StepEffect>,
    /// The display's word for a step that prepares something: "slams"; `None` without a warning.
    pub intent: Option<String>,
    /// The same word as written in the data, in no player's language. Pictures are chosen by it.
    #[serde(skip)]
    pub word: Option<String>,
}

fn one() -> u16 {
    1
}

fn next() -> Jump {
    Jump::Next
}

/// A sequence of steps. It starts at the first step and repeats.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    pub steps: Vec<Step>,
}

impl Sequence {
    pub fn step(&self, place: u16) -> &Step {
        &self.steps[usize::from(place) % self.steps.len()]
    }

    /// The step that a jump from an index leads to.
    pub fn after(&self, place: u16, jump: Jump) -> u16 {
        match jump {
            Jump::Next => (place + 1) % self.steps.len() as u16,
            Jump::Stay => place,
            Jump::To(place) => place,
        }
    }
}
