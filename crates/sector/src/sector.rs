//! A sector as a plain value: everything that a save holds. Copies of it serve undo, previews and
//! opponents.

use crate::grid::Grid;
use crate::ids::{
    FactionId, FactionKindId, Place, StackId, StructureId, TileId, TileKindId, UnitId,
};
use crate::knowledge::Memory;
use crate::stack::{Stack, Unit};
use daemonfall_core::{Fingerprint, StreamPositions, fingerprint_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tile as it is now.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// What ground it is.
    pub kind: TileKindId,
    /// What is built on it.
    pub structure: Option<StructureId>,
    /// Whose it is.
    pub owner: Option<FactionId>,
    /// Who stands on it.
    pub stack: Option<StackId>,
    /// Whether an encounter waits here.
    pub encounter: bool,
    /// Whether its vault has nothing left.
    pub emptied: bool,
    /// Whether its structure has recruited in this turn of its owner's.
    pub busy: bool,
}

/// A faction as it is now.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Its kind.
    pub kind: FactionKindId,
    /// Whether it is still on the map.
    pub alive: bool,
    /// What it has to spend.
    pub cycles: i32,
    /// Where it began; none for wild processes.
    pub home: Option<TileId>,
    /// Its allies, in order.
    pub allies: Vec<FactionId>,
    /// The turn in which it last broke an alliance.
    pub broke: Option<u32>,
    /// What it knows of each tile.
    pub memory: Vec<Memory>,
}

/// An alliance that waits for an answer.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Who proposed it.
    pub from: FactionId,
    /// Who may answer, in its own turn.
    pub to: FactionId,
}

/// What has to be settled outside the map before anything else happens on it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The player has reached an encounter.
    Encounter {
        /// By this stack.
        stack: StackId,
        /// Here.
        tile: TileId,
    },
    /// The player's leader is in a vault.
    Vault {
        /// With this stack.
        stack: StackId,
        /// Here.
        tile: TileId,
    },
}

/// How the sector ended for the player.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A stack of the player's took a core.
    CoreTaken,
    /// The leader died.
    LeaderLost,
    /// The last stack was lost.
    StacksLost,
}

impl Outcome {
    /// Whether the player has won.
    pub fn is_won(self) -> bool {
        self == Self::CoreTaken
    }
}

/// A sector.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The recipe that it was made from, by its name in the data.
    pub recipe: String,
    /// Where its tiles lie.
    pub grid: Grid,
    /// Its tiles, in the grid's order.
    pub tiles: Vec<Tile>,
    /// Its factions, in the order of their turns.
    pub factions: Vec<Faction>,
    /// Who of them is the player.
    pub player: FactionId,
    /// All stacks, by number.
    pub stacks: BTreeMap<StackId, Stack>,
    /// The turn, from 1; a turn is over when every faction has had its own.
    pub turn: u32,
    /// Whose turn it is.
    pub active: FactionId,
    /// Alliances that wait for an answer.
    pub offers: Vec<Offer>,
    /// What has to be settled first.
    pub pending: Option<Pending>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The number of the next stack.
    pub next_stack: u32,
    /// The number of the next unit.
    pub next_unit: u32,
    /// Where the run's random streams stand; battles draw their seeds from the stream of battles.
    pub dice: StreamPositions,
}

impl Sector {
    /// The fingerprint of all of it.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint_of(self)
    }

    /// A tile of this sector.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.place()]
    }

    pub(crate) fn tile_mut(&mut self, tile: TileId) -> &mut Tile {
        &mut self.tiles[tile.place()]
    }

    /// A faction of this sector.
    pub fn faction(&self, faction: FactionId) -> &Faction {
        &self.factions[faction.place()]
    }

    pub(crate) fn faction_mut(&mut self, faction: FactionId) -> &mut Faction {
        &mut self.factions[faction.place()]
    }

    /// All factions with their numbers, in the order of their turns.
    pub fn factions(&self) -> impl Iterator<Item = (FactionId, &Faction)> {
        (0..).map(FactionId).zip(&self.factions)
    }

    /// The stack that stands on a tile.
    pub fn stack_at(&self, tile: TileId) -> Option<&Stack> {
        self.stacks.get(&self.tile(tile).stack?)
    }

    /// A faction's stacks, by number.
    pub fn stacks_of(&self, faction: FactionId) -> impl Iterator<Item = &Stack> {
        self.stacks.values().filter(move |stack| stack.faction == faction)
    }

    /// The stack in which a unit is, and the unit.
    pub fn unit(&self, unit: UnitId) -> Option<(&Stack, &Unit)> {
        let mut stacks = self.stacks.values();
        stacks.find_map(|stack| Some((stack, stack.unit(unit)?)))
    }

    /// The faction that began on a tile.
    pub fn faction_at_home(&self, tile: TileId) -> Option<FactionId> {
        let mut factions = self.factions();
        let found = factions.find(|(_, it)| it.home == Some(tile));
        found.map(|(id, _)| id)
    }

    /// Whether two factions stand together: allies, or the same.
    pub fn allied(&self, one: FactionId, other: FactionId) -> bool {
        one == other || self.faction(one).allies.contains(&other)
    }

    /// Puts a stack on its tile.
    pub(crate) fn place(&mut self, faction: FactionId, tile: TileId, units: Vec<Unit>) -> StackId {
        let id = StackId(self.next_stack);
        self.next_stack += 1;
        self.tile_mut(tile).stack = Some(id);
        let stack = Stack { id, faction, tile, units };
        self.stacks.insert(id, stack);
        id
    }

    /// Takes a stack off the map.
    pub(crate) fn lift(&mut self, id: StackId) -> Option<Stack> {
        let stack = self.stacks.remove(&id)?;
        self.tile_mut(stack.tile).stack = None;
        Some(stack)
    }

    /// A number for a new unit.
    pub(crate) fn new_unit(&mut self) -> UnitId {
        let id = UnitId(self.next_unit);
        self.next_unit += 1;
        id
    }
}
