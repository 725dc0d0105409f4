//! Stepping through a list of moves: turns, deeds, rolls, health and what each unit weighed.

use super::{attacker, defender, plan, wounded};
use daemonfall_battle::{Battle, Deed, ParticipantId, Plan, Step};

fn skirmish() -> Plan {
    plan(&[
        attacker([6, 2, 4, 9], &["Charge", "Strike"]),
        attacker([5, 1, 3, 7], &["Archery"]),
        defender([5, 3, 4, 9], &["Strike"]),
        wounded(defender([4, 2, 3, 2], &["Healing", "Strike"]), 9),
    ])
}

fn fought(plan: &Plan, seed: u64) -> (Battle, Vec<Step>) {
    let battle = plan.simulate(seed);
    let steps = plan.steps(&battle.moves).expect("they were made");
    (battle, steps)
}

#[test]
fn steps_tell_turns_deeds_rolls_and_health() {
    let plan = skirmish();
    let (mut answers, mut repeats) = (0, 0);
    for seed in 0..100 {
        let (battle, steps) = fought(&plan, seed);
        assert_eq!(steps.len(), battle.moves.len());
        for (place, step) in steps.iter().enumerate() {
            assert_eq!(step.made, battle.moves[place]);
            assert_eq!(step.turn, battle.turn_of(place), "seed {seed}, move {place}");
            match plan.types().name(step.made.kind) {
                "Healing" => assert_eq!(step.roll, None),
                name => {
                    let roll = step.roll.expect("it was rolled");
                    assert!(roll.distribution().of(step.made.effect).is_positive());
                    assert_eq!(step.deed == Deed::Answered, name == "Riposte");
                }
            }
            answers += usize::from(step.deed == Deed::Answered);
            repeats += usize::from(step.deed == Deed::Repeated);
        }
        let left = steps.last().map(|step| &step.health);
        assert_eq!(left, Some(&battle.ending.health));
    }
    assert!(answers > 0 && repeats > 0);
}

#[test]
fn the_matrix_marks_what_the_battle_then_did() {
    let plan = skirmish();
    for seed in 0..40 {
        let (battle, steps) = fought(&plan, seed);
        for (place, step) in steps.iter().enumerate() {
            let matrix = plan.matrix(&battle.moves, place).expect("they were made");
            assert_eq!((matrix.place, matrix.turn), (place, step.turn));
            assert_eq!(matrix.rows.len(), 4);
            if step.deed != Deed::Chosen {
                continue;
            }
            assert_eq!(matrix.acting, Some(step.made.mover));
            let row = &matrix.rows[step.made.mover.0 as usize];
            let choice = row.choice().expect("it chose something");
            assert_eq!((Some(choice.target), choice.kind), (step.made.target, step.made.kind));
            let why = plan.why(&battle.moves, place).expect("they were made");
            assert_eq!(why.as_ref(), Some(row));
        }
    }
}

#[test]
fn a_moment_is_what_its_mover_weighed_in_and_rolled_from() {
    let plan = skirmish();
    for seed in 0..40 {
        let (battle, steps) = fought(&plan, seed);
        for (place, step) in steps.iter().enumerate() {
            let now = plan.moment(&battle.moves, place).expect("they were made");
            assert_eq!((now.place, now.next), (place, Some(step.made)));
            assert_eq!(now.state.turn(), step.turn);
            let before = place.checked_sub(1).map(|place| &steps[place].health[..]);
            assert_eq!(now.state.healths(), before.unwrap_or(plan.start().healths()));
            let made = step.made;
            let roll = plan.roll(&now.state, made.mover, made.kind, made.target);
            assert_eq!(roll, step.roll);
        }
        let end = plan.moment(&battle.moves, usize::MAX).expect("the end");
        assert_eq!(end.state.healths(), battle.ending.health);
        assert_eq!((end.next, end.acting), (None, None));
    }
}

#[test]
fn at_the_end_of_the_list_nobody_acts_and_the_dead_weigh_nothing() {
    let plan = skirmish();
    let battle = plan.simulate(3);
    let matrix = plan.matrix(&battle.moves, usize::MAX).expect("they were made");
    assert_eq!((matrix.place, matrix.next, matrix.acting), (battle.moves.len(), None, None));
    for (row, health) in matrix.rows.iter().zip(&battle.ending.health) {
        assert_eq!(row.weighed.is_empty(), health.current == 0);
    }
}

#[test]
fn a_move_that_cannot_be_made_is_named_with_its_place() {
    let plan = skirmish();
    let mut moves = plan.simulate(3).moves;
    moves[1].mover = ParticipantId(9);
    assert_eq!(plan.matrix(&moves, 5).expect_err("no unit has this number").place, 1);
    assert_eq!(plan.steps(&moves).expect_err("no unit has this number").place, 1);
    assert!(plan.matrix(&moves, 0).is_ok());
}

#[test]
fn odds_come_nearer_count_by_count_and_end_as_they_do_at_once() {
    let plan = skirmish();
    let course = plan.odds_course(7, 50, 6);
    let battles: Vec<u64> = course.iter().map(|tally| tally.battles).collect();
    assert_eq!(battles, [50, 100, 150, 200, 250, 300]);
    assert_eq!(course.last(), Some(&plan.odds(7, 300)));
    assert_eq!(course[1], plan.odds(7, 100));
}
