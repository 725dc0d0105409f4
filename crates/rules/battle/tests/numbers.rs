//! Dice, the damage roll and exact values.

use daemonfall_battle::{DamageRoll, Dice, Rolled, STAT_AT_MOST, Value, battle_seed};

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

/// The mean of a number over all outcomes of a roll, by counting them.
fn counted(roll: DamageRoll, of: impl Fn(Rolled) -> i32) -> Value {
    let (mut sum, mut all) = (0, 0);
    for attack in 0..=roll.attack {
        for defence in 0..=roll.defence {
            for damage in 0..=roll.damage {
                all += 1;
                sum += i64::from(of(Rolled { attack, defence, damage }));
            }
        }
    }
    Value::new(sum, all)
}

#[test]
fn chance_and_expected_damage_are_what_counting_all_outcomes_gives() {
    for attack in 0..9 {
        for defence in 0..9 {
            for damage in 0..5 {
                let roll = DamageRoll { attack, defence, damage };
                let hits = |it: Rolled| i32::from(it.attack > it.defence);
                assert_eq!(roll.chance(), counted(roll, hits), "{roll:?}");
                let done = |it: Rolled| hits(it) * it.damage;
                assert_eq!(roll.expected(), counted(roll, done), "{roll:?}");
                let likely = roll.distribution();
                for wanted in 0..=damage + 1 {
                    let share = counted(roll, |it| (it.done() == wanted).into());
                    assert_eq!(likely.of(wanted), share, "{roll:?}");
                }
            }
        }
    }
}

#[test]
fn stats_at_their_bounds_do_not_overflow() {
    let most = STAT_AT_MOST;
    let roll = DamageRoll { attack: most + 2, defence: most, damage: most };
    let expected = roll.expected().times(2);
    assert!(expected > Value::whole(i64::from(most) / 2 - 2));
    assert!(expected < Value::whole(i64::from(most) / 2 + 2));
    let absurd = DamageRoll { attack: i32::MAX, defence: i32::MAX, damage: i32::MAX };
    assert!(absurd.expected() > Value::whole(500_000));
    let mut dice = Dice::new(3);
    assert!((0..=most).contains(&roll.draw(&mut dice).done()));
}

#[test]
fn fractions_are_compared_exactly_and_kept_in_lowest_terms() {
    assert_eq!(Value::new(4, 8), Value::new(1, 2));
    assert_eq!(Value::new(0, 9), Value::ZERO);
    assert!(Value::new(1, 3) < Value::new(333_333_334, 1_000_000_000));
    assert!(Value::new(-1, 2) < Value::ZERO);
    let huge = Value::new(i64::MAX, i64::MAX - 1);
    assert!(huge > Value::whole(1) && huge < Value::new(i64::MAX - 1, i64::MAX - 2));
}

#[test]
fn a_value_is_multiplied_exactly_and_stops_at_its_bounds() {
    assert_eq!(Value::new(5, 12).times(2), Value::new(5, 6));
    assert_eq!(Value::new(5, 12).times(0), Value::ZERO);
    assert_eq!(Value::whole(i64::MAX).times(u32::MAX), Value::whole(i64::MAX));
}

#[test]
fn a_value_is_written_as_a_fraction_and_shown_in_thousandths() {
    assert_eq!(Value::new(14, 24).to_string(), "7/12");
    assert_eq!(Value::whole(3).to_string(), "3");
    assert_eq!(Value::new(7, 12).thousandths(), 583);
    assert_eq!(Value::new(-1, 3).thousandths(), -333);
}
