//! What happened, as plain data, in order. The display shows it and the log explains it.

use crate::ids::{FactionId, KindId, StackId, StructureId, TileId, UnitId};
use crate::sector::Outcome;
use daemonfall_battle::{Battle, Sides};
use serde::{Deserialize, Serialize};

/// Why a stack stopped on its way.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A hostile stack came into sight.
    Sighted,
    /// An encounter is here.
    Encounter,
    /// The next tile is occupied.
    Blocked,
}

/// Why a unit was lost.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It died in battle.
    Fell,
    /// It was dismissed.
    Disbanded,
    /// Its upkeep could not be paid.
    Unpaid,
    /// It was lost outside the map.
    Outside,
}

/// A fought battle: its sides and every move.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// The attacking stack.
    pub stack: StackId,
    /// The tile it attacked from.
    pub from: TileId,
    /// The attacked tile.
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
        /// The faction.
        faction: FactionId,
        /// The turn's number.
        turn: u32,
    },
    /// A faction's turn is over.
    TurnEnded {
        /// The faction.
        faction: FactionId,
    },
    /// Income and upkeep.
    Income {
        /// The faction.
        faction: FactionId,
        /// The yield of tiles.
        tiles: i32,
        /// The yield of structures.
        structures: i32,
        /// The upkeep of units.
        upkeep: i32,
        /// The faction's cycles afterwards.
        cycles: i32,
    },
    /// A unit regained health.
    Healed {
        /// The unit.
        unit: UnitId,
        /// Points regained.
        by: i32,
    },
    /// A stack made a step.
    Moved {
        /// The stack.
        stack: StackId,
        /// The tile it left.
        from: TileId,
        /// The tile it entered.
        to: TileId,
        /// The cost in moves.
        cost: i32,
        /// Moves left.
        left: i32,
    },
    /// A stack stopped on its way.
    Halted {
        /// The stack.
        stack: StackId,
        /// The reason.
        why: Halt,
    },
    /// A faction saw tiles for the first time.
    Explored {
        /// The faction.
        faction: FactionId,
        /// The tiles.
        tiles: Vec<TileId>,
    },
    /// A stack came into a faction's sight.
    Sighted {
        /// The faction that sees it.
        faction: FactionId,
        /// The stack.
        stack: StackId,
        /// The stack's tile.
        tile: TileId,
    },
    /// A tile changed its owner.
    Taken {
        /// The tile.
        tile: TileId,
        /// The structure there, if any.
        structure: Option<StructureId>,
        /// The previous owner.
        from: Option<FactionId>,
        /// The new owner.
        by: FactionId,
    },
    /// Units joined a stack.
    Merged {
        /// The stack they left.
        from: StackId,
        /// The stack they joined.
        into: StackId,
        /// The units.
        units: Vec<UnitId>,
    },
    /// Units formed a new stack.
    Split {
        /// The stack they left.
        from: StackId,
        /// The new one.
        stack: StackId,
        /// Its tile.
        tile: TileId,
        /// The units.
        units: Vec<UnitId>,
    },
    /// A stack's order of battle changed.
    Arranged {
        /// The stack.
        stack: StackId,
    },
    /// A unit was recruited.
    Recruited {
        /// The faction that recruited it.
        faction: FactionId,
        /// The structure's tile.
        tile: TileId,
        /// Its stack.
        stack: StackId,
        /// The new unit.
        unit: UnitId,
        /// Its kind.
        kind: KindId,
        /// Cycles paid; zero for a unit that joined from outside the map.
        cost: i32,
    },
    /// A unit was lost.
    UnitLost {
        /// The unit.
        unit: UnitId,
        /// Its kind.
        kind: KindId,
        /// Its stack.
        stack: StackId,
        /// Its faction.
        faction: FactionId,
        /// The reason.
        why: Loss,
    },
    /// A stack was removed.
    StackGone {
        /// The stack.
        stack: StackId,
        /// Its faction.
        faction: FactionId,
        /// Its last tile.
        tile: TileId,
    },
    /// A unit's health was changed from outside the map.
    HealthSet {
        /// The unit.
        unit: UnitId,
        /// Its health now.
        health: i32,
    },
    /// The bonus from a unit's mods was changed.
    BonusSet {
        /// The unit.
        unit: UnitId,
    },
    /// A faction's cycles were changed from outside the map.
    CyclesChanged {
        /// The faction.
        faction: FactionId,
        /// The change.
        by: i32,
        /// The faction's cycles afterwards.
        cycles: i32,
    },
    /// A battle was fought.
    Fought(Box<Fought>),
    /// The player has reached an encounter.
    EncounterReached {
        /// The stack that reached it.
        stack: StackId,
        /// The encounter's tile.
        tile: TileId,
    },
    /// An encounter is over.
    EncounterOver {
        /// The encounter's tile.
        tile: TileId,
    },
    /// The player's leader has entered a vault.
    VaultEntered {
        /// The leader's stack.
        stack: StackId,
        /// The vault's tile.
        tile: TileId,
    },
    /// The dive under a vault is over.
    VaultOver {
        /// The vault's tile.
        tile: TileId,
        /// Whether the vault is now empty.
        emptied: bool,
    },
    /// An alliance was proposed.
    Proposed {
        /// The faction that proposed it.
        from: FactionId,
        /// The faction that got the offer.
        to: FactionId,
    },
    /// Two factions became allies.
    Allied {
        /// One of the two.
        one: FactionId,
        /// The other one.
        other: FactionId,
    },
    /// An offer was declined, or lapsed without an answer.
    Declined {
        /// The faction that made it.
        from: FactionId,
        /// The faction that declined it.
        by: FactionId,
    },
    /// An alliance was broken.
    Broken {
        /// The faction that broke it.
        by: FactionId,
        /// The former ally.
        with: FactionId,
    },
    /// A faction without stacks or a place to recruit leaves the map.
    FactionDestroyed {
        /// The faction.
        faction: FactionId,
    },
    /// The sector has ended for the player.
    Ended {
        /// The outcome.
        outcome: Outcome,
    },
}

/// The result of a command.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// What happened, in order.
    pub events: Vec<SectorEvent>,
    /// Whether something hidden was revealed to the faction whose turn it was.
    pub revealed: bool,
    /// Whether dice were drawn.
    pub rolled: bool,
    /// Whether it can be undone: nothing was revealed, no dice were drawn, the turn goes on, and
    /// nothing is pending outside the map.
    pub undoable: bool,
}
