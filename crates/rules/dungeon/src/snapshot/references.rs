//! Checks that what a dive's objects refer to is in the data, and that their numbers are in bounds.

use super::{DiveSnapshot, SnapshotError};
use crate::components::{Pickup, Traits};
use crate::library::Library;
use crate::names::Table;
use crate::state::{DiveState, Outcome};
use daemonfall_core::data::{MOST_SAVED, number_beyond};

/// Highest spawn number. The index has a place for each, so a forged one would take all memory.
const OBJECTS_AT_MOST: u32 = 1 << 20;
/// Most cells that an object covers in each direction.
const SIZE_AT_MOST: i32 = 4;

/// All references of an object's components.
fn references(traits: &Traits) -> impl Iterator<Item = (Table, u16)> {
    let Traits { sequential, attacking, blast, leaves_behind, dropping, laying, .. } = traits;
    let player = traits.player.map(|it| [Some(it.bomb), it.weapon_item, it.armour_item]);
    let kinds =
        [blast.map(|it| it.leaves), leaves_behind.map(|it| it.kind), laying.map(|it| it.kind)];
    let held = traits.pickuppable.and_then(|it| match it.gives {
        Pickup::Weapon { weapon, .. } => Some(weapon),
        _ => None,
    });
    let kinds = kinds.into_iter().chain(player.into_iter().flatten()).flatten();
    let weapons = [attacking.map(|it| it.weapon), held].into_iter().flatten();
    (kinds.map(|id| (Table::Kind, id.0)))
        .chain(weapons.map(|id| (Table::Weapon, id.0)))
        .chain(sequential.map(|it| (Table::Sequence, it.sequence.0)))
        .chain(dropping.map(|it| (Table::Pool, it.pool.0)))
}

impl DiveSnapshot {
    pub(super) fn check_references(&self, library: &Library) -> Result<(), SnapshotError> {
        let there = |table: Table, number: u16| {
            let known = usize::from(number) < library.names.all(table).len();
            known.then_some(()).ok_or(SnapshotError::Unknown { table, number })
        };
        if let Some(Outcome::Died { by: Some(kind), .. }) = self.state.outcome {
            there(Table::Kind, kind.0)?;
        }
        let DiveState { next, floor, floors, beat, .. } = self.state;
        if next > OBJECTS_AT_MOST || floor.max(floors).max(beat) > MOST_SAVED {
            return Err(SnapshotError::State);
        }
        for record in &self.objects {
            let id = record.object.id;
            if id.0 > next {
                return Err(SnapshotError::Unnumbered(id));
            }
            there(Table::Kind, record.object.kind.0)?;
            for (table, number) in references(&record.traits) {
                there(table, number)?;
            }
            if let Some(at) = record.traits.sequential
                && usize::from(at.step) >= library.sequence(at.sequence).steps.len()
            {
                return Err(SnapshotError::NoStep(id, at.step));
            }
            let sizes = 1..=SIZE_AT_MOST;
            if let Some(it) = record.traits.sized
                && !(sizes.contains(&it.width) && sizes.contains(&it.height))
            {
                return Err(SnapshotError::ObjectSize(id));
            }
        }
        Ok(())
    }

    /// Checks the numbers of all components of a dive from a file: the rules add and multiply them.
    ///
    /// # Errors
    /// The first object with one out of bounds.
    pub fn check_numbers(&self) -> Result<(), SnapshotError> {
        for record in &self.objects {
            // Plain values always have a JSON form.
            let traits = serde_json::to_value(&record.traits).unwrap_or_default();
            if number_beyond(&traits, MOST_SAVED).is_some() {
                return Err(SnapshotError::Number(record.object.id));
            }
        }
        Ok(())
    }
}
