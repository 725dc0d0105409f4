//! Fog of war: what each faction sees now.
//!
//! Anything seen is copied into the faction's memory, and opponents get nothing else.

use crate::grid::{FactionId, StackId, TileId};
use crate::rules::Rules;
use crate::sector::{Glimpse, Memory, Sector, Seen};
use crate::view::View;
use std::collections::BTreeSet;

/// How far a stack sees, in tiles; some ground extends it.
pub const STACK_SIGHT: u32 = 2;
/// How far a faction sees from each of its tiles.
pub const TILE_SIGHT: u32 = 1;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Revealed {
    /// Tiles seen for the first time.
    pub tiles: Vec<TileId>,
    /// Stacks of other factions that were not in sight before.
    pub stacks: Vec<StackId>,
    /// Tiles in sight now that were not before.
    pub came: Vec<TileId>,
}

impl Rules {
    /// Which tiles a faction sees now, in the grid's order.
    pub(crate) fn visible(&self, sector: &Sector, faction: FactionId) -> Vec<bool> {
        let mut visible = vec![false; sector.grid.len()];
        let mut from = |tile: TileId, sight: u32| {
            if sight <= 1 {
                visible[tile.place()] = true;
                for near in sector.grid.neighbours(tile) {
                    visible[near.place()] = true;
                }
            } else {
                for near in sector.grid.within(tile, sight) {
                    visible[near.place()] = true;
                }
            }
        };
        for (tile, it) in sector.grid.tiles().zip(&sector.tiles) {
            if it.owner == Some(faction) {
                let built = it.structure.map(|structure| self.library.structure(structure));
                from(tile, built.map_or(TILE_SIGHT, |built| built.sight));
            }
        }
        for stack in sector.stacks_of(faction) {
            let ground = self.library.tile(sector.tile(stack.tile).kind);
            from(stack.tile, STACK_SIGHT + ground.sight);
        }
        visible
    }

    pub(crate) fn look(&self, sector: &mut Sector, faction: FactionId) -> Revealed {
        let mut revealed = Revealed::default();
        if !sector.faction(faction).alive {
            return revealed;
        }
        let visible = self.visible(sector, faction);
        let turn = sector.turn;
        let mut memory = std::mem::take(&mut sector.faction_mut(faction).memory);
        for ((tile, sees), known) in sector.grid.tiles().zip(visible).zip(&mut memory) {
            if !sees {
                if known.seen == Seen::Visible {
                    known.seen = Seen::Remembered;
                }
                continue;
            }
            let it = sector.tile(tile);
            let there = sector.stack_at(tile);
            let before = known.seen;
            if before == Seen::Unknown {
                revealed.tiles.push(tile);
            }
            if before != Seen::Visible {
                revealed.came.push(tile);
            }
            known.seen = Seen::Visible;
            known.owner = it.owner;
            known.encounter = it.encounter;
            known.emptied = it.emptied;
            let known_stack = known.glimpse.as_ref().map(|glimpse| glimpse.stack.id);
            if let Some(stack) = there
                && stack.faction != faction
                && (before != Seen::Visible || known_stack != Some(stack.id))
            {
                revealed.stacks.push(stack.id);
            }
            match (&mut known.glimpse, there) {
                (Some(glimpse), Some(stack)) => {
                    glimpse.turn = turn;
                    if glimpse.stack != *stack {
                        glimpse.stack.clone_from(stack);
                    }
                }
                (glimpse, there) => {
                    *glimpse = there.map(|stack| Glimpse { stack: stack.clone(), turn });
                }
            }
        }
        forget_elsewhere(&mut memory);
        sector.faction_mut(faction).memory = memory;
        revealed
    }

    /// Updates all memories, as commands do themselves; for callers that build a sector by hand.
    pub fn look_all(&self, sector: &mut Sector) {
        for place in 0..sector.factions.len() {
            self.look(sector, FactionId(place as u32));
        }
    }
}

impl View<'_> {
    /// The tiles that one of its stacks would see from a tile, as far as it knows that tile.
    pub fn sight_from(&self, tile: TileId) -> impl Iterator<Item = TileId> {
        let ground = self.ground(tile).map_or(0, |it| it.sight);
        // Entering a tile takes it, unless it is an ally's.
        let takes = !self.owner(tile).is_some_and(|owner| self.allied(self.faction, owner));
        let built = self.structure(tile).filter(|_| takes).map_or(0, |built| built.sight);
        self.grid().within(tile, built.max(STACK_SIGHT + ground))
    }
}

/// A stack that is in sight somewhere is not remembered anywhere else.
fn forget_elsewhere(memory: &mut [Memory]) {
    let in_sight: BTreeSet<StackId> = memory
        .iter()
        .filter(|known| known.seen == Seen::Visible)
        .filter_map(|known| Some(known.glimpse.as_ref()?.stack.id))
        .collect();
    for known in memory {
        let glimpse = known.glimpse.as_ref();
        if known.seen != Seen::Visible && glimpse.is_some_and(|it| in_sight.contains(&it.stack.id))
        {
            known.glimpse = None;
        }
    }
}
