//! Ranks: what units learn in battles that their side wins, and the boons that they choose from.

use crate::grid::BoonId;
use daemonfall_core::data::{DataErrors, Entry};
use serde::{Deserialize, Serialize};

/// The experience with which each rank is reached.
pub const RANKS: [u32; 3] = [3, 6, 10];
const MOST: u32 = RANKS[RANKS.len() - 1];

/// What a unit has made of itself in battles.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Career {
    pub experience: u32,
    /// Its name, which it gets with its first rank.
    pub name: String,
    /// Drawn with the name: what its choices are drawn from.
    pub lot: u32,
    /// What it has learnt, one for each rank.
    pub boons: Vec<BoonId>,
}

impl Career {
    pub(crate) fn has_not_begun(&self) -> bool {
        *self == Self::default()
    }

    /// From 0 for a unit without one to the number of [`RANKS`].
    pub fn rank(&self) -> usize {
        RANKS.iter().filter(|least| **least <= self.experience).count()
    }

    /// The experience that its next rank takes, if there is one.
    pub fn next(&self) -> Option<u32> {
        RANKS.get(self.rank()).copied()
    }

    /// Whether a boon is to be chosen.
    pub fn can_choose(&self) -> bool {
        self.boons.len() < self.rank()
    }

    pub(crate) fn with(&self, by: u32) -> u32 {
        self.experience.saturating_add(by).min(MOST)
    }

    pub(crate) fn is_sound(&self, boons: usize) -> bool {
        let known = self.boons.iter().all(|id| (id.0 as usize) < boons);
        let once = (1..self.boons.len()).all(|at| !self.boons[..at].contains(&self.boons[at]));
        known && once && self.experience <= MOST && self.boons.len() <= self.rank()
    }
}

/// Something that a unit can learn when it rises. Figures are percent of the kind's own.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Boon {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    #[serde(default)]
    pub attack: i32,
    #[serde(default)]
    pub defence: i32,
    #[serde(default)]
    pub damage: i32,
    #[serde(default)]
    pub health: i32,
    /// Additional abilities, by name.
    #[serde(default)]
    pub abilities: Vec<String>,
    /// Offered to units with one of these abilities; to all if there are none.
    #[serde(default)]
    pub fits: Vec<String>,
}

/// Boons open to all that the data must have: a unit that has learnt two still has a choice.
const OPEN_AT_LEAST: usize = RANKS.len() + 1;

pub(crate) fn boons(entries: Vec<Entry<Boon>>, errors: &mut DataErrors) -> Vec<Boon> {
    for entry in &entries {
        let it = &entry.value;
        let figures = [
            ("attack", it.attack),
            ("defence", it.defence),
            ("damage", it.damage),
            ("health", it.health),
        ];
        let wrong = figures.iter().filter_map(|(field, more)| entry.within(field, *more, 0..=100));
        errors.0.extend(wrong);
        if figures.iter().all(|(_, more)| *more == 0) {
            errors.0.push(entry.error("", "raises no figure, so it may change nothing"));
        }
    }
    let open = entries.iter().filter(|entry| entry.value.fits.is_empty()).count();
    if let Some(last) = entries.last().filter(|_| open < OPEN_AT_LEAST) {
        let reason = format!("{open} boons are open to all units, {OPEN_AT_LEAST} have to be");
        errors.0.push(last.error("fits", reason));
    }
    entries.into_iter().map(|entry| Boon { key: entry.name, ..entry.value }).collect()
}
