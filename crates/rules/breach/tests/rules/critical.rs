//! Critical quick: a flag when an action or a mimicry leaves its owner at a fifth of its health or
//! less.

use crate::small::duel::{Duel, Lines};
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
        "last action: ann's",
        "step 2",
        "xan flagged cq, 100 CT",
        "step 3 passes xan over: SafetyOn",
        "step 4",
        "safety Off: FlagBeforeMimes",
        "Mimicry: mim shot 2,1 on 2,1 hits []",
        "last action cleared",
        "step 5",
        "step 5 gives xan a turn",
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
