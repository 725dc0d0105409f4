//! Arguments of the commands.

use crate::bots::Policy;
use crate::data::Over;
use clap::{Args, ValueEnum};
use daemonfall_sector::Difficulty;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Overlay {
    /// A pack to lay over the game's data, a folder or an archive; may be given several times.
    #[arg(long = "pack", value_name = "PATH")]
    pub packs: Vec<PathBuf>,
    /// A folder of data files that overlay the game's, and those of packs.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

impl Overlay {
    pub fn data(&self) -> Option<Over<'_>> {
        Some(Over { packs: &self.packs, folder: self.data.as_deref() })
    }
}

#[derive(Args, Debug)]
pub(super) struct DiveArguments {
    /// The seed: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    pub seed: u64,
    /// Stop after leaving this many floors.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub floors: u32,
    /// Who plays.
    #[arg(long, value_enum, default_value_t = Policy::Greedy)]
    pub policy: Policy,
    /// Write the dive as a replay into this file.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite an existing replay.
    #[arg(long, requires = "record")]
    pub force: bool,
    #[command(flatten)]
    pub overlay: Overlay,
    /// Stop after this many beats.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub max_beats: u32,
    /// Play this many dives, with consecutive seeds, and end with a line that counts them.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "record", value_parser = clap::value_parser!(u32).range(1..))]
    pub count: u32,
}

#[derive(Args, Debug)]
pub(super) struct SceneArguments {
    /// The scenes' files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub overlay: Overlay,
    /// Print only unexpected results.
    #[arg(long, short)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub(super) struct ScenarioArguments {
    /// The scenarios' files: a JSON array of cases, or a RON map of scenarios.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(super) struct VerifyArguments {
    /// The replays' files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Do not play them, but compare them with this replay of the same dive.
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct CompareArguments {
    /// The file of the first replay.
    pub left: PathBuf,
    /// The file of the second replay.
    pub right: PathBuf,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct LuckArguments {
    /// The replays' files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print a line of JSON for each instead of a page.
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct BreachArguments {
    /// The seed of the first line-up: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    pub seed: u64,
    /// The players of the two sides, such as opponent,greedy; known are opponent, greedy and
    /// random. They change sides after each duel, unless --units tells the sides.
    #[arg(long, value_name = "A,B", value_parser = policies)]
    pub sides: [daemonfall_breach::bots::Policy; 2],
    /// The units of both sides, such as needle,bastion:thorn,moth, each time on other panels, or a
    /// guardian as the other side, such as needle,bastion:keystone; without it, four random ones
    /// that are the same on both.
    #[arg(long, value_name = "YOURS:THEIRS")]
    pub units: Option<String>,
    /// The number of duels.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub runs: u32,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct SectorArguments {
    /// The seed of the first sector: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, value_parser = daemonfall_core::parse_seed)]
    pub seed: u64,
    /// One of the sectors in sectors.ron.
    #[arg(long, value_name = "NAME", default_value = "medium")]
    pub size: String,
    /// The number of sectors.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub runs: u32,
    /// The difficulty of each faction, in the order of their turns, such as easy,hard; the last one
    /// applies to all that follow.
    #[arg(long, value_name = "D", default_value = "normal", value_delimiter = ',', value_parser = difficulty)]
    pub difficulty: Vec<Difficulty>,
    /// Print the first sector as text instead of playing it.
    #[arg(long)]
    pub picture: bool,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct StartsArguments {
    /// The number of seeds, from 1.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub seeds: u32,
    /// One of the sectors in sectors.ron; default: all of them.
    #[arg(long, value_name = "NAME")]
    pub size: Option<String>,
    #[command(flatten)]
    pub overlay: Overlay,
}

fn difficulty(text: &str) -> Result<Difficulty, String> {
    let text = text.trim();
    let found = Difficulty::ALL.into_iter().find(|it| it.key() == text);
    found.ok_or_else(|| {
        let known = Difficulty::ALL.map(Difficulty::key).join(", ");
        format!("{text:?} is not a difficulty; known are {known}")
    })
}

#[derive(Args, Debug)]
pub(super) struct BattleArguments {
    /// The file: a JSON array of match-ups, or RON (docs/battle.md).
    pub file: PathBuf,
    /// The number of battles of each match-up.
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: u64,
    /// The seed: a decimal number, or hexadecimal as 7F3A-19C2.
    #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
    pub seed: u64,
    /// Write the first battle of each match-up into this file, for replay-battle.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long, requires = "record")]
    pub force: bool,
}

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

#[derive(Args, Debug)]
pub(super) struct KindsArguments {
    /// The name of one kind.
    pub name: Option<String>,
    /// Show the components' fields and what they mean.
    #[arg(long)]
    pub fields: bool,
    #[command(flatten)]
    pub overlay: Overlay,
}

#[derive(Args, Debug)]
pub(super) struct BenchArguments {
    /// What is measured.
    pub what: Bench,
    /// Print JSON on one line.
    #[arg(long)]
    pub json: bool,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(super) enum Bench {
    /// The dive: crowds on an open floor, and dives played at random.
    Dive,
    /// The stack: rounds in which 8 characters add a move each.
    Stack,
    /// The clock: actions through the six steps, 8 characters, 2 of them mimes.
    Clock,
    /// Sectors: an opponent's turn on the largest map, by difficulty.
    Sector,
    /// Runs: how fast any past step is reached, by keyframes and the commands after them.
    Time,
    /// The battle: whole battles of three sizes, and odds.
    Battle,
    /// The breach: whole duels of bots, and the preview of a choice.
    Breach,
}
