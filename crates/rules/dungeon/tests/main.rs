//! The tests of the dive, in one program.

mod catalog;
mod chains;
mod edits;
mod library;
mod order;
mod properties;
mod queue;
mod small;
mod state;
mod stepping;
mod tracing;
