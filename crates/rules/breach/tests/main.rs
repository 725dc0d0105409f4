//! The breach: its rules, its data files, and invariants of every duel.

mod broken;
mod data;
mod duels;
mod equals_stack;
mod previews;
mod properties;
mod saves;
#[path = "../../stack/tests/rules/scenes.rs"]
mod scenes;
mod small;
mod watching;

mod rules {
    mod field;
    mod limits;
    mod watched;
}
