//! The tests of the sector, in one program.

mod catalog;
mod data;
mod generation;
mod grid;
mod opponents;
mod properties;
mod rules;
mod small;
