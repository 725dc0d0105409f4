//! The breach: its rules, its data files, and invariants of every duel.

mod data;
mod equals_stack;
mod previews;
mod properties;
mod rules;
mod saves;
mod small;
mod watching;
