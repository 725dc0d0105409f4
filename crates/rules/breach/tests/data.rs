//! The data files of the breach: the game's own, and the errors of broken ones.

mod bad;
mod game;
