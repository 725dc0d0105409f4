//! `cargo xtask bench frames`: the frame cost of the closed debug panels. Two builds of the game,
//! with and without panels but with the same engine, play the same script in turns.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cargo::{Call, built, root, target_dir};
use crate::flags::Flags;
use crate::needs::Purpose;
use crate::screen::game;
use crate::soak::report::number;
use crate::{Failure, about, setup};

/// Runs of each build; the middle one counts.
const RUNS: usize = 7;
/// The measured screens: how to reach them, and what to do there.
const SCREENS: [(&str, &[&str], &str); 2] = [
    (
        "sector",
        &["--sector", "large", "--seed", "3"],
        "wait sector\nwait turn\nwait frames 300\nquit\n",
    ),
    ("dive", &["--seed", "7"], "wait dive\nwait frames 300\nquit\n"),
];

/// With all panels open side by side: on the map, and on a floor of well over 2,000 entities.
const ALL_OPEN: [(&str, &[&str], &str); 2] = [
    (
        "sector, 11 panels",
        &["--sector", "large", "--seed", "3"],
        "wait sector\nwait turn\nkey F1\nwait panel MACHINE ROOM\npress Panels\npress All side by side\nwait frames 300\nquit\n",
    ),
    (
        "dive, 11 panels",
        &["--seed", "7", "--data", "crates/tools/xtask/bench/crowd"],
        "wait dive\nkey F1\nwait panel MACHINE ROOM\npress Panels\npress All side by side\nwait frames 300\nquit\n",
    ),
];

pub fn frames(args: &[String]) -> Result<ExitCode, Failure> {
    let release = Flags::read(args, "--release")?.has("--release");
    setup::ready(Purpose::Test)?;
    let folder = target_dir().join("frames");
    fs::create_dir_all(&folder).map_err(about(&folder))?;
    let without = build(release, false, &folder)?;
    let with = build(release, true, &folder)?;
    println!(
        "Median of our own main-thread time per frame, in microseconds, {RUNS} runs each in turns:"
    );
    for sight in SCREENS {
        let (mut bare, mut full, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..RUNS {
            let one = run(&without, sight, &folder)?;
            let other = run(&with, sight, &folder)?;
            ratios.push(other / one);
            bare.push(one);
            full.push(other);
        }
        println!(
            "{:<8} without {:.0}, with {:.0}, median ratio {:.3}",
            sight.0,
            median(&mut bare),
            median(&mut full),
            median(&mut ratios)
        );
    }
    for sight in ALL_OPEN {
        let mut open = Vec::new();
        for _ in 0..RUNS {
            open.push(run(&with, sight, &folder)?);
        }
        println!("{}: {:.0}", sight.0, median(&mut open));
    }
    Ok(ExitCode::SUCCESS)
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Builds the game and copies the program elsewhere, since both builds have the same name.
fn build(release: bool, panels: bool, folder: &Path) -> Result<PathBuf, Failure> {
    let features: &[&str] = if panels {
        &[]
    } else {
        &["--no-default-features", "--features", "daemonfall/dev,daemonfall/panel-libraries"]
    };
    Call::cargo(["build", "--workspace", "--bin", "daemonfall", "--locked"])
        .args(features)
        .release(release)
        .run()?;
    let built = built("daemonfall", release);
    let aside = folder.join(if panels { "with" } else { "without" });
    fs::copy(&built, &aside).map_err(about(&built))?;
    Ok(aside)
}

/// One run; returns the median of the screen's frames in microseconds.
fn run(
    program: &Path,
    (screen, arguments, lines): (&str, &[&str], &str),
    folder: &Path,
) -> Result<f64, Failure> {
    let script = folder.join("frames.script");
    fs::write(&script, lines).map_err(about(&script))?;
    let report = folder.join("frames.json");
    // A report from an earlier run must not be taken for this one's.
    let _ = fs::remove_file(&report);
    let saves = folder.join("saves");
    let _ = fs::remove_dir_all(&saves);
    let path = |path: &Path| path.display().to_string();
    let status = game(program, (1920, 1080))
        .args(["--no-bloom", "--frames", &path(&report)])
        .args(["--script", &path(&script), "--saves", &path(&saves)])
        .args(arguments)
        .current_dir(root())
        // A software driver then draws on the calling thread, which leaves the main thread a core.
        .env("LP_NUM_THREADS", "0")
        .status()
        .map_err(|error| format!("cannot start xvfb-run: {error}"))?;
    let text = fs::read_to_string(&report).map_err(|error| {
        format!("{} ({status}): {}: {error}", program.display(), report.display())
    })?;
    median_of(&text, screen)
        .ok_or_else(|| format!("{} does not mention {screen}", report.display()))
}

fn median_of(report: &str, screen: &str) -> Option<f64> {
    let (_, of_screen) = report.split_once(&format!("\"{screen}\""))?;
    number(of_screen, "median").map(|median| median as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_a_screen_is_read_from_the_report() {
        let report = r#"{ "screens": { "dive": { "frames": 3, "median": 812, "worst": 9 },
            "sector": { "frames": 3, "median": 1444 } } }"#;
        assert_eq!(median_of(report, "sector"), Some(1444.0));
        assert_eq!(median_of(report, "dive"), Some(812.0));
        assert_eq!(median_of(report, "title"), None);
    }

    #[test]
    fn the_middle_one_of_an_odd_number_counts() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert!(median(&mut []).is_nan());
    }
}
