//! The events of a beat, as plain data for the display, the lab and the panels.

mod kind;

pub use kind::EventKind;

use crate::cell::{Cell, Direction};
use crate::components::{ObjectId, Pickup, Status};
use crate::edit::Field;
use crate::names::KindId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How an object got to another cell.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// By its own move.
    Walk,
    /// Pushed by a hit or an explosion.
    Push,
    /// On ice.
    Slide,
    /// By a bounce trap.
    Bounce,
    Fly,
}

/// The source of a hit or a loss of health.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A real's attack.
    Attack,
    Projectile,
    Explosion,
    Trap,
    Floor,
    Burn,
    Own,
}

/// Why something did not happen.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    #[error("a wall is in the way")]
    Wall,
    /// Another real is in the way.
    #[error("that cell is occupied")]
    Occupied(ObjectId),
    #[error("the world ends there")]
    Edge,
    #[error("the attacker is not next to it")]
    NotNextTo,
    #[error("it cannot be attacked")]
    NotAttackable,
    #[error("it is on the same side")]
    OwnSide,
    #[error("nothing to strike")]
    NoTarget,
    #[error("nothing to dig")]
    NothingToDig,
    #[error("too hard to dig: hardness {hardness}, digging power {power}")]
    TooHard { power: i32, hardness: i32 },
    #[error("stunned")]
    Stunned,
    #[error("frozen")]
    Frozen,
    #[error("bound")]
    Bound,
    #[error("stuck in water")]
    Stuck,
    #[error("power {power} against resistance {resistance}")]
    Resisted { power: i32, resistance: i32 },
    #[error("already bounced this beat")]
    AlreadyBounced,
    /// No player is near enough or seen.
    #[error("no player in sight")]
    NoPlayer,
    #[error("the unit that would bind it is dead")]
    NoBinder,
    /// It lacks the component for it.
    #[error("it cannot do that")]
    Unable,
    #[error("none carried")]
    NothingCarried,
    #[error("health is full")]
    HealthFull,
    #[error("there is already an explosive there")]
    ExplosiveThere,
    /// Nothing that would replace something worn or wielded lies in its cell.
    #[error("nothing lies here to take")]
    NothingToTake,
    #[error("price {price}, gold {gold}")]
    TooDear { price: u32, gold: u32 },
    /// Another projectile was still in the cell ahead after the projectiles had flown.
    #[error("the shot's path was blocked")]
    ShotInTheWay,
}

impl Reason {
    /// How much it tells about a part that was refused: why the part could do nothing at all there,
    /// what is in the way, or what the actor lacks.
    fn telling(self) -> u8 {
        match self {
            Reason::NoTarget | Reason::NothingToDig | Reason::Unable => 0,
            Reason::Wall | Reason::Occupied(_) | Reason::Edge => 1,
            _ => 2,
        }
    }

    /// The more telling of two reasons, the earlier one if they tell as much.
    pub(crate) fn or(self, later: Reason) -> Reason {
        if later.telling() > self.telling() { later } else { self }
    }
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum DiveEvent {
    /// A floor was entered (0 is the first).
    FloorBegan { floor: u32 },
    /// A beat began.
    BeatBegan {
        /// The beat's number, from 1 over the whole dive.
        beat: u32,
    },
    /// An object came into the world.
    Spawned { id: ObjectId, kind: KindId, cell: Cell, facing: Direction, by: Option<ObjectId> },
    /// An object moved to another cell.
    Moved { id: ObjectId, from: Cell, to: Cell, how: Travel },
    /// An object turned.
    Turned { id: ObjectId, facing: Direction },
    /// A strike in a direction, before its hits.
    Swung {
        id: ObjectId,
        direction: Direction,
        /// The cells of the pattern that were reachable.
        cells: Vec<Cell>,
    },
    /// An attack hit a target.
    Hit {
        by: ObjectId,
        by_kind: KindId,
        target: ObjectId,
        target_kind: KindId,
        source: Source,
        attack: i32,
        armour: i32,
        pierce: i32,
        /// Health taken: `max(1, attack − max(0, armour − pierce))`, at most the target's health.
        damage: i32,
        left: i32,
    },
    /// A possible target was not struck.
    Spared { by: ObjectId, target: ObjectId, reason: Reason },
    /// A push did not move its target at all.
    PushFailed { target: ObjectId, reason: Reason },
    /// A status began or was renewed.
    StatusBegan {
        id: ObjectId,
        status: Status,
        /// Duration in beats; 0 for bind.
        beats: u16,
        by: ObjectId,
    },
    /// A status was resisted, or its binder is dead.
    StatusResisted { id: ObjectId, status: Status, reason: Reason },
    /// A status ended.
    StatusEnded { id: ObjectId, status: Status },
    /// An object got stuck in water.
    Stuck { id: ObjectId },
    /// An object got free of the water.
    Freed { id: ObjectId },
    /// Health was lost without a hit.
    Hurt { id: ObjectId, kind: KindId, source: Source, damage: i32, left: i32 },
    /// An object was healed.
    Healed { id: ObjectId, amount: i32, now: i32 },
    /// An action was lost.
    ActionLost { id: ObjectId, reason: Reason },
    /// No part of an action succeeded.
    ActionFailed { id: ObjectId, reason: Reason },
    /// A step that only prepares or waits succeeded.
    Waited { id: ObjectId },
    /// A blocked object let another act first.
    LetAct { id: ObjectId, blocker: ObjectId },
    /// A sleeper noticed a player.
    Noticed { id: ObjectId },
    /// A wall was dug out or blown up.
    WallGone {
        cell: Cell,
        kind: KindId,
        /// The digger or the explosive.
        by: ObjectId,
        /// Dug, or blown up.
        source: Source,
    },
    /// A fuse burned down by one.
    FuseBurned { id: ObjectId, left: u16 },
    /// A detonation struck its 3×3.
    Exploded { id: ObjectId, kind: KindId, centre: Cell },
    /// An explosion or a blow set a fuse to go off in the next beat.
    SetOff { id: ObjectId },
    /// An object died or was destroyed.
    Died { id: ObjectId, kind: KindId, cell: Cell, by: Option<KindId>, source: Source },
    /// An object left without dying: picked up, faded, spent, or met by another projectile.
    Vanished { id: ObjectId, kind: KindId, cell: Cell },
    /// Something was picked up.
    PickedUp { id: ObjectId, item: ObjectId, kind: KindId, gives: Pickup, paid: u32 },
    /// An item stays where it lies: it would replace something worn or wielded.
    Stays { id: ObjectId, item: ObjectId, kind: KindId, gives: Pickup },
    /// Goods were not picked up because of too little gold.
    CannotPay { id: ObjectId, kind: KindId, price: u32, gold: u32 },
    /// A value was changed by hand.
    Edited { id: ObjectId, field: Field, before: i32, now: i32 },
    /// The player is on the exit of the floor.
    Left {
        id: ObjectId,
        /// The floor left, from 0.
        floor: u32,
    },
}
