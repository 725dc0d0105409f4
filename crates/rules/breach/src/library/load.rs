//! Loads a library from the texts of its files, or from a folder.

use super::BreachLibrary;
use super::forms::{LineUpForm, UnitForm};
use super::resolve::resolve;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{DataErrors, Entry, Source, merged, missing};

/// The files of a data folder that make up this library.
pub const FILES: [&str; 3] = ["subroutines.ron", "units.ron", "guardians.ron"];

impl BreachLibrary {
    /// Builds a library from sources, ignoring those of other files; reports every problem found.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let subroutines = merged(sources, FILES[0], &mut errors);
        let units: Vec<Entry<UnitForm>> = merged(sources, FILES[1], &mut errors);
        let guardians: Vec<Entry<LineUpForm>> = merged(sources, FILES[2], &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        resolve(subroutines, units, guardians)
    }

    /// Builds a library from a folder; an unreadable file is named with the reason.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn load_dir(folder: impl AsRef<std::path::Path>) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), &FILES, true)?)
    }
}
