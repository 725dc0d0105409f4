//! Player-facing texts of the dive's data, for translation.

use super::Library;
use crate::names::Table;
use daemonfall_core::Texts;

impl Library {
    /// Visits every player-facing text. `kind-KEY` and `weapon-KEY` are names, `.about` their
    /// descriptions. `sequence-KEY.step-N` is the display's word for a step, counted from 1.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        let names = &self.names;
        for (key, it) in names.all(Table::Kind).iter().zip(&mut self.kinds) {
            Texts::of("kind", key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for (key, it) in names.all(Table::Weapon).iter().zip(&mut self.weapons) {
            Texts::of("weapon", key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for (key, it) in names.all(Table::Sequence).iter().zip(&mut self.sequences) {
            let mut texts = Texts::of("sequence", key, tell);
            for (step, number) in it.steps.iter_mut().zip(1..) {
                if let Some(intent) = &mut step.intent {
                    texts.part(&format!("step-{number}"), intent);
                }
            }
        }
    }
}
