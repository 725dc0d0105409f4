//! Movement: step by step along the cheapest known way, until arrival or until something stops the
//! stack.

use super::Play;
use crate::events::{Halt, SectorEvent};
use crate::grid::{FactionId, StackId, TileId};
use crate::sector::Pending;

impl Play<'_> {
    pub(super) fn march(&mut self, stack: StackId, to: TileId) {
        let view = self.rules.view(self.sector, self.sector.active);
        let Some(path) = view.paths(stack).and_then(|paths| paths.path(to)) else { return };
        let mut before = 0;
        let last = path.len().saturating_sub(1);
        for (place, step) in path.into_iter().enumerate() {
            let cost = step.cost - before;
            before = step.cost;
            if self.sector.tile(step.tile).stack.is_some() {
                let why = Halt::Blocked;
                self.tell(SectorEvent::Halted { stack, why });
                return;
            }
            let Some((from, left, faction)) = self.step(stack, step.tile, cost) else { return };
            self.tell(SectorEvent::Moved { stack, from, to: step.tile, cost, left });
            self.take(step.tile, faction);
            let sighted = self.look(faction);
            if self.sector.outcome.is_some() {
                return;
            }
            let met = self.meet(stack, step.tile, faction);
            if place < last && (met || sighted) {
                let why = if met { Halt::Encounter } else { Halt::Sighted };
                self.tell(SectorEvent::Halted { stack, why });
                return;
            }
        }
    }

    /// Moves a stack onto a free tile. Returns its old tile, its moves left, and its faction.
    fn step(&mut self, stack: StackId, to: TileId, cost: i32) -> Option<(TileId, i32, FactionId)> {
        let it = self.sector.stacks.get_mut(&stack)?;
        let from = std::mem::replace(&mut it.tile, to);
        it.spend(cost);
        let (left, faction) = (it.moves(), it.faction);
        self.sector.tile_mut(from).stack = None;
        self.sector.tile_mut(to).stack = Some(stack);
        Some((from, left, faction))
    }

    /// Moves a stack onto the tile that a battle has emptied.
    pub(super) fn advance(&mut self, stack: StackId, to: TileId) {
        let Some((from, left, faction)) = self.step(stack, to, 0) else { return };
        self.tell(SectorEvent::Moved { stack, from, to, cost: 0, left });
        self.take(to, faction);
        self.look(faction);
        self.meet(stack, to, faction);
    }

    /// Entering a tile takes it, unless it is an ally's.
    pub(super) fn take(&mut self, tile: TileId, by: FactionId) {
        let from = self.sector.tile(tile).owner;
        if from.is_some_and(|owner| self.sector.allied(owner, by)) {
            return;
        }
        let it = self.sector.tile_mut(tile);
        it.owner = Some(by);
        it.busy = false;
        let structure = it.structure;
        self.tell(SectorEvent::Taken { tile, structure, from, by });
        self.core_taken(tile, by);
        if let Some(from) = from {
            self.remove_if_beaten(from);
        }
    }

    pub(super) fn meet(&mut self, stack: StackId, tile: TileId, faction: FactionId) -> bool {
        let over = self.sector.outcome.is_some();
        if over || faction != self.sector.player || !self.sector.tile(tile).encounter {
            return false;
        }
        self.sector.pending = Some(Pending::Encounter { stack, tile });
        self.tell(SectorEvent::EncounterReached { stack, tile });
        true
    }
}
