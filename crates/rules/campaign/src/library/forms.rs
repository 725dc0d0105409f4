//! Entries as they are written in the files, before names are looked up.

use super::Goal;
use super::encounters::{SkillCheck, Turnout};
use super::mods::{Rarity, Slot, State};
use daemonfall_core::Skills;
use serde::Deserialize;

/// A mod.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ModForm {
    pub name: String,
    pub about: String,
    pub rarity: Rarity,
    pub slot: Slot,
    #[serde(default)]
    pub health: i32,
    #[serde(default)]
    pub attack: i32,
    #[serde(default)]
    pub defence: i32,
    #[serde(default)]
    pub damage: i32,
    #[serde(default)]
    pub movement: i32,
    #[serde(default)]
    pub speed: i32,
    #[serde(default)]
    pub cpu: i32,
    #[serde(default)]
    pub abilities: Vec<String>,
    #[serde(default)]
    pub subroutines: Vec<String>,
    #[serde(default)]
    pub states: Vec<State>,
    #[serde(default)]
    pub skills: Skills,
    #[serde(default)]
    pub dive: DiveForm,
    #[serde(default)]
    pub income: i32,
}

/// Its effects in a dive.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct DiveForm {
    pub health: i32,
    pub damage: i32,
    pub armour: i32,
    pub bombs: u16,
    pub potions: u16,
    pub digging: i32,
    pub light: u32,
    pub item: Option<String>,
}

/// An encounter.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct EncounterForm {
    pub name: String,
    pub text: String,
    #[serde(default = "one")]
    pub weight: u32,
    pub choices: Vec<ChoiceForm>,
}

const fn one() -> u32 {
    1
}

/// One of its choices.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceForm {
    pub text: String,
    #[serde(default)]
    pub price: i32,
    #[serde(default)]
    pub check: Option<SkillCheck>,
    pub then: Turnout<String, String>,
    #[serde(default)]
    pub fails: Option<Turnout<String, String>>,
}

/// A crew.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CrewForm {
    pub name: String,
    pub about: String,
    pub leader: String,
    pub units: Vec<String>,
    #[serde(default)]
    pub gear: Vec<String>,
}

/// An unlock.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct UnlockForm {
    pub name: String,
    pub about: String,
    pub goal: Goal,
    #[serde(default)]
    pub mods: Vec<String>,
    #[serde(default)]
    pub begins_with: Vec<String>,
}
