//! Makes the web bundle of a compiled program, and serves it on this machine.

mod bundle;
mod files;
mod page;
mod program;
mod serve;
mod weigh;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "daemonfall-webpack", version, about = "The web bundle")]
struct Options {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Bundle a compiled program with page and assets
    Bundle(bundle::Parts),
    /// Show how large the parts of a compiled program are
    Weigh {
        /// The program, as the compiler wrote it
        wasm: PathBuf,
        /// How many parts to show
        #[arg(long, value_name = "N", default_value_t = 10)]
        most: usize,
    },
    /// Serve a bundle on 127.0.0.1 until stopped
    Serve {
        /// The bundle's folder
        #[arg(long, value_name = "DIR", default_value = "dist")]
        dist: PathBuf,
        /// The port; 0 takes any free one
        #[arg(long, value_name = "N", default_value_t = 8080)]
        port: u16,
    },
}

fn main() -> ExitCode {
    let done = match Options::parse().chore {
        Chore::Bundle(parts) => bundle::bundle(&parts),
        Chore::Weigh { wasm, most } => {
            weigh::weigh(&wasm).map(|parts| print!("{}", weigh::table(&parts, most)))
        }
        Chore::Serve { dist, port } => serve::serve(&dist, port),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("daemonfall-webpack: {error}");
            ExitCode::FAILURE
        }
    }
}
