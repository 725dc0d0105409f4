//! The practice ladder: short puzzles of dive, breach and battle (docs/puzzles.md).
//!
//! Each puzzle is about one rule, with a goal and a par. [`Puzzle`]s come from `puzzles.ron` with
//! [`Content`](crate::Content). A [`Session`] plays one in a world that the caller owns: it begins
//! the puzzle, judges its state, and undoes steps without limit. Nothing here is part of a run.

mod battle;
mod breach;
mod command;
mod dive;
mod form;
mod ladder;
mod load;
mod session;
mod stand;
mod standing;

pub use battle::{BATTLES, BattleTrial, Line};
pub use breach::{BreachTerm, BreachTrial};
pub use command::{PuzzleCommand, PuzzleRefusal};
pub use dive::{DiveTerm, DiveTrial};
pub use ladder::Ladder;
pub(crate) use load::{FILES, load};
pub use session::Session;
pub use stand::{Position, Stand};
pub use standing::{Loss, Standing};

use serde::Deserialize;

/// One step of the ladder.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Puzzle<T = Trial> {
    #[serde(skip_deserializing)]
    pub key: String,
    /// The id of the pack that adds it; `None` also for one of the game that a pack replaces.
    #[serde(skip_deserializing)]
    pub pack: Option<String>,
    pub title: String,
    /// The goal, in one line.
    pub goal: String,
    /// The rule that it teaches, in one line.
    pub rule: String,
    /// Up to two hints, the vaguer first.
    #[serde(default)]
    pub hints: Vec<String>,
    /// The fewest beats, rounds or exchanges that solve it.
    pub par: u32,
    /// Using more than this loses it; `None` for no limit.
    pub within: Option<u32>,
    pub trial: T,
}

/// The position and terms of a puzzle, by system.
#[derive(Clone, Debug)]
pub enum Trial {
    /// A floor, counted in beats.
    Dive(DiveTrial),
    /// A duel, counted in rounds.
    Breach(BreachTrial),
    /// A stack to be reordered, counted in exchanges.
    Battle(BattleTrial),
}

impl Trial {
    /// The name of its system for the player.
    pub const fn system(&self) -> &'static str {
        match self {
            Self::Dive(_) => "dive",
            Self::Breach(_) => "breach",
            Self::Battle(_) => "battle",
        }
    }

    /// The name of its unit of counting for the player, in the form for this count.
    pub const fn unit(&self, count: u32) -> &'static str {
        match (self, count) {
            (Self::Dive(_), 1) => "beat",
            (Self::Dive(_), _) => "beats",
            (Self::Breach(_), 1) => "round",
            (Self::Breach(_), _) => "rounds",
            (Self::Battle(_), 1) => "exchange",
            (Self::Battle(_), _) => "exchanges",
        }
    }
}
