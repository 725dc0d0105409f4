//! Texts of the breach's data that players read, told so that they can be put into another
//! language.

use super::{BreachLibrary, Unit};
use daemonfall_core::Texts;

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
    /// names, `.about` what they are, `.phase` a unit's second face.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
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
    }
}
