//! The game: everything with a window, sound or input. The rules live in crates of their own.

pub mod app;
pub mod start;

pub use app::run;
