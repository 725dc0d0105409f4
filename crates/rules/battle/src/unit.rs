//! The fighters: a unit's stats and abilities, its camp, and the numbers that identify
//! participants, move types, stacks and factions.

use crate::formation::Formed;
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

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The move types a unit can make. The numbers belong to one registry: save names, not these.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Abilities(u64);

impl Abilities {
    #[inline]
    pub fn has(self, ability: MoveTypeId) -> bool {
        self.0 & ability.bit() != 0
    }

    /// Whether it contains one of these.
    pub(crate) fn any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The same abilities and one more.
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
    /// Health; above zero for a unit that fights.
    pub health: Health,
    pub abilities: Abilities,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Participant {
    pub camp: Camp,
    pub unit: Unit,
    /// Its place in a formation and its order, if it has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formed: Option<Formed>,
}

/// The places in a set of bits, in order.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        first
    })
}

daemonfall_core::ids! {
    /// A participant's number: its place in the order of turns, from 0.
    ParticipantId(u32),
    /// A move type's number: its place in the order of registration, from 0. Save and show names,
    /// not these numbers.
    MoveTypeId(u32),
    /// A stack's number on the map.
    StackId(u32),
    /// A faction's number.
    FactionId(u32),
}

/// A number that is a place in a list of at most 64.
macro_rules! bits {
    ($($name:ident),*) => {$(
        impl $name {
            pub(crate) fn bit(self) -> u64 {
                1 << (self.0 & 63)
            }
        }
    )*};
}

bits!(ParticipantId, MoveTypeId);
