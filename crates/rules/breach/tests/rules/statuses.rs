//! The four statuses in a breach.

use crate::small::{Duel, Lines};
use daemonfall_breach::Refusal;
use daemonfall_core::Status;

const MOVES: &str = "
    stun: use: [Status(status: Stun, rounds: 2)]
    freeze: use: [Status(status: Freeze, rounds: 3)]
    bind: use: [Status(status: Bind, rounds: 3)]
    loose: aims: Anyone, use: [Status(status: Bind, rounds: 0)]
    burn: use: [Status(status: Burn, rounds: 2)]
    hit: kind: Melee, use: [Damage(3)]
    ram: time: 1, use: [Damage(3)]
    slip: aims: Free, own: [Step]
    late_slip: time: 1, aims: Free, own: [Step]
    push: use: [Push(1)]
    shove: use: [Damage(1), Push(1)]
    quick: aims: Friend, use: [Quick]
    shield: aims: Friend, use: [Shield(9)]
    later: duration: 1, use: [Heal(0)], after: [Damage(2)]
";

#[test]
fn who_is_stunned_waits_in_its_turns_without_being_asked_for_so_many_rounds() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann stun xan"]);
    for _ in 0..2 {
        duel.told();
        duel.choose("ann wait");
        assert!(duel.told().contains(&"xan waits, 60 CT".to_owned()));
        assert_eq!(duel.asked(), "ann", "and not xan");
    }
    duel.choose("ann wait");
    assert_eq!(duel.asked(), "xan");
    assert!(!duel.statuses("xan").any());
}

#[test]
fn who_is_frozen_waits_in_its_turns_quick_ones_too() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["xan freeze bob"]);
    duel.round(&["ann quick bob"]);
    let told = duel.told();
    let place = told.iter().position(|line| line == "quick turn of bob").unwrap();
    assert_eq!(told[place + 1], "bob waits, 40 CT");
    assert_eq!(duel.asked(), "ann");
}

#[test]
fn what_the_stunned_and_the_frozen_began_before_resolves() {
    for choice in ["ann stun xan", "ann freeze xan"] {
        let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
        duel.round(&[choice, "xan ram ann"]);
        duel.round(&[]);
        assert_eq!(duel.health("ann"), 17);
    }
}

#[test]
fn the_stunned_and_the_frozen_neither_answer_nor_mimic() {
    for choice in ["xan stun mim", "xan freeze mim"] {
        let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0");
        duel.round(&[choice]);
        assert_eq!(duel.does(&["ann hit xan"]).len(), 2);
    }
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 reaction: Riposte");
    duel.round(&["ann stun xan"]);
    assert_eq!(duel.does(&["ann hit xan"]).len(), 2);
}

#[test]
fn the_frozen_thaw_when_they_are_hurt() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann freeze xan"]);
    assert_eq!(duel.does(&["ann hit xan"])[1..], ["xan loses 3, 17 left, by ann", "xan thaws"]);
    assert!(!duel.statuses("xan").has(Status::Freeze));
    duel.choose("ann wait");
    assert_eq!(duel.asked(), "xan");
}

#[test]
fn the_frozen_thaw_when_an_after_effect_or_a_fire_hurts_them() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann later xan", "bob freeze xan"]);
    assert_eq!(duel.does(&[]), ["xan loses 2, 18 left, after ann", "xan thaws"]);
    duel.round(&["ann burn xan", "bob freeze xan"]);
    assert_eq!(duel.deeds()[4..], ["xan burns, 1, 17 left", "xan thaws"]);
}

#[test]
fn the_frozen_do_not_thaw_while_a_shield_takes_the_damage() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0\n yul 0,1");
    duel.round(&["ann freeze xan", "yul shield xan"]);
    duel.round(&["ann hit xan"]);
    assert_eq!(duel.deeds()[1..], ["xan loses 0 behind 3 of shield, 20 left, by ann"]);
    assert!(duel.statuses("xan").has(Status::Freeze));
}

#[test]
fn freeze_and_bind_end_by_themselves_after_so_many_rounds() {
    for (choice, end) in
        [("ann freeze xan", "xan: Freeze ends"), ("ann bind xan", "xan: Bind ends")]
    {
        let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
        duel.round(&[choice]);
        for _ in 0..2 {
            assert_eq!(duel.does(&[]), [""; 0]);
        }
        assert_eq!(duel.does(&[]), [end]);
    }
}

#[test]
fn neither_the_bound_nor_the_frozen_are_pushed() {
    for (choice, stays) in
        [("ann freeze xan", "xan stays: Freeze"), ("ann bind xan", "xan stays: Bind")]
    {
        let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
        duel.round(&[choice]);
        assert_eq!(duel.does(&["ann push xan"])[1..], [stays]);
    }
}

#[test]
fn a_blow_that_thaws_may_push() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann freeze xan"]);
    duel.round(&["ann shove xan"]);
    duel.deeds()[1..].are(["xan loses 1, 19 left, by ann", "xan thaws", "xan moves 2,0 to 3,0"]);
}

#[test]
fn the_bound_do_all_but_move() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann bind xan"]);
    duel.choose("ann wait");
    duel.refuses("slip 3,0", Refusal::CannotMove(Status::Bind));
    duel.choose("xan hit ann");
    assert_eq!(duel.health("ann"), 17);
}

#[test]
fn a_step_picked_before_does_not_move_the_bound() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["xan late_slip 3,0"]);
    duel.does(&["ann bind xan"])[1..].are([
        "xan Bind for 3, by ann",
        "Action: xan late_slip 3,0 on 3,0 hits []",
        "xan stays: Bind",
    ]);
}

#[test]
fn the_bound_are_freed_when_the_binder_is_removed() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.round(&["ann bind xan", "bob bind yul"]);
    duel.set_health("ann", 0);
    assert_eq!(duel.does(&[]), ["ann is removed", "xan: Bind ends"]);
    assert!(duel.statuses("yul").has(Status::Bind), "bob is there still");
}

#[test]
fn whoever_bound_last_is_the_binder() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann bind xan", "bob bind xan"]);
    duel.set_health("ann", 0);
    assert_eq!(duel.does(&[]), ["ann is removed"]);
    assert!(duel.statuses("xan").has(Status::Bind));
}

#[test]
fn a_bond_that_has_ended_is_not_ended_again() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.round(&["ann bind xan", "yul loose xan"]);
    duel.set_health("ann", 0);
    assert_eq!(duel.does(&[]), ["ann is removed"]);
}

#[test]
fn burning_hurts_one_a_round_shield_first_after_the_after_effects() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.round(&["ann burn xan", "bob later xan"]);
    assert_eq!(duel.deeds()[4..], ["xan burns, 1, 19 left"], "from the round on in which it began");
    duel.does(&["yul shield xan"])[1..].are([
        "xan shield +9, 9 now, by yul",
        "xan loses 0 behind 2 of shield, 19 left, after bob",
        "xan burns, 0, 19 left",
    ]);
    assert_eq!(duel.shield("xan"), 6);
    assert_eq!(duel.does(&[]), ["xan: Burn ends"], "two rounds, twice");
}

#[test]
fn all_who_burn_are_hurt_in_character_order() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.does(&["ann burn yul", "bob burn xan", "yul burn ann"])[6..].are([
        "ann burns, 1, 19 left",
        "xan burns, 1, 19 left",
        "yul burns, 1, 19 left",
    ]);
}

#[test]
fn applying_a_status_again_sets_its_rounds() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann bind xan"]);
    duel.round(&["ann bind xan"]);
    assert_eq!(duel.statuses("xan").left(Status::Bind), 3);
}
