//! A sector as a plain value: everything that a save contains. Undo, previews and opponents use
//! copies of it.

use crate::grid::{
    FactionId, FactionKindId, Grid, StackId, StructureId, TileId, TileKindId, UnitId,
};
use crate::stack::{Stack, Unit};
use crate::victory::Victory;
use daemonfall_core::{Fingerprint, StreamPositions, fingerprint_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The current state of a tile.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub kind: TileKindId,
    pub structure: Option<StructureId>,
    pub owner: Option<FactionId>,
    pub stack: Option<StackId>,
    pub encounter: bool,
    /// Whether its vault is empty.
    pub emptied: bool,
    /// Whether its structure has recruited in its owner's current turn.
    pub busy: bool,
}

/// The current state of a faction.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    pub kind: FactionKindId,
    /// Whether it is still on the map.
    pub alive: bool,
    pub cycles: i32,
    /// The tile where it began; `None` for wild processes.
    pub home: Option<TileId>,
    /// Its allies, in order.
    pub allies: Vec<FactionId>,
    /// The turn in which it last broke an alliance.
    pub broke: Option<u32>,
    pub memory: Vec<Memory>,
}

/// An offered alliance that awaits an answer.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub from: FactionId,
    /// The faction that may answer, in its own turn.
    pub to: FactionId,
}

/// Something to settle outside the map before anything else happens on it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The player has reached an encounter.
    Encounter { stack: StackId, tile: TileId },
    /// The player's leader is in a vault.
    Vault { stack: StackId, tile: TileId },
}

/// How the sector ended for the player.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A stack of the player's took a core.
    CoreTaken,
    /// The player emptied enough vaults.
    VaultsEmptied,
    /// The player held enough nodes for long enough.
    NodesHeld,
    /// The leader died.
    LeaderLost,
    StacksLost,
}

impl Outcome {
    /// How a sector ends that is won in this way.
    pub fn won_by(victory: Victory) -> Self {
        match victory {
            Victory::Core => Self::CoreTaken,
            Victory::Vaults => Self::VaultsEmptied,
            Victory::Nodes => Self::NodesHeld,
        }
    }

    pub fn is_won(self) -> bool {
        matches!(self, Self::CoreTaken | Self::VaultsEmptied | Self::NodesHeld)
    }
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The recipe that it was made from, by its name in the data.
    pub recipe: String,
    /// The positions of its tiles.
    pub grid: Grid,
    /// Its tiles, in the grid's order.
    pub tiles: Vec<Tile>,
    /// Its factions, in the order of their turns.
    pub factions: Vec<Faction>,
    pub player: FactionId,
    /// All stacks, by number.
    pub stacks: BTreeMap<StackId, Stack>,
    /// The turn, from 1. A turn is over when every faction has had its own.
    pub turn: u32,
    /// The faction whose turn it is.
    pub active: FactionId,
    /// Offered alliances that await an answer.
    pub offers: Vec<Offer>,
    /// Something that must be settled first.
    pub pending: Option<Pending>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// What wins. Files leave out the usual one.
    #[serde(default, skip_serializing_if = "Victory::is_core")]
    pub victory: Victory,
    /// Turns in a row in which the player held enough nodes. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub held: u32,
    pub next_stack: u32,
    pub next_unit: u32,
    /// Positions of the run's random streams; battles draw their seeds from the battle stream.
    pub dice: StreamPositions,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Sector {
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint_of(self)
    }

    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.place()]
    }

    pub(crate) fn tile_mut(&mut self, tile: TileId) -> &mut Tile {
        &mut self.tiles[tile.place()]
    }

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

    pub fn stack_at(&self, tile: TileId) -> Option<&Stack> {
        self.stacks.get(&self.tile(tile).stack?)
    }

    /// A faction's stacks, by number.
    pub fn stacks_of(&self, faction: FactionId) -> impl Iterator<Item = &Stack> {
        self.stacks.values().filter(move |stack| stack.faction == faction)
    }

    pub fn unit(&self, unit: UnitId) -> Option<(&Stack, &Unit)> {
        let mut stacks = self.stacks.values();
        stacks.find_map(|stack| Some((stack, stack.unit(unit)?)))
    }

    /// The faction whose home is this tile.
    pub fn faction_at_home(&self, tile: TileId) -> Option<FactionId> {
        let mut factions = self.factions();
        let found = factions.find(|(_, it)| it.home == Some(tile));
        found.map(|(id, _)| id)
    }

    /// Whether two factions are allies or the same.
    pub fn allied(&self, one: FactionId, other: FactionId) -> bool {
        one == other || self.faction(one).allies.contains(&other)
    }

    pub(crate) fn place(&mut self, faction: FactionId, tile: TileId, units: Vec<Unit>) -> StackId {
        let id = StackId(self.next_stack);
        self.next_stack += 1;
        self.tile_mut(tile).stack = Some(id);
        let mut stack = Stack { id, faction, tile, units, order: None };
        stack.fall_in();
        self.stacks.insert(id, stack);
        id
    }

    pub(crate) fn lift(&mut self, id: StackId) -> Option<Stack> {
        let stack = self.stacks.remove(&id)?;
        self.tile_mut(stack.tile).stack = None;
        Some(stack)
    }

    pub(crate) fn new_unit(&mut self) -> UnitId {
        let id = UnitId(self.next_unit);
        self.next_unit += 1;
        id
    }
}

/// How well a faction knows a tile.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    #[default]
    Unknown,
    /// It saw the tile once.
    Remembered,
    /// It sees the tile now.
    Visible,
}

/// A stack as it was when it was last seen.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Glimpse {
    pub stack: Stack,
    /// The turn in which it was seen.
    pub turn: u32,
}

/// A faction's knowledge of a tile.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    pub seen: Seen,
    /// Its owner when last seen.
    pub owner: Option<FactionId>,
    pub encounter: bool,
    pub emptied: bool,
    /// The stack there when last seen.
    pub glimpse: Option<Glimpse>,
}
