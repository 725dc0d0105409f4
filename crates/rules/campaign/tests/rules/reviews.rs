//! Reviews of runs: the story with the steps that caused it, and past steps as they were.

use crate::small::{Game, content_with};
use daemonfall_campaign::{Deed, Phase, Review, RunCommand, RunReplay};
use daemonfall_core::Fingerprint;

fn played(seed: u64, steps: u32) -> Game {
    let mut game = Game::with(content_with([]), "small", seed);
    game.play(!seed, steps);
    if !matches!(game.phase(), Phase::Over(_)) {
        game.apply(RunCommand::GiveUp);
    }
    game
}

fn review(game: &Game) -> Review {
    Review::of(&game.content, game.campaign.replay().clone()).expect("it was recorded")
}

#[test]
fn the_story_has_what_the_summary_counts() {
    let (mut battles, mut lost) = (0, 0);
    for seed in 0..6 {
        let game = played(seed, 400);
        let summary = game.summary();
        let (review, tally) = (review(&game), &summary.tally);
        let moments = review.story().moments();
        let deeds: [(u32, fn(&Deed) -> bool); 7] = [
            (tally.battles, |it| matches!(it, Deed::Battle { .. })),
            (tally.battles_won, |it| matches!(it, Deed::Battle { won: Some(true), .. })),
            (tally.dives, |it| matches!(it, Deed::Dive { .. })),
            (tally.dives_done, |it| matches!(it, Deed::Dive { escaped: true, .. })),
            (tally.breaches, |it| matches!(it, Deed::Breach { .. })),
            (tally.encounters, |it| matches!(it, Deed::Encounter { .. })),
            (tally.mods, |it| matches!(it, Deed::Gained(_))),
        ];
        for (known, is) in deeds {
            let counted = moments.iter().filter(|it| is(&it.deed)).count();
            assert_eq!(counted, known as usize, "seed {seed}");
        }
        let fallen: Vec<_> = moments
            .iter()
            .filter_map(|it| match &it.deed {
                Deed::Lost(fallen) => Some(fallen.clone()),
                _ => None,
            })
            .collect();
        assert_eq!(fallen, tally.fallen, "seed {seed}");
        let last = moments.last().map(|it| &it.deed);
        assert_eq!(last, Some(&Deed::Over(summary.ending)), "seed {seed}");
        assert_eq!(review.story().turns().len() as u32, summary.turns - 1);
        battles += tally.battles;
        lost += tally.fallen.len();
    }
    assert!(battles > 0 && lost > 0, "{battles} battles, {lost} lost");
}

#[test]
fn moments_come_in_order_and_each_can_be_seen_as_it_was() {
    let game = played(3, 300);
    let review = review(&game);
    let moments = review.story().moments();
    let steps = review.replay().steps.len();
    assert!(moments.is_sorted_by_key(|it| (it.step, it.turn)));
    for moment in moments {
        assert!(moment.step <= moment.until && moment.until <= steps);
        let seen = review.at(moment.seen_from()).expect("it was played");
        assert_eq!(seen.replay.steps.len(), moment.seen_from());
        match moment.deed {
            Deed::Dive { .. } => {
                assert!(matches!(seen.snapshot.run.phase, Phase::Dive(_)));
            }
            Deed::Breach { .. } => {
                assert!(matches!(seen.snapshot.run.phase, Phase::Breach(_)));
            }
            _ => {}
        }
    }
}

#[test]
fn a_record_that_does_not_play_again_is_looked_at_as_far_as_it_goes() {
    let game = played(3, 300);
    let mut replay: RunReplay = game.campaign.replay().clone();
    let wrong = replay.steps.len() / 2;
    replay.steps[wrong].1 = Fingerprint(1);
    let mut review = Review::begin(&game.content, replay).expect("it can begin");
    let stopped = loop {
        match review.step() {
            Ok(true) => {}
            Ok(false) => panic!("a step is not what was recorded"),
            Err(error) => break error.to_string(),
        }
    };
    assert!(stopped.starts_with(&format!("step {}", wrong + 1)), "{stopped}");
    assert!(!review.is_done());
    assert_eq!(review.progress().0, wrong);
    assert!(review.at(wrong).is_ok());
    assert!(review.at(wrong + 1).is_err());
}
