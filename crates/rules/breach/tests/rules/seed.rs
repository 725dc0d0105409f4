//! The two short examples of the seed, played on the field: characters quickened by mimes are
//! passed over until later.
//!
//! The back row is one panel behind the front row. When ann aims at the empty panel in front of
//! her, a mime behind a character therefore hits that character.

use crate::small::{Duel, Lines};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    quick: kind: Magic, aims: Panel, use: [Quick]
    haste: kind: Magic, aims: Panel, use: [Speed(1)]
";

fn duel() -> Duel {
    Duel::new(
        MOVES,
        "ann 0,0\n bob 0,1\n cal 0,2\n dee 1,2 MIME, speed: 10\n eve 1,1 MIME, speed: 10",
        "xan 1,3 speed: 10",
    )
}

#[test]
fn those_whom_mimes_quicken_in_safe_mode_have_their_turns_in_the_following_cr() {
    let mut duel = duel();
    duel.round(&["ann quick 2,0"]);
    duel.told()[7..].are([
        "resolves: ann quick a panel",
        "step 1",
        "Action: ann quick 2,0 on 2,0 hits []",
        "last action: ann's, step 2, step 4",
        "Mimicry: dee quick 1,2 on 1,2 hits [cal]",
        "cal flagged mqs, 100 CT",
        "Mimicry: eve quick 1,1 on 1,1 hits [bob]",
        "bob flagged mqs, 100 CT",
        "last action cleared, step 5 passes bob over: SafetyOn, step 5 passes cal over: SafetyOn, step 6",
        "finished: ann quick a panel, TimeUp, 1 CPU back",
        "turn of bob: Flag(MimeSpell)",
    ]);
    duel.choose("bob wait");
    duel.choose("cal wait");
    duel.choose("ann wait");
    // The order is B, C, A.
    duel.told()[..5].are([
        "bob waits, 60 CT",
        "turn of cal: Flag(MimeSpell)",
        "cal waits, 60 CT",
        "turn of ann: Charge",
        "ann waits, 60 CT",
    ]);
}

#[test]
fn with_another_slow_action_the_first_has_its_turn_before_its_mimes_and_the_second_after_them() {
    let mut duel = duel();
    duel.round(&["ann quick 2,0", "bob haste 2,1"]);
    assert_eq!(duel.asked(), "bob");
    duel.choose("bob wait");
    assert_eq!(duel.asked(), "cal");
    duel.choose("cal wait");
    duel.machinery().are([
        "step 1",
        "Action: ann quick 2,0 on 2,0 hits []",
        "last action: ann's, step 2, step 4",
        "Mimicry: dee quick 1,2 on 1,2 hits [cal]",
        "cal flagged mqs, 100 CT",
        "Mimicry: eve quick 1,1 on 1,1 hits [bob]",
        "bob flagged mqs, 100 CT",
        "last action cleared, step 5 passes bob over: SafetyOn, step 5 passes cal over: SafetyOn, step 6, step 1, safety Off: FlagHeld",
        "Action: bob haste 2,1 on 2,1 hits []",
        "last action: bob's, step 2, step 3, step 3 gives bob a turn, step 3 passes cal over: NotFirst",
        "quick turn of bob",
        "bob waits, 40 CT",
        "step 4",
        "Mimicry: dee haste 1,2 on 1,2 hits [cal]",
        "cal has speed 100",
        "Mimicry: eve haste 1,1 on 1,1 hits [bob]",
        "bob has speed 100",
        "last action cleared, step 5, step 5 gives cal a turn",
        "quick turn of cal",
        "cal waits, 40 CT",
        "step 4, step 5, step 6, safety On: SlowActionOver",
    ]);
    assert_eq!(duel.asked(), "ann", "then A, B, C");
    assert!(["bob", "cal"].iter().all(|who| duel.flag(who) == QuickFlag::None));
}

#[test]
fn a_flag_gained_in_the_mime_cycle_of_a_resolution_in_quick_mode_has_its_turn_in_step_5() {
    let mut duel = Duel::new(
        "one: aims: Friend, use: [Quick]",
        "ann 0,0\n bob 0,1\n mim 1,1 MIME\n cal 1,2",
        "xan 0,0",
    );
    duel.round(&["ann one bob"]);
    duel.choose("bob one bob");
    duel.machinery()[4..].are([
        "quick turn of bob",
        "bob chooses one bob, 20 CT",
        "Action: bob one bob on 1,1 hits [bob]",
        "bob flagged qs, 100 CT",
        "last action: bob's, step 4",
        "Mimicry: mim one 0,1 on 0,1 hits [mim]",
        "mim flagged mqs, 100 CT",
        "last action cleared, step 5, step 5 gives bob a turn",
        "quick turn of bob",
    ]);
    duel.choose("bob wait");
    // In list order, and the mime waits automatically.
    duel.deeds().are(["bob waits, 40 CT", "quick turn of mim", "mim waits, 40 CT"]);
}
