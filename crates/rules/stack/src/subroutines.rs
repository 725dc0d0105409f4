//! The library of subroutines: checked when built, then accessed by number.

use crate::subroutine::{Subroutine, SubroutineForm, SubroutineId};
use bevy_ecs::prelude::*;
use daemonfall_core::data::{DataError, DataErrors, parse_map};
use daemonfall_core::{Fingerprint, fingerprint_of};

/// All subroutines, by number.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Subroutines {
    list: Vec<Subroutine>,
    fingerprint: Fingerprint,
}

impl Subroutines {
    /// A library of these subroutines, in this order, or all errors: (index, field, reason).
    pub fn new(list: Vec<Subroutine>) -> Result<Self, Vec<(usize, String, String)>> {
        let mut wrong = Vec::new();
        for (place, subroutine) in list.iter().enumerate() {
            for (field, reason) in subroutine.problems() {
                wrong.push((place, field, reason));
            }
            if list[..place].iter().any(|known| known.name == subroutine.name) {
                wrong.push((place, String::new(), "this name is used twice".into()));
            }
        }
        if list.len() > usize::from(u16::MAX) {
            wrong.push((usize::from(u16::MAX), String::new(), "too many subroutines".into()));
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let fingerprint = fingerprint_of(&list);
        Ok(Self { list, fingerprint })
    }

    /// A library from the text of a data file: a RON map from names to subroutines.
    pub fn parse(path: &str, text: &str) -> Result<Self, DataErrors> {
        let entries = parse_map::<SubroutineForm>(path, text)?;
        let mut errors: Vec<DataError> = Vec::new();
        let mut list = Vec::with_capacity(entries.len());
        for entry in &entries {
            match entry.value.clone().named(&entry.name) {
                Ok(subroutine) => list.push(subroutine),
                Err(wrong) => {
                    errors.extend(wrong.into_iter().map(|(field, why)| entry.error(&field, why)));
                }
            }
        }
        if errors.is_empty() {
            return Self::new(list).map_err(|wrong| {
                let told = wrong.into_iter();
                DataErrors(
                    told.map(|(place, field, why)| entries[place].error(&field, why)).collect(),
                )
            });
        }
        Err(DataErrors(errors))
    }

    /// A subroutine by number; `None` if the number belongs to other data.
    pub fn get(&self, id: SubroutineId) -> Option<&Subroutine> {
        self.list.get(usize::from(id.0))
    }

    /// The number of the subroutine with this name.
    pub fn find(&self, name: &str) -> Option<SubroutineId> {
        let place = self.list.iter().position(|known| known.name == name)?;
        Some(SubroutineId(place as u16))
    }

    /// The name of a subroutine; `?` if the number belongs to other data.
    pub fn name(&self, id: SubroutineId) -> &str {
        self.get(id).map_or("?", |subroutine| &subroutine.name)
    }

    /// All subroutines, in the order of their numbers.
    pub fn all(&self) -> &[Subroutine] {
        &self.list
    }

    /// Fingerprint of the whole library; stored in snapshots.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}
