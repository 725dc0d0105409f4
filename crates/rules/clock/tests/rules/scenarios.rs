//! Plays the scenes in `scenarios`: the cast, what it does, and what comes of it.
//!
//! | line | |
//! |---|---|
//! | `SR: A 1; B 2 counters`, `CR: …`, `ticks 3 …` | the span and the cast ([`Staged::new`]) |
//! | `slow A qs B` | [`Staged::slow`] |
//! | `does A: qs B; wait` | [`Staged::does`] |
//! | `told`, `lines` | [`Staged::told`], or every line |
//! | `end CT A:40` | the line at the end that begins so ([`Staged::end`]) |

use crate::scenes::{check, play};
use crate::staged::Staged;
use daemonfall_clock::scenario::Span;

#[test]
fn every_scenario_goes_as_it_is_written() {
    let mut staged = Staged::sr("A 1");
    play(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"), |word, rest, below| match word {
        "SR:" => staged = Staged::sr(rest),
        "CR:" => staged = Staged::cr(rest),
        "ticks" => {
            let (ticks, cast) = rest.split_once(' ').expect("a number and a cast");
            staged = Staged::new(Span::Ticks(ticks.parse().expect("a number")), cast);
        }
        "slow" => staged = staged.clone().slow(rest),
        "does" => staged = staged.clone().does(rest),
        "told" => check(&staged.clone().told(), below),
        "lines" => check(&staged.clone().lines(), below),
        "end" => {
            let (word, end) = rest.split_once(' ').expect("a word and an end");
            assert_eq!(staged.clone().end(word), end);
        }
        word => assert_eq!(word, "scene"),
    });
}
