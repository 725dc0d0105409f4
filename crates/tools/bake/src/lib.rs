//! Bakes the game's pictures and sounds from sources in the repository.
//!
//! Pictures are drawn as SVG in `assets/art/src`, one file per sprite, and become atlases. Sounds
//! are written as code in [`sound`] and become Ogg Vorbis files. The same sources always produce
//! the same pictures and samples, so the baked files are committed and a check can tell whether
//! they are up to date.

pub mod art;
pub mod error;
pub mod output;
pub mod shots;
pub mod sound;

pub use error::BakeError;
