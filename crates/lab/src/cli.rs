//! The command line.

mod commands;

use crate::bots::Policy;
use clap::{Args, Parser, Subcommand};
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
    /// Let bots duel in the breach; prints shares of outcomes as JSON.
    Breach(BreachArguments),
    /// Check a folder of data files; one that holds not all of them is checked as an overlay over the game's.
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

/// Arguments of `breach`.
#[derive(Args, Debug)]
struct BreachArguments {
    /// The seed of the first line-up: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    seed: u64,
    /// Who plays the two sides, as opponent,greedy; known are opponent, greedy and random. They change sides after each duel.
    #[arg(long, value_name = "A,B", value_parser = policies)]
    sides: [daemonfall_breach::bots::Policy; 2],
    /// How many duels.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// A folder of data files that overlay the game's.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Two policies with a comma between them.
fn policies(text: &str) -> Result<[daemonfall_breach::bots::Policy; 2], String> {
    use daemonfall_breach::bots::Policy;
    let policy = |name: &str| match name.trim() {
        "opponent" => Ok(Policy::Opponent),
        "greedy" => Ok(Policy::Greedy),
        "random" => Ok(Policy::Random),
        other => Err(format!(
            "{other:?} is no policy; known are opponent, greedy, random"
        )),
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
        Command::Breach(arguments) => commands::breach(arguments),
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
