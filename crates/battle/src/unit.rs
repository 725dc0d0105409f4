//! Who fights: a unit's stats and abilities, and the camp it fights in.

use crate::ids::MoveTypeId;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

/// The highest attack, defence, damage and health of a unit.
pub const STAT_AT_MOST: i32 = 1_000_000;

/// The two sides of a battle.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Camp {
    /// Fights for the stack that attacked.
    #[serde(alias = "Attacker")]
    Attacker,
    /// Fights for the owner of the attacked tile.
    #[serde(alias = "Defender")]
    Defender,
}

impl Camp {
    /// Both, attackers first.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other camp.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The move types a unit is able to make. The numbers are those of one registry: keep names, not
/// these.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Abilities(u64);

impl Abilities {
    /// Whether this ability is among them.
    #[inline]
    pub fn has(self, ability: MoveTypeId) -> bool {
        self.0 & ability.bit() != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, ability: MoveTypeId) -> Self {
        Self(self.0 | ability.bit())
    }
}

/// A unit as it goes into battle.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Highest attack value, 0 to [`STAT_AT_MOST`].
    pub attack: i32,
    /// Highest defence value.
    pub defence: i32,
    /// Highest damage of a roll.
    pub damage: i32,
    /// Health; above zero in whoever fights.
    pub health: Health,
    /// What it is able to do.
    pub abilities: Abilities,
}

/// Somebody in a battle.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Participant {
    /// On whose side.
    pub camp: Camp,
    /// Who.
    pub unit: Unit,
}
