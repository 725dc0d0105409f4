//! Packs: folders or archives of data, laid over the game's own.
//!
//! A pack is data alone. It comes from strangers, so everything about it has a bound, and what
//! breaks one is told with pack, file and reason. The game goes on without such a pack.

mod archive;
mod changes;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod folder;
mod gather;
mod lay;
mod manifest;
mod pack;
mod shelf;

pub use changes::{Change, changes};
pub use lay::{Laid, lay};
pub use manifest::Manifest;
pub use pack::Pack;
pub use shelf::{Broken, Shelf};

#[cfg(test)]
mod tests;
