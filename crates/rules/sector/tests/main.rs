//! The tests of the sector, in one program.

mod boards;
#[path = "../../breach/tests/broken.rs"]
mod broken;
mod data;
mod generation;
#[path = "../../dungeon/tests/golden.rs"]
mod golden;
mod opponents;
mod properties;
#[path = "../../stack/tests/rules/scenes.rs"]
mod scenes;
mod small;

mod rules {
    mod fights;
    mod fog;
    mod ranks;
    mod reserve;
}
