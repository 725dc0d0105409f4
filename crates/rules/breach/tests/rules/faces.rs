//! Guardians that turn to their second face.

use crate::small::duel::{Duel, Lines};
use daemonfall_breach::{Face, Fighter, Refusal};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    hit: use: [Damage(5)]
    poison: duration: 1, use: [Damage(0)], after: [Damage(5)]
    ram: time: 2, use: [Damage(3)]
    claw: kind: Melee, use: [Damage(4)]
    bolt: kind: Magic, use: [Damage(1)]
    mend: aims: Anyone, use: [Heal(20)]
";

fn guarded(fields: &str, phase: &str) -> Duel {
    let foe = format!(
        "big 0,0 health: 20, subroutines: [\"ram\", \"hit\"]{fields}, phase: (name: \"Second\", {phase})\n yul 0,1"
    );
    Duel::new(MOVES, "ann 0,0\n bob 0,1", &foe)
}

#[test]
fn a_guardian_turns_after_removal_at_its_share_of_health_or_less() {
    for (health, turns) in [(16, false), (15, true)] {
        let mut duel = guarded("", "at: 50, subroutines: [\"claw\"]");
        duel.set_health("big", health);
        let turned = duel.does(&["ann hit big"]).contains(&"big turns".to_owned());
        assert_eq!(turned, turns, "{health} less 5 of 20");
    }
}

#[test]
fn turning_changes_speed_subroutines_and_does_what_it_says() {
    let mut duel = guarded(
        ", speed: 80",
        "at: 50, speed: 15, subroutines: [\"claw\", \"bolt\"], effects: [Shield(7), Quick]",
    );
    duel.set_health("big", 14);
    duel.does(&["ann hit big"])[1..].are([
        "big loses 5, 9 left, by ann",
        "big turns",
        "big has speed 95",
        "big shield +7, 7 now, by big",
        "big flagged qs, 100 CT",
    ]);
    assert_eq!(duel.get::<Fighter>("big").face, Face::Second);
    assert_eq!(duel.asked(), "big", "its flag gives it the first active turn");
    let hit = duel.library.find_subroutine("hit").unwrap();
    duel.refuses("hit ann", Refusal::NotItsOwn(hit));
    duel.choose("big claw ann");
}

#[test]
fn turning_changes_the_answer() {
    let mut duel =
        guarded(", reaction: CounterMagic", "at: 50, reaction: Riposte, subroutines: [\"claw\"]");
    duel.set_health("big", 10);
    duel.round(&[]);
    duel.does(&["ann bolt big", "bob claw big"])[2..].are([
        "Action: bob claw big on 2,0 hits [big]",
        "big loses 4, 5 left, by bob",
        "Riposte: big claw bob on 1,1 hits [bob]",
        "bob loses 3, 17 left, by big",
    ]);
}

#[test]
fn turning_may_make_a_mime_or_unmake_one() {
    let mut duel = guarded("", "at: 50, MIME");
    duel.set_health("big", 10);
    duel.round(&[]);
    duel.told();
    assert!(duel.does(&["yul hit bob"])[2].starts_with("Mimicry: big hit 1,0"));
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0",
        "mim 0,0 MIME, phase: (at: 50, name: \"Wakes\", subroutines: [\"hit\"])\n yul 0,1",
    );
    duel.set_health("mim", 10);
    duel.round(&[]);
    duel.does(&["yul hit ann", "mim hit ann"]).are([
        "Action: mim hit ann on 1,0 hits [ann]",
        "ann loses 5, 15 left, by mim",
        "Action: yul hit ann on 1,0 hits [ann]",
        "ann loses 5, 10 left, by yul",
    ]);
}

#[test]
fn a_guardian_turns_once() {
    let mut duel = guarded("", "at: 50, speed: -20, subroutines: [\"claw\"], effects: [Shield(7)]");
    duel.set_health("big", 10);
    assert_eq!(duel.does(&[])[0], "big turns");
    duel.round(&["ann mend big"]);
    assert_eq!(duel.health("big"), 20);
    duel.set_health("big", 5);
    assert_eq!(duel.does(&[]), [""; 0]);
    assert_eq!((duel.speed("big"), duel.shield("big")), (80, 7));
}

#[test]
fn what_it_began_before_turning_goes_on() {
    let mut duel = guarded("", "at: 50, subroutines: [\"claw\"]");
    duel.round(&["big ram ann"]);
    duel.set_health("big", 10);
    duel.round(&[]);
    duel.round(&[]);
    duel.deeds().are(["Action: big ram ann on 1,0 hits [ann]", "ann loses 3, 17 left, by big"]);
}

#[test]
fn one_that_falls_turns_no_more() {
    let mut duel = guarded("", "at: 50, subroutines: [\"claw\"]");
    duel.set_health("big", 5);
    duel.round(&["ann hit big"]);
    assert_eq!(duel.deeds()[1..], ["big loses 5, 0 left, by ann", "big is removed"]);
}

#[test]
fn an_after_effect_turns_it_in_the_next_rounds_remove_step() {
    let mut duel = guarded("", "at: 50, subroutines: [\"claw\"], effects: [Quick]");
    duel.set_health("big", 15);
    duel.round(&["ann poison big"]);
    assert_eq!(duel.does(&[]), ["big loses 5, 10 left, after ann"]);
    assert_eq!(duel.does(&[]), ["big turns", "big flagged qs, 100 CT"]);
    assert_eq!(duel.flag("big"), QuickFlag::None, "its turn has begun");
}
