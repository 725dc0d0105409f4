//! The command `desync`: records of bots, verified.

use super::say;
use crate::{LabError, data, desync};
use clap::Args;

#[derive(Args, Debug)]
pub(super) struct DesyncArguments {
    /// The number of replays: most of dives, one in fifty of a whole run.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    replays: u64,
    /// The seed of the first.
    #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
    seed: u64,
}

pub(super) fn run(arguments: &DesyncArguments) -> Result<bool, LabError> {
    let content = data::content(None)?;
    let done = desync::verify_many(&content, arguments.replays, arguments.seed)?;
    let desync::Verified { dives, runs, steps, end } = done;
    say(&format!("{dives} dives and {runs} runs verified, {steps} steps, ends {end}"))?;
    Ok(true)
}
