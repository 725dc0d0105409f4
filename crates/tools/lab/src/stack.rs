//! Plays scenarios of the stack and reports the rounds of each.

use crate::cases::{self, ScenarioCase};
use crate::{LabError, recording};
use daemonfall_core::data::DataErrors;
use daemonfall_stack::{Row, Scenario, ScenarioForm, play};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub name: String,
    pub rounds: Vec<Row>,
}

pub fn play_file(file: &Path) -> Result<Vec<Result<Played, DataErrors>>, LabError> {
    Ok(play_text(&file.display().to_string(), &recording::text(file)?))
}

pub fn play_text(path: &str, text: &str) -> Vec<Result<Played, DataErrors>> {
    cases::parse::<ScenarioCase<ScenarioForm>>(path, text).into_iter().map(play_case).collect()
}

fn play_case(case: cases::Case<ScenarioForm>) -> Result<Played, DataErrors> {
    let case = case?;
    let scenario =
        Scenario::from_form(case.value.clone()).map_err(|problems| case.errors(problems))?;
    Ok(Played { rounds: play(&scenario), name: case.name })
}
