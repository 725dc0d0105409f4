//! Loads a library from the texts of its files. The names they use come from the libraries of the
//! systems.

use super::forms::{CrewForm, EncounterForm, ModForm, PrizeForm, UnlockForm};
use super::names::Known;
use super::resolve::resolve;
use super::{Difficulty, Feat, Library};
use daemonfall_core::data::{DataErrors, Entry, Source, merged, missing};

/// The files of a data folder that make up this library.
pub const FILES: [&str; 7] = [
    "mods.ron",
    "encounters.ron",
    "prizes.ron",
    "difficulties.ron",
    "unlocks.ron",
    "crews.ron",
    "feats.ron",
];

impl Library {
    /// Ignores the sources of other files.
    pub(crate) fn from_sources(sources: &[Source], known: &Known) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let mods: Vec<Entry<ModForm>> = merged(sources, FILES[0], &mut errors);
        let encounters: Vec<Entry<EncounterForm>> = merged(sources, FILES[1], &mut errors);
        let prizes: Vec<Entry<PrizeForm>> = merged(sources, FILES[2], &mut errors);
        let difficulties: Vec<Entry<Difficulty>> = merged(sources, FILES[3], &mut errors);
        let unlocks: Vec<Entry<UnlockForm>> = merged(sources, FILES[4], &mut errors);
        let crews: Vec<Entry<CrewForm>> = merged(sources, FILES[5], &mut errors);
        let feats: Vec<Entry<Feat>> = merged(sources, FILES[6], &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        resolve(known, mods, encounters, prizes, difficulties, unlocks, crews, feats)
    }
}
