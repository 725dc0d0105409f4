//! The tests of the dive, in one program.

#[path = "../../breach/tests/broken.rs"]
mod broken;
mod catalog;
mod chains;
mod edits;
mod golden;
mod hazards;
mod library;
mod odds;
mod order;
mod properties;
mod queue;
#[path = "../../stack/tests/rules/scenes.rs"]
mod scenes;
mod small;
mod state;
mod stepping;
mod tracing;
