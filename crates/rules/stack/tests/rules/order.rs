//! The order of a round: advance, add, show, execute, remove, finish; and the order of the stack.

use crate::fight::{Fight, Lines};
use daemonfall_stack::Shown;

const SUBROUTINES: &str = r#"{
    "zap": (use: [Damage(1)]),
    "laser": (time: 1, use: [Damage(2)]),
    "slow": (time: 2, use: [Damage(3)]),
    "drain": (time: 1, duration: 2, multi_use: true, use: [Damage(1)]),
    "spark": (duration: 2, multi_use: true, use: [Damage(1)]),
}"#;

fn fight() -> Fight {
    Fight::new(&["E 9 9", "P 9 9", "E 9 9", "P 9 9"], SUBROUTINES)
}

#[test]
fn a_round_advances_adds_executes_removes_and_finishes_in_this_order() {
    let mut fight = Fight::new(&["P 9 9", "E 3 9"], SUBROUTINES);
    fight.round(&["P0 laser E1"]);
    fight.round(&["P0 zap E1", "E1 slow P0"]).are([
        "round 2",
        "resolved P0 laser E1",
        "added P0 zap E1: holds 0, 9 free",
        "added E1 slow P0: holds 0, 9 free",
        "executed P0 zap E1",
        "E1 loses 1, shield eats 0, 2 left",
        "executed P0 laser E1",
        "E1 loses 2, shield eats 0, 0 left",
        "removed E1",
        "finished P0 laser E1: TargetRemoved, returns 0",
        "finished P0 zap E1: TargetRemoved, returns 0",
        "finished E1 slow P0: UserRemoved, returns nothing",
    ]);
}

#[test]
fn players_moves_are_added_first_each_side_in_character_order() {
    let mut fight = fight();
    fight.round(&["E2 laser P1", "E0 laser P1", "P3 laser E0", "P1 laser E0"]);
    assert_eq!(fight.stack(), ["P1 laser E0 1", "P3 laser E0 1", "E0 laser P1 1", "E2 laser P1 1"]);
}

#[test]
fn moves_with_less_time_left_are_lower_and_ties_go_by_adding() {
    let mut fight = fight();
    fight.round(&["E0 slow P1"]);
    fight.round(&["P1 laser E0", "P3 slow E0"]);
    // The enemy's slow move has one round left by now and was there first.
    assert_eq!(fight.stack(), ["E0 slow P1 1", "P1 laser E0 1", "P3 slow E0 2"]);
}

#[test]
fn moves_whose_time_is_up_resolve_in_stack_order() {
    let mut fight = fight();
    fight.round(&["E0 slow P1"]);
    fight.round(&["P1 laser E0"]);
    fight.outcome(&[])[..4].are([
        "executed E0 slow P1",
        "P1 loses 3, shield eats 0, 6 left",
        "executed P1 laser E0",
        "E0 loses 2, shield eats 0, 7 left",
    ]);
}

#[test]
fn zero_time_moves_resolve_before_all_others_among_themselves_in_the_order_added() {
    let mut fight = fight();
    fight.round(&["P1 laser E0"]);
    let told = fight.outcome(&["E2 zap P1", "P3 zap E0", "E0 zap P3"]);
    let executed: Vec<_> = told.iter().filter(|line| line.starts_with("executed")).collect();
    executed.are([
        "executed P3 zap E0",
        "executed E0 zap P3",
        "executed E2 zap P1",
        "executed P1 laser E0",
    ]);
}

#[test]
fn a_multi_use_move_has_an_entry_for_each_use_still_to_come() {
    let mut fight = fight();
    fight.round(&["P1 drain E0", "P3 laser E0", "E2 slow P1"]);
    fight.stack().are([
        "P1 drain E0 1",
        "P3 laser E0 1",
        "P1 drain E0 2",
        "E2 slow P1 2",
        "P1 drain E0 3",
    ]);
    fight.round(&[]);
    assert_eq!(fight.stack(), ["P1 drain E0 1", "E2 slow P1 1", "P1 drain E0 2"]);
}

#[test]
fn the_first_use_of_a_zero_time_multi_use_move_resolves_at_once() {
    let mut fight = fight();
    let told = fight.outcome(&["P1 spark E0"]);
    assert_eq!(told, ["executed P1 spark E0", "E0 loses 1, shield eats 0, 8 left"]);
    assert_eq!(fight.stack(), ["P1 spark E0 1", "P1 spark E0 2"]);
}

#[test]
fn what_is_shown_is_stack_and_resolved_section_before_executing() {
    let mut fight = fight();
    fight.round(&["P1 drain E0"]);
    fight.round(&["E0 zap P1"]);
    let shown = fight.world.resource::<Shown>();
    let times: Vec<u32> = shown.unresolved.iter().map(|entry| entry.time_left).collect();
    assert_eq!(times, [1, 2]);
    let users: Vec<u32> = shown.resolved.iter().map(|entry| entry.choice.user.0).collect();
    assert_eq!(users, [0, 1]);
}

/// In which rounds, from the first on, a move of this subroutine is used, and in which it ends.
fn course(subroutine: &str) -> (Vec<usize>, Vec<usize>) {
    let library = format!("{{ \"it\": ({subroutine}, use: [Damage(1)], after: [Shield(1)]) }}");
    let mut fight = Fight::new(&["P 99 9", "E 99 9"], &library);
    let (mut used, mut after) = (Vec::new(), Vec::new());
    for round in 0..12 {
        let told = fight.round(if round == 0 { &["P0 it E1"] } else { &[] });
        used.extend(told.iter().filter(|line| line.starts_with("E1 loses")).map(|_| round));
        after.extend(told.iter().filter(|line| line.starts_with("after:")).map(|_| round));
    }
    (used, after)
}

#[test]
fn a_move_is_used_when_it_has_spent_its_time_on_the_stack() {
    for time in 0..5 {
        let (used, _) = course(&format!("time: {time}"));
        assert_eq!(used, [time], "time {time}");
    }
}

#[test]
fn a_single_use_move_is_used_once_however_long_it_lasts() {
    assert_eq!(course("time: 2, duration: 3"), (vec![2], vec![5]));
    assert_eq!(course("time: 0, duration: 4"), (vec![0], vec![4]));
}

#[test]
fn a_multi_use_move_is_used_at_resolution_and_in_each_round_of_its_duration() {
    assert_eq!(course("time: 2, duration: 3, multi_use: true"), (vec![2, 3, 4, 5], vec![5]));
    assert_eq!(course("time: 0, duration: 2, multi_use: true"), (vec![0, 1, 2], vec![2]));
    assert_eq!(course("time: 1, multi_use: true"), (vec![1], vec![1]));
}

#[test]
fn the_after_effect_is_invoked_after_time_and_duration_have_passed() {
    for (time, duration) in [(0, 0), (0, 3), (1, 0), (2, 2), (4, 3)] {
        let (_, after) = course(&format!("time: {time}, duration: {duration}"));
        assert_eq!(after, [time + duration], "time {time}, duration {duration}");
    }
}

#[test]
fn user_and_target_may_be_the_same() {
    let mut fight = Fight::new(&["P 5 9"], r#"{ "hurt": (use: [Damage(2)], after: [Heal(1)]) }"#);
    fight.outcome(&["P0 hurt P0"]).are([
        "executed P0 hurt P0",
        "P0 loses 2, shield eats 0, 3 left",
        "finished P0 hurt P0: TimeUp, returns 0",
        "after: P0 gains 1, has 4",
    ]);
}

#[test]
fn a_move_of_a_user_who_died_earlier_in_the_same_step_executes() {
    let mut fight = Fight::new(&["P 2 9", "E 2 9"], r#"{ "blow": (time: 1, use: [Damage(5)]) }"#);
    fight.round(&["P0 blow E1", "E1 blow P0"]);
    fight.outcome(&[]).are([
        "executed P0 blow E1",
        "E1 loses 2, shield eats 0, 0 left",
        "executed E1 blow P0",
        "P0 loses 2, shield eats 0, 0 left",
        "removed P0",
        "removed E1",
        "finished P0 blow E1: UserRemoved, returns nothing",
        "finished E1 blow P0: UserRemoved, returns nothing",
    ]);
}
