//! Skills: what a unit is good at besides fighting. Encounters ask for them (game.md).

use serde::{Deserialize, Serialize};

/// What an encounter may ask for.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Not being seen.
    Stealth,
    /// Being believed.
    Speech,
    /// Taking things apart, and putting them together.
    Mechanics,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Stealth, Self::Speech, Self::Mechanics];

    /// Its name for the player.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stealth => "stealth",
            Self::Speech => "speech",
            Self::Mechanics => "mechanics",
        }
    }
}

/// How good somebody is at each, in points; nothing where left out.
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
    /// Points of one of them.
    pub fn of(self, skill: Skill) -> i32 {
        match skill {
            Skill::Stealth => self.stealth,
            Skill::Speech => self.speech,
            Skill::Mechanics => self.mechanics,
        }
    }

    /// Both together.
    pub fn plus(self, other: Self) -> Self {
        Self {
            stealth: self.stealth.saturating_add(other.stealth),
            speech: self.speech.saturating_add(other.speech),
            mechanics: self.mechanics.saturating_add(other.mechanics),
        }
    }
}
