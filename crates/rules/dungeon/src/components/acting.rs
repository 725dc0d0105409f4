//! Acting: what an object will do, and how.

use super::traits::{enlisted, gained, lost};
use crate::cell::{Cell, Direction};
use crate::names::SequenceId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// One thing that an action may try.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Strike the targets in the weapon's pattern, or shoot a projectile.
    Attack,
    /// Dig out the wall ahead.
    Dig,
    /// Move one cell ahead.
    Move,
    /// Succeed without effect: waiting, winding up.
    Wait,
    /// Succeed without effect if a player is seen within this many cells.
    Notice(u8),
    /// Succeed without effect if a player is in one of the eight neighbouring cells.
    Beside,
    /// Die by its own action.
    Die,
    /// Put a lit carried bomb into the cell ahead, or into the actor's own cell if that is a wall.
    Bomb,
    /// Drink a carried potion.
    Drink,
    /// Take what lies in the own cell and replaces something worn or wielded.
    Take,
}

/// The most parts that one action may have.
pub const MAX_PARTS: usize = 4;

/// Up to four parts, tried in order.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(try_from = "Vec<Part>", into = "Vec<Part>")]
pub struct Parts {
    parts: [Option<Part>; MAX_PARTS],
}

impl Parts {
    /// These parts; any after the fourth are dropped.
    pub fn new(parts: &[Part]) -> Self {
        let mut result = Self::default();
        for (slot, part) in result.parts.iter_mut().zip(parts) {
            *slot = Some(*part);
        }
        result
    }

    /// The part at an index.
    pub fn get(&self, index: usize) -> Option<Part> {
        self.parts.get(index).copied().flatten()
    }

    /// The parts in order.
    pub fn iter(&self) -> impl Iterator<Item = Part> {
        self.parts.into_iter().flatten()
    }
}

impl TryFrom<Vec<Part>> for Parts {
    type Error = String;

    fn try_from(parts: Vec<Part>) -> Result<Self, String> {
        if parts.is_empty() || parts.len() > MAX_PARTS {
            return Err(format!("an action has 1 to {MAX_PARTS} parts, not {}", parts.len()));
        }
        Ok(Self::new(&parts))
    }
}

impl From<Parts> for Vec<Part> {
    fn from(parts: Parts) -> Self {
        parts.iter().collect()
    }
}

/// What an object has decided to do in this beat. The direction is found when it executes.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// The parts to try, in order.
    pub parts: Parts,
    /// How the general algorithm finds its directions.
    pub directions: Directions,
}

/// How the general algorithm finds the directions worth trying, best first.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Directions {
    /// None: the action needs no direction and is tried once in the facing direction.
    #[default]
    Ahead,
    /// The straight directions toward the nearest player, along the longer axis first.
    Toward,
    /// The diagonal toward the player, then the straight directions.
    Adjacent,
    /// The diagonals toward the player, or the two next to the straight direction.
    Diagonal,
    /// The straight direction in which a player is in plain sight.
    Straight,
    /// The four straight directions in random order.
    Random,
    /// The straight directions away from the player.
    Away,
    /// This direction.
    Fixed(Direction),
}

/// How an acting object carries out its action.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Tries the chosen parts in the one direction given.
    Player,
    /// Tries the parts in each desirable direction, asking the `should` chains first.
    General,
    /// Runs its other components: flying, burning down, striking what stands on it.
    Simple,
}

/// A shot whose first cell still holds an earlier one. It enters the cell at the end of the next
/// projectile phase, if the cell is free by then.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct WaitingShot {
    /// Its first cell.
    pub cell: Cell,
    /// The direction in which it will fly.
    pub direction: Direction,
}

/// Acts in the beat.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = enlisted, on_remove = lost::<Acting>)]
pub struct Acting {
    /// The algorithm it acts by.
    pub algorithm: Algorithm,
    /// Its action of this beat is over.
    #[serde(default)]
    pub did_action: bool,
    /// Its action is in progress. Ends the recursion when two objects block each other.
    #[serde(default)]
    pub doing_action: bool,
    /// Its decision for this beat.
    pub action: Option<Action>,
    /// The player's direction for this beat.
    pub toward: Option<Direction>,
    /// Its shot that waits for the cell ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<WaitingShot>,
}

impl Acting {
    /// Acting by an algorithm, with nothing decided.
    pub fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            did_action: false,
            doing_action: false,
            action: None,
            toward: None,
            waiting: None,
        }
    }

    /// Its action is over.
    pub(crate) fn end(&mut self) {
        (self.doing_action, self.did_action) = (false, true);
    }

    /// Forgets what belongs to one beat. A shot may wait for longer.
    pub(crate) fn reset(&mut self) {
        *self = Self { waiting: self.waiting, ..Self::new(self.algorithm) };
    }
}

/// Follows a sequence of steps.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Sequential {
    /// The sequence.
    pub sequence: SequenceId,
    /// The step that comes next.
    #[serde(default)]
    pub step: u16,
    /// How many times in a row that step has succeeded.
    #[serde(default)]
    pub repeats: u16,
}

/// Can move to another cell by its own action.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Moving>, on_remove = lost::<Moving>)]
pub struct Moving {}

/// Digs.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Digging {
    /// Highest hardness that it can dig.
    pub power: i32,
}
