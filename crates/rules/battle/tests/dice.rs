//! The dice of a battle: fair, bounded, and the same on every machine.

use daemonfall_battle::{Dice, battle_seed};

#[test]
fn every_outcome_is_as_likely_as_every_other() {
    let mut dice = Dice::new(1);
    let mut seen = [0u32; 60];
    for _ in 0..600_000 {
        let [a, b, c] = dice.three([2, 3, 4]);
        seen[((a * 4 + b) * 5 + c) as usize] += 1;
    }
    // 10,000 each are expected; the standard deviation is about 99.
    assert!(seen.iter().all(|count| count.abs_diff(10_000) < 450), "{seen:?}");
}

#[test]
fn bounds_are_kept_whatever_they_are() {
    let mut dice = Dice::new(2);
    for most in [-5, 0, 1, 7, 1_000_000, i32::MAX] {
        for _ in 0..1_000 {
            let drawn = dice.up_to(most);
            assert!((0..=most.max(0)).contains(&drawn));
        }
    }
}

#[test]
fn the_same_seed_draws_the_same_on_every_machine() {
    let mut dice = Dice::of_battle(7, 3);
    let drawn: Vec<i32> = (0..8).map(|_| dice.up_to(99)).collect();
    assert_eq!(drawn, [55, 44, 68, 77, 31, 51, 2, 36]);
    assert_ne!(battle_seed(7, 3), battle_seed(7, 4));
    assert_ne!(battle_seed(7, 3), battle_seed(8, 3));
}
