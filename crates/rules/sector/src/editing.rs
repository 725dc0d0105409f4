//! Checks edits and turns them into write-backs.

use crate::command::WriteBack;
use crate::edit::{CYCLES_AT_MOST, Edit, Field};
use crate::refusal::{Refusal, require};
use crate::rules::Rules;
use crate::sector::Sector;
use std::ops::RangeInclusive;

impl Rules {
    /// A field's current value and its allowed range.
    ///
    /// # Errors
    /// The field's owner does not exist.
    pub fn edited(
        &self,
        sector: &Sector,
        field: Field,
    ) -> Result<(i32, RangeInclusive<i32>), Refusal> {
        match field {
            Field::Health(unit) => {
                let (_, unit) = sector.unit(unit).ok_or(Refusal::NoSuchUnit)?;
                Ok((unit.health, 1..=unit.most_health(&self.roster)))
            }
            Field::Cycles(faction) => {
                let mut all = sector.factions();
                let found = all.find(|(id, it)| *id == faction && it.alive);
                let (_, found) = found.ok_or(Refusal::NoSuchFaction)?;
                Ok((found.cycles, 0..=CYCLES_AT_MOST))
            }
        }
    }

    pub(crate) fn check_edit(&self, sector: &Sector, edit: Edit) -> Result<(), Refusal> {
        let (_, range) = self.edited(sector, edit.field)?;
        let (field, value) = (edit.field.to_string(), edit.value);
        let (least, most) = (*range.start(), *range.end());
        require((least..=most).contains(&value), Refusal::OutOfRange { field, value, least, most })
    }

    pub(crate) fn writing(&self, sector: &Sector, edit: Edit) -> Result<WriteBack, Refusal> {
        let (now, _) = self.edited(sector, edit.field)?;
        Ok(match edit.field {
            Field::Health(unit) => WriteBack::SetHealth { unit, health: edit.value },
            Field::Cycles(faction) => WriteBack::Cycles { faction, amount: edit.value - now },
        })
    }
}
