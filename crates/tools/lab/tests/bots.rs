//! The bots play a dive to its end, with the same result twice.

use crate::support::library;
use daemonfall_lab::bots::Policy;
use daemonfall_lab::dive::{Dive, Ending, Plan};

#[test]
fn bots_play_the_same_dive_twice_alike() {
    let library = library();
    for policy in [Policy::Greedy, Policy::Random] {
        let plan = Plan { seed: 3, policy, floors: 1, max_beats: 150 };
        let play = || Dive::new(library.clone(), plan).play(None);
        assert_eq!(play(), play());
    }
}

#[test]
fn the_greedy_bot_dies_or_gets_out_of_a_hundred_dives() {
    let plan = |seed| Plan { seed, policy: Policy::Greedy, floors: 3, max_beats: 4000 };
    let mut dive = Dive::new(library(), plan(0));
    let endings = (1000..1100).map(|seed| {
        dive.again(plan(seed));
        dive.play(None)
    });
    let endless: Vec<Ending> = endings.filter(|ending| ending.outcome == "still alive").collect();
    assert!(endless.is_empty(), "{endless:#?}");
}
