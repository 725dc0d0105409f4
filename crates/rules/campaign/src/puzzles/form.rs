//! Puzzles as they are written in the file, before names are looked up.

use super::Puzzle;
use super::breach::BreachTerm;
use super::dive::DiveTerm;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{Answer, Goal};
use serde::{Deserialize, Deserializer};

pub(super) type PuzzleForm = Puzzle<TrialForm>;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) enum TrialForm {
    Dive {
        map: Vec<String>,
        #[serde(default)]
        legend: Vec<String>,
        terms: Vec<DiveTerm<String>>,
    },
    Breach {
        yours: Vec<PostForm>,
        theirs: Vec<PostForm>,
        #[serde(default = "opponent")]
        foes: Policy,
        #[serde(default)]
        goal: Goal,
        terms: Vec<BreachTerm>,
    },
    Battle {
        stack: Vec<String>,
        front: usize,
        reserve: Vec<String>,
        theirs: Vec<String>,
        percent: u32,
    },
}

const fn opponent() -> Policy {
    Policy::Opponent
}

/// A unit on its panel. Omitted fields are as in the data.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PostForm {
    pub unit: String,
    pub column: i8,
    pub depth: i8,
    pub health: Option<i32>,
    pub cpu: Option<i32>,
    pub speed: Option<i32>,
    pub subroutines: Option<Vec<String>>,
    #[serde(default, deserialize_with = "given")]
    pub reaction: Option<Answer>,
}

/// A reaction that is written is given, `None` too: the unit then has none.
fn given<'de, D: Deserializer<'de>>(form: D) -> Result<Option<Answer>, D::Error> {
    Answer::deserialize(form).map(Some)
}
