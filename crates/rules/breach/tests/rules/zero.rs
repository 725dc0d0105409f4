//! At zero health, before removal.

use crate::small::duel::{Duel, Lines};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(5)]
    bolt: kind: Magic, use: [Damage(5)]
    quicken: time: 1, aims: Anyone, use: [Quick]
    quick_all: aims: Friend, shape: Row, use: [Quick]
    poison: duration: 1, use: [Heal(0)], after: [Damage(5)]
    burn: use: [Status(status: Burn, rounds: 9)]
    slip: aims: Free, own: [Step]
    ram: time: 1, use: [Damage(5)]
";

#[test]
fn the_move_of_a_user_who_fell_in_the_same_resolution_runs() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
    duel.does(&["ann hit xan", "xan hit ann"]).are([
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 5, 0 left, by ann",
        "Action: xan hit ann on 1,0 hits [ann]",
        "ann loses 5, 15 left, by xan",
        "xan is removed",
    ]);
}

#[test]
fn no_answer_at_zero_health() {
    for (choice, reaction) in [
        ("ann hit xan", "Riposte"),
        ("ann bolt xan", "CounterMagic"),
        ("ann hit xan", "CriticalQuick"),
        ("ann hit xan", "Brace(3)"),
        ("ann hit xan", "Static(3)"),
    ] {
        let text = format!("xan 0,0 health: 5, reaction: {reaction}\n yul 0,1");
        let mut duel = Duel::new(MOVES, "ann 0,0", &text);
        duel.round(&[choice]);
        assert_eq!(
            duel.deeds()[1..],
            ["xan loses 5, 0 left, by ann", "xan is removed"],
            "{reaction}"
        );
    }
}

#[test]
fn no_mimicry_at_zero_health() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 health: 5, MIME", "xan 0,0\n yul 0,1");
    duel.set_health("mim", 0);
    assert_eq!(duel.does(&["ann hit xan"])[2..], ["mim is removed"]);
}

#[test]
fn no_flag_at_zero_health() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1 health: 5", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    duel.set_health("bob", 0);
    assert_eq!(duel.does(&[]), ["Action: ann quicken bob on 1,1 hits [bob]", "bob is removed"]);
}

#[test]
fn the_flag_of_one_at_zero_health_counts_for_nobody() {
    let mut duel = Duel::new(MOVES, "ann 1,0\n bob 0,1 health: 5", "xan 0,0\n yul 0,1");
    duel.edit(|snapshot| {
        snapshot.fighters[1].flag = QuickFlag::MimeSpell;
        snapshot.stack.characters[1].health.current = 0;
    });
    duel.round(&["xan hit ann"]);
    // The safety stays on.
    duel.machinery().are([
        "step 1",
        "Action: xan hit ann on 0,0 hits [ann]",
        "ann loses 5, 15 left, by xan",
        "last action: xan's",
        "step 2",
        "step 4",
        "last action cleared",
        "step 6",
        "bob is removed",
    ]);
}

#[test]
fn whoever_falls_between_flag_and_quick_turn_has_no_turn() {
    let mut duel = Duel::new(MOVES, "ann 1,0\n bob 0,1\n cal 0,2 health: 5", "xan 0,0\n yul 0,1");
    duel.round(&["ann quick_all bob"]);
    assert_eq!(duel.asked(), "bob");
    duel.set_health("cal", 0);
    duel.told();
    duel.choose("bob wait");
    duel.machinery().are([
        "bob waits, 40 CT",
        "step 4",
        "last action cleared",
        "step 5",
        "step 6",
        "safety On: SlowActionOver",
        "cal is removed",
    ]);
}

#[test]
fn whoever_an_after_effect_takes_to_zero_still_picks_and_is_removed_next_round() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
    duel.round(&["ann poison xan"]);
    assert_eq!(duel.does(&[]), ["xan loses 5, 0 left, after ann"]);
    assert!(duel.is_there("xan"));
    duel.does(&["xan hit ann"]).are([
        "Action: xan hit ann on 1,0 hits [ann]",
        "ann loses 5, 15 left, by xan",
        "xan is removed",
    ]);
}

#[test]
fn whoever_burns_to_zero_still_picks_and_is_removed_next_round() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 1\n yul 0,1");
    duel.round(&["ann burn xan"]);
    duel.round(&["xan slip 3,0"]);
    // It burns no more.
    duel.deeds().are([
        "Action: xan slip 3,0 on 3,0 hits []",
        "xan moves 2,0 to 3,0",
        "xan is removed",
    ]);
}

#[test]
fn who_is_at_zero_health_may_be_aimed_at_until_it_is_removed() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
    duel.set_health("xan", 0);
    assert_eq!(duel.check("hit xan"), Ok(()));
    let xan = duel.id("xan");
    duel.round(&[]);
    duel.refuses("hit xan", daemonfall_stack::Refusal::TargetRemoved(xan).into());
}

#[test]
fn a_flag_gives_no_active_turn_at_zero_health() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 speed: 10\n yul 0,1");
    duel.told();
    duel.edit(|snapshot| {
        snapshot.fighters[1].flag = QuickFlag::Spell;
        snapshot.stack.characters[1].health.current = 0;
    });
    duel.choose("ann wait");
    assert_eq!(duel.told(), ["ann waits, 40 CT", "turn of yul: Charge"]);
}
