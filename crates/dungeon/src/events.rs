//! What happens in a beat, as plain data for the display, the lab and the panels.

mod kind;

pub use kind::EventKind;

use crate::cell::{Cell, Direction};
use crate::components::{ObjectId, Pickup, Status};
use crate::edit::Field;
use crate::library::names::KindId;
use serde::{Deserialize, Serialize};

/// How an object came to another cell.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// By its own move.
    Walk,
    /// Pushed by a hit or an explosion.
    Push,
    /// On ice.
    Slide,
    /// Off a bounce trap.
    Bounce,
    /// As a projectile.
    Fly,
}

/// What a hit, or a loss of health, came from.
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
    /// Its own doing.
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
        /// Hardness met.
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
    /// Power at or below the resistance.
    Resisted {
        /// Power of the push or status.
        power: i32,
        /// Resistance met.
        resistance: i32,
    },
    /// Already bounced in this beat.
    AlreadyBounced,
    /// No player is near enough, or seen.
    NoPlayer,
    /// Who would bind it is dead.
    NoBinder,
    /// It lacks the component for it.
    Unable,
    /// Nothing carried.
    NothingCarried,
    /// Health is full already.
    HealthFull,
    /// An explosive lies there already.
    ExplosiveThere,
}

/// Something that happened.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum DiveEvent {
    /// A floor was entered (0 is the first).
    FloorBegan {
        /// Which.
        floor: u32,
    },
    /// A beat began.
    BeatBegan {
        /// Counted from 1 over the whole dive.
        beat: u32,
    },
    /// An object came into the world.
    Spawned {
        /// It.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Where.
        cell: Cell,
        /// Where it faces.
        facing: Direction,
        /// Who made it, if anybody.
        by: Option<ObjectId>,
    },
    /// An object came to another cell.
    Moved {
        /// It.
        id: ObjectId,
        /// From here.
        from: Cell,
        /// To here.
        to: Cell,
        /// How.
        how: Travel,
    },
    /// An object faces another way.
    Turned {
        /// It.
        id: ObjectId,
        /// The new facing.
        facing: Direction,
    },
    /// A blow is struck in a direction, before its hits.
    Swung {
        /// Who.
        id: ObjectId,
        /// Which way.
        direction: Direction,
        /// The cells of the pattern that were reachable.
        cells: Vec<Cell>,
    },
    /// An attack came through to a target.
    Hit {
        /// Who or what struck.
        by: ObjectId,
        /// The kind that struck.
        by_kind: KindId,
        /// Who was struck.
        target: ObjectId,
        /// The kind struck.
        target_kind: KindId,
        /// From what.
        source: Source,
        /// Attack.
        attack: i32,
        /// Armour of the target.
        armour: i32,
        /// Armour passed over.
        pierce: i32,
        /// Health taken: `max(1, attack − max(0, armour − pierce))`, as far as there was health.
        damage: i32,
        /// Health left.
        left: i32,
    },
    /// A possible target was not struck.
    Spared {
        /// Who attacks.
        by: ObjectId,
        /// Who was not struck.
        target: ObjectId,
        /// Why.
        reason: Reason,
    },
    /// A push did not move its target at all.
    PushFailed {
        /// Who was pushed.
        target: ObjectId,
        /// Why.
        reason: Reason,
    },
    /// A status took hold or was renewed.
    StatusBegan {
        /// On whom.
        id: ObjectId,
        /// Which.
        status: Status,
        /// Beats that it lasts; 0 for bind.
        beats: u16,
        /// By whom.
        by: ObjectId,
    },
    /// A status was resisted, or found nobody to hold it.
    StatusResisted {
        /// By whom.
        id: ObjectId,
        /// Which.
        status: Status,
        /// Power against resistance.
        reason: Reason,
    },
    /// A status ended.
    StatusEnded {
        /// On whom.
        id: ObjectId,
        /// Which.
        status: Status,
    },
    /// Stuck in water from now on.
    Stuck {
        /// Who.
        id: ObjectId,
    },
    /// Free of the water again.
    Freed {
        /// Who.
        id: ObjectId,
    },
    /// Health was lost without a hit.
    Hurt {
        /// Who.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// From what.
        source: Source,
        /// Health taken.
        damage: i32,
        /// Health left.
        left: i32,
    },
    /// Health was given.
    Healed {
        /// Who.
        id: ObjectId,
        /// Health given.
        amount: i32,
        /// Health now.
        now: i32,
    },
    /// An action was lost.
    ActionLost {
        /// Whose.
        id: ObjectId,
        /// Why.
        reason: Reason,
    },
    /// No part of an action succeeded.
    ActionFailed {
        /// Whose.
        id: ObjectId,
        /// Why the last part did not.
        reason: Reason,
    },
    /// A step that only prepares or waits succeeded.
    Waited {
        /// Who.
        id: ObjectId,
    },
    /// One that was blocked let another act first.
    LetAct {
        /// Who was blocked.
        id: ObjectId,
        /// Who acts first.
        blocker: ObjectId,
    },
    /// A sleeper noticed a player.
    Noticed {
        /// Who.
        id: ObjectId,
    },
    /// A wall was dug out or blown up.
    WallGone {
        /// Where.
        cell: Cell,
        /// What it was.
        kind: KindId,
        /// Who dug, or the explosive.
        by: ObjectId,
        /// Dug, or blown up.
        source: Source,
    },
    /// A fuse burned down by one.
    FuseBurned {
        /// Whose.
        id: ObjectId,
        /// Beats left.
        left: u16,
    },
    /// A detonation struck its 3×3.
    Exploded {
        /// What went off.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// The centre.
        centre: Cell,
    },
    /// A fuse was set to go off in the next beat by an explosion or a blow.
    SetOff {
        /// Whose.
        id: ObjectId,
    },
    /// An object died or was destroyed.
    Died {
        /// It.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Where.
        cell: Cell,
        /// The kind that did it, if any.
        by: Option<KindId>,
        /// From what.
        source: Source,
    },
    /// An object left the world without dying: it was picked up, faded, met another projectile, or
    /// was spent.
    Vanished {
        /// It.
        id: ObjectId,
        /// Its kind.
        kind: KindId,
        /// Where.
        cell: Cell,
    },
    /// Something was picked up.
    PickedUp {
        /// By whom.
        id: ObjectId,
        /// The item.
        item: ObjectId,
        /// Its kind.
        kind: KindId,
        /// What it gave.
        gives: Pickup,
        /// Gold paid.
        paid: u32,
    },
    /// Goods stay, since the gold does not suffice.
    CannotPay {
        /// Who.
        id: ObjectId,
        /// The item's kind.
        kind: KindId,
        /// Gold asked.
        price: u32,
        /// Gold carried.
        gold: u32,
    },
    /// Something was changed by hand.
    Edited {
        /// Whose.
        id: ObjectId,
        /// Which value.
        field: Field,
        /// What it was.
        before: i32,
        /// What it is now.
        now: i32,
    },
    /// The player stands on the way out of the floor.
    Left {
        /// Who.
        id: ObjectId,
        /// The floor left, from 0.
        floor: u32,
    },
}
