//! Vaults, and write-backs from outside the map.

use super::Play;
use crate::command::{Refusal, WriteBack};
use crate::events::{Loss, SectorEvent};
use crate::grid::{FactionId, StackId, TileId, UnitId};
use crate::library::Part;
use crate::sector::{Pending, Sector, Seen};
use crate::stack::{Bonus, STACK_AT_MOST, Unit};
use daemonfall_core::require;

impl Play<'_> {
    pub(super) fn enter_vault(&mut self, stack: StackId) {
        let Some(it) = self.sector.stacks.get_mut(&stack) else { return };
        it.spend(i32::MAX);
        let tile = it.tile;
        self.sector.pending = Some(Pending::Vault { stack, tile });
        self.tell(SectorEvent::VaultEntered { stack, tile });
    }

    pub(super) fn settle(&mut self, what: &WriteBack) -> Result<(), Refusal> {
        match what {
            WriteBack::LoseUnit { unit } => {
                self.sector.unit(*unit).ok_or(Refusal::NoSuchUnit)?;
                self.lose(*unit, Loss::Outside);
            }
            WriteBack::SetHealth { unit, health } => {
                let roster = &self.rules.roster;
                let it = unit_mut(self.sector, *unit)?;
                it.health = (*health).clamp(1, it.most_health(roster));
                let (unit, health) = (*unit, it.health);
                self.tell(SectorEvent::HealthSet { unit, health });
            }
            WriteBack::AddUnit { stack, kind } => self.add_unit(*stack, *kind)?,
            WriteBack::Cycles { faction, amount } => {
                let it = self.sector.factions.get_mut(faction.place());
                let it = it.ok_or(Refusal::NoSuchFaction)?;
                let before = it.cycles;
                it.cycles = before.saturating_add(*amount).max(0);
                let (faction, by, cycles) = (*faction, it.cycles - before, it.cycles);
                self.tell(SectorEvent::CyclesChanged { faction, by, cycles });
            }
            WriteBack::SetBonus { unit, bonus } => self.set_bonus(*unit, bonus)?,
            WriteBack::Reveal { faction, tile, radius } => self.reveal(*faction, *tile, *radius)?,
            WriteBack::Ally { one, other } => {
                self.two_of_the_map(*one, *other)?;
                require(!self.sector.allied(*one, *other), Refusal::AlliedAlready)?;
                self.ally(*one, *other);
            }
            WriteBack::Part { one, other } => {
                self.two_of_the_map(*one, *other)?;
                require(self.sector.allied(*one, *other), Refusal::NotAllied)?;
                self.break_up(*one, *other);
            }
            WriteBack::EncounterOver => {
                let Some(Pending::Encounter { tile, .. }) = self.sector.pending else {
                    return Err(Refusal::NothingAwaits);
                };
                self.sector.pending = None;
                self.sector.tile_mut(tile).encounter = false;
                self.tell(SectorEvent::EncounterOver { tile });
            }
            WriteBack::VaultOver { emptied } => {
                let Some(Pending::Vault { tile, .. }) = self.sector.pending else {
                    return Err(Refusal::NothingAwaits);
                };
                let emptied = *emptied;
                self.sector.pending = None;
                self.sector.tile_mut(tile).emptied |= emptied;
                self.tell(SectorEvent::VaultOver { tile, emptied });
            }
        }
        Ok(())
    }

    /// Lost health stays lost.
    pub(super) fn set_bonus(&mut self, unit: UnitId, bonus: &Bonus) -> Result<(), Refusal> {
        let roster = &self.rules.roster;
        let it = unit_mut(self.sector, unit)?;
        let lost = it.most_health(roster) - it.health;
        it.bonus = bonus.clone();
        it.health = it.most_health(roster).saturating_sub(lost).max(1);
        it.moves = it.moves.min(it.movement(roster));
        self.tell(SectorEvent::BonusSet { unit });
        Ok(())
    }

    fn two_of_the_map(&self, one: FactionId, other: FactionId) -> Result<(), Refusal> {
        for faction in [one, other] {
            let it = self.sector.factions.get(faction.place());
            it.filter(|it| it.alive).ok_or(Refusal::NoSuchFaction)?;
            require(self.rules.part(self.sector, faction) != Part::Wild, Refusal::Wild)?;
        }
        require(one != other, Refusal::AlliedAlready)
    }

    /// Ground, structures, owners and encounters become known, but not the stacks there.
    fn reveal(&mut self, faction: FactionId, tile: TileId, radius: u32) -> Result<(), Refusal> {
        require(self.sector.grid.has(tile), Refusal::NoSuchTile)?;
        require(faction.place() < self.sector.factions.len(), Refusal::NoSuchFaction)?;
        let mut tiles = Vec::new();
        for near in self.sector.grid.within(tile, radius).collect::<Vec<_>>() {
            let it = self.sector.tile(near);
            let (owner, encounter, emptied) = (it.owner, it.encounter, it.emptied);
            let known = &mut self.sector.faction_mut(faction).memory[near.place()];
            if known.seen == Seen::Unknown {
                (known.seen, known.owner) = (Seen::Remembered, owner);
                (known.encounter, known.emptied) = (encounter, emptied);
                tiles.push(near);
            }
        }
        if !tiles.is_empty() {
            self.done.revealed = true;
            self.tell(SectorEvent::Explored { faction, tiles });
        }
        Ok(())
    }

    fn add_unit(&mut self, stack: StackId, kind: crate::grid::KindId) -> Result<(), Refusal> {
        let it = self.sector.stacks.get(&stack);
        let it = it.ok_or(Refusal::NoSuchStack)?;
        require(self.rules.roster.has(kind), Refusal::NoSuchKind)?;
        require(it.units.len() < STACK_AT_MOST, Refusal::NoRoom { room: 0, wants: 1 })?;
        let (faction, tile): (_, TileId) = (it.faction, it.tile);
        let unit: UnitId = self.join(stack, kind);
        self.tell(SectorEvent::Recruited { faction, tile, stack, unit, kind, cost: 0 });
        Ok(())
    }
}

pub(super) fn unit_mut(sector: &mut Sector, unit: UnitId) -> Result<&mut Unit, Refusal> {
    let units = sector.stacks.values_mut().flat_map(|it| &mut it.units);
    let mut units = units.filter(|it| it.id == unit);
    units.next().ok_or(Refusal::NoSuchUnit)
}
