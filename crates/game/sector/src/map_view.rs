//! The picture: what the player knows of the sector, ready to be drawn.
//! Read from the rules' view again after every command.

mod factions;
mod read;
#[cfg(test)]
pub(crate) mod tests;

pub use factions::{FactionShown, Look, Relation};

use crate::prelude::*;
use daemonfall_battle::{Order, Row};
use daemonfall_sector::{
    Career, Hex, Outcome, Pending, Progress, StructureId, TileKindId, Victory,
};

#[derive(Clone, Debug, PartialEq)]
pub struct TileShown {
    pub id: TileId,
    pub hex: Hex,
    /// The place of its middle; a hex is 1 from middle to corner, y grows downwards.
    pub at: Vec2,
    pub seen: Seen,
    pub ground: Option<TileKindId>,
    pub structure: Option<(StructureId, Role)>,
    pub owner: Option<FactionId>,
    pub encounter: bool,
    pub emptied: bool,
    /// Whether it is unknown and an enemy core may lie there.
    pub may_be_core: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct UnitShown {
    pub id: UnitId,
    pub kind: KindId,
    pub name: String,
    pub sprite: String,
    /// Current and maximum health.
    pub health: (i32, i32),
    /// Moves left and per turn.
    pub moves: (i32, i32),
    pub leader: bool,
    /// Whether it stays out of its stack's battles.
    pub reserve: bool,
    pub row: Row,
    pub career: Career,
    /// Whether it can choose what it learns.
    pub rises: bool,
}

impl UnitShown {
    /// Its own name, or else its kind's.
    pub fn called(&self) -> &str {
        if self.career.name.is_empty() { &self.name } else { &self.career.name }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct StackShown {
    pub id: StackId,
    pub tile: TileId,
    pub faction: FactionId,
    pub look: Look,
    /// For example `First stack` or `Ash no. 7`.
    pub name: String,
    /// Its units in battle order, those of the front row first.
    pub units: Vec<UnitShown>,
    /// What it is told for its battles.
    pub order: Option<Order>,
    /// Moves left and per turn.
    pub moves: (i32, i32),
    /// The turn in which it was last seen, if it is out of sight.
    pub remembered: Option<u32>,
}

impl StackShown {
    /// The one unit that holds all others back, if there is one: they have more moves a turn, and
    /// more left in this one.
    pub fn slowest(&self) -> Option<&UnitShown> {
        let goes_on = |unit: &UnitShown| unit.moves.0 > self.moves.0 && unit.moves.1 > self.moves.1;
        let mut slow = self.units.iter().filter(|unit| !goes_on(unit));
        let first = slow.next()?;
        (self.units.len() > 1 && slow.next().is_none()).then_some(first)
    }

    pub fn is_led(&self) -> bool {
        self.units.iter().any(|unit| unit.leader)
    }

    /// The units that fight in its battles, in order.
    pub fn line(&self) -> impl Iterator<Item = &UnitShown> {
        self.units.iter().filter(|unit| !unit.reserve)
    }

    /// The unit whose picture represents the stack: its leader, otherwise the first.
    pub fn face(&self) -> Option<&UnitShown> {
        let leader = self.units.iter().find(|unit| unit.leader);
        leader.or(self.units.first())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    pub cycles: i32,
    /// Yield of tiles and structures per turn.
    pub yields: i32,
    /// What the relics yield besides, per turn.
    pub relics: i32,
    pub upkeep: i32,
}

impl Purse {
    pub fn net(self) -> i32 {
        self.yields + self.relics - self.upkeep
    }
}

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct MapView {
    /// All tiles, in the grid's order.
    pub tiles: Vec<TileShown>,
    /// All stacks that the player sees or remembers: own ones by id, then the others by tile.
    pub stacks: Vec<StackShown>,
    /// All factions, in turn order.
    pub factions: Vec<FactionShown>,
    pub player: FactionId,
    pub active: FactionId,
    pub turn: u32,
    pub purse: Purse,
    /// Something that waits outside the map.
    pub pending: Option<Pending>,
    pub outcome: Option<Outcome>,
    /// What wins, and how far the player has come if that is counted.
    pub victory: Victory,
    pub progress: Option<Progress>,
}

impl MapView {
    pub fn tile(&self, tile: TileId) -> Option<&TileShown> {
        self.tiles.get(tile.0 as usize)
    }

    pub fn place(&self, tile: TileId) -> Vec2 {
        self.tile(tile).map_or(Vec2::ZERO, |tile| tile.at)
    }

    pub fn tile_at(&self, place: Vec2) -> Option<TileId> {
        let hex = hex_at(place);
        let found =
            self.tiles.binary_search_by(|tile| (tile.hex.y, tile.hex.x).cmp(&(hex.y, hex.x)));
        found.ok().map(|place| self.tiles[place].id)
    }

    pub fn stack(&self, id: StackId) -> Option<&StackShown> {
        self.stacks.iter().find(|stack| stack.id == id)
    }

    pub fn stack_at(&self, tile: TileId) -> Option<&StackShown> {
        self.stacks.iter().find(|stack| stack.tile == tile)
    }

    pub fn own_stacks(&self) -> impl Iterator<Item = &StackShown> {
        self.stacks.iter().filter(|stack| stack.faction == self.player)
    }

    /// The moves left to all units of a stack once this one has joined it, after a way of this cost:
    /// the slowest counts.
    pub fn moves_joined(
        &self,
        (from, way): (StackId, i32),
        into: StackId,
        ground: &SectorLibrary,
    ) -> i32 {
        let (Some(from), Some(into)) = (self.stack(from), self.stack(into)) else { return 0 };
        let ground = self.tile(into.tile).and_then(|tile| tile.ground).map(|it| ground.tile(it));
        let cost = ground.and_then(|ground| ground.cost).unwrap_or(0);
        into.moves.0.min(from.moves.0 - way - cost).max(0)
    }

    pub fn idle(&self) -> impl Iterator<Item = &StackShown> {
        self.own_stacks().filter(|stack| stack.moves.0 > 0)
    }

    pub fn faction(&self, faction: FactionId) -> Option<&FactionShown> {
        self.factions.get(faction.0 as usize)
    }

    pub fn look(&self, faction: FactionId) -> Look {
        self.faction(faction).map_or(Look::Wild, |it| it.look)
    }

    pub fn faction_name(&self, faction: FactionId) -> &str {
        self.faction(faction).map_or("?", |it| it.name.as_str())
    }

    pub fn is_own_turn(&self) -> bool {
        self.active == self.player && self.outcome.is_none() && self.pending.is_none()
    }

    /// Whether a tile's structure is one that wins, and can still be won.
    pub fn counts(&self, tile: &TileShown) -> bool {
        tile.structure.is_some_and(|(_, role)| role == self.victory.role()) && !tile.emptied
    }

    /// The core that the player finds with an event.
    pub fn core_found(&self, event: &SectorEvent) -> Option<TileId> {
        let SectorEvent::Explored { faction, tiles } = event else { return None };
        let is_core = |tile: &&TileId| {
            let built = self.tile(**tile).and_then(|tile| tile.structure);
            built.is_some_and(|(_, role)| role == Role::Core)
        };
        tiles.iter().find(is_core).filter(|_| *faction == self.player).copied()
    }

    pub fn bounds(&self) -> Rect {
        let mut all = self.tiles.iter().map(|tile| tile.at);
        let first = all.next().unwrap_or_default();
        all.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at))
    }

    /// The best neighbour in a direction; up and down prefer the side of `column`, the kept x.
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

pub fn place_of(hex: Hex) -> Vec2 {
    let (x, y) = (hex.x as f32, hex.y as f32);
    Vec2::new(2.0 * HALF_WIDTH * (x + y / 2.0), 1.5 * y)
}

pub fn hex_at(place: Vec2) -> Hex {
    let y = place.y / 1.5;
    let x = place.x / (2.0 * HALF_WIDTH) - y / 2.0;
    Hex::round([x, y])
}
