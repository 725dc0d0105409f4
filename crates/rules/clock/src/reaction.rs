//! Who answers what: the seed's two reactions as pure functions. A crate with more reactions adds
//! its own checks.

use crate::components::CharacterId;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

/// How an ability came to be used.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// In a turn, or as a slow action that goes off.
    Action,
    /// By a mime, in a mime cycle.
    Mimicry,
    /// In answer to an action or a mimicry.
    Reaction,
}

/// Something done to a character, as reactions see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provocation {
    pub by: CharacterId,
    pub to: CharacterId,
    /// How it came to be done.
    pub manner: Manner,
    pub magic: bool,
    /// Whether it leaves its target critical: see [`is_critical`].
    pub critical: bool,
}

#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Repeats magic at its actor without paying; does not answer its owner's own magic.
    CounterMagic,
    /// Flags its owner when an action or a mimicry leaves it critical.
    CriticalQuick,
}

impl Reaction {
    /// Whether the target of `provocation`, with this reaction, answers it: never a reaction.
    pub fn answers(self, provocation: &Provocation) -> bool {
        provocation.manner != Manner::Reaction
            && match self {
                Self::CounterMagic => provocation.magic && provocation.by != provocation.to,
                Self::CriticalQuick => provocation.critical,
            }
    }
}

/// Whether health is critical: at or below a fifth of its maximum (section 3).
pub fn is_critical(health: Health) -> bool {
    i64::from(health.current) * 5 <= i64::from(health.max)
}
