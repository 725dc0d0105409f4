//! When moves finish, and the consequences.

use crate::fight::{Fight, Lines};

const SUBROUTINES: &str = r#"{
    "kill": (cpu: 1, use: [Damage(99)]),
    "charge": (time: 3, duration: 1, cpu: 2, use: [Damage(1)], after: [Shield(1)]),
    "curse": (time: 1, duration: 2, multi_use: true, cpu: 1, use: [Damage(1)], after: [Shield(2)]),
    "guard": (duration: 1, cpu: 1, use: [Shield(1)], after: [Shield(-1)]),
}"#;

fn fight() -> Fight {
    Fight::new(&["P 9 9", "E 9 9", "E 9 9"], SUBROUTINES)
}

#[test]
fn a_move_is_finished_when_it_has_advanced_time_and_duration_times() {
    let mut fight = fight();
    fight.round(&["P0 charge E1"]);
    for _ in 0..3 {
        let told = fight.round(&[]);
        assert!(!told.iter().any(|line| line.starts_with("finished")), "{told:?}");
    }
    fight.round(&[]).are([
        "round 5",
        "finished P0 charge E1: TimeUp, returns 2",
        "after: E1 shield +1, has 1",
    ]);
}

#[test]
fn a_move_is_finished_when_its_target_has_been_removed_and_its_entries_leave() {
    let mut fight = fight();
    fight.round(&["E1 curse E2"]);
    fight.round(&[]);
    assert_eq!(fight.stack(), ["E1 curse E2 1", "E1 curse E2 2"]);
    let told = fight.outcome(&["P0 kill E2"]);
    told.are([
        "executed P0 kill E2",
        "E2 loses 8, shield eats 0, 0 left",
        "executed E1 curse E2",
        "E2 loses 0, shield eats 0, 0 left",
        "removed E2",
        "finished E1 curse E2: TargetRemoved, returns 1",
        "after: E2 shield +2, has 2",
        "finished P0 kill E2: TargetRemoved, returns 1",
    ]);
    assert!(fight.stack().is_empty());
    assert_eq!((fight.free("P0"), fight.free("E1")), (9, 9));
}

#[test]
fn a_move_is_finished_when_its_user_has_been_removed_and_its_after_effect_is_invoked() {
    let mut fight = fight();
    fight.round(&["E1 charge P0"]);
    fight.outcome(&["P0 kill E1"]).are([
        "executed P0 kill E1",
        "E1 loses 9, shield eats 0, 0 left",
        "removed E1",
        "finished E1 charge P0: UserRemoved, returns nothing",
        "after: P0 shield +1, has 1",
        "finished P0 kill E1: TargetRemoved, returns 1",
    ]);
    assert!(fight.stack().is_empty(), "its use never comes");
    assert_eq!(fight.health("P0"), 9);
}

#[test]
fn finished_moves_leave_in_the_order_in_which_they_were_added() {
    let mut fight = fight();
    fight.round(&["E1 guard E1", "E2 guard E2"]);
    let told = fight.outcome(&["P0 guard P0"]);
    told.are([
        "executed P0 guard P0",
        "P0 shield +1, has 1",
        "finished E1 guard E1: TimeUp, returns 1",
        "after: E1 shield -1, has 0",
        "finished E2 guard E2: TimeUp, returns 1",
        "after: E2 shield -1, has 0",
    ]);
}

#[test]
fn the_cpu_is_returned_in_the_round_of_the_after_effect() {
    let mut fight = fight();
    let mut free = Vec::new();
    fight.round(&["P0 curse E1"]);
    for _ in 0..4 {
        free.push(fight.free("P0"));
        fight.round(&[]);
    }
    assert_eq!(free, [8, 8, 8, 9]);
}

#[test]
fn a_move_that_aims_at_nobody_ends_by_time_or_with_its_user_only() {
    let mut fight = fight();
    fight.round(&["E1 curse -", "E2 charge -"]);
    fight.outcome(&["P0 kill E2"])[2..].are([
        "executed E1 curse -",
        "removed E2",
        "finished E2 charge -: UserRemoved, returns nothing",
        "finished P0 kill E2: TargetRemoved, returns 1",
    ]);
    assert_eq!(fight.outcome(&[]), ["executed E1 curse -"]);
    fight.outcome(&[]).are(["executed E1 curse -", "finished E1 curse -: TimeUp, returns 1"]);
}

const DEADLY: &str = r#"{
    "bomb": (time: 1, cpu: 1, use: [], after: [Damage(99)]),
    "mend": (use: [Heal(5)]),
    "blow": (time: 2, use: [Damage(4)]),
    "hold": (time: 1, cpu: 3, use: []),
}"#;

#[test]
fn an_after_effect_that_takes_somebody_to_zero_removes_them_in_the_next_rounds_remove_step() {
    let mut fight = Fight::new(&["P 9 9", "E 9 9"], DEADLY);
    fight.round(&["P0 bomb E1", "E1 blow P0"]);
    fight.outcome(&[]).are([
        "executed P0 bomb E1",
        "finished P0 bomb E1: TimeUp, returns 1",
        "after: E1 loses 9, shield eats 0, 0 left",
    ]);
    fight.outcome(&["P0 mend E1"]).are([
        "executed P0 mend E1",
        "E1 is beyond healing",
        "executed E1 blow P0",
        "P0 loses 4, shield eats 0, 5 left",
        "removed E1",
        "finished E1 blow P0: UserRemoved, returns nothing",
        "finished P0 mend E1: TargetRemoved, returns 0",
    ]);
}

#[test]
fn cpu_comes_back_to_a_user_at_zero_health_until_it_is_removed() {
    let mut fight = Fight::new(&["P 9 9", "E 9 3"], DEADLY);
    fight.round(&["P0 bomb E1", "E1 hold P0"]);
    fight.round(&[]);
    assert_eq!((fight.health("E1"), fight.free("E1")), (0, 3));
}

#[test]
fn an_after_effect_falls_on_somebody_removed_too() {
    let mut fight = Fight::new(
        &["P 9 9", "E 9 9"],
        r#"{ "kill": (use: [Damage(99)], after: [Shield(3), Heal(1), MaxCpu(-1)]) }"#,
    );
    fight.outcome(&["P0 kill E1"])[3..].are([
        "finished P0 kill E1: TargetRemoved, returns 0",
        "after: E1 shield +3, has 3",
        "after: E1 is beyond healing",
        "after: E1 maximum -1, is 8, 8 free",
    ]);
}
