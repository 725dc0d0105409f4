//! The command `puzzles`: searches and tries the practice ladder.

use super::arguments::Overlay;
use super::say::say;
use crate::{LabError, data, puzzles};
use clap::Args;
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::{Puzzle, Standing};
use daemonfall_core::data::about_entry;
use std::sync::Arc;

#[derive(Args, Debug)]
pub(super) struct PuzzlesArguments {
    /// The name of one puzzle in the data; default: all of them.
    name: Option<String>,
    /// Print a solution of each, choice by choice.
    #[arg(long)]
    solve: bool,
    #[command(flatten)]
    overlay: Overlay,
}

pub(super) fn run(arguments: &PuzzlesArguments) -> Result<bool, LabError> {
    let sources = data::all_sources(arguments.overlay.data())?;
    let content = Arc::new(Content::from_sources(&sources)?);
    let mut good = true;
    for puzzle in puzzles::chosen(&content, arguments.name.as_deref())? {
        let verdict = puzzles::judge(puzzle, &content).map_err(|error| {
            let told = about_entry(&sources, "puzzles.ron", &puzzle.key, "", error.to_string());
            LabError::Data(told.into())
        })?;
        let found = verdict.best.as_ref().map_or_else(
            || "no solution".to_owned(),
            |best| {
                let ways = if best.ways == 1 { "way" } else { "ways" };
                let (spent, count) = (best.spent, best.ways);
                format!("best {spent} in {count} {ways}, {} positions", best.positions)
            },
        );
        say(&format!(
            "{} ({}, par {} {}): {found}; naive: {}",
            puzzle.key,
            puzzle.trial.system(),
            puzzle.par,
            puzzle.trial.unit(puzzle.par),
            ended(puzzle, &verdict.naive),
        ))?;
        if let Some(best) = verdict.best.as_ref().filter(|_| arguments.solve) {
            for line in puzzles::told(puzzle, &content, &best.commands)? {
                say(&format!("  {line}"))?;
            }
        }
        for fault in verdict.faults(puzzle) {
            say(&format!("  wrong: {fault}"))?;
            good = false;
        }
    }
    Ok(good)
}

fn ended(puzzle: &Puzzle, standing: &Standing) -> String {
    match standing {
        Standing::GoingOn => "gives up".into(),
        Standing::Won { spent } => format!("{spent} {}", puzzle.trial.unit(*spent)),
        Standing::Lost(loss) => format!("loses: {loss}"),
    }
}
