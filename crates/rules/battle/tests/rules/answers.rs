//! Repeats and ripostes.

use super::{attacker, defender, first_battle, first_turn, plan, steps};

#[test]
fn every_repeat_of_a_strike_is_answered_hit_or_miss() {
    // Neither can hurt the other: every blow misses.
    let plan = plan(&[attacker([1, 9, 9, 5], &["Strike"]), defender([0, 0, 1, 5], &["Strike"])]);
    let battle = first_battle(&plan, |battle| battle.moves[0].effect == 0);
    assert_eq!(
        first_turn(&plan, &battle)[..4],
        ["0 1 Strike", "1 0 Riposte", "0 1 Strike", "1 0 Riposte"]
    );
}

#[test]
fn archery_is_not_answered_and_charge_is() {
    let plan = plan(&[
        attacker([4, 3, 1, 90], &["Archery"]),
        attacker([4, 3, 1, 90], &["Charge"]),
        defender([0, 3, 1, 90], &["Strike"]),
    ]);
    let battle = plan.simulate(1);
    assert_eq!(
        first_turn(&plan, &battle)[..4],
        ["0 2 Archery", "0 2 Archery", "1 2 Charge", "2 1 Riposte"]
    );
}

#[test]
fn only_a_target_with_strike_answers() {
    let plan = plan(&[
        attacker([4, 3, 1, 90], &["Strike"]),
        defender([4, 3, 1, 90], &["Archery", "Charge", "Healing"]),
    ]);
    let battle = plan.simulate(1);
    assert!(!steps(&plan, &battle).contains(&"1 0 Riposte".to_owned()));
}

#[test]
fn a_riposte_is_not_answered() {
    let plan = plan(&[attacker([9, 3, 2, 40], &["Strike"]), defender([9, 3, 2, 40], &["Strike"])]);
    for seed in 0..50 {
        let steps = steps(&plan, &plan.simulate(seed));
        for pair in steps.windows(2) {
            let both = pair.iter().filter(|step| step.ends_with("Riposte"));
            assert!(both.count() < 2, "{pair:?}");
        }
    }
}

#[test]
fn the_dead_do_not_answer_and_a_repeat_at_them_is_dropped() {
    // Attack 9 against defence 0 hits nine times of ten; any damage kills.
    let plan = plan(&[attacker([9, 3, 9, 5], &["Strike"]), defender([0, 0, 0, 1], &["Strike"])]);
    let battle = first_battle(&plan, |battle| battle.moves[0].effect > 0);
    assert_eq!(steps(&plan, &battle), ["0 1 Strike"]);
}

#[test]
fn whoever_dies_by_a_riposte_does_not_repeat() {
    let plan = plan(&[attacker([1, 0, 1, 1], &["Strike"]), defender([9, 9, 9, 90], &["Strike"])]);
    let battle = first_battle(&plan, |battle| battle.moves.len() == 2);
    assert_eq!(steps(&plan, &battle), ["0 1 Strike", "1 0 Riposte"]);
    assert!(battle.ending.health[0].is_dead());
}

#[test]
fn a_riposte_is_one_weaker_and_never_below_zero() {
    let plan = plan(&[attacker([1, 0, 1, 50], &["Strike"]), defender([9, 0, 3, 50], &["Strike"])]);
    let (mut strikes, mut ripostes, mut own) = (0, 0, 0);
    for seed in 0..200 {
        let battle = plan.simulate(seed);
        for (made, step) in battle.moves.iter().zip(steps(&plan, &battle)) {
            match step.as_str() {
                "1 0 Strike" => strikes = strikes.max(made.effect),
                "1 0 Riposte" => ripostes = ripostes.max(made.effect),
                "0 1 Riposte" => own = own.max(made.effect),
                _ => assert!((0..=1).contains(&made.effect), "{step}"),
            }
        }
    }
    assert_eq!((strikes, ripostes, own), (3, 2, 0));
}
