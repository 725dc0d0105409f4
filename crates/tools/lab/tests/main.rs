//! The lab: its commands, its errors, and what its bots do.

mod battle;
mod bounds;
mod breach;
#[path = "../../../rules/breach/tests/broken.rs"]
mod broken;
mod clock;
mod compare;
mod errors;
mod expert;
mod foretell;
mod fuzz;
mod packs;
mod puzzles;
mod runs;
mod scenarios;
#[path = "../../../rules/stack/tests/rules/scenes.rs"]
mod scenes;
mod support;
mod unhurt;
