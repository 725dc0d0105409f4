//! `daemonfall-bake`: renders the game's pictures and sounds from their sources.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use daemonfall_bake::{BakeError, art, shots, sound};
use daemonfall_bake::{Baked, check_all, write_all};

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
        /// Write nothing; fail if a committed file differs from what the sources produce.
        #[arg(long)]
        check: bool,
    },
    /// Synthesise effects and music.
    Sound {
        /// Write nothing; fail if a committed file differs from what the sources produce.
        #[arg(long)]
        check: bool,
    },
    /// Render a labelled sheet of sprites, to look at.
    Sheet {
        /// The picture to write.
        out: PathBuf,
        /// Show only this group of sprites; can be repeated.
        #[arg(long)]
        group: Vec<String>,
        /// Remove colour and glow, to see whether the shapes alone distinguish the sprites.
        #[arg(long)]
        grey: bool,
    },
    /// Draw a sound as pitch over time, to look at.
    Spectrogram {
        /// The Ogg Vorbis file.
        file: PathBuf,
        /// The picture to write.
        out: PathBuf,
    },
    /// Measure the committed sounds: seconds, size, loudness, true peak.
    Loudness,
    /// Render the meaning of the colours in each palette, to look at.
    Palettes {
        /// The picture to write.
        out: PathBuf,
    },
    /// List the sprites that look most alike, group by group, in grey and at 24 pixels: 0 is the
    /// same shape, 1 has nothing in common.
    Alike {
        /// How many pairs to list.
        #[arg(default_value_t = 20)]
        count: usize,
    },
    /// Reduce pictures of the game to 256 colours, into another folder.
    Shrink {
        /// The output folder.
        out: PathBuf,
        /// The PNG pictures.
        #[arg(required = true)]
        pictures: Vec<PathBuf>,
    },
    /// Make a film at half size, as animated PNG, from pictures of the game.
    Film {
        /// The film to write.
        out: PathBuf,
        /// The PNG pictures in order, all of one size.
        #[arg(required = true)]
        pictures: Vec<PathBuf>,
        /// How long each picture is shown.
        #[arg(long, value_name = "N", default_value_t = 80)]
        milliseconds: u16,
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
        Command::Art { check } => {
            deliver(&arguments.assets, *check, &art::bake(&arguments.assets)?)
        }
        Command::Sound { check } => deliver(&arguments.assets, *check, &sound::bake()?),
        Command::Sheet { out, group, grey } => {
            write(out, art::sheet::render(&arguments.assets, group, *grey)?)
        }
        Command::Spectrogram { file, out } => write(out, sound::spectrogram::render(file)?),
        Command::Loudness => sound::level::table(&arguments.assets),
        Command::Palettes { out } => write(out, art::palette::render(&arguments.assets)?),
        Command::Alike { count } => {
            let sources = art::read_all(&arguments.assets, &art::palette::STANDARD)?;
            let pairs = art::sheet::pairs(&sources)?;
            let lines = pairs.iter().take(*count).map(|(distance, one, two)| {
                format!("{distance:.3}  {} {} {}", one.group, one.name, two.name)
            });
            Ok(lines.collect::<Vec<_>>().join("\n"))
        }
        Command::Shrink { out, pictures } => {
            let files = pictures.iter().map(|path| shots::shrink(path));
            let files = files.collect::<Result<Vec<_>, _>>()?;
            deliver(out, false, &files)
        }
        Command::Film { out, pictures, milliseconds } => {
            write(out, shots::film(pictures, *milliseconds)?)
        }
    }
}

fn write(out: &Path, bytes: Vec<u8>) -> Result<String, BakeError> {
    std::fs::write(out, bytes).map_err(BakeError::unwritten(out))?;
    Ok(format!("wrote {}", out.display()))
}

fn deliver(folder: &Path, check: bool, files: &[Baked]) -> Result<String, BakeError> {
    if check {
        check_all(folder, files)?;
        return Ok(format!("{} files are up to date", files.len()));
    }
    write_all(folder, files)?;
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    Ok(format!("wrote {} files, {} KiB", files.len(), bytes / 1024))
}
