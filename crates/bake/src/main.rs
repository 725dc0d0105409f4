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
    /// Synthesise effects and music.
    Sound {
        /// Write nothing; fail if a committed file differs from what the sources give.
        #[arg(long)]
        check: bool,
    },
    /// Render a labelled sheet of all sprites, to look at.
    Sheet {
        /// The picture to write.
        out: PathBuf,
        /// Take colour and glow away, to see whether the shapes alone tell the sprites apart.
        #[arg(long)]
        grey: bool,
    },
    /// Draw a sound as pitches over time, to look at.
    Spectrogram {
        /// The Ogg Vorbis file.
        file: PathBuf,
        /// The picture to write.
        out: PathBuf,
    },
    /// Measure the committed sounds: seconds, size, loudness, true peak.
    Loudness,
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
        Command::Sound { check } => deliver(arguments, *check, &sound::bake()?),
        Command::Sheet { out, grey } => {
            picture(out, &art::sheet::render(&arguments.assets, *grey)?)
        }
        Command::Spectrogram { file, out } => picture(out, &sound::spectrogram::render(file)?),
        Command::Loudness => sound::report::table(&arguments.assets),
    }
}

fn picture(out: &Path, bytes: &[u8]) -> Result<String, BakeError> {
    std::fs::write(out, bytes).map_err(|source| BakeError::Write {
        path: out.into(),
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
