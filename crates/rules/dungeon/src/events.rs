//! The events of a beat, as plain data for the display, the lab and the panels.

mod kind;

pub use kind::EventKind;

use crate::cell::{Cell, Direction};
use crate::components::{ObjectId, Pickup, Status};
use crate::edit::Field;
use crate::names::KindId;
use serde::{Deserialize, Serialize};

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
    /// As a projectile.
    Fly,
}

/// The source of a hit or a loss of health.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A real's attack.
    Attack,
    /// A projectile.
    Projectile,
    /// An explosion.
    Explosion,
    /// A trap.
    Trap,
    /// A floor.
    Floor,
    /// The burn status.
    Burn,
    /// Its own action.
    Own,
}

/// Why something did not happen.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A wall is in the way.
    Wall,
    /// Another real is in the way.
    Occupied(ObjectId),
    /// The edge of the world.
    Edge,
    /// The attacker is not next to it.
    NotNextTo,
    /// It cannot be attacked.
    NotAttackable,
    /// It is on the attacker's side.
    OwnSide,
    /// Nothing there to strike.
    NoTarget,
    /// Nothing there to dig.
    NothingToDig,
    /// Too hard for the digger.
    TooHard {
        /// Digging power.
        power: i32,
        /// Hardness of the target.
        hardness: i32,
    },
    /// Stunned.
    Stunned,
    /// Frozen.
    Frozen,
    /// Bound.
    Bound,
    /// Stuck in water.
    Stuck,
    /// Power too low for the resistance.
    Resisted {
        /// Power of the push or status.
        power: i32,
        /// Resistance of the target.
        resistance: i32,
    },
    /// Already bounced in this beat.
    AlreadyBounced,
    /// No player is near enough or seen.
    NoPlayer,
    /// The binder is dead already.
    NoBinder,
    /// It lacks the component for it.
    Unable,
    /// Nothing carried.
    NothingCarried,
    /// Health is full already.
    HealthFull,
    /// There is already an explosive.
    ExplosiveThere,
}

/// An event of the dive.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum DiveEvent {
    /// A floor was entered (0 is the first).
    FloorBegan {
        /// The floor.
        floor: u32,
    },
    /// A beat began.
    BeatBegan {
        /// The beat's number, from 1 over the whole dive.
        beat: u32,
    },
    /// An object came into the world.
    Spawned {
        /// The object.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Its cell.
        cell: Cell,
        /// The direction it faces.
        facing: Direction,
        /// Its creator, if any.
        by: Option<ObjectId>,
    },
    /// An object moved to another cell.
    Moved {
        /// The object.
        id: ObjectId,
        /// The old cell.
        from: Cell,
        /// The new cell.
        to: Cell,
        /// The kind of movement.
        how: Travel,
    },
    /// An object turned.
    Turned {
        /// The object.
        id: ObjectId,
        /// The new facing.
        facing: Direction,
    },
    /// A strike in a direction, before its hits.
    Swung {
        /// The attacker.
        id: ObjectId,
        /// The direction.
        direction: Direction,
        /// The cells of the pattern that were reachable.
        cells: Vec<Cell>,
    },
    /// An attack hit a target.
    Hit {
        /// The object that struck.
        by: ObjectId,
        /// The kind that struck.
        by_kind: KindId,
        /// The target.
        target: ObjectId,
        /// The target's kind.
        target_kind: KindId,
        /// The source.
        source: Source,
        /// Attack value.
        attack: i32,
        /// Armour of the target.
        armour: i32,
        /// Armour ignored.
        pierce: i32,
        /// Health taken: `max(1, attack − max(0, armour − pierce))`, at most the target's health.
        damage: i32,
        /// Health left.
        left: i32,
    },
    /// A possible target was not struck.
    Spared {
        /// The attacker.
        by: ObjectId,
        /// The object that was not struck.
        target: ObjectId,
        /// The reason.
        reason: Reason,
    },
    /// A push did not move its target at all.
    PushFailed {
        /// The target.
        target: ObjectId,
        /// The reason.
        reason: Reason,
    },
    /// A status began or was renewed.
    StatusBegan {
        /// The object.
        id: ObjectId,
        /// The status.
        status: Status,
        /// Duration in beats; 0 for bind.
        beats: u16,
        /// The object that caused it.
        by: ObjectId,
    },
    /// A status was resisted, or its binder is dead.
    StatusResisted {
        /// The object.
        id: ObjectId,
        /// The status.
        status: Status,
        /// The reason, such as power against resistance.
        reason: Reason,
    },
    /// A status ended.
    StatusEnded {
        /// The object.
        id: ObjectId,
        /// The status.
        status: Status,
    },
    /// An object got stuck in water.
    Stuck {
        /// The object.
        id: ObjectId,
    },
    /// An object got free of the water.
    Freed {
        /// The object.
        id: ObjectId,
    },
    /// Health was lost without a hit.
    Hurt {
        /// The object.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// The source.
        source: Source,
        /// Health taken.
        damage: i32,
        /// Health left.
        left: i32,
    },
    /// An object was healed.
    Healed {
        /// The object.
        id: ObjectId,
        /// Health given.
        amount: i32,
        /// Health now.
        now: i32,
    },
    /// An action was lost.
    ActionLost {
        /// The object.
        id: ObjectId,
        /// The reason.
        reason: Reason,
    },
    /// No part of an action succeeded.
    ActionFailed {
        /// The object.
        id: ObjectId,
        /// Why the last part failed.
        reason: Reason,
    },
    /// A step that only prepares or waits succeeded.
    Waited {
        /// The object.
        id: ObjectId,
    },
    /// A blocked object let another act first.
    LetAct {
        /// The blocked object.
        id: ObjectId,
        /// The object that acts first.
        blocker: ObjectId,
    },
    /// A sleeper noticed a player.
    Noticed {
        /// The sleeper.
        id: ObjectId,
    },
    /// A wall was dug out or blown up.
    WallGone {
        /// The cell.
        cell: Cell,
        /// The kind of the wall.
        kind: KindId,
        /// The digger or the explosive.
        by: ObjectId,
        /// Dug, or blown up.
        source: Source,
    },
    /// A fuse burned down by one.
    FuseBurned {
        /// The object.
        id: ObjectId,
        /// Beats left.
        left: u16,
    },
    /// A detonation struck its 3×3.
    Exploded {
        /// The explosive.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// The centre.
        centre: Cell,
    },
    /// An explosion or a blow set a fuse to go off in the next beat.
    SetOff {
        /// The explosive.
        id: ObjectId,
    },
    /// An object died or was destroyed.
    Died {
        /// The object.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Its cell.
        cell: Cell,
        /// The kind that caused it, if any.
        by: Option<KindId>,
        /// The source.
        source: Source,
    },
    /// An object left without dying: picked up, faded, spent, or met by another projectile.
    Vanished {
        /// The object.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Its cell.
        cell: Cell,
    },
    /// Something was picked up.
    PickedUp {
        /// The object that picked it up.
        id: ObjectId,
        /// The item.
        item: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Its effect.
        gives: Pickup,
        /// Gold paid.
        paid: u32,
    },
    /// Goods were not picked up because of too little gold.
    CannotPay {
        /// The player.
        id: ObjectId,
        /// The item's kind.
        kind: KindId,
        /// Price in gold.
        price: u32,
        /// Gold carried.
        gold: u32,
    },
    /// A value was changed by hand.
    Edited {
        /// The object.
        id: ObjectId,
        /// The field.
        field: Field,
        /// The old value.
        before: i32,
        /// The new value.
        now: i32,
    },
    /// The player is on the exit of the floor.
    Left {
        /// The player.
        id: ObjectId,
        /// The floor left, from 0.
        floor: u32,
    },
}
