//! The script of a soak: a tour of all screens, then runs with each input device in turn, until the
//! time is over.

use std::path::{Path, PathBuf};

/// The input devices, one per run.
const HANDS: [&str; 4] = ["keys", "mouse", "pad", "touch"];

/// Visits everything outside of runs, from the title back to the title, with keys.
const TOUR: &str = include_str!("tour.script");

/// Visits everything on the map of a run, from the map back to the map, with keys.
const VISITS: &str = include_str!("visits.script");

pub fn of(journeys: &[PathBuf], seconds: u64) -> String {
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
