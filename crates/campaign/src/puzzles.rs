//! The practice ladder: short puzzles of dive, breach and battle, each about one rule, with a goal
//! and a par (docs/puzzles.md).
//!
//! [`Puzzle`]s come from `puzzles.ron` with [`Content`](crate::Content). A [`Session`] plays one in
//! a world that the caller keeps: it begins it, judges how it stands, takes steps back without
//! limit. Nothing here is part of a run.

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

/// One step of the ladder.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name in the data.
    pub key: String,
    /// Name shown to the player.
    pub title: String,
    /// What is to be reached, in one line.
    pub goal: String,
    /// The rule that it teaches, in one line.
    pub rule: String,
    /// Up to two hints, the vaguer first.
    pub hints: Vec<String>,
    /// The fewest beats, rounds or exchanges in which it can be done.
    pub par: u32,
    /// More than so many, and it is lost; none for no limit.
    pub within: Option<u32>,
    /// What is played.
    pub trial: Trial,
}

/// What is played.
#[derive(Clone, Debug)]
pub enum Trial {
    /// A floor, counted in beats.
    Dive(DiveTrial),
    /// A duel, counted in rounds.
    Breach(BreachTrial),
    /// A stack to be put in order, counted in exchanges.
    Battle(BattleTrial),
}

impl Trial {
    /// The system that it belongs to, as a word for the player.
    pub const fn system(&self) -> &'static str {
        match self {
            Self::Dive(_) => "dive",
            Self::Breach(_) => "breach",
            Self::Battle(_) => "battle",
        }
    }

    /// What is counted in it, as a word for the player, for so many of them.
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
