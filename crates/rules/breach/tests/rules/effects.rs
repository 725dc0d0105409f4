//! What each effect does.

use crate::small::duel::{Duel, Lines};

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
