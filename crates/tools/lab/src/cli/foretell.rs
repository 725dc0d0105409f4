//! The command `foretell`: what is announced, compared with what happens.

use super::say_json;
use crate::{LabError, data, foretell};
use clap::Args;

#[derive(Args, Debug)]
pub(super) struct ForetellArguments {
    /// The number of positions; in each, all choices are compared.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    positions: u64,
    /// The seed of the first dive.
    #[arg(long, default_value = "1", value_parser = daemonfall_core::parse_seed)]
    seed: u64,
}

pub(super) fn run(arguments: &ForetellArguments) -> Result<bool, LabError> {
    let library = data::library(None)?;
    say_json(&foretell::compare(&library, arguments.positions, arguments.seed)?)?;
    Ok(true)
}
