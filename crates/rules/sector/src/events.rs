//! What happened, as plain data, in order. The display shows it and the log explains it.

use crate::grid::{BoonId, FactionId, KindId, StackId, StructureId, TileId, UnitId};
use crate::sector::Outcome;
use crate::victory::Progress;
use daemonfall_battle::{Battle, Order, Row, Sides};
use serde::{Deserialize, Serialize};

/// Why a stack stopped on its way.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A hostile stack came into sight.
    Sighted,
    Encounter,
    /// The next tile is occupied.
    Blocked,
}

/// Why a unit was lost.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It died in battle.
    Fell,
    Disbanded,
    /// Its upkeep could not be paid.
    Unpaid,
    /// It was lost outside the map.
    Outside,
}

/// A fought battle: its sides and every move.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    pub stack: StackId,
    /// The tile it attacked from.
    pub from: TileId,
    pub tile: TileId,
    /// Who fought on which side, and who stayed out.
    pub sides: Sides,
    pub battle: Battle,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum SectorEvent {
    /// A faction's turn begins.
    TurnBegan { faction: FactionId, turn: u32 },
    /// A faction's turn is over.
    TurnEnded { faction: FactionId },
    /// Income and upkeep.
    Income {
        faction: FactionId,
        tiles: i32,
        structures: i32,
        upkeep: i32,
        /// The faction's cycles afterwards.
        cycles: i32,
    },
    /// A unit regained health.
    Healed { unit: UnitId, by: i32 },
    /// A stack made a step.
    Moved { stack: StackId, from: TileId, to: TileId, cost: i32, left: i32 },
    /// A stack stopped on its way.
    Halted { stack: StackId, why: Halt },
    /// A faction saw tiles for the first time.
    Explored { faction: FactionId, tiles: Vec<TileId> },
    /// A stack came into a faction's sight.
    Sighted { faction: FactionId, stack: StackId, tile: TileId },
    /// A tile changed its owner.
    Taken { tile: TileId, structure: Option<StructureId>, from: Option<FactionId>, by: FactionId },
    /// Units joined a stack.
    Merged { from: StackId, into: StackId, units: Vec<UnitId> },
    /// Units formed a new stack.
    Split { from: StackId, stack: StackId, tile: TileId, units: Vec<UnitId> },
    /// A stack's order of battle changed.
    Arranged { stack: StackId },
    /// A unit went into reserve, or back into the line.
    Reserved { unit: UnitId, reserve: bool },
    /// A unit went to another row of its stack.
    RowChanged { unit: UnitId, row: Row },
    /// A stack was told what to do in its battles.
    Ordered { stack: StackId, order: Option<Order> },
    /// A unit was recruited.
    Recruited {
        faction: FactionId,
        tile: TileId,
        stack: StackId,
        unit: UnitId,
        kind: KindId,
        /// Cycles paid; zero for a unit that joined from outside the map.
        cost: i32,
    },
    /// A unit was lost.
    UnitLost {
        unit: UnitId,
        kind: KindId,
        /// Empty for a unit that never rose.
        name: String,
        stack: StackId,
        faction: FactionId,
        why: Loss,
    },
    /// A stack was removed.
    StackGone { stack: StackId, faction: FactionId, tile: TileId },
    /// A unit's health was changed from outside the map.
    HealthSet { unit: UnitId, health: i32 },
    /// What is added to a unit's values was changed.
    BonusSet { unit: UnitId },
    /// A faction's cycles were changed from outside the map.
    CyclesChanged {
        faction: FactionId,
        by: i32,
        /// The faction's cycles afterwards.
        cycles: i32,
    },
    /// What fallen units left to the faction that won.
    Salvaged {
        faction: FactionId,
        /// The attacked tile.
        tile: TileId,
        by: i32,
        /// The faction's cycles afterwards.
        cycles: i32,
    },
    /// A unit gained experience in a battle that its side won.
    Learnt { unit: UnitId, faction: FactionId, by: u32 },
    /// A unit rose to a rank.
    Risen { unit: UnitId, faction: FactionId, rank: usize },
    /// A unit learnt something with a rank.
    Promoted { unit: UnitId, boon: BoonId },
    /// A battle was fought.
    Fought(Box<Fought>),
    /// The player has reached an encounter.
    EncounterReached { stack: StackId, tile: TileId },
    /// An encounter is over.
    EncounterOver { tile: TileId },
    /// The player's leader has entered a vault.
    VaultEntered { stack: StackId, tile: TileId },
    /// The dive under a vault is over.
    VaultOver { tile: TileId, emptied: bool },
    /// An alliance was proposed.
    Proposed { from: FactionId, to: FactionId },
    /// Two factions became allies.
    Allied { one: FactionId, other: FactionId },
    /// An offer was declined, or lapsed without an answer.
    Declined { from: FactionId, by: FactionId },
    /// An alliance was broken.
    Broken { by: FactionId, with: FactionId },
    /// A faction without stacks or a place to recruit leaves the map.
    FactionDestroyed { faction: FactionId },
    /// The player has come nearer to victory, or has been thrown back.
    Progress { was: Progress, now: Progress },
    /// The sector has ended for the player.
    Ended { outcome: Outcome },
}

#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// What happened, in order.
    pub events: Vec<SectorEvent>,
    /// Whether something hidden was revealed to the faction whose turn it was.
    pub revealed: bool,
    /// Tiles that came into the sight of that faction, also those that it had seen before.
    pub in_sight: Vec<TileId>,
    pub rolled: bool,
    /// Whether it can be undone: nothing was revealed, no dice were drawn, the turn goes on, and
    /// nothing is pending outside the map.
    pub undoable: bool,
}
