//! The sector's data files: the game's own, and bad ones.

mod bad;
mod game;
#[path = "../small/mod.rs"]
#[expect(dead_code, reason = "each test file uses its own part of what they share")]
mod small;
