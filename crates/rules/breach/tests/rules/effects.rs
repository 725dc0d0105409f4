//! What each effect does, and guardians that turn to their second face.

use crate::small::{Duel, Lines};
use daemonfall_breach::{Face, Fighter, Refusal};
use daemonfall_clock::QuickFlag;

const MOVES: &str = "
    hit: use: [Damage(5)]
    mend: aims: Anyone, use: [Heal(4)]
    shield: aims: Anyone, use: [Shield(3)]
    break: use: [Shield(-20)]
    more: duration: 1, aims: Own, use: [MaxCpu(2)], after: [MaxCpu(-2)]
    less: duration: 1, use: [MaxCpu(-12)], after: [MaxCpu(12)]
    quick: aims: Friend, use: [Quick]
    charge: aims: Anyone, use: [Charge(30)]
    stall: use: [Charge(-70)]
    push: use: [Push(1)]
    shove: use: [Push(2)]
    slip: aims: Free, own: [Step]
    late_slip: time: 1, aims: Free, own: [Step]
    both: use: [Damage(2), Heal(1), Shield(1)], own: [Shield(2), Charge(-5)]
    nothing: cpu: 0, use: [Heal(0)]
    selfish: aims: Panel, use: [Damage(1)], own: [Heal(2)]
";

fn deeds(hostile: &str, choice: &str) -> Vec<String> {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", hostile);
    duel.does(&[choice]).split_off(1)
}

#[test]
fn the_shield_takes_damage_first() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.does(&["ann shield xan", "bob hit xan"])[1..].are([
        "xan shield +3, 3 now, by ann",
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 2 behind 3 of shield, 18 left, by bob",
    ]);
}

#[test]
fn health_comes_back_up_to_the_maximum_and_not_at_zero() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.set_health("xan", 18);
    assert_eq!(duel.does(&["ann mend xan"])[1], "xan gains 2, 20 now, by ann");
    duel.set_health("xan", 0);
    duel.round(&["ann mend xan"]);
    assert_eq!(duel.deeds()[1..], ["xan is beyond healing, by ann", "xan is removed", "over: Won"]);
}

#[test]
fn shield_is_lost_down_to_zero() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    assert_eq!(duel.does(&["ann shield xan", "bob break xan"])[3], "xan shield -3, 0 now, by bob");
    assert_eq!(duel.shield("xan"), 0);
}

#[test]
fn the_maximum_of_cpu_changes_and_the_after_effect_takes_it_back() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    assert_eq!(duel.does(&["ann more ann"])[1], "ann most CPU +2, 11 now, 10 free, by ann");
    assert_eq!(duel.does(&[]), ["ann most CPU -2, 9 now, 9 free, after ann"][..]);
}

#[test]
fn free_cpu_may_go_below_zero_and_then_even_a_free_move_is_refused() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["ann less xan"]);
    assert_eq!(duel.free_cpu("xan"), -3);
    duel.choose("ann wait");
    duel.refuses(
        "nothing ann",
        daemonfall_stack::Refusal::NotEnoughCpu { cost: 0, free: -3 }.into(),
    );
    duel.choose("xan wait");
    assert_eq!(duel.free_cpu("xan"), 9);
}

#[test]
fn quick_gives_a_flag() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1 speed: 10", "xan 0,0");
    assert_eq!(duel.does(&["ann quick bob"])[1..], ["bob flagged qs, 100 CT", "quick turn of bob"]);
}

#[test]
fn charge_time_is_given_and_taken_never_below_zero() {
    assert_eq!(deeds("xan 0,0", "ann charge xan"), ["xan has 70 CT"]);
    assert_eq!(deeds("xan 0,0", "ann stall xan"), ["xan has 0 CT"]);
}

#[test]
fn a_push_goes_toward_its_own_back_as_far_as_it_is_free() {
    assert_eq!(deeds("xan 0,0", "ann push xan"), ["xan moves 2,0 to 3,0"]);
    assert_eq!(deeds("xan 0,0", "ann shove xan"), ["xan moves 2,0 to 3,0", "xan stays: no room"]);
    assert_eq!(deeds("xan 1,0", "ann push xan"), ["xan stays: no room"]);
    assert_eq!(deeds("xan 0,0\n yul 1,0", "ann push xan"), ["xan stays: no room"]);
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.round(&["xan push ann"]);
    assert_eq!(duel.place("ann"), (0, 0), "the player's back is the other way");
}

#[test]
fn a_push_moves_a_sized_one_only_if_all_its_new_panels_are_free() {
    assert_eq!(deeds("xan 0,0 size: (2, 1)", "ann push xan"), ["xan stays: no room"]);
    assert_eq!(deeds("xan 0,0 size: (1, 2)\n yul 1,1", "ann push xan"), ["xan stays: no room"]);
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 size: (1, 2)\n yul 1,2");
    assert_eq!(duel.does(&["ann push xan"])[1], "xan moves 2,0 to 3,0");
    let field = duel.world.resource::<daemonfall_breach::Field>();
    let xan = Some(duel.id("xan"));
    let at = |x, column| field.at(daemonfall_breach::Panel { x, column });
    assert_eq!([at(2, 0), at(2, 1), at(3, 0), at(3, 1)], [None, None, xan, xan]);
}

#[test]
fn a_step_goes_to_the_panel_aimed_at_if_it_is_still_free() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann late_slip 0,3", "bob late_slip 0,3"]);
    duel.does(&[]).are([
        "Action: ann late_slip 0,3 on 0,3 hits []",
        "ann moves 1,0 to 0,3",
        "Action: bob late_slip 0,3 on 0,3 hits []",
        "bob stays: no room",
    ]);
}

#[test]
fn a_list_of_effects_is_carried_out_in_order_on_those_hit_and_then_on_the_user() {
    deeds("xan 0,0", "ann both xan").are([
        "xan loses 2, 18 left, by ann",
        "xan gains 1, 19 now, by ann",
        "xan shield +1, 1 now, by ann",
        "ann shield +2, 2 now, by ann",
        "ann has 15 CT",
    ]);
}

#[test]
fn a_miss_does_to_its_user_what_each_use_does() {
    assert_eq!(deeds("xan 0,0", "ann selfish 3,3"), ["ann gains 0, 20 now, by ann"]);
}

const TURNING: &str = "
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
    Duel::new(TURNING, "ann 0,0\n bob 0,1", &foe)
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
        TURNING,
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
