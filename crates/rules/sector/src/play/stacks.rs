//! Merging, splitting, arranging, recruiting, dismissing; and the start of a faction's turn:
//! income, upkeep, healing, moves.

use super::Play;
use super::settle::unit_mut;
use crate::command::Refusal;
use crate::events::{Loss, SectorEvent};
use crate::grid::{FactionId, KindId, StackId, TileId, UnitId};
use crate::library::Part;
use crate::sector::Outcome;
use crate::stack::Unit;
use daemonfall_battle::Order;
use std::cmp::Reverse;

impl Play<'_> {
    /// Charges each unit the moves of a step. An emptied stack is removed.
    fn take_out(&mut self, stack: StackId, units: &[UnitId], cost: i32) -> Vec<Unit> {
        let Some(it) = self.sector.stacks.get_mut(&stack) else { return Vec::new() };
        let mut out = Vec::new();
        for id in units {
            if let Some(place) = it.units.iter().position(|unit| unit.id == *id) {
                let mut unit = it.units.remove(place);
                unit.moves = (unit.moves - cost).max(0);
                out.push(unit);
            }
        }
        self.gone_if_empty(stack);
        out
    }

    fn gone_if_empty(&mut self, stack: StackId) {
        if self.sector.stacks.get(&stack).is_some_and(|it| it.units.is_empty())
            && let Some(it) = self.sector.lift(stack)
        {
            self.tell(SectorEvent::StackGone { stack, faction: it.faction, tile: it.tile });
        }
    }

    fn cost(&self, tile: TileId) -> i32 {
        let kind = self.sector.tile(tile).kind;
        self.rules.library.tile(kind).cost.unwrap_or(0)
    }

    pub(super) fn merge(&mut self, from: StackId, into: StackId, units: &[UnitId]) {
        let Some(tile) = self.sector.stacks.get(&into).map(|it| it.tile) else { return };
        let cost = self.cost(tile);
        let moving = self.take_out(from, units, cost);
        if let Some(it) = self.sector.stacks.get_mut(&into) {
            it.units.extend(moving);
            it.fall_in();
        }
        let units = units.to_vec();
        self.tell(SectorEvent::Merged { from, into, units });
    }

    pub(super) fn split(&mut self, from: StackId, units: &[UnitId], to: TileId) {
        let cost = self.cost(to);
        let faction = self.sector.active;
        let moving = self.take_out(from, units, cost);
        let stack = self.sector.place(faction, to, moving);
        self.tell(SectorEvent::Split { from, stack, tile: to, units: units.to_vec() });
        self.take(to, faction);
        self.meet(stack, to, faction);
    }

    pub(super) fn arrange(&mut self, stack: StackId, order: &[UnitId]) {
        if let Some(it) = self.sector.stacks.get_mut(&stack) {
            let place = |unit: &Unit| order.iter().position(|id| *id == unit.id);
            it.units.sort_by_key(place);
            it.fall_in();
            self.tell(SectorEvent::Arranged { stack });
        }
    }

    pub(super) fn reserve(&mut self, unit: UnitId) -> Result<(), Refusal> {
        let it = unit_mut(self.sector, unit)?;
        it.reserve = !it.reserve;
        let reserve = it.reserve;
        self.tell(SectorEvent::Reserved { unit, reserve });
        Ok(())
    }

    pub(super) fn change_row(&mut self, unit: UnitId) -> Result<(), Refusal> {
        let it = unit_mut(self.sector, unit)?;
        it.row = it.row.other();
        let row = it.row;
        let mut stacks = self.sector.stacks.values_mut();
        if let Some(stack) = stacks.find(|stack| stack.unit(unit).is_some()) {
            stack.fall_in();
        }
        self.tell(SectorEvent::RowChanged { unit, row });
        Ok(())
    }

    pub(super) fn give_order(&mut self, stack: StackId, order: Option<Order>) {
        if let Some(it) = self.sector.stacks.get_mut(&stack) {
            it.order = order;
            self.tell(SectorEvent::Ordered { stack, order });
        }
    }

    pub(super) fn recruit(&mut self, tile: TileId, kind: KindId) {
        let faction = self.sector.active;
        let cost = self.rules.roster.kind(kind).chassis.cost;
        self.sector.faction_mut(faction).cycles -= cost;
        self.sector.tile_mut(tile).busy = true;
        let there = self.sector.tile(tile).stack;
        let stack = there.unwrap_or_else(|| self.sector.place(faction, tile, Vec::new()));
        let unit = self.join(stack, kind);
        self.tell(SectorEvent::Recruited { faction, tile, stack, unit, kind, cost });
    }

    /// Adds a new unit to a stack, with no moves in this turn.
    pub(super) fn join(&mut self, stack: StackId, kind: KindId) -> UnitId {
        let id = self.sector.new_unit();
        let unit = Unit::fresh(id, kind, &self.rules.roster);
        if let Some(it) = self.sector.stacks.get_mut(&stack) {
            it.units.push(unit);
            it.fall_in();
        }
        id
    }

    pub(super) fn lose(&mut self, unit: UnitId, why: Loss) {
        let found = self.sector.stacks.values_mut().find_map(|it| {
            let place = it.units.iter().position(|it| it.id == unit)?;
            Some((it.id, it.faction, it.units.remove(place)))
        });
        let Some((stack, faction, lost)) = found else { return };
        let (kind, name) = (lost.kind, lost.career.name);
        self.tell(SectorEvent::UnitLost { unit, kind, name, stack, faction, why });
        self.gone_if_empty(stack);
        if lost.leader {
            self.end(Outcome::LeaderLost);
        }
        self.remove_if_beaten(faction);
    }
}

/// Health that each unit regains on its own or an ally's ground, where no structure heals more.
pub const TILE_HEALS: i32 = 2;

impl Play<'_> {
    /// Income, then upkeep; units that cannot be paid leave.
    pub(super) fn earn(&mut self, faction: FactionId) {
        if self.rules.part(self.sector, faction) == Part::Wild {
            return;
        }
        let (tiles, structures) = self.rules.income(self.sector, faction);
        let upkeep = self.rules.upkeep(self.sector, faction);
        let before = self.sector.faction(faction).cycles;
        let mut owed = upkeep - tiles.saturating_add(structures).saturating_add(before);
        let cycles = (-owed).max(0);
        self.sector.faction_mut(faction).cycles = cycles;
        self.tell(SectorEvent::Income { faction, tiles, structures, upkeep, cycles });
        let mut paid: Vec<(i32, UnitId)> = self
            .sector
            .stacks_of(faction)
            .flat_map(|stack| &stack.units)
            .filter(|unit| !unit.leader)
            .map(|unit| (self.rules.roster.kind(unit.kind).chassis.upkeep, unit.id))
            .collect();
        // The most expensive units first, and among those the newest.
        paid.sort_by_key(|pair| Reverse(*pair));
        for (upkeep, unit) in paid {
            if owed <= 0 || upkeep == 0 {
                break;
            }
            owed -= upkeep;
            self.lose(unit, Loss::Unpaid);
        }
    }

    pub(super) fn heal(&mut self, faction: FactionId) {
        let stacks: Vec<_> = self.sector.stacks_of(faction).map(|it| it.id).collect();
        for stack in stacks {
            let Some(it) = self.sector.stacks.get(&stack) else { continue };
            let tile = self.sector.tile(it.tile);
            let friendly = tile.owner.is_some_and(|owner| self.sector.allied(owner, faction));
            if !friendly {
                continue;
            }
            let built = tile.structure.map_or(0, |built| self.rules.library.structure(built).heals);
            let by = built.max(TILE_HEALS);
            let Some(it) = self.sector.stacks.get_mut(&stack) else { continue };
            let mut healed = Vec::new();
            for unit in &mut it.units {
                let most = unit.most_health(&self.rules.roster);
                let by = by.min(most - unit.health);
                if by > 0 {
                    unit.health += by;
                    healed.push((unit.id, by));
                }
            }
            for (unit, by) in healed {
                self.tell(SectorEvent::Healed { unit, by });
            }
        }
    }

    pub(super) fn refresh(&mut self, faction: FactionId) {
        for tile in &mut self.sector.tiles {
            if tile.owner == Some(faction) {
                tile.busy = false;
            }
        }
        for stack in self.sector.stacks.values_mut() {
            if stack.faction == faction {
                for unit in &mut stack.units {
                    unit.moves = unit.movement(&self.rules.roster);
                }
            }
        }
    }
}
