//! The tests of the battle, in one program.

mod conformance;
mod numbers;
mod rules;
