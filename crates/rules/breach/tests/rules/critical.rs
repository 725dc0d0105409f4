//! At low health: critical quick, a flag when an action or a mimicry leaves its owner at a fifth of
//! its health or less. At zero health, before removal.

use crate::small::{Duel, Lines};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(3)]
    shot: use: [Damage(3)]
    bolt: kind: Magic, use: [Damage(4)]
    nova: kind: Magic, aims: Anyone, shape: Row, use: [Damage(4)]
";

#[test]
fn critical_quick_flags_at_a_fifth_or_below() {
    for (health, flagged) in [(8, false), (7, true), (4, true), (3, false)] {
        let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 reaction: CriticalQuick\n yul 0,1");
        duel.set_health("xan", health);
        duel.round(&["ann shot xan"]);
        let is_flagged = duel.deeds().contains(&"xan flagged cq, 100 CT".to_owned());
        assert_eq!(is_flagged, flagged, "{health} less 3 of 20");
    }
}

#[test]
fn critical_quick_has_its_turn_after_the_mimes() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0 reaction: CriticalQuick");
    duel.set_health("xan", 7);
    duel.round(&["ann shot xan"]);
    duel.machinery().are([
        "step 1",
        "Action: ann shot xan on 2,0 hits [xan]",
        "xan loses 3, 4 left, by ann",
        "last action: ann's, step 2",
        "xan flagged cq, 100 CT",
        "step 3 passes xan over: SafetyOn, step 4, safety Off: FlagBeforeMimes",
        "Mimicry: mim shot 2,1 on 2,1 hits []",
        "last action cleared, step 5, step 5 gives xan a turn",
        "quick turn of xan",
    ]);
}

#[test]
fn critical_quick_by_a_mimicry_is_mcq_and_lifts_charge_time_to_154() {
    let mut duel =
        Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,1 reaction: CriticalQuick\n yul 0,0");
    duel.set_health("xan", 7);
    assert_eq!(duel.does(&["ann shot yul"]).last().unwrap(), "xan flagged mcq, 154 CT");
    assert_eq!(duel.flag("xan"), QuickFlag::None, "passed over, and its turn comes in CR");
    assert_eq!(duel.asked(), "xan");
}

#[test]
fn critical_quick_does_not_answer_answers() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0 reaction: CriticalQuick",
        "xan 0,0 reaction: CounterMagic\n yul 0,1 reaction: Riposte",
    );
    duel.set_health("ann", 8);
    duel.round(&["ann bolt xan"]);
    assert_eq!(duel.health("ann"), 4);
    duel.round(&["ann hit yul"]);
    assert_eq!(duel.health("ann"), 2);
    assert_eq!(duel.flag("ann"), QuickFlag::None);
}

#[test]
fn critical_quick_asks_how_the_action_left_it_and_not_what_answers_have_done_since() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0 reaction: CounterMagic\n bob 0,1 reaction: CriticalQuick",
        "xan 0,0",
    );
    duel.set_health("bob", 10);
    duel.round(&["bob nova ann"]);
    // 6 of 20 is more than a fifth.
    duel.deeds().are([
        "Action: bob nova ann on 1,0 hits [ann bob]",
        "ann loses 4, 16 left, by bob",
        "bob loses 4, 6 left, by bob",
        "CounterMagic: ann nova bob on 1,1 hits [bob]",
        "bob loses 4, 2 left, by ann",
    ]);
}

const BLOWS: &str = "
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
    let mut duel = Duel::new(BLOWS, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
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
        let mut duel = Duel::new(BLOWS, "ann 0,0", &text);
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
    let mut duel = Duel::new(BLOWS, "ann 0,0\n mim 0,1 health: 5, MIME", "xan 0,0\n yul 0,1");
    duel.set_health("mim", 0);
    assert_eq!(duel.does(&["ann hit xan"])[2..], ["mim is removed"]);
}

#[test]
fn no_flag_at_zero_health() {
    let mut duel = Duel::new(BLOWS, "ann 0,0\n bob 0,1 health: 5", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    duel.set_health("bob", 0);
    assert_eq!(duel.does(&[]), ["Action: ann quicken bob on 1,1 hits [bob]", "bob is removed"]);
}

#[test]
fn the_flag_of_one_at_zero_health_counts_for_nobody() {
    let mut duel = Duel::new(BLOWS, "ann 1,0\n bob 0,1 health: 5", "xan 0,0\n yul 0,1");
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
        "last action: xan's, step 2, step 4, last action cleared, step 6",
        "bob is removed",
    ]);
}

#[test]
fn whoever_falls_between_flag_and_quick_turn_has_no_turn() {
    let mut duel = Duel::new(BLOWS, "ann 1,0\n bob 0,1\n cal 0,2 health: 5", "xan 0,0\n yul 0,1");
    duel.round(&["ann quick_all bob"]);
    assert_eq!(duel.asked(), "bob");
    duel.set_health("cal", 0);
    duel.told();
    duel.choose("bob wait");
    duel.machinery().are([
        "bob waits, 40 CT",
        "step 4, last action cleared, step 5, step 6, safety On: SlowActionOver",
        "cal is removed",
    ]);
}

#[test]
fn whoever_an_after_effect_takes_to_zero_still_picks_and_is_removed_next_round() {
    let mut duel = Duel::new(BLOWS, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
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
    let mut duel = Duel::new(BLOWS, "ann 0,0", "xan 0,0 health: 1\n yul 0,1");
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
    let mut duel = Duel::new(BLOWS, "ann 0,0", "xan 0,0 health: 5\n yul 0,1");
    duel.set_health("xan", 0);
    assert_eq!(duel.check("hit xan"), Ok(()));
    let xan = duel.id("xan");
    duel.round(&[]);
    duel.refuses("hit xan", daemonfall_stack::Refusal::TargetRemoved(xan).into());
}

#[test]
fn a_flag_gives_no_active_turn_at_zero_health() {
    let mut duel = Duel::new(BLOWS, "ann 0,0", "xan 0,0 speed: 10\n yul 0,1");
    duel.told();
    duel.edit(|snapshot| {
        snapshot.fighters[1].flag = QuickFlag::Spell;
        snapshot.stack.characters[1].health.current = 0;
    });
    duel.choose("ann wait");
    assert_eq!(duel.told(), ["ann waits, 40 CT", "turn of yul: Charge"]);
}
