//! Every step of the practice ladder can be done, its par is the best there is, and who does not know its rule misses that.

use daemonfall_campaign::puzzles::{Puzzle, Standing, Trial};
use daemonfall_core::Health;
use daemonfall_lab::puzzles::{self, chosen, content, judge, solve, told, try_naively};
use std::path::Path;

const STEPS: usize = 12;

#[test]
fn each_par_is_the_best_there_is_and_the_naive_player_misses_it() {
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.puzzles.len(), STEPS);
    let mut faults = Vec::new();
    for puzzle in &content.puzzles {
        let verdict = judge(puzzle, &content).unwrap_or_else(|error| panic!("{error}"));
        for fault in verdict.faults(puzzle) {
            faults.push(format!("{}: {fault}", puzzle.key));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
