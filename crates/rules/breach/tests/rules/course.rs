//! The course of a breach: its opening, turns and their price, picks and the next round's add,
//! uses.

use crate::small::{Duel, Lines};

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(3)]
    ram: time: 1, cpu: 2, use: [Damage(5)]
    sear: time: 1, duration: 2, multi_use: true, cpu: 3, use: [Damage(2)]
    haste: time: 1, aims: Friend, use: [Quick]
";

#[test]
fn a_breach_opens_with_c_plus_and_cr() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    assert_eq!(duel.told(), ["turn of ann: Charge"]);
    assert_eq!((duel.charge("ann"), duel.charge("xan")), (100, 100));
    duel.choose("ann wait");
    duel.choose("xan wait");
    duel.told().are([
        "ann waits, 40 CT",
        "turn of xan: Charge",
        "xan waits, 40 CT",
        "round 1",
        "turn of ann: Charge",
    ]);
}

#[test]
fn charge_time_starts_at_zero_and_grows_by_speed_each_round() {
    let mut duel = Duel::new(MOVES, "ann 0,0 speed: 40", "xan 0,0 speed: 35");
    // 120 and 105 after three times C+.
    duel.told().are(["round 1", "round 2", "turn of ann: Charge"]);
    assert_eq!((duel.charge("ann"), duel.charge("xan")), (120, 105));
}

#[test]
fn active_turns_go_in_list_order_to_whoever_has_100() {
    let mut duel = Duel::new(MOVES, "ann 0,0 speed: 30\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.told();
    duel.round(&[]);
    duel.told().are([
        "bob waits, 40 CT",
        "turn of xan: Charge",
        "xan waits, 40 CT",
        "turn of yul: Charge",
        "yul waits, 40 CT",
        "round 1",
        "turn of bob: Charge",
    ]);
}

#[test]
fn a_turn_costs_80_for_a_choice_and_60_for_waiting_and_keeps_60_at_most() {
    let mut duel = Duel::new(MOVES, "ann 0,0 speed: 75\n bob 0,1 speed: 75", "xan 0,0 speed: 10");
    assert_eq!(duel.charge("ann"), 150);
    duel.choose("ann hit xan");
    duel.choose("bob wait");
    duel.told().are([
        "round 1",
        "turn of ann: Charge",
        "ann chooses hit xan, 60 CT",
        "turn of bob: Charge",
        "bob waits, 60 CT",
        "round 2",
        "added: ann hit xan, 1 CPU, 8 left",
        "resolves: ann hit xan",
        "step 1",
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "last action: ann's, step 2, step 4, last action cleared, step 6",
        "finished: ann hit xan, TimeUp, 1 CPU back",
        "turn of ann: Charge",
    ]);
}

#[test]
fn what_is_picked_waits_for_the_next_rounds_add_zero_time_subroutines_too() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.choose("ann hit xan");
    assert_eq!(duel.health("xan"), 20);
    assert_eq!(duel.free_cpu("ann"), 9, "CPU is held from the moment of adding");
    duel.choose("bob ram xan");
    duel.told();
    duel.choose("xan wait");
    duel.told().are([
        "xan waits, 40 CT",
        "round 1",
        "added: ann hit xan, 1 CPU, 8 left",
        "added: bob ram xan, 2 CPU, 7 left",
        "resolves: ann hit xan",
        "step 1",
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "last action: ann's, step 2, step 4, last action cleared, step 6",
        "finished: ann hit xan, TimeUp, 1 CPU back",
        "turn of ann: Charge",
    ]);
    assert_eq!((duel.free_cpu("ann"), duel.free_cpu("bob")), (9, 7));
}

#[test]
fn whoever_still_charges_is_not_asked() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 speed: 50");
    duel.round(&["ann hit xan"]);
    duel.deeds().are(["Action: ann hit xan on 2,0 hits [xan]", "xan loses 3, 17 left, by ann"]);
    assert_eq!(duel.asked(), "ann");
    assert_eq!((duel.charge("ann"), duel.charge("xan")), (120, 100));
}

#[test]
fn picks_are_added_players_first_each_side_in_character_order() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.does(&["ann hit xan", "bob hit yul", "xan hit ann", "yul hit bob"]).are([
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "Action: bob hit yul on 2,1 hits [yul]",
        "yul loses 3, 17 left, by bob",
        "Action: xan hit ann on 1,0 hits [ann]",
        "ann loses 3, 17 left, by xan",
        "Action: yul hit bob on 1,1 hits [bob]",
        "bob loses 3, 17 left, by yul",
    ]);
}

#[test]
fn resolved_moves_run_in_stack_order_and_not_in_list_order() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["bob sear xan"]);
    duel.does(&["ann ram xan", "bob hit xan"]).are([
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by bob",
        "Action: bob sear xan on 2,0 hits [xan]",
        "xan loses 2, 15 left, by bob",
    ]);
    duel.round(&[]);
    // The sear was added first.
    duel.deeds().are([
        "Action: bob sear xan on 2,0 hits [xan]",
        "xan loses 2, 13 left, by bob",
        "Action: ann ram xan on 2,0 hits [xan]",
        "xan loses 5, 8 left, by ann",
    ]);
}

#[test]
fn each_use_of_a_multi_use_subroutine_is_one_action_of_its_own() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    assert_eq!(duel.does(&["ann sear xan"]), [""; 0]);
    for left in [18, 16, 14] {
        assert_eq!(duel.free_cpu("ann"), 6);
        duel.round(&[]);
        let told = duel.told();
        let of_the_use = [
            "resolves: ann sear xan",
            "step 1",
            "Action: ann sear xan on 2,0 hits [xan]",
            &format!("xan loses 2, {left} left, by ann"),
            "last action: ann's, step 2, step 4, last action cleared, step 6",
        ];
        let from = told.iter().position(|line| *line == of_the_use[0]).unwrap();
        assert_eq!(told[from..from + of_the_use.len()], of_the_use);
    }
    assert_eq!(duel.free_cpu("ann"), 9, "it has advanced time + duration times");
    assert_eq!(duel.does(&[]), [""; 0]);
}

#[test]
fn after_resolution_come_remove_then_finish_then_c_plus_and_cr() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1 speed: 30", "xan 0,0\n yul 0,1");
    duel.set_health("xan", 3);
    duel.round(&["ann hit xan", "xan ram bob"]);
    let told = duel.told();
    told[told.len() - 5..].are([
        "last action: ann's, step 2, step 4, last action cleared, step 6",
        "xan is removed",
        "finished: ann hit xan, TargetRemoved, 1 CPU back",
        "finished: xan ram bob, UserRemoved, no CPU back",
        "turn of ann: Charge",
    ]);
    assert_eq!(duel.charge("ann"), 120, "C+ came before the turn");
    assert_eq!(duel.charge("bob"), 60);
}

#[test]
fn a_quick_flag_held_in_cr_goes_before_charge() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1 speed: 10", "xan 0,0 speed: 10");
    let bob = duel.id("bob").0 as usize;
    duel.edit(|snapshot| {
        snapshot.fighters[bob].flag = daemonfall_clock::QuickFlag::MimeSpell;
        snapshot.fighters[bob].charge.0 = 100;
    });
    duel.choose("ann wait");
    assert_eq!(duel.told(), ["ann waits, 40 CT", "turn of bob: Flag(MimeSpell)"]);
    assert_eq!(duel.flag("bob"), daemonfall_clock::QuickFlag::None, "taken as its turn begins");
}

const CHANGES: &str = "
    haste: duration: 3, aims: Anyone, use: [Speed(80)], after: [Speed(-80)]
    slow: duration: 3, aims: Anyone, use: [Speed(-80)], after: [Speed(80)]
    short: duration: 1, aims: Anyone, use: [Speed(-30)], after: [Speed(30)]
";

#[test]
fn speeds_stay_within_10_and_100() {
    let mut duel = Duel::new(CHANGES, "ann 0,0", "xan 0,0 speed: 50\n yul 0,1 speed: 50");
    assert_eq!(duel.does(&["ann haste xan"])[1], "xan has speed 100");
    assert_eq!(duel.does(&["ann slow yul"])[1], "yul has speed 10");
}

#[test]
fn a_changed_speed_counts_from_the_same_rounds_c_plus_on() {
    let mut duel = Duel::new(CHANGES, "ann 0,0", "xan 0,0 speed: 50");
    duel.round(&["ann haste xan"]);
    assert_eq!(duel.charge("xan"), 150);
}

#[test]
fn what_speed_an_effect_changes_its_after_effect_takes_back_whole() {
    let mut duel = Duel::new(CHANGES, "ann 0,0\n bob 0,1", "xan 0,0 speed: 50");
    // 130 is clamped to 100; minus 30 it is still 100; then each takes back its own amount.
    duel.round(&["ann haste xan", "bob short xan"]);
    let mut speeds = vec![duel.speed("xan")];
    for _ in 0..3 {
        duel.round(&[]);
        speeds.push(duel.speed("xan"));
    }
    assert_eq!(speeds, [100, 100, 100, 50]);
    // -30 is clamped to 10; plus 80 gives 50.
    duel.round(&["ann slow xan"]);
    assert_eq!(duel.speed("xan"), 10);
    duel.round(&["bob haste xan"]);
    assert_eq!(duel.speed("xan"), 50);
    duel.round(&[]);
    duel.round(&[]);
    assert_eq!(duel.speed("xan"), 100, "the slow is over");
    duel.round(&[]);
    assert_eq!(duel.speed("xan"), 50);
}
