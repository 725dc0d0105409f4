//! `daemonfall-bake`: renders the game's pictures and sounds from their sources.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use daemonfall_bake::output::{Baked, check_all, write_all};
use daemonfall_bake::{BakeError, art, sound};

/// Renders Daemonfall's pictures and sounds from their sources.
#[derive(Parser)]
#[command(name = "daemonfall-bake", version)]
struct Arguments {
    /// The assets folder.
    #[arg(long, default_value = "assets", global = true)]
    assets: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Render the atlases and lights from `art/src`.
    Art {
        /// Write nothing; fail if a committed file differs from what the sources give.
        #[arg(long)]
        check: bool,
    },
    /// Synthesise the sounds.
    Sound {
        /// Write nothing; fail if a committed file differs from what the sources give.
        #[arg(long)]
        check: bool,
    },
    /// Render a labelled sheet of sprites, to look at.
    Sheet {
        /// The picture to write.
        out: PathBuf,
        /// Show this group of sprites alone; can be given several times.
        #[arg(long)]
        group: Vec<String>,
        /// Take colour and glow away, to see whether the shapes alone tell the sprites apart.
        #[arg(long)]
        grey: bool,
    },
    /// Render what the colours mean, in each palette, to look at.
    Palettes {
        /// The picture to write.
        out: PathBuf,
    },
    /// List the sprites that look most alike, group by group, in grey and at 24 pixels: 0 is the same shape, 1 none in common.
    Alike {
        /// How many pairs to list.
        #[arg(default_value_t = 20)]
        count: usize,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("daemonfall-bake: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<String, BakeError> {
    match &arguments.command {
        Command::Art { check } => deliver(arguments, *check, &art::bake(&arguments.assets)?),
        Command::Sound { check } => deliver(arguments, *check, &sound::bake()),
        Command::Sheet { out, group, grey } => {
            let sheet = art::sheet::render(&arguments.assets, group, *grey)?;
            keep(out, &sheet)
        }
        Command::Palettes { out } => keep(out, &art::swatches::render(&arguments.assets)?),
        Command::Alike { count } => {
            let sources = art::source::read_all(&arguments.assets, &art::palette::STANDARD)?;
            let pairs = art::likeness::pairs(&sources)?;
            let lines = pairs.iter().take(*count).map(|(distance, one, two)| {
                format!("{distance:.3}  {} {} {}", one.group, one.name, two.name)
            });
            Ok(lines.collect::<Vec<_>>().join("\n"))
        }
    }
}

fn keep(out: &Path, picture: &[u8]) -> Result<String, BakeError> {
    std::fs::write(out, picture).map_err(|source| BakeError::Write {
        path: out.to_owned(),
        source,
    })?;
    Ok(format!("wrote {}", out.display()))
}

fn deliver(arguments: &Arguments, check: bool, files: &[Baked]) -> Result<String, BakeError> {
    if check {
        check_all(&arguments.assets, files)?;
        return Ok(format!("{} files are up to date", files.len()));
    }
    write_all(&arguments.assets, files)?;
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    Ok(format!("wrote {} files, {} KiB", files.len(), bytes / 1024))
}
