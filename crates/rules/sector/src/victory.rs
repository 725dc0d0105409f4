//! What wins a sector, and how far the player has come.

use crate::command::WriteBack;
use crate::events::SectorEvent;
use crate::library::{Recipe, Role};
use crate::play::Play;
use crate::rules::Rules;
use crate::sector::{Outcome, Sector, Tile};
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

/// What the victories of a sector ask for. One that asks for nothing is not offered.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    /// Vaults to empty.
    #[serde(default)]
    pub vaults: u32,
    /// Nodes to hold at the same time.
    #[serde(default)]
    pub nodes: u32,
    /// Turns in a row to hold them.
    #[serde(default)]
    pub turns: u32,
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
    fn is_complete(self) -> bool {
        self.has >= self.of && self.turns >= self.of_turns
    }
}

impl Rules {
    /// How far the player is from a victory that is counted; `None` when a core has to be taken.
    pub fn progress(&self, sector: &Sector) -> Option<Progress> {
        let goals = self.library.recipe(&sector.recipe)?.goals;
        let counted = || sector.tiles.iter().filter(|tile| self.counts(sector, tile));
        let (has, of, of_turns) = match sector.victory {
            Victory::Core => return None,
            Victory::Vaults => (counted().filter(|tile| tile.emptied).count(), goals.vaults, 0),
            Victory::Nodes => {
                let held = counted().filter(|tile| tile.owner == Some(sector.player));
                (held.count(), goals.nodes, goals.turns)
            }
        };
        let has = has as u32;
        Some(Progress { has, of, turns: sector.held, of_turns })
    }

    /// Whether the structure on a tile is one that wins.
    fn counts(&self, sector: &Sector, tile: &Tile) -> bool {
        let built = tile.structure.map(|it| self.library.structure(it).role);
        built == Some(sector.victory.role())
    }

    /// Sets what wins. Where vaults or nodes do, the player learns where they are.
    pub fn ask(&self, sector: &mut Sector, victory: Victory) {
        sector.victory = victory;
        if victory.is_core() {
            return;
        }
        let tiles = sector.grid.tiles().filter(|tile| self.counts(sector, sector.tile(*tile)));
        let faction = sector.player;
        for tile in tiles.collect::<Vec<_>>() {
            // Every tile of the map can be revealed.
            drop(self.write_back(sector, &WriteBack::Reveal { faction, tile, radius: 0 }));
        }
    }
}

impl Play<'_> {
    /// The player's turn begins: one in which enough was held to its end counts.
    pub(crate) fn count_turn(&mut self) {
        if self.rules.progress(self.sector).is_some_and(|it| it.has >= it.of) {
            self.sector.held += 1;
        }
    }

    /// Tells how far the player has come, if that has changed, and ends a sector that is won.
    pub(crate) fn advance_victory(&mut self) {
        if self.sector.outcome.is_some() {
            return;
        }
        let Some(mut now) = self.rules.progress(self.sector) else { return };
        if now.has < now.of {
            self.sector.held = 0;
            now.turns = 0;
        }
        if let Some(was) = self.was.filter(|was| *was != now) {
            self.tell(SectorEvent::Progress { was, now });
        }
        if now.is_complete() {
            self.end(match self.sector.victory {
                Victory::Core => Outcome::CoreTaken,
                Victory::Vaults => Outcome::VaultsEmptied,
                Victory::Nodes => Outcome::NodesHeld,
            });
        }
    }
}
