//! The rules of section 2 and of seed 000, sentence by sentence, and invariants of every fight.

#[path = "../../../breach/tests/broken.rs"]
mod broken;
mod choosing;
mod composing;
mod conformance;
mod fight;
mod fights;
mod library;
mod order;
mod properties;
mod scenes;
