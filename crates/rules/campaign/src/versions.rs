//! The versions of the rules' code. Replays carry them beside the fingerprint of the data, so that a
//! run is never played by rules other than its own.

use daemonfall_core::data::{PackChange, tell_packs};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The version of the rules that tie the systems together. It is raised whenever the same commands
/// may lead to another state.
const RULES: u32 = 5;

/// What a run was begun with.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Versions {
    pub game: String,
    pub dive: u32,
    /// Of the rules of breaches and the stack.
    pub breach: u32,
    /// Of the rules of map and battles.
    pub sector: u32,
    /// Of the rules that tie them together.
    pub campaign: u32,
}

impl Versions {
    /// This game's.
    pub fn current() -> Self {
        Self {
            game: env!("CARGO_PKG_VERSION").into(),
            dive: daemonfall_dungeon::replay::VERSION,
            breach: daemonfall_breach::RULES,
            sector: daemonfall_sector::RULES,
            campaign: RULES,
        }
    }

    /// Checks that this game has these rules, and the same data; `packs` differ.
    pub(crate) fn fit(&self, same_data: bool, packs: Vec<PackChange>) -> Result<(), Changed> {
        let now = Self::current();
        let all = [
            (Part::Dive, self.dive != now.dive),
            (Part::Breach, self.breach != now.breach),
            (Part::Sector, self.sector != now.sector),
            (Part::Campaign, self.campaign != now.campaign),
            (Part::Data, !same_data),
        ];
        let parts: Vec<Part> = all.into_iter().filter(|it| it.1).map(|it| it.0).collect();
        if parts.is_empty() {
            return Ok(());
        }
        Err(Changed { game: self.game.clone(), parts, packs })
    }
}

/// The first ones: replays from before versions were recorded leave them out.
impl Default for Versions {
    fn default() -> Self {
        Self { game: "0.1.0".into(), dive: 1, breach: 1, sector: 1, campaign: 1 }
    }
}

/// A part of the game that a run depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Dive,
    Breach,
    Sector,
    Campaign,
    Data,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dive => "other rules of the dive",
            Self::Breach => "other rules of the breach",
            Self::Sector => "other rules of the map",
            Self::Campaign => "other rules of the run",
            Self::Data => "other data",
        })
    }
}

/// Parts of the game differ from those that a run was begun with, so this game cannot play it.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The version of the game that it was begun with.
    pub game: String,
    pub parts: Vec<Part>,
    /// How its packs differ, if that may be why the data do.
    pub packs: Vec<PackChange>,
}

impl Changed {
    /// Whether the right packs alone may make it playable.
    pub fn only_packs(&self) -> bool {
        self.parts == [Part::Data] && !self.packs.is_empty()
    }
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.only_packs() {
            return write!(f, "it was made with other packs: {}", tell_packs(&self.packs));
        }
        let parts: Vec<String> = self.parts.iter().map(Part::to_string).collect();
        let (parts, game) = (parts.join(", "), &self.game);
        write!(f, "it was made with {parts}; use Daemonfall {game} to play it")
    }
}
