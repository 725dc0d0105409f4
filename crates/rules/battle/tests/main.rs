//! The tests of the battle, in one program.

mod conformance;
mod dice;
mod roll;
mod rules;
mod tuples;
mod value;
