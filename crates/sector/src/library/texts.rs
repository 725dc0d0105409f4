//! Texts of the sector's data that players read, told so that they can be put into another
//! language.

use super::SectorLibrary;
use daemonfall_core::Texts;

impl SectorLibrary {
    /// Tells every text that players read: `tile-KEY`, `structure-KEY`, `faction-KEY` and
    /// `recipe-KEY` are names, `.about` what they are.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        for it in &mut self.tiles {
            Texts::of("tile", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.structures {
            Texts::of("structure", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.factions {
            Texts::of("faction", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.recipes {
            Texts::of("recipe", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
    }
}
