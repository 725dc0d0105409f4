//! Replayed battles and what is left after them.

use super::{FoughtCase, plan};
use crate::{LabError, cases, recording};
use daemonfall_battle::{MoveTypes, Outcome};
use daemonfall_core::data::DataErrors;
use serde::Serialize;
use std::path::Path;

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
