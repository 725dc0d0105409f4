//! `cargo xtask play`: from a fresh clone to the title screen.

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

use crate::cargo::{Call, built, root};
use crate::flags::Flags;
use crate::needs::Purpose;
use crate::{Failure, setup};

pub fn play(args: &[String]) -> Result<ExitCode, Failure> {
    let wish = Wish::read(args)?;
    let display = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
        .map(|name| env::var(name).unwrap_or_default());
    if cfg!(target_os = "linux") && display.iter().all(String::is_empty) {
        return Err(NO_DISPLAY.to_owned());
    }
    setup::ready(Purpose::Play)?;
    let program = built("daemonfall", wish.release);
    if !program.exists() {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        println!("{}", first_build(cores, wish.release));
    }
    // With the workspace's features, like the tests: else each compiles the engine's upper half.
    Call::cargo(["build", "--workspace", "--bin", "daemonfall"]).release(wish.release).run()?;
    start(&program, wish.game)
}

/// Starts the built game so that it finds its assets, and waits until it ends.
fn start(program: &Path, args: &[String]) -> Result<ExitCode, Failure> {
    let shown = program.display();
    let mut game = Command::new(program);
    game.args(args).current_dir(root()).env("CARGO_MANIFEST_DIR", root());
    match game.status() {
        Ok(status) if status.success() => Ok(ExitCode::SUCCESS),
        Ok(status) => Err(format!("the game failed ({status}); run by hand: {shown}")),
        Err(error) => Err(format!("cannot start {shown}: {error}; run by hand: cargo run")),
    }
}

const NO_DISPLAY: &str = "\
there is no display (neither WAYLAND_DISPLAY nor DISPLAY is set), so no window can be opened. Instead:
  a virtual display:          xvfb-run -s '-screen 0 1280x720x24' cargo xtask play
  a dive without a window:    cargo run -p daemonfall_lab -- dive --seed 1 --policy greedy
  from another machine:       run this in a desktop session, or over ssh -X
  in a browser:               cargo xtask web --serve 8080";

#[derive(Debug, PartialEq, Eq)]
struct Wish<'a> {
    release: bool,
    game: &'a [String],
}

impl<'a> Wish<'a> {
    fn read(args: &'a [String]) -> Result<Self, Failure> {
        let split = args.iter().position(|arg| arg == "--");
        let (ours, game) = match split {
            Some(at) => (&args[..at], &args[at + 1..]),
            None => (args, &[][..]),
        };
        let flags = Flags::read(ours, "--release")
            .map_err(|failure| format!("{failure}; put arguments for the game after --"))?;
        Ok(Self { release: flags.has("--release"), game })
    }
}

/// Core minutes of a cold dev build, as measured.
const CORE_MINUTES: usize = 28;

fn first_build(cores: usize, release: bool) -> String {
    let minutes = (CORE_MINUTES / cores.max(1)).max(4);
    let longer = if release { " (longer with --release)" } else { "" };
    format!(
        "First build: the engine is compiled once, about 14 minutes on 2 cores; here ({cores} cores) about {minutes}{longer}. \
         Later builds take seconds."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn what_stands_after_two_dashes_is_for_the_game() {
        let args = words("--release -- --seed 7 --release");
        let wish = Wish::read(&args).unwrap();
        assert!(wish.release);
        assert_eq!(wish.game, words("--seed 7 --release"));
        assert_eq!(Wish::read(&[]).unwrap(), Wish { release: false, game: &[] });
    }

    #[test]
    fn an_argument_of_unknown_meaning_is_refused() {
        assert!(Wish::read(&words("--seed 7")).unwrap_err().contains("`--seed`"));
    }

    #[test]
    fn the_first_build_names_the_minutes_to_expect_here() {
        assert!(first_build(2, false).contains("(2 cores) about 14."));
        assert!(first_build(8, true).contains("about 4 (longer with --release)"));
        assert!(first_build(64, false).contains("about 4."));
    }
}
