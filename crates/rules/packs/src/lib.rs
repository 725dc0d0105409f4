//! Packs: folders or archives of data, texts and pictures, laid over the game's own.
//!
//! A pack runs nothing. It comes from strangers, so everything about it has a bound, and what
//! breaks one is told with pack, file and reason. The game goes on without such a pack.

mod archive;
mod changes;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod folder;
mod gather;
mod lay;
mod manifest;
mod pack;
mod pictures;
mod place;
mod shelf;
mod words;

pub use archive::ARCHIVE_AT_MOST;
pub use changes::{Change, changes};
pub use lay::{Laid, lay};
pub use manifest::Manifest;
pub use pack::Pack;
pub use pictures::Picture;
pub use shelf::{Broken, PACKS_AT_MOST, Shelf};
pub use words::Words;

#[cfg(test)]
mod tests;
