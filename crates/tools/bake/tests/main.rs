//! Pictures and sounds: their sources, and the baked files.

mod art;
mod bakes;
mod own;
mod sound;
