//! What holds over many battles, and what a battle tells of its choices.

use super::{plan, steps};
use daemonfall_battle::{Outcome, ParticipantId};

#[test]
fn a_repeat_and_an_answer_are_explained_by_the_choice_that_led_to_them() {
    let plan = plan("A 5 3 1 90 Strike; D 3 6 1 90 Strike");
    let battle = plan.simulate(1);
    let why = |place| plan.why(&battle.moves, place).expect("sound");
    assert_eq!(steps(&plan, &battle)[3], "1 0 Riposte");
    assert!((1..4).all(|place| why(place) == why(0)));
    assert_eq!(why(4).expect("there").mover, ParticipantId(1));
    assert_eq!(why(8).expect("there").turn, 2);
    assert_eq!(why(battle.moves.len()), None);
}

#[test]
fn foes_and_the_dead_are_not_healed() {
    let plan = plan("A 9 9 9 9 Archery; D 0 0 0 1; D 0 0 0 1/2 Healing; A 0 9 0 6/9");
    for seed in 0..100 {
        for step in steps(&plan, &plan.simulate(seed)) {
            assert!(!step.ends_with("Healing") || step == "2 2 Healing", "{step}");
        }
    }
}

#[test]
fn a_riposte_is_not_answered() {
    let plan = plan("A 9 3 2 40 Strike; D 9 3 2 40 Strike");
    for seed in 0..50 {
        let steps = steps(&plan, &plan.simulate(seed));
        for pair in steps.windows(2) {
            let both = pair.iter().filter(|step| step.ends_with("Riposte"));
            assert!(both.count() < 2, "{pair:?}");
        }
    }
}

#[test]
fn a_riposte_is_one_weaker_and_never_below_zero() {
    let plan = plan("A 1 0 1 50 Strike; D 9 0 3 50 Strike");
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
fn damage_of_any_attacker_begins_the_count_anew_that_of_a_riposte_too() {
    let plan = plan("A 2 0 2 60 Strike; D 4 2 1 60 Strike");
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
fn a_battle_without_a_single_attacker_left_is_the_defenders() {
    let plan = plan("A 1 0 1 1 Strike; D 20 20 9 90 Strike");
    let odds = plan.odds(1, 500);
    assert!(odds.outcomes[Outcome::Defender as usize] > 450, "{odds:?}");
    assert_eq!(odds.outcomes[Outcome::Attacker as usize], 0);
}
