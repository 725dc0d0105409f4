//! Loads a library from the texts of its files, or from a folder with overlays.

use super::*;
use crate::names::with_names;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{
    DataErrors, Entry, MOST, Source, about_file, merged, missing, packs_of,
};
use daemonfall_core::{count_original_words, fingerprint_of};
use serde::de::IgnoredAny;

/// The files of a data folder.
pub const FILES: [&str; 5] =
    ["kinds.ron", "weapons.ron", "sequences.ron", "pools.ron", "floors.ron"];

impl Library {
    /// Builds and checks a library; tells all errors, with file, line, entry and field.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let mut names = Names::default();
        for (table, file) in [
            (Table::Kind, FILES[0]),
            (Table::Weapon, FILES[1]),
            (Table::Sequence, FILES[2]),
            (Table::Pool, FILES[3]),
        ] {
            let entries: Vec<Entry<IgnoredAny>> = merged(sources, file, &mut errors);
            if entries.len() > usize::from(MOST) {
                let reason = format!("has {} entries: {MOST} at most", entries.len());
                errors.0.push(about_file(file, reason));
            }
            names.set(table, entries.into_iter().map(|entry| entry.name).collect());
        }
        if !errors.0.is_empty() {
            return Err(errors);
        }
        with_names(&names, || {
            let kinds: Vec<Entry<Kind>> = merged(sources, FILES[0], &mut errors);
            let weapons: Vec<Entry<Weapon>> = merged(sources, FILES[1], &mut errors);
            let sequences: Vec<Entry<Sequence>> = merged(sources, FILES[2], &mut errors);
            let pools: Vec<Entry<Pool>> = merged(sources, FILES[3], &mut errors);
            let floors: Vec<Entry<FloorRecipe>> = merged(sources, FILES[4], &mut errors);
            if errors.0.is_empty() {
                validate::check(&names, &kinds, &weapons, &sequences, &pools, &floors, &mut errors);
            }
            if !errors.0.is_empty() {
                return Err(errors);
            }
            let mut sequences = values(sequences);
            for step in sequences.iter_mut().flat_map(|it| &mut it.steps) {
                step.word.clone_from(&step.intent);
            }
            let mut library = Library {
                names: names.clone(),
                kinds: values(kinds),
                weapons: values(weapons),
                sequences,
                pools: values(pools),
                floors: values(floors),
                fingerprint: Fingerprint::default(),
                packs: packs_of(sources),
            };
            library.fingerprint = library.fingerprint_of_rules();
            Ok(library)
        })
    }

    fn fingerprint_of_rules(&self) -> Fingerprint {
        let mut rules = self.clone();
        rules.each_text(&mut count_original_words);
        let Library { names, kinds, weapons, sequences, pools, floors, .. } = &rules;
        fingerprint_of(&(names, kinds, weapons, sequences, pools, floors))
    }

    /// As [`Library::from_sources`], from a folder. Names an unreadable file, with the reason.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn load_dir(folder: impl AsRef<std::path::Path>) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), &FILES, true)?)
    }
}

fn values<T>(entries: Vec<Entry<T>>) -> Vec<T> {
    entries.into_iter().map(|entry| entry.value).collect()
}
