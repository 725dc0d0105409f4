//! The rules of a run, sentence by sentence.

mod breaches;
mod contract;
mod data;
mod disasters;
mod edits;
mod encounters;
mod envelope;
mod folder;
mod gear;
mod glossary;
mod kept_files;
mod luck;
mod map;
mod prizes;
mod profile;
mod properties;
mod puzzles;
mod reviews;
mod saves;
mod small;
mod store;
mod sums;
mod texts;
mod timelines;
mod vaults;
