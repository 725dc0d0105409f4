//! The rules of the sector map, sentence by sentence.

mod alliances;
mod economy;
mod ends;
mod fights;
mod fog;
mod moving;
mod outside;
mod previews;
mod recruiting;
#[path = "../small/mod.rs"]
#[expect(dead_code, reason = "each test file uses its own part of what they share")]
mod small;
mod stacks;
