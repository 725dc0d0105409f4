//! Loading a library from the texts of its files, or from a folder.

use super::forms::{FactionForm, RecipeForm};
use super::resolve::resolve;
use super::{SectorLibrary, Structure, TileKind};
use crate::roster::Roster;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{DataErrors, Entry, Source, merged, missing};

/// The files of a data folder that this library is made of.
pub const FILES: [&str; 4] = ["tiles.ron", "structures.ron", "factions.ron", "sectors.ron"];

impl SectorLibrary {
    /// Builds a library from sources, ignoring other files, and checks it as a whole. Unit names
    /// refer to this roster.
    ///
    /// # Errors
    /// Everything found wrong, with file, line, entry and field.
    pub fn from_sources(sources: &[Source], roster: &Roster) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let tiles: Vec<Entry<TileKind>> = merged(sources, FILES[0], &mut errors);
        let structures: Vec<Entry<Structure>> = merged(sources, FILES[1], &mut errors);
        let factions: Vec<Entry<FactionForm>> = merged(sources, FILES[2], &mut errors);
        let recipes: Vec<Entry<RecipeForm>> = merged(sources, FILES[3], &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        resolve(roster, tiles, structures, factions, recipes)
    }

    /// Builds a library from a folder.
    ///
    /// # Errors
    /// As [`SectorLibrary::from_sources`]; an unreadable file is named with the reason.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn load_dir(
        folder: impl AsRef<std::path::Path>,
        roster: &Roster,
    ) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), &FILES, true)?, roster)
    }
}
