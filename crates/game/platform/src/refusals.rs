//! Why the rules refuse something, in the player's language.
//! One function for each type of refusal, covering every variant.
//!
//! The rule crates have their own English for console, panels, remote and lab. The English texts
//! here are the same; tests compare them.

mod breach;
mod dive;
mod puzzle;
mod run;
mod sector;
#[cfg(test)]
mod tests;

pub use breach::{breach, stack};
pub use dive::{dive, edit, reason};
pub use puzzle::puzzle;
pub use run::run;
pub use sector::{attack, sector};
