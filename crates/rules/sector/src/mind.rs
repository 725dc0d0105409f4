//! How opponents think, by difficulty.

use serde::{Deserialize, Serialize};

/// How well an opponent thinks. All see the same and follow the same rules; they differ in what
/// they take into account.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Looks one attack ahead and takes unclaimed land.
    Easy,
    /// Also sees threats: defends, stays out of reach, and leads new units to its army.
    #[default]
    Normal,
    /// Also gathers its stacks where an enemy is stronger, and weighs the answer to an attack.
    Hard,
    /// Thinks as a hard one and hunts the leader above all.
    Brutal,
}

impl Difficulty {
    /// All, easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Brutal];

    pub fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Brutal => "brutal",
        }
    }
}

/// What the opponents of a difficulty take into account.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Mind {
    /// Simulated battles for the odds of an attack.
    pub battles: u32,
    /// The least chance of winning with which it attacks, in thousandths.
    pub least_win: i64,
    /// The same against a stack with the leader, which even a core's garrison attacks.
    pub strike: i64,
    /// The value of beating the stack with the player's leader, in cycles.
    #[serde(default)]
    pub hunt: i64,
    /// The weight of its own losses, in percent of their cost.
    pub own_loss: i64,
    /// Whether it sees which stacks could reach a tile next.
    #[serde(default)]
    pub sees_danger: bool,
    /// Whether small stacks join larger ones.
    #[serde(default)]
    pub joins: bool,
    /// Whether they join only against a known enemy stronger than each, and spread out otherwise.
    #[serde(default)]
    pub gathers: bool,
    /// Whether it weighs the enemy's answer to an attack.
    #[serde(default)]
    pub weighs_answer: bool,
    /// Whether it gives its stacks orders.
    #[serde(default)]
    pub orders: bool,
    /// How strongly it holds its cores.
    pub garrison: Garrison,
}

/// How strongly an opponent holds its cores.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Garrison {
    /// The least value of the units that stay, in cycles.
    pub least: i64,
    /// Their least value in percent of all that the faction has on the map.
    pub share: i64,
    /// Their least value in percent of the hostile stacks that could attack the core soon.
    pub answer: i64,
    /// How many turns count as soon.
    pub turns: i32,
}

impl Mind {
    /// Fields with a number that makes no sense, and their bounds.
    pub(crate) fn faults(&self) -> impl Iterator<Item = (&'static str, String)> {
        let Garrison { least, share, answer, turns } = self.garrison;
        let fields = [
            ("battles", self.battles.into(), 1, 1_000),
            ("least_win", self.least_win, 0, 1_000),
            ("strike", self.strike, 0, 1_000),
            ("hunt", self.hunt, 0, 9_999),
            ("own_loss", self.own_loss, 0, 999),
            ("garrison.least", least, 0, 9_999),
            ("garrison.share", share, 0, 100),
            ("garrison.answer", answer, 0, 999),
            ("garrison.turns", turns.into(), 0, 9),
        ];
        let wrong = fields.into_iter().filter(|(_, is, from, to)| !(*from..=*to).contains(is));
        wrong.map(|(field, is, from, to)| (field, format!("{is} is not within {from} and {to}")))
    }
}
