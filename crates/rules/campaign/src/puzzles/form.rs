//! Puzzles as they are written in the file, before names are looked up.

use daemonfall_breach::Answer;
use daemonfall_breach::bots::Policy;
use serde::Deserialize;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleForm {
    pub title: String,
    pub goal: String,
    pub rule: String,
    #[serde(default)]
    pub hints: Vec<String>,
    pub par: u32,
    #[serde(default)]
    pub within: Option<u32>,
    pub trial: TrialForm,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) enum TrialForm {
    Dive {
        map: Vec<String>,
        #[serde(default)]
        legend: Vec<String>,
        terms: Vec<DiveTermForm>,
    },
    Breach {
        yours: Vec<PostForm>,
        theirs: Vec<PostForm>,
        #[serde(default = "opponent")]
        foes: Policy,
        terms: Vec<BreachTermForm>,
    },
    Battle {
        stack: Vec<String>,
        reserve: Vec<String>,
        theirs: Vec<String>,
        percent: u32,
    },
}

const fn opponent() -> Policy {
    Policy::Opponent
}

#[derive(Deserialize, Clone, Debug)]
pub(super) enum DiveTermForm {
    Escape,
    Slay(String),
    Spare(String),
    Unhurt,
}

#[derive(Deserialize, Clone, Copy, Debug)]
pub(super) enum BreachTermForm {
    Win,
    Fell(usize),
    NobodyFalls,
    Unhurt,
}

/// A unit on its panel. Omitted fields are as in the data.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PostForm {
    pub unit: String,
    pub column: i8,
    pub depth: i8,
    #[serde(default)]
    pub health: Option<i32>,
    #[serde(default)]
    pub cpu: Option<i32>,
    #[serde(default)]
    pub speed: Option<i32>,
    #[serde(default)]
    pub subroutines: Option<Vec<String>>,
    #[serde(default)]
    pub reaction: Option<Answer>,
}
