//! How turns go: repeats, ripostes, and when a battle ends.

use super::{attacker, defender, first_battle, first_turn, plan, steps, wounded};
use daemonfall_battle::{Outcome, ParticipantId};

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

#[test]
fn the_battle_ends_after_the_whole_turn_in_which_a_side_is_defeated() {
    // The healer comes after the kill and still heals its friend.
    let plan = plan(&[
        attacker([9, 0, 9, 9], &["Archery"]),
        defender([0, 0, 0, 1], &[]),
        wounded(attacker([0, 0, 0, 1], &["Healing"]), 9),
    ]);
    let battle = first_battle(&plan, |battle| battle.moves[0].effect > 0);
    assert_eq!(steps(&plan, &battle), ["0 1 Archery", "2 2 Healing"]);
    assert_eq!(battle.ending.outcome, Outcome::Attacker);
    assert_eq!(battle.turns, [0]);
}

#[test]
fn three_turns_running_without_damage_to_the_defenders_are_a_stalemate() {
    let plan = plan(&[attacker([0, 9, 0, 9], &["Strike"]), defender([1, 9, 1, 9], &["Archery"])]);
    let battle = plan.simulate(1);
    assert_eq!(battle.ending.outcome, Outcome::Stalemate);
    assert_eq!(battle.turns.len(), 3);
    assert_eq!(battle.moves.len(), 6, "the defender shot in each of them");
}

#[test]
fn damage_of_any_attacker_begins_the_count_anew_that_of_a_riposte_too() {
    let plan = plan(&[attacker([2, 0, 2, 60], &["Strike"]), defender([4, 2, 1, 60], &["Strike"])]);
    let riposte = plan.types().find("Riposte").expect("registered");
    let (mut saved_by_ripostes, mut stalemates) = (0, 0);
    for seed in 0..300 {
        let battle = plan.simulate(seed);
        let ends = battle.turns[1..].iter().copied();
        let ends: Vec<u32> = ends.chain([battle.moves.len() as u32]).collect();
        let mut idle = 0;
        for (turn, (begin, end)) in battle.turns.iter().zip(&ends).enumerate() {
            assert!(idle < 3, "seed {seed}, turn {turn}");
            let made = &battle.moves[*begin as usize..*end as usize];
            let by_attacker = made.iter().filter(|made| made.mover == ParticipantId(0));
            let hits: Vec<_> = by_attacker.filter(|made| made.effect > 0).collect();
            let only_ripostes = !hits.is_empty() && hits.iter().all(|hit| hit.kind == riposte);
            saved_by_ripostes += u32::from(idle == 2 && only_ripostes);
            idle = if hits.is_empty() { idle + 1 } else { 0 };
        }
        let stalemate = battle.ending.outcome == Outcome::Stalemate;
        assert_eq!(stalemate, idle == 3, "seed {seed}");
        stalemates += u32::from(stalemate);
    }
    assert!(saved_by_ripostes > 0 && stalemates > 0);
}

#[test]
fn damage_that_was_healed_since_counts_as_damage() {
    // In two turns the attackers hit and the defenders heal all of it: not without damage.
    let plan = plan(&[
        attacker([200, 9, 1, 9], &["Archery"]),
        defender([0, 0, 0, 9], &["Healing"]),
        defender([0, 0, 0, 9], &["Healing"]),
    ]);
    let battle = plan.simulate(5);
    let healed = steps(&plan, &battle).iter().filter(|step| step.ends_with("Healing")).count();
    assert_eq!(healed, 2);
    assert_eq!(battle.ending.outcome, Outcome::Attacker);
}

#[test]
fn a_battle_without_a_single_attacker_left_is_the_defenders() {
    let plan = plan(&[attacker([1, 0, 1, 1], &["Strike"]), defender([20, 20, 9, 90], &["Strike"])]);
    let odds = plan.odds(1, 500);
    assert!(odds.outcomes[Outcome::Defender as usize] > 450, "{odds:?}");
    assert_eq!(odds.outcomes[Outcome::Attacker as usize], 0);
}
