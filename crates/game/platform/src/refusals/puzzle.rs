//! Refusals of puzzles.

use super::{breach, dive};
use daemonfall_campaign::puzzles::PuzzleRefusal as R;
use daemonfall_text::t;

pub fn puzzle(refusal: &R) -> String {
    match refusal {
        R::Over => t!("refusal-puzzle-over"),
        R::OtherSystem => t!("refusal-puzzle-other-system"),
        R::Dive(refusal) => dive(refusal),
        R::Breach(refusal) => breach(refusal),
        R::NoExchange(one, other) => {
            t!("refusal-puzzle-no-exchange", one = *one, other = *other)
        }
    }
}
