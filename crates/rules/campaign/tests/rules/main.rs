//! The rules of a run, sentence by sentence.

mod breaches;
#[path = "../../../breach/tests/broken.rs"]
mod broken;
mod contract;
mod data;
mod disasters;
mod edits;
mod encounters;
mod envelope;
mod folder;
mod gear;
mod glossary;
mod histories;
mod kept_files;
mod luck;
mod map;
mod packs;
mod prizes;
mod profile;
mod properties;
mod puzzles;
mod reviews;
mod saves;
#[path = "../../../stack/tests/rules/scenes.rs"]
mod scenes;
mod small;
mod store;
mod sums;
mod texts;
mod timelines;
mod vaults;
