//! Quick turns inside a resolution, the quick safety, and passed-over turns.

use crate::small::{Duel, Lines};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    quicken: kind: Magic, aims: Friend, use: [Quick]
    hit: kind: Melee, use: [Damage(3)]
    ram: time: 1, cpu: 2, use: [Damage(5)]
    sear: duration: 2, multi_use: true, use: [Damage(2)]
";

/// Ann quickens bob, who has his quick turn now.
fn quickened() -> Duel {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    duel
}

#[test]
fn a_quickened_character_has_its_turn_at_once_in_the_middle_of_the_resolution() {
    let mut duel = quickened();
    // Nothing has been removed or finished yet.
    duel.told()[5..].are([
        "round 1",
        "added: ann quicken bob, 1 CPU, 8 left",
        "resolves: ann quicken bob",
        "step 1",
        "Action: ann quicken bob on 1,1 hits [bob]",
        "bob flagged qs, 100 CT",
        "last action: ann's, step 2, safety Off: QuickSpell, step 3, step 3 gives bob a turn",
        "quick turn of bob",
    ]);
    let turn = duel.turn().unwrap();
    assert!(turn.quick && turn.who == duel.id("bob"));
    assert_eq!(duel.flag("bob"), QuickFlag::None, "taken as the turn begins");
    assert_eq!(duel.free_cpu("ann"), 8);
}

#[test]
fn a_quick_turn_uses_a_zero_time_subroutine_at_once() {
    let mut duel = quickened();
    duel.told();
    duel.choose("bob hit xan");
    duel.told().are([
        "bob chooses hit xan, 20 CT",
        "added: bob hit xan, 1 CPU, 8 left",
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by bob",
        "last action: bob's, step 4, last action cleared, step 5, step 6, safety On: SlowActionOver",
        "finished: ann quicken bob, TimeUp, 1 CPU back",
        "finished: bob hit xan, TimeUp, 1 CPU back",
        "turn of ann: Charge",
    ]);
    assert_eq!(duel.charge("bob"), 120, "20 and C+");
}

#[test]
fn a_quick_turn_puts_a_slower_one_on_the_stack_its_cpu_held_at_once_first_advanced_next_round() {
    let mut duel = quickened();
    duel.told();
    duel.choose("bob ram xan");
    // Charging is no action: the last action stays ann's.
    duel.told().are([
        "bob chooses ram xan, 20 CT",
        "added: bob ram xan, 2 CPU, 7 left",
        "step 4, last action cleared, step 5, step 6, safety On: SlowActionOver",
        "finished: ann quicken bob, TimeUp, 1 CPU back",
        "turn of ann: Charge",
    ]);
    assert_eq!((duel.free_cpu("bob"), duel.health("xan")), (7, 20));
    let left = |duel: &Duel| duel.snapshot().stack.stack.unresolved()[0].time_left;
    assert_eq!(left(&duel), 1);
    duel.round(&[]);
    assert_eq!((duel.health("xan"), duel.free_cpu("bob")), (15, 9));
}

#[test]
fn a_quick_turn_may_be_spent_waiting() {
    let mut duel = quickened();
    duel.told();
    duel.choose("bob wait");
    duel.told().are([
        "bob waits, 40 CT",
        "step 4, last action cleared, step 5, step 6, safety On: SlowActionOver",
        "finished: ann quicken bob, TimeUp, 1 CPU back",
        "turn of ann: Charge",
    ]);
}

#[test]
fn later_uses_of_what_a_quick_turn_began_come_in_the_next_rounds() {
    let mut duel = quickened();
    duel.choose("bob sear xan");
    let mut health = vec![duel.health("xan")];
    for _ in 0..3 {
        duel.round(&[]);
        health.push(duel.health("xan"));
    }
    assert_eq!(health, [18, 16, 14, 14]);
}

#[test]
fn a_flag_lifts_charge_time_to_100_and_the_turn_is_paid_as_any_other() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1 speed: 10", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    assert_eq!(duel.charge("bob"), 100);
    duel.choose("bob hit xan");
    assert_eq!(duel.charge("bob"), 30, "20 and C+");
}

#[test]
fn a_new_flag_may_be_gained_during_the_quick_turn() {
    let mut duel = quickened();
    duel.told();
    duel.choose("bob quicken bob");
    duel.told().are([
        "bob chooses quicken bob, 20 CT",
        "added: bob quicken bob, 1 CPU, 8 left",
        "Action: bob quicken bob on 1,1 hits [bob]",
        "bob flagged qs, 100 CT",
        "last action: bob's, step 4, last action cleared, step 5, step 5 gives bob a turn",
        "quick turn of bob",
    ]);
}

#[test]
fn only_the_first_flagged_in_list_order_goes_before_the_mimes_the_others_after_them() {
    let mut duel = Duel::new(
        "all: kind: Magic, aims: Friend, shape: Row, use: [Quick]",
        "ann 1,0\n bob 0,1\n cal 0,2",
        "xan 0,0",
    );
    duel.round(&["ann all bob"]);
    duel.choose("bob wait");
    duel.choose("cal wait");
    duel.machinery().are([
        "step 1",
        "Action: ann all bob on 1,1 hits [bob cal]",
        "bob flagged qs, 100 CT",
        "cal flagged qs, 100 CT",
        "last action: ann's, step 2, safety Off: QuickSpell, step 3, step 3 gives bob a turn, step 3 passes cal over: NotFirst",
        "quick turn of bob",
        "bob waits, 40 CT",
        "step 4, last action cleared, step 5, step 5 gives cal a turn",
        "quick turn of cal",
        "cal waits, 40 CT",
        "step 4, step 5, step 6, safety On: SlowActionOver",
    ]);
}

#[test]
fn a_quick_turn_comes_before_the_moves_that_are_still_to_resolve() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann quicken bob", "xan hit ann"]);
    duel.choose("bob hit xan");
    duel.deeds().are([
        "Action: ann quicken bob on 1,1 hits [bob]",
        "bob flagged qs, 100 CT",
        "quick turn of bob",
        "bob chooses hit xan, 20 CT",
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by bob",
        "Action: xan hit ann on 1,0 hits [ann]",
        "ann loses 3, 17 left, by xan",
    ]);
}

#[test]
fn what_a_quick_turn_picks_comes_on_top_of_the_active_turns_pick() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann quicken bob", "bob hit xan"]);
    duel.choose("bob hit xan");
    assert_eq!(duel.health("xan"), 14);
}

#[test]
fn a_flag_of_a_mime_is_passed_over_until_the_next_resolution_that_begins_with_it() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1\n mim 1,1 MIME\n cal 1,2", "xan 0,0");
    // Bob is one panel below ann; one panel below the mime is cal.
    duel.edit(|snapshot| snapshot.stack.characters[1].health.current = 0);
    duel.round(&["ann quicken bob", "xan hit cal"]);
    // Bob at zero health gets no flag, so that the safety stays on.
    duel.machinery().are([
        "step 1",
        "Action: ann quicken bob on 1,1 hits [bob]",
        "last action: ann's, step 2, step 4",
        "Mimicry: mim quicken 0,2 on 0,2 hits [cal]",
        "cal flagged mqs, 100 CT",
        "last action cleared, step 5 passes cal over: SafetyOn, step 6, step 1, safety Off: FlagHeld",
        "Action: xan hit cal on 0,2 hits [cal]",
        "cal loses 3, 17 left, by xan",
        "last action: xan's, step 2, step 3, step 3 gives cal a turn",
        "quick turn of cal",
    ]);
}

#[test]
fn a_chain_of_quick_turns_without_end_is_stopped_after_a_thousand() {
    let mut duel =
        Duel::new("quicken: cpu: 0, aims: Friend, use: [Quick]", "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    let mut turns = 0;
    while duel.turn().is_some_and(|turn| turn.quick) {
        let who = duel.asked().to_owned();
        duel.choose(&format!("{who} quicken {who}"));
        turns += 1;
    }
    assert_eq!(turns, 1_000);
    let told = duel.told();
    let end = "stopped after 1000 quick turns, step 5 passes bob over: TooMany, step 6, safety On: SlowActionOver";
    assert!(told.iter().any(|line| line.ends_with(end)), "{told:?}");
    assert_eq!(told.last().unwrap(), "turn of bob: Flag(Spell)");
}
