//! The tests of the battle, in one program.

mod conformance;
mod numbers;
mod rules;
#[path = "../../stack/tests/rules/scenes.rs"]
mod scenes;
