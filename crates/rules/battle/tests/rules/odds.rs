//! Odds before a battle.

use super::plan;
use daemonfall_battle::{Arena, Dice, OddsRun, Outcome, ParticipantId, Share, Silent};

fn even() -> daemonfall_battle::Plan {
    plan(
        "A 6 4 4 10 Strike
         A 6 4 4 10 Archery
         D 6 4 4 10 Charge Strike
         D 6 4 4 10 Healing Strike",
    )
}

#[test]
fn odds_fought_in_slices_or_ranges_are_the_same_as_in_one_go() {
    let plan = even();
    let whole = plan.odds(5, 1_000);
    let mut sliced = OddsRun::new(&plan, 5);
    for slice in [1, 0, 99, 400, 500] {
        sliced.step(&plan, slice);
    }
    assert_eq!(sliced.tally(), &whole);
    let mut apart = OddsRun::new(&plan, 5);
    for numbers in [0..300, 300..301, 301..1_000] {
        apart.add(&plan.odds_range(5, numbers));
    }
    assert_eq!(apart.tally(), &whole);
}

#[test]
fn odds_count_the_very_battles_that_are_fought() {
    let plan = even();
    let odds = plan.odds(5, 50);
    let mut wins = 0;
    for number in 0..50 {
        let battle = plan.simulate(daemonfall_battle::battle_seed(5, number));
        wins += u64::from(battle.ending.outcome == Outcome::Attacker);
    }
    assert_eq!(odds.outcomes[Outcome::Attacker as usize], wins);
}

#[test]
fn every_battle_is_counted_once_in_each_distribution() {
    let odds = even().odds(5, 500);
    assert_eq!(odds.battles, 500);
    assert_eq!(odds.outcomes.iter().sum::<u64>(), 500);
    for (left, members) in odds.left.iter().zip([0..2, 2..4]) {
        assert_eq!(left.iter().sum::<u64>(), 500);
        let by_number: u64 = left.iter().enumerate().map(|(n, count)| n as u64 * count).sum();
        assert_eq!(by_number, odds.survived[members].iter().sum::<u64>());
    }
    let wins =
        |place: usize| odds.outcomes[[Outcome::Attacker, Outcome::Defender][place / 2] as usize];
    for (place, (kept, survived)) in odds.kept.iter().zip(&odds.survived).enumerate() {
        assert!(*kept > 0 && *kept <= wins(place).min(*survived), "{odds:?}");
    }
    assert_eq!(odds.left[0][0], odds.outcomes[Outcome::Defender as usize]);
    assert!(odds.survival(ParticipantId(0)).millionths > 0);
    assert_eq!(odds.survival(ParticipantId(99)).millionths, 0);
}

#[test]
fn the_error_falls_with_the_number_of_battles_and_is_never_none() {
    let half = |all| Share::of(all / 2, all);
    assert_eq!(half(100).millionths, 500_000);
    assert!((48_000..50_000).contains(&half(100).error), "{:?}", half(100));
    assert!((9_900..10_000).contains(&half(2_500).error));
    assert!((4_900..5_000).contains(&half(10_000).error));
    // None in a hundred does not mean never.
    assert!(Share::of(0, 100).error > 10_000);
    assert!(Share::of(0, 1_000).error < 10_000);
    assert_eq!(Share::of(1_000, 1_000).millionths, 1_000_000);
    assert!(Share::of(0, 0).error >= 250_000, "nothing known");
}

#[test]
fn odds_are_settled_when_every_share_is() {
    let plan = even();
    let mut run = OddsRun::new(&plan, 1);
    while !run.tally().is_settled(10_000) {
        run.step(&plan, 100);
    }
    let battles = run.tally().battles;
    assert!((1_000..=2_600).contains(&battles), "{battles}");
}

#[test]
fn room_made_for_one_battle_serves_another() {
    let (small, large) = (plan("A 6 4 4 10 Strike; D 6 4 4 10 Strike"), even());
    let mut arena = Arena::new(&small);
    for seed in 0..20 {
        for plan in [&large, &small] {
            let outcome = plan.fight(&mut arena, &mut Dice::new(seed), &mut Silent);
            let battle = plan.simulate(seed);
            assert_eq!(outcome, battle.ending.outcome);
            assert_eq!(arena.state().healths(), battle.ending.health);
        }
    }
}

#[test]
fn a_share_of_a_share_is_smaller_than_both_and_carries_both_errors() {
    let (one, other) = (Share { millionths: 200_000, error: 10_000 }, Share::of(64, 64));
    let both = one.times(other);
    assert_eq!(both.millionths, 200_000);
    assert!(both.error >= 10_000, "{both:?}");
    let none = Share { millionths: 0, error: 0 };
    assert_eq!(one.times(none), none);
}
