//! The commands that let bots play whole runs, and search and try the practice ladder.

use super::arguments::Overlay;
use super::{say, say_json};
use crate::bots::run::RunPolicy;
use crate::runs::{self, Plan, Stop};
use crate::{LabError, data, puzzles, recording};
use clap::Args;
use daemonfall_campaign::puzzles::{Puzzle, Standing};
use daemonfall_campaign::{Content, Settings};
use daemonfall_core::data::about_entry;
use daemonfall_sector::Victory;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Args, Debug)]
pub struct RunArguments {
    /// The seed of the first run: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = RunPolicy::Cautious)]
    policy: RunPolicy,
    /// The number of runs, with consecutive seeds.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// The difficulty, by its name in the data.
    #[arg(long, default_value = "normal")]
    difficulty: String,
    /// The sector, by its name in the data.
    #[arg(long, default_value = "medium")]
    sector: String,
    /// What wins: core, vaults or nodes.
    #[arg(long, default_value = "core")]
    victory: Victory,
    /// The crew that it begins with, by its name in the data; by default the seed draws one.
    #[arg(long)]
    crew: Option<String>,
    /// Unlocks, by their names in the data, separated by commas.
    #[arg(long, value_delimiter = ',')]
    unlocks: Vec<String>,
    /// The number of threads; it does not change the result.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    threads: u32,
    /// Print a readable page instead of JSON.
    #[arg(long)]
    report: bool,
    /// Write the run as a replay into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "runs")]
    record: Option<PathBuf>,
    /// Play the run of the seed until it first reaches this place, and do nothing else.
    #[arg(long, value_name = "PLACE", value_enum, requires = "save", conflicts_with_all = ["runs", "record"])]
    until: Option<Stop>,
    /// Write the run at that point into this file, as the game saves runs.
    #[arg(long, value_name = "FILE", requires = "until")]
    save: Option<PathBuf>,
    /// Overwrite an existing replay or save.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    overlay: Overlay,
}

pub(super) fn runs(arguments: &RunArguments) -> Result<bool, LabError> {
    let content = data::content(arguments.overlay.data())?;
    let settings = Settings {
        seed: arguments.seed,
        difficulty: arguments.difficulty.clone(),
        sector: arguments.sector.clone(),
        crew: arguments.crew.clone(),
        victory: arguments.victory,
        unlocks: arguments.unlocks.clone(),
    };
    settings.check(&content).map_err(LabError::wrong)?;
    if let (Some(stop), Some(file)) = (arguments.until, &arguments.save) {
        let saved = runs::save(&content, settings, arguments.policy, stop)?;
        recording::save(file, &saved.write(), arguments.force)?;
        let stage = saved.stage();
        return say(&format!("turn {}, {}: {}", stage.turn, stage.place, file.display()));
    }
    if let Some(file) = &arguments.record {
        let played = runs::play(&content, settings.clone(), arguments.policy)?;
        recording::write_text(file, &played.replay.write(), arguments.force)?;
    }
    let plan = Plan {
        settings,
        policy: arguments.policy,
        runs: arguments.runs,
        threads: arguments.threads,
    };
    let report = runs::runs(&content, &plan)?;
    if arguments.report { say(runs::tell(&[report]).trim_end()) } else { say_json(&report) }
}

#[derive(Args, Debug)]
pub(super) struct PuzzlesArguments {
    /// The name of one puzzle in the data; default: all of them.
    name: Option<String>,
    /// Print a solution of each, choice by choice.
    #[arg(long)]
    solve: bool,
    /// Give up a puzzle with more positions than this.
    #[arg(long, value_name = "N", default_value_t = puzzles::POSITIONS_AT_MOST)]
    positions: usize,
    #[command(flatten)]
    overlay: Overlay,
}

pub(super) fn puzzles(arguments: &PuzzlesArguments) -> Result<bool, LabError> {
    let sources = data::all_sources(arguments.overlay.data())?;
    let content = Arc::new(Content::from_sources(&sources)?);
    let mut good = true;
    for puzzle in puzzles::chosen(&content, arguments.name.as_deref())? {
        let verdict = puzzles::judge(puzzle, &content, arguments.positions).map_err(|error| {
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
