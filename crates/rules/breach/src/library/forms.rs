//! Entries as they stand in the files, with names instead of numbers.

use super::Answer;
use crate::effect::Effect;
use daemonfall_core::{Chassis, Skills};
use serde::Deserialize;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitForm {
    pub name: String,
    pub about: String,
    pub health: i32,
    pub cpu: i32,
    pub speed: i32,
    #[serde(default = "one")]
    pub size: (i8, i8),
    #[serde(default)]
    pub mime: bool,
    pub subroutines: Vec<String>,
    #[serde(default)]
    pub reaction: Answer,
    #[serde(default)]
    pub phase: Option<PhaseForm>,
    #[serde(default)]
    pub chassis: Option<Chassis>,
    #[serde(default)]
    pub skills: Skills,
}

const fn one() -> (i8, i8) {
    (1, 1)
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PhaseForm {
    pub at: i32,
    pub name: String,
    #[serde(default)]
    pub speed: i32,
    #[serde(default)]
    pub reaction: Answer,
    #[serde(default)]
    pub mime: bool,
    pub subroutines: Vec<String>,
    #[serde(default)]
    pub effects: Vec<Effect>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LineUpForm {
    pub name: String,
    pub about: String,
    pub line_up: Vec<PostForm>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PostForm {
    pub unit: String,
    pub column: i8,
    pub depth: i8,
}
