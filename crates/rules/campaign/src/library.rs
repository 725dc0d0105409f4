//! What the data files of the campaign hold: mods, encounters, prizes, difficulties, unlocks,
//! feats.

pub mod encounters;
mod forms;
mod load;
pub mod mods;
mod names;
mod resolve;
mod texts;

use daemonfall_core::Fingerprint;
use daemonfall_sector::{KindId, Victory};
use encounters::Encounter;
use mods::{Mod, Rarity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use daemonfall_core::data::Source;
pub use load::FILES;
pub(crate) use names::Known;

daemonfall_core::ids! {
    /// A mod: its place in the library.
    ModId(u16),
    /// An encounter: its place in the library.
    EncounterId(u16),
}

/// How hard a run is: how opponents think, and what the sides have beyond the usual.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// How factions think on the map.
    pub factions: daemonfall_sector::Difficulty,
    /// How guardians think in the breach.
    pub guardians: daemonfall_breach::bots::Policy,
    /// What the score is multiplied by, in percent.
    pub score: u32,
    /// How much of the gold a retreat from a dive keeps, in percent.
    pub retreat: u32,
    /// Cycles that each corporation gets in each turn besides what it earns; it loses them if
    /// negative.
    #[serde(default)]
    pub theirs: i32,
    /// What wild guards are worth, in percent of what the sector says.
    #[serde(default = "usual")]
    pub guards: i32,
}

const fn usual() -> i32 {
    100
}

/// What is set before the player, to take one of.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrizeKind {
    /// A mod that is found so often; no relic.
    Mod(Rarity),
    Relic,
    /// A unit of this tier, if the stack has room for it.
    Unit(u8),
    Cycles(i32),
    /// Everybody in the stack regains all health.
    Repair,
}

/// A list of prizes with weights, three of which are drawn.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PrizePool<Item = ModId> {
    #[serde(skip_deserializing)]
    pub key: String,
    /// What may be drawn, each once.
    pub entries: Vec<PrizeEntry>,
    /// The relic of each guardian, which is always offered.
    #[serde(default = "BTreeMap::new")]
    pub relics: BTreeMap<String, Item>,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PrizeEntry {
    pub prize: PrizeKind,
    /// How often, against the others.
    pub weight: u32,
}

/// What has to be reached, over all runs, for something to be unlocked.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// So many runs ended.
    Runs(u32),
    /// So many runs won.
    Wins(u32),
    /// So many vaults emptied.
    Vaults(u32),
    /// So many encounters met.
    Encounters(u32),
    /// So many battles won.
    Battles(u32),
    /// A run with so high a score.
    Score(u32),
    /// So many dives in which the last door was reached with no less health than at their beginning.
    WholeDives(u32),
    /// So many runs won in a row.
    Streak(u32),
    /// So many days in a row on which the run of the day was finished.
    Days(u32),
    /// So many puzzles of the ladder solved at par.
    AtPar(u32),
}

/// What a run must be like to count for a feat.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum RunTerm {
    /// What wins it.
    Victory(Victory),
    /// Its difficulty, by its name in the data.
    Difficulty(String),
    /// It ended in this turn or before.
    Turns(u32),
    /// No unit was lost or disbanded.
    NobodyLost,
    /// Every battle was won.
    EveryBattleWon,
    /// At its end the leader had all its health.
    LeaderWhole,
    /// At its end there were so many allies or more.
    Allies(u32),
    /// A guardian was beaten in so many rounds or fewer.
    Rounds(u32),
    /// A battle was won with a chance of so many percent or less.
    Odds(u32),
}

/// A deed that is kept, but changes no run.
#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Feat {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    pub goal: Goal,
    /// If given, the goal must be reached within one run that fulfils all of these.
    pub run: Option<Vec<RunTerm>>,
}

/// Something that is there from the run on that comes after its goal was reached.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Unlock<Item = ModId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    pub goal: Goal,
    /// Mods that are found from then on.
    #[serde(default = "Vec::new")]
    pub mods: Vec<Item>,
    /// What the leader's stack begins with from then on, besides its units.
    #[serde(default = "Vec::new")]
    pub begins_with: Vec<Item>,
}

/// Who a run begins with.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Crew<Kind = KindId, Item = ModId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    pub leader: Kind,
    /// Who follows it.
    pub units: Vec<Kind>,
    /// Mods that they bring along.
    #[serde(default = "Vec::new")]
    pub gear: Vec<Item>,
}

/// Everything from the campaign's data files, checked as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Library {
    mods: Vec<Mod>,
    encounters: Vec<Encounter>,
    prizes: Vec<PrizePool>,
    difficulties: Vec<Difficulty>,
    unlocks: Vec<Unlock>,
    crews: Vec<Crew>,
    feats: Vec<Feat>,
    /// Fingerprint of all that rules read. No rule reads words and feats.
    pub fingerprint: Fingerprint,
}

/// Number of prizes offered: a pool has at least as many.
pub const PRIZES: usize = 3;

/// The pool of what guardians leave behind.
pub const VAULT: &str = "vault";

impl Library {
    pub fn item(&self, id: ModId) -> &Mod {
        &self.mods[id.place()]
    }

    pub fn mods(&self) -> impl Iterator<Item = (ModId, &Mod)> {
        (0..).map(ModId).zip(&self.mods)
    }

    pub fn find_mod(&self, key: &str) -> Option<ModId> {
        let place = self.mods.iter().position(|it| it.key == key)?;
        Some(ModId(place as u16))
    }

    pub fn has_mod(&self, id: ModId) -> bool {
        id.place() < self.mods.len()
    }

    pub fn encounter(&self, id: EncounterId) -> &Encounter {
        &self.encounters[id.place()]
    }

    pub fn encounters(&self) -> impl Iterator<Item = (EncounterId, &Encounter)> {
        (0..).map(EncounterId).zip(&self.encounters)
    }

    pub fn has_encounter(&self, id: EncounterId) -> bool {
        id.place() < self.encounters.len()
    }

    pub fn prizes(&self, key: &str) -> Option<&PrizePool> {
        self.prizes.iter().find(|pool| pool.key == key)
    }

    /// All difficulties, easiest first.
    pub fn difficulties(&self) -> &[Difficulty] {
        &self.difficulties
    }

    pub fn difficulty(&self, key: &str) -> Option<&Difficulty> {
        self.difficulties.iter().find(|it| it.key == key)
    }

    pub fn unlocks(&self) -> &[Unlock] {
        &self.unlocks
    }

    pub fn unlock(&self, key: &str) -> Option<&Unlock> {
        self.unlocks.iter().find(|it| it.key == key)
    }

    pub fn feats(&self) -> &[Feat] {
        &self.feats
    }

    pub fn feat(&self, key: &str) -> Option<&Feat> {
        self.feats.iter().find(|it| it.key == key)
    }

    pub fn crews(&self) -> &[Crew] {
        &self.crews
    }

    pub fn crew(&self, key: &str) -> Option<&Crew> {
        self.crews.iter().find(|it| it.key == key)
    }

    /// Whether a mod can be found in a run with these unlocks: what no unlock speaks of always can.
    pub fn is_open(&self, id: ModId, unlocks: &[String]) -> bool {
        let mut closing = self.unlocks.iter().filter(|it| it.mods.contains(&id));
        closing.all(|it| unlocks.contains(&it.key))
    }
}

/// A prize as it is set before the player.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prize {
    /// A mod, or a relic.
    Mod(ModId),
    Unit(KindId),
    Cycles(i32),
    /// Everybody in the stack regains all health.
    Repair,
}
