//! What happened, as plain data, in order: the display shows it and the log explains it.

use crate::ids::{FactionId, KindId, StackId, StructureId, TileId, UnitId};
use crate::sector::Outcome;
use daemonfall_battle::{Battle, Sides};
use serde::{Deserialize, Serialize};

/// Why a stack stopped on its way.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A hostile stack came into sight.
    Sighted,
    /// An encounter waits here.
    Encounter,
    /// Somebody stands on the next tile.
    Blocked,
}

/// Why a unit is no more.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It fell in battle.
    Fell,
    /// It was let go.
    Disbanded,
    /// Its upkeep could not be paid.
    Unpaid,
    /// It was lost outside the map.
    Outside,
}

/// A battle that was fought: who, and every move.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// The stack that attacked.
    pub stack: StackId,
    /// From this tile.
    pub from: TileId,
    /// The tile attacked.
    pub tile: TileId,
    /// Who fought on which side, and who stayed out.
    pub sides: Sides,
    /// The battle.
    pub battle: Battle,
}

/// Something that happened.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum SectorEvent {
    /// A faction's turn begins.
    TurnBegan {
        /// Whose.
        faction: FactionId,
        /// The turn.
        turn: u32,
    },
    /// A faction's turn is over.
    TurnEnded {
        /// Whose.
        faction: FactionId,
    },
    /// Income and upkeep.
    Income {
        /// Whose.
        faction: FactionId,
        /// What tiles yielded.
        tiles: i32,
        /// What structures yielded.
        structures: i32,
        /// What units took.
        upkeep: i32,
        /// What there is now.
        cycles: i32,
    },
    /// A unit regained health.
    Healed {
        /// Who.
        unit: UnitId,
        /// Points.
        by: i32,
    },
    /// A stack made a step.
    Moved {
        /// Which.
        stack: StackId,
        /// From here.
        from: TileId,
        /// Onto this tile.
        to: TileId,
        /// What it took.
        cost: i32,
        /// Moves left.
        left: i32,
    },
    /// A stack stopped on its way.
    Halted {
        /// Which.
        stack: StackId,
        /// Why.
        why: Halt,
    },
    /// A faction saw tiles for the first time.
    Explored {
        /// Who.
        faction: FactionId,
        /// Which.
        tiles: Vec<TileId>,
    },
    /// A stack came into a faction's sight.
    Sighted {
        /// Whose.
        faction: FactionId,
        /// Which.
        stack: StackId,
        /// Where.
        tile: TileId,
    },
    /// A tile changed its owner.
    Taken {
        /// Which.
        tile: TileId,
        /// What is built there.
        structure: Option<StructureId>,
        /// Whose it was.
        from: Option<FactionId>,
        /// Whose it is.
        by: FactionId,
    },
    /// Units joined a stack.
    Merged {
        /// Out of this one.
        from: StackId,
        /// Into this one.
        into: StackId,
        /// Who.
        units: Vec<UnitId>,
    },
    /// Units became a stack of their own.
    Split {
        /// Out of this one.
        from: StackId,
        /// The new one.
        stack: StackId,
        /// Its tile.
        tile: TileId,
        /// Who.
        units: Vec<UnitId>,
    },
    /// A stack has another order of battle.
    Arranged {
        /// Which.
        stack: StackId,
    },
    /// A unit was made.
    Recruited {
        /// By whom.
        faction: FactionId,
        /// Where.
        tile: TileId,
        /// Its stack.
        stack: StackId,
        /// Who.
        unit: UnitId,
        /// What.
        kind: KindId,
        /// Cycles paid; nothing for who joined from outside the map.
        cost: i32,
    },
    /// A unit is no more.
    UnitLost {
        /// Who.
        unit: UnitId,
        /// What it was.
        kind: KindId,
        /// Its stack.
        stack: StackId,
        /// Whose.
        faction: FactionId,
        /// Why.
        why: Loss,
    },
    /// A stack is no more.
    StackGone {
        /// Which.
        stack: StackId,
        /// Whose.
        faction: FactionId,
        /// Where it stood.
        tile: TileId,
    },
    /// A unit's health was changed from outside the map.
    HealthSet {
        /// Who.
        unit: UnitId,
        /// Points now.
        health: i32,
    },
    /// What mods add to a unit was changed.
    BonusSet {
        /// Who.
        unit: UnitId,
    },
    /// A faction's cycles were changed from outside the map.
    CyclesChanged {
        /// Whose.
        faction: FactionId,
        /// By so many.
        by: i32,
        /// What there is now.
        cycles: i32,
    },
    /// A battle was fought.
    Fought(Box<Fought>),
    /// The player has reached an encounter.
    EncounterReached {
        /// With this stack.
        stack: StackId,
        /// Here.
        tile: TileId,
    },
    /// An encounter is over.
    EncounterOver {
        /// Where it waited.
        tile: TileId,
    },
    /// The player's leader has entered a vault.
    VaultEntered {
        /// With this stack.
        stack: StackId,
        /// Here.
        tile: TileId,
    },
    /// The dive under a vault is over.
    VaultOver {
        /// Where.
        tile: TileId,
        /// Whether nothing is left in it.
        emptied: bool,
    },
    /// An alliance was proposed.
    Proposed {
        /// By whom.
        from: FactionId,
        /// To whom.
        to: FactionId,
    },
    /// Two factions are allies.
    Allied {
        /// One.
        one: FactionId,
        /// The other.
        other: FactionId,
    },
    /// An offer was turned down, or never answered.
    Declined {
        /// Whose.
        from: FactionId,
        /// By whom.
        by: FactionId,
    },
    /// An alliance was broken.
    Broken {
        /// By whom.
        by: FactionId,
        /// With whom.
        with: FactionId,
    },
    /// A faction has neither stacks nor a place to make any, and leaves the map.
    FactionDestroyed {
        /// Which.
        faction: FactionId,
    },
    /// The sector has ended for the player.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// What came of a command.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// What happened, in order.
    pub events: Vec<SectorEvent>,
    /// Whether something came to light that was hidden from the faction whose turn it was.
    pub revealed: bool,
    /// Whether dice were drawn.
    pub rolled: bool,
    /// Whether it can be taken back: nothing came to light, no dice were drawn, the turn goes on,
    /// and nothing waits outside the map.
    pub undoable: bool,
}
