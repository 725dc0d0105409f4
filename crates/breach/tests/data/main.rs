//! The data files of the breach: the game's own, and what is said of broken ones.

mod bad;
mod game;
