//! When a battle ends.

use super::{attacker, defender, first_battle, plan, steps, wounded};
use daemonfall_battle::{Outcome, ParticipantId};

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
