//! How well an opponent thinks. All see the same and follow the same rules; they differ in what
//! they take into account.

use super::garrison::Garrison;
use serde::{Deserialize, Serialize};

/// Difficulty.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Looks one attack ahead and takes unclaimed land.
    Easy,
    /// Also sees threats: defends, stays out of reach, and leads new units to its army.
    #[default]
    Normal,
    /// Also gathers its stacks where an enemy is stronger, weighs the answer to an attack, and
    /// hunts the leader.
    Hard,
}

impl Difficulty {
    /// All, easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thinking {
    pub difficulty: Difficulty,
    /// Simulated battles for the odds of an attack.
    pub battles: u32,
    /// The least chance of winning with which it attacks, in thousandths.
    pub least_win: i64,
    /// The weight of its own losses, in percent of their cost.
    pub own_loss: i64,
    /// Whether it sees which stacks could reach a tile next.
    pub sees_danger: bool,
    /// Whether small stacks join larger ones.
    pub joins: bool,
    /// Whether they join only against a known enemy stronger than each, and spread out otherwise.
    pub gathers: bool,
    /// Whether it weighs the enemy's answer to an attack.
    pub weighs_answer: bool,
    /// How strongly it holds its cores.
    pub garrison: Garrison,
    /// The value of beating the stack with the player's leader, in cycles.
    pub hunt: i64,
}

impl Thinking {
    pub fn of(difficulty: Difficulty) -> Self {
        let easy = Self {
            difficulty,
            battles: 16,
            least_win: 500,
            own_loss: 60,
            sees_danger: false,
            joins: false,
            gathers: false,
            weighs_answer: false,
            garrison: Garrison { least: 50, share: 0, answer: 0, turns: 1 },
            hunt: 0,
        };
        match difficulty {
            Difficulty::Easy => easy,
            Difficulty::Normal => Self {
                battles: 32,
                least_win: 600,
                own_loss: 80,
                garrison: Garrison { least: 75, share: 15, answer: 100, turns: 1 },
                sees_danger: true,
                joins: true,
                ..easy
            },
            Difficulty::Hard => Self {
                battles: 64,
                least_win: 700,
                own_loss: 110,
                garrison: Garrison { least: 100, share: 25, answer: 120, turns: 2 },
                hunt: 1_000,
                sees_danger: true,
                joins: true,
                gathers: true,
                weighs_answer: true,
                ..easy
            },
        }
    }
}
