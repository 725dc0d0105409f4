//! The lab: its commands, its errors, and what its bots do.

mod battle;
mod bots;
mod breach;
mod clock;
mod compare;
mod desync;
mod errors;
mod foretell;
mod fuzz;
mod luck;
mod puzzles;
mod runs;
mod scenarios;
mod scenes;
mod sector;
mod support;
