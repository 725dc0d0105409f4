//! `cargo xtask soak`: the real program plays whole runs and visits all screens for the given time,
//! with injected input, under a software driver. It reports frame times by screen and memory, and
//! fails if anything went wrong.

mod program;
pub mod report;

use crate::cargo::{Call, built, root, target_dir};
use crate::flags::Flags;
use crate::needs::Purpose;
use crate::{Failure, about, setup};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

#[derive(Debug, PartialEq, Eq)]
struct Wish {
    minutes: u64,
    release: bool,
    seed: u64,
}

impl Wish {
    fn read(args: &[String]) -> Result<Self, Failure> {
        let flags = Flags::read(args, "--minutes N, --seed N, --release")?;
        let minutes = flags.number("--minutes")?.unwrap_or(30);
        let seed = flags.number("--seed")?.unwrap_or(1);
        match minutes {
            0 => Err("--minutes must be at least 1".into()),
            _ => Ok(Self { minutes, seed, release: flags.has("--release") }),
        }
    }
}

pub fn soak(args: &[String]) -> Result<ExitCode, Failure> {
    let wish = Wish::read(args)?;
    setup::ready(Purpose::Test)?;
    Call::cargo(["build", "--workspace", "--locked", "--bin", "daemonfall"])
        .args(["--bin", "daemonfall-lab"])
        .release(wish.release)
        .run()?;
    let built = |name| built(name, wish.release);
    let folder = target_dir().join("soak");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(about(&folder))?;
    let journeys = journeys(&built("daemonfall-lab"), &folder, &wish)?;
    let file = folder.join("soak.script");
    let text = of(&journeys, wish.minutes * 60);
    fs::write(&file, text).map_err(about(&file))?;
    println!(
        "{} runs are recorded; the program plays for {} minutes.",
        journeys.len(),
        wish.minutes
    );
    let played = program::play(&built("daemonfall"), &file, &folder)?;
    let report = folder.join("frames.json");
    let frames = fs::read_to_string(&report).unwrap_or_default();
    let told = report::Told {
        frames: report::screens(&frames),
        long: report::long_frames(&frames),
        memory: played.memory,
        trouble: played.trouble,
        strict: wish.release,
    };
    println!("{told}");
    Ok(if told.failures().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The most steps of a run in a soak, so that many runs fit.
const STEPS: u64 = 1_500;

/// One run for every two minutes and one more; runs broken off or too long are skipped.
fn journeys(lab: &Path, folder: &Path, wish: &Wish) -> Result<Vec<PathBuf>, Failure> {
    let all = wish.minutes as usize / 2 + 1;
    let play = |seed: u64| {
        let file = folder.join(format!("run-{seed}.json"));
        let output = Command::new(lab)
            .args(["run", "--policy", "bold", "--sector", "small", "--difficulty", "easy"])
            .args(["--seed", &seed.to_string(), "--record"])
            .arg(&file)
            .current_dir(root())
            .stdin(Stdio::null())
            .output()
            .map_err(|error| format!("cannot start {}: {error}", lab.display()))?;
        let told = String::from_utf8_lossy(&output.stdout);
        if output.status.success() {
            Ok(Some(file).filter(|_| is_fit(&told)))
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    };
    let runs = (wish.seed..).map(play).filter_map(Result::transpose);
    runs.take(all).collect()
}

/// Whether a run is over and short enough, judged by the lab's output.
fn is_fit(told: &str) -> bool {
    let steps = report::number(told, "steps");
    steps.is_some_and(|steps| steps <= STEPS) && !told.contains("broken off")
}

/// The input devices, one per run.
const HANDS: [&str; 4] = ["keys", "mouse", "pad", "touch"];

/// Visits everything outside of runs, from the title back to the title, with keys.
const TOUR: &str = include_str!("soak/tour.script");

/// Visits everything on the map of a run, from the map back to the map, with keys.
const VISITS: &str = include_str!("soak/visits.script");

fn of(journeys: &[PathBuf], seconds: u64) -> String {
    let mut text = format!("quit after {seconds}\nwait title\nwait seconds 1\n");
    for (journey, hand) in journeys.iter().zip(HANDS.iter().cycle()) {
        text += TOUR;
        text += &run(journey, hand);
    }
    text += "quit\n";
    text
}

fn run(journey: &Path, hand: &str) -> String {
    let file = journey.display();
    format!(
        "hand {hand}\nfollow {file} to turn 2\n{VISITS}hand {hand}\nfollow {file}\nwait run end\nwait frames 60\nuse To the title\nwait title\nwait frames 10\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn without_wishes_it_plays_half_an_hour_and_never_no_time_at_all() {
        assert_eq!(Wish::read(&[]), Ok(Wish { minutes: 30, release: false, seed: 1 }));
        assert!(Wish::read(&words("--minutes 0")).is_err());
    }

    #[test]
    fn runs_without_an_end_or_with_too_many_steps_are_passed_over() {
        assert!(is_fit(r#"{"endings":{"won":1},"steps":1500.0,"score":7}"#));
        assert!(!is_fit(r#"{"endings":{"won":1},"steps":1501.0}"#));
        assert!(!is_fit(r#"{"endings":{"broken off":1},"steps":15.0}"#));
        assert!(!is_fit(""));
    }

    #[test]
    fn every_run_is_played_by_another_hand_until_the_time_is_over() {
        let files: Vec<PathBuf> = (1..=5).map(|it| format!("/runs/{it}.json").into()).collect();
        let text = of(&files, 90);
        let found: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("follow") && !line.contains("to turn"))
            .collect();
        assert_eq!(found.len(), 5);
        assert!(text.starts_with("quit after 90\n"));
        for hand in HANDS {
            assert!(text.contains(&format!("hand {hand}\nfollow")), "{hand}");
        }
        assert!(text.ends_with("quit\n"));
    }
}
