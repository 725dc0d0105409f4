//! The command line.

mod commands;
mod puzzles;
mod run;

use crate::bots::Policy;
use clap::{Args, Parser, Subcommand};
use daemonfall_sector::Difficulty;
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
    Puzzles(puzzles::PuzzlesArguments),
    /// Check a folder of data files; an incomplete one is checked as an overlay over the game's
    /// data.
    Check {
        /// The folder.
        folder: PathBuf,
    },
    /// List the kinds of objects, or show one.
    Kinds(KindsArguments),
    /// Measure how fast the rules are.
    Bench(BenchArguments),
}

/// Arguments of `dive`.
#[derive(Args, Debug)]
struct DiveArguments {
    /// The seed: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// Stop after leaving this many floors.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    floors: u32,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Policy::Greedy)]
    policy: Policy,
    /// Write the dive as a replay into this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Overwrite an existing replay.
    #[arg(long, requires = "record")]
    force: bool,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Stop after this many beats.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    max_beats: u32,
    /// Play this many dives, with consecutive seeds, and end with a line that counts them.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "record", value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
}

/// Arguments of `scene`.
#[derive(Args, Debug)]
struct SceneArguments {
    /// The scenes' files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print only unexpected results.
    #[arg(long, short)]
    quiet: bool,
}

/// Arguments of commands that play scenarios.
#[derive(Args, Debug)]
struct ScenarioArguments {
    /// The scenarios' files: a JSON array of cases, or a RON map of scenarios.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Arguments of `verify`.
#[derive(Args, Debug)]
struct VerifyArguments {
    /// The replays' files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Do not play them, but compare them with this replay of the same dive.
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `compare`.
#[derive(Args, Debug)]
struct CompareArguments {
    /// The file of the first replay.
    left: PathBuf,
    /// The file of the second replay.
    right: PathBuf,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `luck`.
#[derive(Args, Debug)]
struct LuckArguments {
    /// The replays' files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a line of JSON for each instead of a page.
    #[arg(long)]
    json: bool,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `breach`.
#[derive(Args, Debug)]
struct BreachArguments {
    /// The seed of the first line-up: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// The players of the two sides, such as opponent,greedy; known are opponent, greedy and
    /// random. They change sides after each duel.
    #[arg(long, value_name = "A,B", value_parser = policies)]
    sides: [daemonfall_breach::bots::Policy; 2],
    /// The number of duels.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `sector`.
#[derive(Args, Debug)]
struct SectorArguments {
    /// The seed of the first sector: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// One of the sectors in sectors.ron.
    #[arg(long, value_name = "NAME", default_value = "medium")]
    size: String,
    /// The number of sectors.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// The difficulty of each faction, in the order of their turns, such as easy,hard; the last one
    /// applies to all that follow.
    #[arg(long, value_name = "D", default_value = "normal", value_delimiter = ',', value_parser = difficulty)]
    difficulty: Vec<Difficulty>,
    /// Print the first sector as text instead of playing it.
    #[arg(long)]
    picture: bool,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `starts`.
#[derive(Args, Debug)]
struct StartsArguments {
    /// The number of seeds, from 1.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    seeds: u32,
    /// One of the sectors in sectors.ron; default: all of them.
    #[arg(long, value_name = "NAME")]
    size: Option<String>,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Parses a difficulty.
fn difficulty(text: &str) -> Result<Difficulty, String> {
    match text.trim() {
        "easy" => Ok(Difficulty::Easy),
        "normal" => Ok(Difficulty::Normal),
        "hard" => Ok(Difficulty::Hard),
        other => Err(format!("{other:?} is not a difficulty; known are easy, normal, hard")),
    }
}

/// Arguments of `battle`.
#[derive(Args, Debug)]
struct BattleArguments {
    /// The file: a JSON array of match-ups, or RON (docs/battle.md).
    file: PathBuf,
    /// The number of battles of each match-up.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// The seed: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// Write the first battle of each match-up into this file, for replay-battle.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long, requires = "record")]
    force: bool,
}

/// Parses two policies separated by a comma.
fn policies(text: &str) -> Result<[daemonfall_breach::bots::Policy; 2], String> {
    use daemonfall_breach::bots::Policy;
    let policy = |name: &str| match name.trim() {
        "opponent" => Ok(Policy::Opponent),
        "greedy" => Ok(Policy::Greedy),
        "random" => Ok(Policy::Random),
        other => Err(format!("{other:?} is not a policy; known are opponent, greedy, random")),
    };
    match text.split_once(',') {
        Some((one, other)) => Ok([policy(one)?, policy(other)?]),
        None => Err("two policies are needed, such as opponent,greedy".into()),
    }
}

/// Arguments of `kinds`.
#[derive(Args, Debug)]
struct KindsArguments {
    /// The name of one kind.
    name: Option<String>,
    /// Show the components' fields and what they mean.
    #[arg(long)]
    fields: bool,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Arguments of `bench`.
#[derive(Args, Debug)]
struct BenchArguments {
    #[command(subcommand)]
    what: Bench,
}

#[derive(Subcommand, Debug)]
enum Bench {
    /// The dive: crowds on an open floor, and dives played at random.
    Dive {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// The stack: rounds in which 8 characters add a move each.
    Stack {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// The clock: actions through the six steps, 8 characters, 2 of them mimes.
    Clock {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// Sectors: an opponent's turn on the largest map, by difficulty.
    Sector {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// Runs: how fast any past step is reached, by keyframes and the commands after them.
    Time {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// The battle: whole battles of three sizes, and odds.
    Battle {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
    /// The breach: whole duels of bots, and the preview of a choice.
    Breach {
        /// Print JSON on one line.
        #[arg(long)]
        json: bool,
    },
}

/// Runs the command; an error goes to standard error, with exit status 1.
pub fn run(arguments: &Arguments) -> ExitCode {
    let result = match &arguments.command {
        Command::Dive(arguments) => commands::dive(arguments),
        Command::Scene(arguments) => commands::scenes(arguments),
        Command::Stack(arguments) => commands::stack(arguments),
        Command::Clock { file } => commands::clock(file),
        Command::Verify(arguments) => commands::verify(arguments),
        Command::Compare(arguments) => commands::compare(arguments),
        Command::Luck(arguments) => commands::luck(arguments),
        Command::Breach(arguments) => commands::breach(arguments),
        Command::Sector(arguments) => commands::sector(arguments),
        Command::Starts(arguments) => commands::starts(arguments),
        Command::Battle(arguments) => commands::battle(arguments),
        Command::ReplayBattle { file } => commands::replay_battle(file),
        Command::Run(arguments) => run::run(arguments),
        Command::Puzzles(arguments) => puzzles::run(arguments),
        Command::Check { folder } => commands::check(folder),
        Command::Kinds(arguments) => commands::kinds(arguments),
        Command::Bench(arguments) => commands::bench(arguments),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("daemonfall-lab: {error}");
            ExitCode::FAILURE
        }
    }
}
