//! `daemonfall-lab`: reads the command line, runs one command, and returns its result as the exit
//! status.

use clap::Parser;
use daemonfall_lab::cli::Arguments;
use std::process::ExitCode;

fn main() -> ExitCode {
    daemonfall_lab::cli::run(&Arguments::parse())
}
