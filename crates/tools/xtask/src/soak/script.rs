//! The script of a soak: a tour of all screens, then runs with each input device in turn, until the
//! time is over.

use std::path::{Path, PathBuf};

/// The input devices, one per run.
const HANDS: [&str; 4] = ["keys", "mouse", "pad", "touch"];

/// Visits everything outside of runs, from the title back to the title, with keys.
const TOUR: &str = "\
hand keys
wait title
wait frames 30
use Saved runs
wait saves
wait frames 30
key Escape
wait title
wait frames 10
use Settings
wait frames 10
wait frames 30
key Escape
wait frames 10
use New run
wait new run
wait frames 30
use Back
wait title
wait frames 10
key ?
wait frames 30
key Escape
wait frames 10
use Practice
wait practice
wait frames 30
use Dive
wait dive
wait frames 30
key o
wait seconds 3
key ?
wait frames 30
key Escape
wait frames 10
key g
wait frames 30
key Escape
wait frames 10
key x
wait frames 10
key Escape
wait frames 10
key Escape
wait text Paused
wait frames 30
use To practice
wait practice
wait frames 10
use Breach
wait line-up
wait frames 30
use Begin the breach
wait breach
wait choice
choose wait
wait choice
choose wait
wait choice
key g
wait frames 30
key Escape
wait frames 10
key Escape
wait text Paused
wait frames 30
use To the title
wait title
wait frames 10
use Practice
wait practice
wait frames 10
use Battle
wait compose
wait odds
wait frames 30
key Escape
wait practice
wait frames 10
use Time lab
wait time lab
wait text Scenarios
wait frames 30
use Close
wait frames 60
key Escape
wait practice
wait frames 10
use Ladder
wait ladder
wait frames 30
key Escape
wait practice
wait frames 10
use Back
wait title
wait frames 10
";

/// Visits everything on the map of a run, from the map back to the map, with keys.
const VISITS: &str = "\
hand keys
wait turn
wait frames 10
key g
wait text WHAT HAPPENED, BY TURNS
wait frames 30
key Escape
wait frames 10
key t
wait text Relations
wait frames 30
key Escape
wait frames 10
key i
wait gear
wait frames 30
key Escape
wait sector
wait frames 10
key Escape
wait text Paused
wait frames 30
use Save in a slot
wait saves
wait frames 30
key Escape
wait sector
wait turn
wait frames 10
key p
wait text Paused
wait frames 10
use To the title
wait title
wait frames 30
use Continue
wait sector
wait turn
wait frames 10
";

/// The script that plays these runs for this many seconds.
pub fn of(journeys: &[PathBuf], seconds: u64) -> String {
    let mut text = format!("quit after {seconds}\nwait title\nwait seconds 1\n");
    for (journey, hand) in journeys.iter().zip(HANDS.iter().cycle()) {
        text += TOUR;
        text += &run(journey, hand);
    }
    text += "quit\n";
    text
}

/// A run with one input device, with visits to the map's other screens on the way.
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
