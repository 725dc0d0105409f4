//! Mods: fitted, taken out, gained, lost. Their bonuses are written to the map at once.

use super::Play;
use crate::events::{Change, RunEvent};
use crate::library::ModId;
use crate::library::mods::Slot;
use daemonfall_sector::{UnitId, WriteBack};

impl Play<'_> {
    pub(super) fn fit(&mut self, unit: UnitId, item: ModId) {
        let loose = &mut self.run.gear.loose;
        if let Some(place) = loose.iter().position(|it| *it == item) {
            loose.remove(place);
            self.run.gear.fitted.entry(unit).or_default().push(item);
            self.refit(unit);
            self.undoable = true;
            self.tell(RunEvent::Fitted { unit, item });
        }
    }

    pub(super) fn unfit(&mut self, unit: UnitId, item: ModId) {
        if self.take_off(unit, item) {
            self.run.gear.loose.push(item);
            self.undoable = true;
            self.tell(RunEvent::Unfitted { unit, item });
        }
    }

    fn take_off(&mut self, unit: UnitId, item: ModId) -> bool {
        let Some(fitted) = self.run.gear.fitted.get_mut(&unit) else { return false };
        let Some(place) = fitted.iter().position(|it| *it == item) else { return false };
        fitted.remove(place);
        if fitted.is_empty() {
            self.run.gear.fitted.remove(&unit);
        }
        self.refit(unit);
        true
    }

    pub(super) fn refit(&mut self, unit: UnitId) {
        let Some(it) = self.run.unit(unit) else { return };
        let bonus = self.run.define(self.content, it).bonus;
        self.write(WriteBack::SetBonus { unit, bonus });
    }

    pub(super) fn gain(&mut self, item: ModId) {
        self.run.gear.gain(self.content, item);
        self.run.tally.mods += 1;
        self.tell(RunEvent::Changed(Change::ModGained(item)));
        if self.content.campaign.item(item).slot == Slot::Relic {
            let units: Vec<UnitId> = self.run.units().map(|unit| unit.id).collect();
            for unit in units {
                self.refit(unit);
            }
        }
    }

    /// The leader holds another item than the one it took in.
    pub(super) fn swap(&mut self, leader: UnitId, found: ModId, left: Option<ModId>) {
        let Some(left) = left.filter(|left| self.take_off(leader, *left)) else {
            self.gain(found);
            return;
        };
        self.tell(RunEvent::Changed(Change::ModLost(left)));
        self.gain(found);
        let fits = self.run.gear.check_fit(self.content, &self.run.sector, leader, found);
        if fits.is_ok() {
            self.fit(leader, found);
            self.undoable = false;
        }
    }
}
