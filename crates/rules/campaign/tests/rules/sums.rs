//! Distributions of sums, and where a sum is among all that were possible.

use daemonfall_battle::{DamageRoll, Value};
use daemonfall_campaign::Sum;

const ROLL: DamageRoll = DamageRoll { attack: 5, defence: 2, damage: 3 };

fn number(value: Value) -> f64 {
    value.numerator() as f64 / value.denominator() as f64
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn a_coin_that_falls_well_four_times_is_at_the_percentile_known_by_hand() {
    let mut sum = Sum::default();
    for _ in 0..4 {
        sum.add_chance(0.5);
    }
    // One of sixteen cases is equal and counts half; all others are worse.
    let percentiles = [0, 2, 4].map(|wins| sum.percentile(wins));
    assert_eq!(percentiles, [Some(3.125), Some(50.0), Some(96.875)]);
    assert_eq!(sum.mean(), 2.0);
}

#[test]
fn different_chances_are_convolved() {
    let mut sum = Sum::default();
    sum.add_chance(0.9);
    sum.add_chance(0.2);
    let expected = [0.08, 0.74, 0.18];
    assert!(sum.chances().iter().zip(expected).all(|(one, other)| close(*one, other)));
    let worst = sum.percentile(0);
    assert!(worst.is_some_and(|percentile| close(percentile, 4.0)), "{worst:?}");
}

#[test]
fn rolls_are_added_as_counting_all_outcomes_gives() {
    let mut sum = Sum::default();
    sum.add_roll(ROLL.distribution());
    sum.add_roll(ROLL.distribution());
    let one = |damage| number(ROLL.distribution().of(damage));
    for total in 0..=6 {
        let counted: f64 = (0..=total).map(|it| one(it) * one(total - it)).sum();
        assert!(close(sum.chances()[total as usize], counted), "{total}");
    }
    assert!(close(sum.mean(), 2.0 * number(ROLL.expected())));
}

#[test]
fn what_is_spared_is_the_most_less_the_damage() {
    let mut sum = Sum::default();
    sum.add_spared(ROLL.distribution());
    for spared in 0..=3 {
        let chance = number(ROLL.distribution().of(3 - spared));
        assert!(close(sum.chances()[spared as usize], chance), "{spared}");
    }
    assert!(close(sum.mean(), 3.0 - number(ROLL.expected())));
    sum.add_chance(1.0);
    assert!(close(sum.chances()[4], number(ROLL.distribution().of(0))));
}

#[test]
fn where_nothing_is_left_to_chance_there_is_no_percentile() {
    let mut sum = Sum::default();
    assert_eq!(sum.percentile(0), None);
    sum.add_chance(1.0);
    sum.add_chance(0.0);
    assert_eq!(sum.percentile(1), None);
}

#[test]
fn sums_without_end_are_given_up_and_the_mean_goes_on() {
    let mut sum = Sum::default();
    let huge = DamageRoll { attack: 1, defence: 0, damage: 1_000_000 };
    sum.add_roll(huge.distribution());
    sum.add_chance(0.5);
    assert_eq!(sum.percentile(3), None);
    assert!(close(sum.mean(), 250_000.5), "{}", sum.mean());
}

#[test]
fn a_long_sum_keeps_all_of_its_chance() {
    let mut sum = Sum::default();
    for _ in 0..600 {
        sum.add_roll(ROLL.distribution());
    }
    let whole: f64 = sum.chances().iter().sum();
    assert!(close(whole, 1.0), "{whole}");
    let middle = sum.percentile(sum.mean().round() as usize);
    assert!(middle.is_some_and(|percentile| (48.0..52.0).contains(&percentile)), "{middle:?}");
}
