//! Development tasks: `cargo xtask <command>`.
//!
//! Sets a machine up, builds, plays, tests. It stays small: the standard library only, so that it
//! builds in seconds and works before anything else does. Tasks that need heavy libraries (art,
//! sound) are in separate crates, started from here.

mod cargo;
mod ci;
mod flags;
mod floors;
mod frames;
mod gallery;
mod needs;
mod package;
mod play;
mod screen;
mod setup;
mod soak;
mod tests_run;
mod web;

use cargo::Call;
use flags::Flags;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tests_run::Tally;

const HELP: &str = "\
cargo xtask <command>

  play [--release] [-- GAME ARGUMENTS]   set up what is missing, build, and start the game
  test [CARGO TEST ARGUMENTS]            set up what is missing, then run every test; the last line counts them
  package [--out DIR]                    write the release as a folder that runs from anywhere, and as an archive, into package/
  web [--release] [--panels] [--serve PORT] [--dist DIR]
                                         set up what is missing, build for browsers, bundle into dist/, serve on 127.0.0.1
  web-test [--no-build] [--measure] [NODE ARGUMENTS]
                                         bundle, and let Chromium play it; or measure its start and its frames
  ci                                     format, lints, tests, web check: everything that a change must pass
  art [ARGUMENTS]                        render the atlases from their SVG sources
  sound [ARGUMENTS]                      render effects and music from their sources
  gallery [NAME...] [--size WxH] [--film] take the pictures of docs/gallery from scripts, or those for the README's film
  catalog                                rewrite the golden catalogs of generated floors and sectors
  floors                                 redraw the crates and their imports in docs/architecture.md
  bench                                  measure the rules' speed
  bench frames [--release]               measure the frame cost of the closed debug panels
  soak [--minutes N] [--seed N] [--release]
                                         let the program play whole runs through all screens; reports frame times, memory, errors
  desync [--replays N] [--seed N]        record dives and runs of bots, and verify each
  fuzz [--minutes N] [--seed N]          give the readers of rules, lab and game altered texts, for 10 minutes without a number
  help                                   show this page

Set-up installs system packages: at once as root or if CI is set, with sudo after asking in a terminal; otherwise it
prints the command. DAEMONFALL_SKIP_SETUP=1 skips it. CARGO_TARGET_DIR is honoured.";

/// An error message for the terminal, with the command to run by hand where that helps.
type Failure = String;

fn about(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    let path = path.display().to_string();
    move |error| format!("{path}: {error}")
}

/// The files in a folder with this ending, sorted by name.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = folder.read_dir().map_err(about(folder))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with(ending));
    files.sort();
    Ok(files)
}

#[cfg(test)]
fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let command = if args.is_empty() { "help".to_owned() } else { args.remove(0) };
    match dispatch(&command, args) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("xtask {command}: {failure}");
            if matches!(command.as_str(), "test" | "ci") {
                tests_run::conclude(Tally::default().ended(false));
            }
            ExitCode::FAILURE
        }
    }
}

fn dispatch(command: &str, args: Vec<String>) -> Result<ExitCode, Failure> {
    match command {
        "play" => play::play(&args),
        "test" => tests_run::test(&args),
        "package" => package::package(&args),
        "web" => web::web(&args),
        "web-test" => web::browser::test(&args),
        "ci" => nothing_more(&args).and_then(|()| ci::ci()),
        "art" | "sound" => {
            Call::cargo(["run", "--package", "daemonfall_bake", "--", command]).args(&args).run()
        }
        "gallery" => gallery::gallery(&args),
        "catalog" => Call::cargo([
            "test",
            "--package",
            "daemonfall_dungeon",
            "--package",
            "daemonfall_sector",
            "--locked",
        ])
        .env("DAEMONFALL_UPDATE", "1")
        .args(&args)
        .run(),
        "bench" if args.first().is_some_and(|what| what == "frames") => frames::frames(&args[1..]),
        "bench" => lab(&["bench", "dive"], &args),
        "desync" => lab(&["desync"], &args),
        "fuzz" => fuzz(&args),
        "floors" => nothing_more(&args).and_then(|()| floors::floors()),
        "soak" => soak::soak(&args),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(format!("unknown command; the commands are:\n\n{HELP}")),
    }
}

/// A command of the lab, in its fast build.
fn lab(command: &[&str], args: &[String]) -> Result<ExitCode, Failure> {
    let call = ["run", "--release", "--package", "daemonfall_lab", "--"];
    Call::cargo(call).args(command).args(args).run()
}

/// Gives the readers of rules, lab and game altered texts: two tests have a table of readers each.
fn fuzz(args: &[String]) -> Result<ExitCode, Failure> {
    let flags = Flags::read(args, "--minutes N, --seed N")?;
    let minutes: u64 = flags.number("--minutes")?.unwrap_or(10);
    let seed: u64 = flags.number("--seed")?.unwrap_or(0);
    Call::cargo(["test", "--locked", "--workspace", "--lib", "--test", "main"])
        .args(["fuzz::no_altered", "--", "--nocapture"])
        .env("DAEMONFALL_FUZZ_SECONDS", (minutes * 30).to_string())
        .env("DAEMONFALL_FUZZ_SEED", seed.to_string())
        .run()
}

fn nothing_more(args: &[String]) -> Result<(), Failure> {
    match args.first() {
        Some(extra) => Err(format!("takes no arguments, got `{extra}`")),
        None => Ok(()),
    }
}
