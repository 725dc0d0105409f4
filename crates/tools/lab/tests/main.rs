//! The lab: its commands, its errors, and what its bots do.

mod battle;
mod bounds;
mod breach;
mod clock;
mod compare;
mod errors;
mod foretell;
mod fuzz;
mod puzzles;
mod runs;
mod scenarios;
mod support;
