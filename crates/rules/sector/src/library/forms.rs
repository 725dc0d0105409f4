//! Factions and sectors as written in the files, with names not yet looked up.

use super::Part;
use serde::Deserialize;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionForm {
    pub name: String,
    pub about: String,
    pub glyph: char,
    pub role: Part,
    #[serde(default)]
    pub home: Option<String>,
    #[serde(default)]
    pub core: Option<String>,
    #[serde(default)]
    pub start: Vec<String>,
    #[serde(default)]
    pub garrison: Vec<String>,
    pub recruits: Vec<String>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RecipeForm {
    pub name: String,
    pub about: String,
    pub factions: Vec<String>,
    pub cycles: i32,
    pub land: LandForm,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) enum LandForm {
    Grown {
        radius: u32,
        ragged: u32,
        spread: u32,
        tiles: Vec<(String, u32)>,
        places: Vec<PlacesForm>,
        #[serde(default)]
        encounters: Option<EncountersForm>,
    },
    Drawn {
        #[serde(default)]
        guard: i32,
        rows: Vec<String>,
    },
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacesForm {
    pub structure: String,
    pub each: u32,
    pub from: u32,
    pub to: u32,
    #[serde(default)]
    pub guard: i32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct EncountersForm {
    pub each: u32,
    pub from: u32,
    pub to: u32,
}
