//! The texts of the sector's data that players read, exposed for translation.

use super::SectorLibrary;
use daemonfall_core::Texts;

impl SectorLibrary {
    /// Calls `tell` for every text that players read: `tile-KEY`, `structure-KEY`, `faction-KEY`
    /// and `recipe-KEY` for names, `.about` for descriptions.
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
