//! Texts of the breach's data that players read, told so that they can be put into another
//! language.

use super::{BreachLibrary, LineUp, Subroutine, Unit};
use daemonfall_core::Texts;
use std::sync::Arc;

/// Everything as it was written in the data. Fingerprints are made of it, in whatever language the
/// rest is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Written {
    pub(super) subroutines: Vec<Subroutine>,
    pub(super) units: Vec<Unit>,
    pub(super) guardians: Vec<LineUp>,
}

impl Written {
    fn of(library: &BreachLibrary) -> Self {
        Self {
            subroutines: library.subroutines.clone(),
            units: library.units.clone(),
            guardians: library.guardians.clone(),
        }
    }

    /// With further units, that are called again what the data call their kinds.
    pub(super) fn with(&self, further: &[Unit]) -> Self {
        let mut all = self.clone();
        all.units.extend(further.iter().map(|unit| {
            let mut unit = unit.clone();
            if let Some(written) = self.units.iter().find(|it| it.key == unit.key) {
                unit.called_as(written);
            }
            unit
        }));
        all
    }
}

impl Unit {
    /// Takes over what another one tells the player of itself.
    pub fn called_as(&mut self, other: &Self) {
        self.name.clone_from(&other.name);
        self.about.clone_from(&other.about);
        if let (Some(phase), Some(other)) = (&mut self.phase, &other.phase) {
            phase.name.clone_from(&other.name);
        }
    }
}

impl BreachLibrary {
    /// Tells every text that players read: `subroutine-KEY`, `unit-KEY` and `guardian-KEY` are
    /// names, `.about` what they are, `.phase` a unit's second face. Fingerprints stay those of the
    /// data.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        let before = Written::of(self);
        for (key, it) in self.names.iter().zip(&mut self.subroutines) {
            Texts::of("subroutine", key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.units {
            let mut texts = Texts::of("unit", &it.key, tell);
            texts.own(&mut it.name).part("about", &mut it.about);
            if let Some(phase) = &mut it.phase {
                texts.part("phase", &mut phase.name);
            }
        }
        for it in &mut self.guardians {
            Texts::of("guardian", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        if self.written.is_none() && before != Written::of(self) {
            self.written = Some(Arc::new(before));
        }
    }
}
