//! The start of a faction's turn: income, upkeep, healing, moves.

use super::Play;
use crate::events::{Loss, SectorEvent};
use crate::ids::{FactionId, UnitId};
use crate::library::Part;
use std::cmp::Reverse;

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
        let mut owed = upkeep - before - tiles - structures;
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
