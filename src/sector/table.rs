//! The picture: what the player knows of the sector, ready to be drawn. Read anew from the rules'
//! view after every command.

mod factions;
mod read;
#[cfg(test)]
pub(crate) mod tests;

pub use factions::{FactionShown, Look, Relation};

use bevy::prelude::*;
use daemonfall_sector::library::Role;
use daemonfall_sector::{
    FactionId, Hex, KindId, Outcome, Pending, Seen, StackId, StructureId, TileId, TileKindId,
    UnitId,
};

/// A tile as the player knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct TileShown {
    /// Which.
    pub id: TileId,
    /// Where, in the grid's own way.
    pub hex: Hex,
    /// Where its middle lies; a hex is 1 from middle to corner, y grows downwards.
    pub at: Vec2,
    /// How it is known.
    pub seen: Seen,
    /// What ground, if known.
    pub ground: Option<TileKindId>,
    /// What is built there, and what it is for.
    pub structure: Option<(StructureId, Role)>,
    /// Whose it is.
    pub owner: Option<FactionId>,
    /// Whether an encounter waits there.
    pub encounter: bool,
    /// Whether its vault has nothing left.
    pub emptied: bool,
}

/// A unit as the player knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitShown {
    /// Which.
    pub id: UnitId,
    /// What.
    pub kind: KindId,
    /// Its name.
    pub name: String,
    /// Its picture.
    pub sprite: String,
    /// Health left and the most it can have.
    pub health: (i32, i32),
    /// Moves left and those of a whole turn.
    pub moves: (i32, i32),
    /// Whether it leads.
    pub leader: bool,
}

/// A stack as the player knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct StackShown {
    /// Which.
    pub id: StackId,
    /// Where.
    pub tile: TileId,
    /// Whose.
    pub faction: FactionId,
    /// How its faction is drawn.
    pub look: Look,
    /// What it is called: First stack; Ash, no. 7.
    pub name: String,
    /// Its units in their order of battle.
    pub units: Vec<UnitShown>,
    /// Moves left and those of a whole turn.
    pub moves: (i32, i32),
    /// The turn in which it was last seen, if it is not in sight.
    pub remembered: Option<u32>,
}

impl StackShown {
    /// Whether the leader is in it.
    pub fn is_led(&self) -> bool {
        self.units.iter().any(|unit| unit.leader)
    }

    /// The unit whose picture stands for the stack: its leader, else the first.
    pub fn face(&self) -> Option<&UnitShown> {
        let leader = self.units.iter().find(|unit| unit.leader);
        leader.or(self.units.first())
    }
}

/// What the player has to spend, and what a turn brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// Cycles now.
    pub cycles: i32,
    /// What tiles and structures yield each turn.
    pub yields: i32,
    /// What units take each turn.
    pub upkeep: i32,
}

impl Purse {
    /// What a turn brings, all told.
    pub fn net(self) -> i32 {
        self.yields - self.upkeep
    }
}

/// The picture of a sector.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Table {
    /// All tiles, in the grid's order.
    pub tiles: Vec<TileShown>,
    /// All stacks that the player sees or remembers: its own by number, then the others by tile.
    pub stacks: Vec<StackShown>,
    /// All factions, in the order of their turns.
    pub factions: Vec<FactionShown>,
    /// The player's faction.
    pub player: FactionId,
    /// Whose turn it is.
    pub active: FactionId,
    /// The turn.
    pub turn: u32,
    /// What the player has.
    pub purse: Purse,
    /// What waits outside the map.
    pub pending: Option<Pending>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A tile.
    pub fn tile(&self, tile: TileId) -> Option<&TileShown> {
        self.tiles.get(tile.0 as usize)
    }

    /// Where a tile's middle lies.
    pub fn place(&self, tile: TileId) -> Vec2 {
        self.tile(tile).map_or(Vec2::ZERO, |tile| tile.at)
    }

    /// The tile in which a place lies.
    pub fn tile_at(&self, place: Vec2) -> Option<TileId> {
        let hex = hex_at(place);
        let found =
            self.tiles.binary_search_by(|tile| (tile.hex.y, tile.hex.x).cmp(&(hex.y, hex.x)));
        found.ok().map(|place| self.tiles[place].id)
    }

    /// A stack that the player knows.
    pub fn stack(&self, id: StackId) -> Option<&StackShown> {
        self.stacks.iter().find(|stack| stack.id == id)
    }

    /// The stack on a tile, as far as the player knows.
    pub fn stack_at(&self, tile: TileId) -> Option<&StackShown> {
        self.stacks.iter().find(|stack| stack.tile == tile)
    }

    /// The player's own stacks.
    pub fn own_stacks(&self) -> impl Iterator<Item = &StackShown> {
        self.stacks.iter().filter(|stack| stack.faction == self.player)
    }

    /// The player's stacks that have moves left, in order.
    pub fn idle(&self) -> impl Iterator<Item = &StackShown> {
        self.own_stacks().filter(|stack| stack.moves.0 > 0)
    }

    /// A faction.
    pub fn faction(&self, faction: FactionId) -> Option<&FactionShown> {
        self.factions.get(faction.0 as usize)
    }

    /// How a faction is drawn.
    pub fn look(&self, faction: FactionId) -> Look {
        self.faction(faction).map_or(Look::Wild, |it| it.look)
    }

    /// A faction's name.
    pub fn faction_name(&self, faction: FactionId) -> &str {
        self.faction(faction).map_or("?", |it| it.name.as_str())
    }

    /// Whether the player may give a command.
    pub fn is_own_turn(&self) -> bool {
        self.active == self.player && self.outcome.is_none() && self.pending.is_none()
    }

    /// The rectangle around all middles.
    pub fn bounds(&self) -> Rect {
        let mut all = self.tiles.iter().map(|tile| tile.at);
        let first = all.next().unwrap_or_default();
        all.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at))
    }

    /// The tile next to another one that lies most in a direction: up and down lean to the side of
    /// `column`, the x that is kept to.
    pub fn next_tile(&self, from: TileId, way: IVec2, column: f32) -> Option<TileId> {
        let here = self.tile(from)?;
        let row = here.hex.y + way.y;
        let ahead = |tile: &&TileShown| match way.y {
            0 => tile.hex.y == here.hex.y && (tile.at.x - here.at.x) * way.x as f32 > 0.1,
            _ => tile.hex.y == row,
        };
        let wanted = if way.y == 0 { here.at.x } else { column };
        let far = |tile: &TileShown| (tile.at.x - wanted).abs();
        let mut tiles = self.tiles.iter().filter(ahead);
        let first = tiles.next()?;
        let best = tiles.fold(first, |best, next| match far(next) < far(best) - 0.01 {
            true => next,
            false => best,
        });
        Some(best.id)
    }
}

/// Half a tile's width, where middle to corner is 1.
pub const HALF_WIDTH: f32 = 0.866_025_4;

/// Where a hex's middle lies.
pub fn place_of(hex: Hex) -> Vec2 {
    let (x, y) = (hex.x as f32, hex.y as f32);
    Vec2::new(2.0 * HALF_WIDTH * (x + y / 2.0), 1.5 * y)
}

/// The hex in which a place lies.
pub fn hex_at(place: Vec2) -> Hex {
    let y = place.y / 1.5;
    let x = place.x / (2.0 * HALF_WIDTH) - y / 2.0;
    Hex::round([x, y])
}
