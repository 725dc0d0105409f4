//! The sector's data files: the game's own, and bad ones.

mod bad;
mod game;
