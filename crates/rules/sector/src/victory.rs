//! What can win a sector.

use crate::library::{Recipe, Role};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// What wins. It is chosen with the run.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Victory {
    /// Taking an enemy's core.
    #[default]
    Core,
    /// Emptying vaults.
    Vaults,
    /// Holding nodes for some turns in a row.
    Nodes,
}

impl Victory {
    pub const ALL: [Self; 3] = [Self::Core, Self::Vaults, Self::Nodes];

    pub fn key(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Vaults => "vaults",
            Self::Nodes => "nodes",
        }
    }

    /// The role of the structures that it is about.
    pub fn role(self) -> Role {
        match self {
            Self::Core => Role::Core,
            Self::Vaults => Role::Vault,
            Self::Nodes => Role::Node,
        }
    }

    /// Whether it is the usual one, which files leave out.
    pub fn is_core(&self) -> bool {
        *self == Self::Core
    }
}

impl FromStr for Victory {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|it| it.key() == name);
        found.ok_or_else(|| {
            let known = Self::ALL.map(Self::key).join(", ");
            format!("there is no victory {name:?}; known are {known}")
        })
    }
}

impl Recipe {
    /// Whether it can be won in this way.
    pub fn offers(&self, victory: Victory) -> bool {
        match victory {
            Victory::Core => true,
            Victory::Vaults => self.goals.vaults > 0,
            Victory::Nodes => self.goals.nodes > 0,
        }
    }
}

/// How far the player has come.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Vaults emptied, or nodes held.
    pub has: u32,
    pub of: u32,
    /// Turns in a row that counted; 0 of 0 where turns don't count.
    pub turns: u32,
    pub of_turns: u32,
}

impl Progress {
    pub(crate) fn is_complete(self) -> bool {
        self.has >= self.of && self.turns >= self.of_turns
    }
}
