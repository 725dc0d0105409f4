//! Skills: what a unit is good at outside fights. Encounters test them (game.md).

use serde::{Deserialize, Serialize};

/// A skill that an encounter may test.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Staying unseen.
    Stealth,
    /// Convincing others.
    Speech,
    /// Taking machines apart and putting them together.
    Mechanics,
}

impl Skill {
    /// All skills.
    pub const ALL: [Self; 3] = [Self::Stealth, Self::Speech, Self::Mechanics];

    /// Its player-facing name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stealth => "stealth",
            Self::Speech => "speech",
            Self::Mechanics => "mechanics",
        }
    }
}

/// A unit's points in each skill; zero if left out.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Skills {
    /// Points of stealth.
    pub stealth: i32,
    /// Points of speech.
    pub speech: i32,
    /// Points of mechanics.
    pub mechanics: i32,
}

impl Skills {
    /// Points in one skill.
    pub fn of(self, skill: Skill) -> i32 {
        match skill {
            Skill::Stealth => self.stealth,
            Skill::Speech => self.speech,
            Skill::Mechanics => self.mechanics,
        }
    }

    /// The sum of both.
    pub fn plus(self, other: Self) -> Self {
        Self {
            stealth: self.stealth.saturating_add(other.stealth),
            speech: self.speech.saturating_add(other.speech),
            mechanics: self.mechanics.saturating_add(other.mechanics),
        }
    }
}
