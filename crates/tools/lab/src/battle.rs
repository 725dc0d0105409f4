//! Match-ups from files: shares of outcomes over many battles, and replayed moves.

mod replays;
mod shares;

pub use replays::{Replayed, replay_file, replay_text};
pub use shares::{Shares, fight, fight_file};

use crate::cases::{Case, JsonCase};
use daemonfall_battle::{MatchupForm, MoveTuple, MoveTypes, Plan, UnitForm};
use daemonfall_core::data::{DataErrors, Entry};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A match-up of a JSON file. Its expected values are for comparison by the caller.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a match-up with a name and units")]
struct MatchupCase {
    name: String,
    units: Vec<UnitForm>,
    #[serde(default, rename = "expect")]
    _expect: IgnoredAny,
}

impl JsonCase for MatchupCase {
    type Held = MatchupForm;

    fn parts(self) -> (String, MatchupForm) {
        (self.name, MatchupForm { units: self.units })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FoughtForm {
    units: Vec<UnitForm>,
    moves: Vec<MoveTuple>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a battle with a name, units and moves")]
struct FoughtCase {
    name: String,
    units: Vec<UnitForm>,
    moves: Vec<MoveTuple>,
}

impl JsonCase for FoughtCase {
    type Held = FoughtForm;

    fn parts(self) -> (String, FoughtForm) {
        let (units, moves) = (self.units, self.moves);
        (self.name, FoughtForm { units, moves })
    }
}

fn plan<T>(
    case: Case<T>,
    types: &MoveTypes,
    units: impl Fn(&T) -> &[UnitForm],
) -> Result<(Entry<T>, Plan), DataErrors> {
    let case = case?;
    let form = MatchupForm { units: units(&case.value).to_vec() };
    match form.plan(types) {
        Ok(plan) => Ok((case, plan)),
        Err(problems) => Err(case.errors(problems)),
    }
}
