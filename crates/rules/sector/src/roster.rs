//! The kinds of units as the sector knows them. The owner of the units' data passes them in; the
//! sector reads none itself.

use crate::ids::{KindId, Place};
use daemonfall_core::Chassis;
use daemonfall_core::data::{DataError, DataErrors};
use serde::{Deserialize, Serialize};

/// A kind of unit.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct UnitKind {
    /// Its name in the data.
    pub key: String,
    /// Name shown to the player.
    pub name: String,
    /// Maximum health.
    pub health: i32,
    /// Its values on the map and in battle.
    pub chassis: Chassis,
}

/// All kinds of units that can be on the map, in file order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Roster {
    kinds: Vec<UnitKind>,
}

impl Roster {
    /// A roster of these kinds; `file` is their source, for error messages.
    ///
    /// # Errors
    /// A duplicate name, health below 1, an invalid chassis, an ability without a move type: each
    /// with file, entry and field.
    pub fn new(file: &str, kinds: Vec<UnitKind>) -> Result<Self, DataErrors> {
        let mut errors = DataErrors::default();
        for (place, kind) in kinds.iter().enumerate() {
            let mut wrong = |field: &str, reason: String| {
                errors.0.push(DataError {
                    file: file.into(),
                    line: None,
                    entry: Some(kind.key.clone()),
                    field: field.into(),
                    reason,
                });
            };
            if kinds[..place].iter().any(|other| other.key == kind.key) {
                wrong("", "this name is used twice".into());
            }
            if kind.health < 1 {
                wrong("health", "is below 1".into());
            }
            for (field, reason) in kind.chassis.faults() {
                wrong(&format!("chassis.{field}"), reason);
            }
        }
        if errors.0.is_empty() { Ok(Self { kinds }) } else { Err(errors) }
    }

    /// A kind by its number, which comes from this roster.
    pub fn kind(&self, id: KindId) -> &UnitKind {
        &self.kinds[id.place()]
    }

    /// All kinds, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (KindId, &UnitKind)> {
        (0..).map(KindId).zip(&self.kinds)
    }

    /// Renames the kinds for the player: `name` looks up a kind's key and returns its new name, if
    /// any. No rule reads these names.
    pub fn rename<'a>(&mut self, name: impl Fn(&str) -> Option<&'a str>) {
        for kind in &mut self.kinds {
            if let Some(name) = name(&kind.key) {
                name.clone_into(&mut kind.name);
            }
        }
    }

    /// The kind with this name in the data.
    pub fn find(&self, key: &str) -> Option<KindId> {
        let place = self.kinds.iter().position(|kind| kind.key == key)?;
        Some(KindId(place as u32))
    }

    /// Whether a number belongs to a kind.
    pub fn has(&self, id: KindId) -> bool {
        id.place() < self.kinds.len()
    }
}
