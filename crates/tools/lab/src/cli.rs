//! The command line.

mod arguments;
mod commands;
mod run;

use crate::LabError;
use arguments::{
    BattleArguments, BenchArguments, BreachArguments, CompareArguments, DiveArguments,
    KindsArguments, LuckArguments, Overlay, ScenarioArguments, SceneArguments, SectorArguments,
    StartsArguments, VerifyArguments,
};
use clap::{Parser, Subcommand};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Daemonfall without a window: plays, verifies, checks, measures.
#[derive(Parser, Debug)]
#[command(name = "daemonfall-lab", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Let a bot play a dive; prints the result as JSON.
    Dive(DiveArguments),
    /// Play scenes; exit 1 when a result differs from what a scene expects.
    Scene(SceneArguments),
    /// Play scenarios of the stack; prints the rounds of each as JSON; exit 1 when one is wrong.
    Stack(ScenarioArguments),
    /// Play scenarios of the clock; prints a line of JSON each, exit 1 when one is broken.
    Clock {
        /// The file: a JSON array of cases, or RON (docs/scenarios.md).
        file: PathBuf,
    },
    /// Play replays again and compare every beat; exit 1 at the first difference.
    Verify(VerifyArguments),
    /// Record many dives and runs of bots and verify each; exit 1 at the first that differs.
    Desync {
        /// The number of replays: most of dives, one in fifty of a whole run.
        #[arg(long, value_name = "N", default_value_t = 1000)]
        replays: u64,
        /// The seed of the first.
        #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
        seed: u64,
    },
    /// Compare what dives announce of the next beat with what happens; exit 1 at the first difference.
    Foretell {
        /// The number of positions; in each, all choices are compared.
        #[arg(long, value_name = "N", default_value_t = 1000)]
        positions: u64,
        /// The seed of the first dive.
        #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
        seed: u64,
    },
    /// Compare two replays, of runs or of dives: the first step that differs, and the fields; exit
    /// 1 when there is one.
    Compare(CompareArguments),
    /// Play replays of runs again and report their luck: expected and actual results, and the
    /// percentile.
    Luck(LuckArguments),
    /// Let bots duel in the breach; prints shares of outcomes as JSON.
    Breach(BreachArguments),
    /// Let opponents play sectors, including the player's faction; prints the results as JSON.
    Sector(SectorArguments),
    /// Generate sectors from many seeds; prints the values of their starts and the spread as JSON.
    Starts(StartsArguments),
    /// Fight match-ups many times; prints a line of JSON each, exit 1 when one is broken.
    Battle(BattleArguments),
    /// Fight even match-ups of random stacks: how long they last, how many blows do something, how
    /// much places matter; prints JSON.
    Places {
        #[arg(long, default_value_t = 200, value_name = "N")]
        match_ups: usize,
        #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
        seed: u64,
        #[command(flatten)]
        overlay: Overlay,
    },
    /// Play the moves of battles again; prints what is left as a line of JSON each, exit 1 when one
    /// is broken.
    ReplayBattle {
        /// The file: a JSON array of battles, or RON (docs/battle.md).
        file: PathBuf,
    },
    /// Let bots play whole runs; prints wins, length, causes of loss, use of units and gear as JSON
    /// or as a page.
    Run(run::RunArguments),
    /// Search the practice ladder and let a naive player try it; exit 1 when a par is not the best,
    /// or the naive player reaches one.
    Puzzles(run::PuzzlesArguments),
    /// Check a folder of data files, or packs; an incomplete folder is checked as an overlay over
    /// the game's data. Tells what each pack changes.
    Check {
        /// The folder.
        #[arg(required_unless_present = "packs")]
        folder: Option<PathBuf>,
        /// A pack to check, a folder or an archive; may be given several times.
        #[arg(long = "pack", value_name = "PATH")]
        packs: Vec<PathBuf>,
    },
    /// List the kinds of objects, or show one.
    Kinds(KindsArguments),
    /// Measure how fast the rules are.
    Bench(BenchArguments),
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let result = match &arguments.command {
        Command::Dive(arguments) => commands::dive(arguments),
        Command::Scene(arguments) => commands::scenes(arguments),
        Command::Stack(arguments) => commands::stack(arguments),
        Command::Clock { file } => commands::clock(file),
        Command::Verify(arguments) => commands::verify(arguments),
        Command::Desync { replays, seed } => commands::desync(*replays, *seed),
        Command::Foretell { positions, seed } => commands::foretell(*positions, *seed),
        Command::Compare(arguments) => commands::compare(arguments),
        Command::Luck(arguments) => commands::luck(arguments),
        Command::Breach(arguments) => commands::breach(arguments),
        Command::Sector(arguments) => commands::sector(arguments),
        Command::Starts(arguments) => commands::starts(arguments),
        Command::Battle(arguments) => commands::battle(arguments),
        Command::Places { match_ups, seed, overlay } => {
            commands::places(overlay, *seed, *match_ups)
        }
        Command::ReplayBattle { file } => commands::replay_battle(file),
        Command::Run(arguments) => run::runs(arguments),
        Command::Puzzles(arguments) => run::puzzles(arguments),
        Command::Check { folder, packs } => commands::check(folder.as_deref(), packs),
        Command::Kinds(arguments) => commands::kinds(arguments),
        Command::Bench(arguments) => commands::bench(arguments),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

/// Prints a line, and returns the result of a command that succeeded: `true`. A closed output is not an error.
fn say(line: &str) -> Result<bool, LabError> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(LabError::file("standard output", error))
        }
        _ => Ok(true),
    }
}

fn say_json<T: Serialize>(value: &T) -> Result<bool, LabError> {
    say(&serde_json::to_string(value).map_err(LabError::wrong)?)
}

/// Prints an error to standard error, and returns the result of a command that failed: `false`.
fn complain(error: &impl std::fmt::Display) -> bool {
    eprintln!("daemonfall-lab: {error}");
    false
}
