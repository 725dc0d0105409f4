//! The damage roll, compared with counting every outcome.

use daemonfall_battle::{DamageRoll, Dice, Rolled, STAT_AT_MOST, Value};

/// Both values by counting every outcome.
fn counted(roll: DamageRoll) -> (Value, Value) {
    let (mut hits, mut sum, mut all) = (0, 0, 0);
    for attack in 0..=roll.attack {
        for defence in 0..=roll.defence {
            for damage in 0..=roll.damage {
                all += 1;
                hits += i64::from(attack > defence);
                sum += i64::from(if attack > defence { damage } else { 0 });
            }
        }
    }
    (Value::new(hits, all), Value::new(sum, all))
}

fn share_of(roll: DamageRoll, wanted: i32) -> Value {
    let (mut found, mut all) = (0, 0);
    for attack in 0..=roll.attack {
        for defence in 0..=roll.defence {
            for damage in 0..=roll.damage {
                let rolled = Rolled { attack, defence, damage };
                all += 1;
                found += i64::from(rolled.done() == wanted);
            }
        }
    }
    Value::new(found, all)
}

#[test]
fn chance_and_expected_damage_are_what_counting_all_outcomes_gives() {
    for attack in 0..9 {
        for defence in 0..9 {
            for damage in 0..5 {
                let roll = DamageRoll { attack, defence, damage };
                assert_eq!((roll.chance(), roll.expected()), counted(roll), "{roll:?}");
                let likely = roll.distribution();
                for wanted in 0..=damage + 1 {
                    assert_eq!(likely.of(wanted), share_of(roll, wanted), "{roll:?}");
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
