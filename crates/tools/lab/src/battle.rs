//! Match-ups from files: shares of outcomes over many battles, in the form of the conformance
//! cases, and replayed moves.

use crate::cases::{self, Case, JsonCase};
use crate::odds::Workers;
use crate::{LabError, recording};
use daemonfall_battle::{
    Arena, Camp, Dice, MatchupForm, Move, MoveTuple, MoveTypes, Outcome, Plan, Recorder, UnitForm,
    battle_seed,
};
use daemonfall_core::data::{DataErrors, Entry};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

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

#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Replayed {
    pub name: String,
    pub moves: usize,
    /// The winner; a stalemate while both sides have units left.
    pub outcome: Outcome,
    /// Health of all participants, in their order; zero means dead.
    pub health: Vec<i32>,
    pub fingerprint: String,
}

pub fn replay_file(file: &Path) -> Result<Vec<Result<Replayed, DataErrors>>, LabError> {
    Ok(replay_text(&file.display().to_string(), &recording::text(file)?))
}

pub fn replay_text(path: &str, text: &str) -> Vec<Result<Replayed, DataErrors>> {
    let types = MoveTypes::standard();
    let cases = cases::parse::<FoughtCase>(path, text).into_iter();
    let replayed = cases.map(|case| {
        let (case, plan) = plan(case, &types, |form| form.units.as_slice())?;
        let moves = &case.value.moves;
        let ending = plan.replay_tuples(moves).map_err(|error| {
            DataErrors(vec![case.error(&error.path(), error.refusal.to_string())])
        })?;
        Ok(Replayed {
            moves: moves.len(),
            outcome: ending.outcome,
            health: ending.health.iter().map(|health| health.current).collect(),
            fingerprint: ending.fingerprint().to_string(),
            name: case.name,
        })
    });
    replayed.collect()
}

/// Battles that one thread fights at a time.
const RANGE: u64 = 256;

/// Results of a match-up: shares of outcomes, and means per battle.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Shares {
    pub name: String,
    pub runs: u64,
    pub attacker: f64,
    pub defender: f64,
    pub stalemate: f64,
    /// Moves, including every repeat and riposte.
    pub moves: f64,
    pub attacker_health: f64,
    pub defender_health: f64,
    /// Moves by type; types that were never used are left out.
    pub moves_by_type: BTreeMap<String, f64>,
}

/// The first battle of each match-up can be saved in a file for `replay-battle`.
pub fn fight_file(
    file: &Path,
    runs: u64,
    seed: u64,
    record: Option<(&Path, bool)>,
) -> Result<Vec<Result<Shares, DataErrors>>, LabError> {
    let (path, text) = (file.display().to_string(), recording::text(file)?);
    let mut fought = Vec::new();
    let all = fight(&path, &text, runs, seed, |case, plan| {
        if record.is_some() {
            let battle = plan.simulate(battle_seed(seed, 0));
            fought.push(FoughtCase {
                name: case.name.clone(),
                units: case.value.units.clone(),
                moves: battle.tuples(plan.types()),
            });
        }
    });
    if let Some((file, force)) = record {
        let text = written(&fought).map_err(LabError::wrong)?;
        recording::write_text(file, &text, force)?;
    }
    Ok(all)
}

/// Shows each match-up before it is fought.
pub fn fight(
    path: &str,
    text: &str,
    runs: u64,
    seed: u64,
    mut show: impl FnMut(&Entry<MatchupForm>, &Plan),
) -> Vec<Result<Shares, DataErrors>> {
    let (types, workers) = (MoveTypes::standard(), Workers::of_this_machine());
    let cases = cases::parse::<MatchupCase>(path, text).into_iter();
    let fought = cases.map(|case| {
        let (case, plan) = plan(case, &types, |form| form.units.as_slice())?;
        show(&case, &plan);
        Ok(shares(case.name, &plan, runs, seed, &workers))
    });
    fought.collect()
}

/// The battles as JSON, one line for each unit and each move.
fn written(fought: &[FoughtCase]) -> serde_json::Result<String> {
    fn lines<T: Serialize>(list: &[T]) -> serde_json::Result<String> {
        let lines = list.iter().map(serde_json::to_string);
        Ok(lines.collect::<serde_json::Result<Vec<_>>>()?.join(",\n    "))
    }
    let mut cases = Vec::with_capacity(fought.len());
    for case in fought {
        let name = serde_json::to_string(&case.name)?;
        let (units, moves) = (lines(&case.units)?, lines(&case.moves)?);
        cases.push(format!(
            "  {{\"name\": {name},\n  \"units\": [\n    {units}\n  ],\n  \"moves\": [\n    {moves}\n  ]}}"
        ));
    }
    Ok(format!("[\n{}\n]\n", cases.join(",\n")))
}

struct Counts {
    outcomes: [u64; 3],
    health: [u64; 2],
    by_type: Vec<u64>,
}

impl Recorder for Counts {
    fn made(&mut self, made: &Move) {
        self.by_type[made.kind.0 as usize] += 1;
    }
}

impl Counts {
    fn of(plan: &Plan) -> Self {
        Self { outcomes: [0; 3], health: [0; 2], by_type: vec![0; plan.types().len()] }
    }

    fn add(&mut self, other: &Self) {
        let add = |own: &mut [u64], other: &[u64]| {
            for (own, other) in own.iter_mut().zip(other) {
                *own += other;
            }
        };
        add(&mut self.outcomes, &other.outcomes);
        add(&mut self.health, &other.health);
        add(&mut self.by_type, &other.by_type);
    }
}

fn shares(name: String, plan: &Plan, runs: u64, seed: u64, workers: &Workers) -> Shares {
    let ranges = workers.ranges(runs, RANGE, |numbers| {
        let (mut arena, mut counts) = (Arena::new(plan), Counts::of(plan));
        for number in numbers {
            let mut dice = Dice::of_battle(seed, number);
            let outcome = plan.fight(&mut arena, &mut dice, &mut counts);
            counts.outcomes[outcome as usize] += 1;
            for (one, left) in plan.participants().iter().zip(arena.state().healths()) {
                counts.health[usize::from(one.camp == Camp::Defender)] += left.current as u64;
            }
        }
        counts
    });
    let mut counts = Counts::of(plan);
    for range in &ranges {
        counts.add(range);
    }
    let mean = |count: u64| count as f64 / runs.max(1) as f64;
    let by_type = plan.types().iter().zip(&counts.by_type);
    let made = by_type.filter(|(_, count)| **count > 0);
    Shares {
        name,
        runs,
        attacker: mean(counts.outcomes[Outcome::Attacker as usize]),
        defender: mean(counts.outcomes[Outcome::Defender as usize]),
        stalemate: mean(counts.outcomes[Outcome::Stalemate as usize]),
        moves: mean(counts.by_type.iter().sum()),
        attacker_health: mean(counts.health[0]),
        defender_health: mean(counts.health[1]),
        moves_by_type: made
            .map(|((_, kind), count)| (kind.name.to_owned(), mean(*count)))
            .collect(),
    }
}
