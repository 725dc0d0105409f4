//! What a pack changes: the entries that it adds or replaces, and every value that differs.

use crate::pack::Pack;
use daemonfall_core::data::{DataErrors, Entry, Source, merged};
use daemonfall_core::{Difference, diff};
use serde::Deserialize;
use serde_json::Value;

/// An entry of the data that a pack adds or replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its file.
    pub file: String,
    /// Its name in the data.
    pub entry: String,
    /// Each value before and after; `None` for a new entry.
    pub values: Option<Vec<Difference>>,
}

/// A value as it is written. RON passes the names of variants only to such an enum.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Any(Value),
}

/// What a pack changes in the data beneath it.
pub fn changes(beneath: &[Source], pack: &Pack) -> Vec<Change> {
    // What is broken is told where packs are laid.
    let read = |sources: &[Source], file: &str| -> Vec<Entry<Written>> {
        merged(sources, file, &mut DataErrors::default())
    };
    let mut changes = Vec::new();
    for source in &pack.sources {
        let file = source.file.as_str();
        let before = read(beneath, file);
        for entry in read(std::slice::from_ref(source), file) {
            let Written::Any(value) = &entry.value;
            let earlier = before.iter().find(|it| it.name == entry.name);
            let values =
                earlier.map(|Entry { value: Written::Any(earlier), .. }| diff(earlier, value));
            changes.push(Change { file: file.into(), entry: entry.name, values });
        }
    }
    changes
}
