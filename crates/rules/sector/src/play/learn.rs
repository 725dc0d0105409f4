//! Experience: what the survivors of a battle that their side won learn, their ranks, names and boons.

use super::Play;
use super::settle::unit_mut;
use crate::command::Refusal;
use crate::events::SectorEvent;
use crate::grid::{BoonId, FactionId, UnitId};
use crate::ranks::Career;
use daemonfall_battle::{Commit, Sides};
use daemonfall_core::{Stream, Streams, draws};

impl Play<'_> {
    /// The experience that a battle gives, and to whom: the survivors on the side that won. Asked before
    /// it is committed.
    pub(super) fn lesson(&self, sides: &Sides, commit: &Commit) -> Option<(u32, Vec<UnitId>)> {
        let camp = commit.outcome.winner()?;
        let sector = &self.sector;
        let stacks = sides.stacks.iter().filter_map(|it| sector.stacks.get(&it.stack));
        let by = self.rules.gain(sides, stacks, camp);
        let won = commit.stacks.iter().filter(|it| sides.camp(it.stack) == Some(camp));
        let units = won.flat_map(|after| {
            let line: Vec<UnitId> = sector.stacks[&after.stack].line().map(|it| it.id).collect();
            after.survivors.iter().map(move |it| line[usize::from(it.position)])
        });
        Some((by, units.collect()))
    }

    /// All but the player's choose at once, and take the first.
    pub(super) fn learn(&mut self, by: u32, units: Vec<UnitId>) {
        for unit in units {
            let Some((stack, it)) = self.sector.unit(unit) else { continue };
            let (faction, career) = (stack.faction, &it.career);
            let experience = career.with(by);
            let risen = Career { experience, ..career.clone() };
            let rises = risen.rank() > career.rank();
            let named = rises && career.rank() == 0;
            let rank = risen.rank();
            let Ok(it) = unit_mut(self.sector, unit) else { continue };
            it.career = risen;
            self.tell(SectorEvent::Learnt { unit, faction, by });
            if named {
                self.name(unit, faction);
            }
            if rises {
                self.tell(SectorEvent::Risen { unit, faction, rank });
            }
            if faction != self.sector.player {
                self.choose_first(unit);
            }
        }
    }

    fn choose_first(&mut self, unit: UnitId) {
        while let Some((_, it)) = self.sector.unit(unit)
            && let Some([first, _]) = self.rules.choices(it)
            && self.promote(unit, first).is_ok()
        {}
    }

    /// A name of the faction's that no unit on the map has, if there is one.
    fn name(&mut self, unit: UnitId, faction: FactionId) {
        let _for = draws::about("the name of a unit", None);
        let mut dice = Streams::at(self.sector.dice);
        let lot = dice.below(Stream::Battle, u32::MAX);
        self.sector.dice = dice.positions();
        let names = &self.rules.kind(self.sector, faction).names;
        let units = self.sector.stacks.values().flat_map(|it| &it.units);
        let taken: Vec<&str> = units.map(|it| it.career.name.as_str()).collect();
        let from = lot as usize % names.len().max(1);
        let mut all = names.iter().cycle().skip(from).take(names.len());
        let name = all.find(|it| !taken.contains(&it.as_str())).cloned().unwrap_or_default();
        if let Ok(it) = unit_mut(self.sector, unit) {
            (it.career.lot, it.career.name) = (lot, name);
        }
    }

    pub(super) fn promote(&mut self, unit: UnitId, boon: BoonId) -> Result<(), Refusal> {
        let it = unit_mut(self.sector, unit)?;
        let mut bonus = it.bonus.clone();
        bonus.add(&self.rules.boon(it.kind, boon));
        it.career.boons.push(boon);
        self.set_bonus(unit, &bonus)?;
        self.tell(SectorEvent::Promoted { unit, boon });
        Ok(())
    }
}
