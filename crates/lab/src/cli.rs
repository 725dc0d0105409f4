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
    /// Let a bot play a dive; prints how it went as JSON.
    Dive(DiveArguments),
    /// Play scenes; exit 1 when one turns out otherwise than it says.
    Scene(SceneArguments),
    /// Play scenarios of the stack; prints the rounds of each as JSON; exit 1 when one is wrong.
    Stack(ScenarioArguments),
    /// Play scenarios of the clock; prints a line of JSON each, exit 1 when one is broken.
    Clock {
        /// The file: a JSON array of cases, or RON (docs/scenarios.md).
        file: PathBuf,
    },
    /// Play replays again and compare every beat; exit 1 at the first that differs.
    Verify(VerifyArguments),
    /// Compare two replays, of runs or of dives: the first step that differs, and the fields; exit
    /// 1 when one does.
    Compare(CompareArguments),
    /// Play replays of runs again and tell their luck: what chances let expect, what came, and the
    /// percentile.
    Luck(LuckArguments),
    /// Let bots duel in the breach; prints shares of outcomes as JSON.
    Breach(BreachArguments),
    /// Let opponents play sectors, the player's faction too; prints what came of it as JSON.
    Sector(SectorArguments),
    /// Generate sectors from many seeds; prints what the starts are worth, and how far they lie
    /// apart, as JSON.
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
    /// Check a folder of data files; one that holds not all of them is checked as an overlay over
    /// the game's.
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
    /// Stop when so many floors are left behind.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    floors: u32,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Policy::Greedy)]
    policy: Policy,
    /// Write the dive as a replay into this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write over a replay that is there already.
    #[arg(long, requires = "record")]
    force: bool,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Stop after so many beats.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    max_beats: u32,
    /// Play so many dives, of this seed and those after it, and end with a line that counts them.
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
    /// Print only what is not as expected.
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
    /// The one replay's file.
    left: PathBuf,
    /// The other's.
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
    /// Who plays the two sides, as opponent,greedy; known are opponent, greedy and random. They
    /// change sides after each duel.
    #[arg(long, value_name = "A,B", value_parser = policies)]
    sides: [daemonfall_breach::bots::Policy; 2],
    /// How many duels.
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
    /// Which of the sectors in sectors.ron.
    #[arg(long, value_name = "NAME", default_value = "medium")]
    size: String,
    /// How many sectors.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// How hard the factions think, in the order of their turns, as easy,hard; the last one for all
    /// that follow.
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
    /// How many seeds, from 1.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    seeds: u32,
    /// Which of the sectors in sectors.ron; all of them if left out.
    #[arg(long, value_name = "NAME")]
    size: Option<String>,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// A difficulty by its name.
fn difficulty(text: &str) -> Result<Difficulty, String> {
    match text.trim() {
        "easy" => Ok(Difficulty::Easy),
        "normal" => Ok(Difficulty::Normal),
        "hard" => Ok(Difficulty::Hard),
        other => Err(format!("{other:?} is no difficulty; known are easy, normal, hard")),
    }
}

/// Arguments of `battle`.
#[derive(Args, Debug)]
struct BattleArguments {
    /// The file: a JSON array of match-ups, or RON (docs/battle.md).
    file: PathBuf,
    /// How often each is fought.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// The seed: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// Write the first battle of each match-up into this file, for replay-battle.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write over a file that is there already.
    #[arg(long, requires = "record")]
    force: bool,
}

/// Two policies with a comma between them.
fn policies(text: &str) -> Result<[daemonfall_breach::bots::Policy; 2], String> {
    use daemonfall_breach::bots::Policy;
    let policy = |name: &str| match name.trim() {
        "opponent" => Ok(Policy::Opponent),
        "greedy" => Ok(Policy::Greedy),
        "random" => Ok(Policy::Random),
        other => Err(format!("{other:?} is no policy; known are opponent, greedy, random")),
    };
    match text.split_once(',') {
        Some((one, other)) => Ok([policy(one)?, policy(other)?]),
        None => Err("two policies are needed, as opponent,greedy".into()),
    }
}

/// Arguments of `kinds`.
#[derive(Args, Debug)]
struct KindsArguments {
    /// One kind's name.
    name: Option<String>,
    /// Tell the components' fields and what they mean.
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
