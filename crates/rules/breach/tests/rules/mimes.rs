//! Mimes: they repeat their own side's last action, with the same aim relative to themselves, once
//! per action.

use crate::small::{Duel, Lines};

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(3)]
    sear: time: 1, duration: 1, multi_use: true, cpu: 3, use: [Damage(2)]
    burst: aims: Panel, shape: Cross, use: [Damage(2)]
    guard: aims: Own, use: [Shield(4)]
    slip: aims: Free, own: [Step]
    quicken: aims: Friend, use: [Quick]
";

fn mimed(player: &str, hostile: &str, choice: &str) -> Vec<String> {
    let mut duel = Duel::new(MOVES, player, hostile);
    duel.does(&[choice])
}

#[test]
fn a_mime_repeats_the_same_aim_relative_to_itself() {
    mimed("ann 0,0\n mim 0,2 MIME", "xan 0,1\n yul 0,3", "ann hit xan").are([
        "Action: ann hit xan on 2,1 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "Mimicry: mim hit 2,3 on 2,3 hits [yul]",
        "yul loses 3, 17 left, by mim",
    ]);
}

#[test]
fn a_mimes_offset_is_not_mirrored() {
    // Xan aims one panel ahead and one down; so does the mime, not one up.
    mimed("ann 0,1\n bob 0,3", "xan 0,0\n mim 0,2 MIME", "xan hit ann").are([
        "Action: xan hit ann on 1,1 hits [ann]",
        "ann loses 3, 17 left, by xan",
        "Mimicry: mim hit 1,3 on 1,3 hits [bob]",
        "bob loses 3, 17 left, by mim",
    ]);
}

#[test]
fn a_mime_may_well_hit_an_empty_panel() {
    mimed("ann 0,0\n mim 0,2 MIME", "xan 0,1", "ann hit xan")[2..]
        .are(["Mimicry: mim hit 2,3 on 2,3 hits []"]);
}

#[test]
fn off_the_field_is_a_miss() {
    mimed("ann 0,0\n mim 0,3 MIME", "xan 0,1", "ann hit xan")[2..]
        .are(["Mimicry: mim hit 2,4 off the field hits []"]);
    // The same with a shape, even though part of it would be on the field.
    mimed("ann 0,2\n mim 0,3 MIME", "xan 0,3", "ann burst 2,3")[2..]
        .are(["Mimicry: mim burst 2,4 off the field hits []"]);
}

#[test]
fn a_mime_may_hit_its_own_side() {
    // Ann is one panel ahead of the mime in the back.
    mimed("ann 0,0\n mim 1,0 MIME", "xan 0,0", "ann hit xan")[2..]
        .are(["Mimicry: mim hit 1,0 on 1,0 hits [ann]", "ann loses 3, 17 left, by mim"]);
}

#[test]
fn what_a_user_does_to_itself_the_mime_does_to_itself() {
    mimed("ann 0,0\n mim 1,3 MIME", "xan 0,0", "ann guard ann").are([
        "Action: ann guard ann on 1,0 hits [ann]",
        "ann shield +4, 4 now, by ann",
        "Mimicry: mim guard 0,3 on 0,3 hits [mim]",
        "mim shield +4, 4 now, by mim",
    ]);
}

#[test]
fn a_step_is_repeated_from_where_the_user_stood_before_it() {
    mimed("ann 0,0\n mim 0,2 MIME", "xan 0,0", "ann slip 0,1").are([
        "Action: ann slip 0,1 on 0,1 hits []",
        "ann moves 1,0 to 0,1",
        "Mimicry: mim slip 0,3 on 0,3 hits []",
        "mim moves 1,2 to 0,3",
    ]);
}

#[test]
fn a_mime_steps_neither_off_the_field_nor_onto_somebody_nor_into_the_other_half() {
    mimed("ann 0,0\n mim 1,2 MIME", "xan 0,0", "ann slip 0,0")[2..]
        .are(["Mimicry: mim slip -1,2 off the field hits []", "mim stays: no room"]);
    mimed("ann 0,0\n mim 0,2 MIME\n bob 1,2", "xan 0,0", "ann slip 0,0")[2..]
        .are(["Mimicry: mim slip 0,2 on 0,2 hits []", "mim stays: no room"]);
    mimed("ann 1,0\n mim 0,2 MIME", "xan 0,0", "ann slip 1,0")[2..]
        .are(["Mimicry: mim slip 2,2 on 2,2 hits []", "mim stays: no room"]);
}

#[test]
fn only_mimes_on_the_side_of_the_action_repeat_it_in_list_order() {
    mimed("ann 0,0\n mim 0,1 MIME\n mom 0,2 MIME", "xan 0,0\n mum 0,1 MIME", "ann hit xan").are([
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "Mimicry: mim hit 2,1 on 2,1 hits [mum]",
        "mum loses 3, 17 left, by mim",
        "Mimicry: mom hit 2,2 on 2,2 hits []",
    ]);
}

#[test]
fn each_use_of_a_multi_use_subroutine_is_mimed() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0\n yul 0,1");
    assert_eq!(duel.does(&["ann sear xan"]), [""; 0], "beginning a slow one is no action");
    for left in [18, 16] {
        duel.round(&[]);
        assert_eq!(
            duel.deeds(),
            [
                "Action: ann sear xan on 2,0 hits [xan]".to_owned(),
                format!("xan loses 2, {left} left, by ann"),
                "Mimicry: mim sear 2,1 on 2,1 hits [yul]".into(),
                format!("yul loses 2, {left} left, by mim"),
            ]
        );
    }
}

#[test]
fn the_last_action_is_cleared_after_the_mime_cycle() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,3\n mim 0,1 MIME", "xan 0,0\n yul 0,1");
    duel.round(&["ann hit xan", "bob hit xan"]);
    // Each action is repeated once.
    duel.deeds()[2..].are([
        "Mimicry: mim hit 2,1 on 2,1 hits [yul]",
        "yul loses 3, 17 left, by mim",
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 3, 14 left, by bob",
        "Mimicry: mim hit 2,-2 off the field hits []",
    ]);
}

#[test]
fn what_is_done_in_a_quick_turn_before_the_mimes_is_what_they_repeat() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1\n mim 0,2 MIME", "xan 0,0\n yul 0,2");
    duel.round(&["ann quicken bob"]);
    duel.choose("bob hit xan");
    // No mime repeats ann's quicken.
    duel.deeds()[4..].are([
        "Action: bob hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by bob",
        "Mimicry: mim hit 2,1 on 2,1 hits []",
    ]);
}

#[test]
fn mimicry_leaves_the_last_action_as_it_is_so_that_no_mime_repeats_another() {
    mimed("ann 0,0\n mim 0,1 MIME\n mom 0,3 MIME", "xan 0,1\n yul 0,2", "ann hit xan").are([
        "Action: ann hit xan on 2,1 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "Mimicry: mim hit 2,2 on 2,2 hits [yul]",
        "yul loses 3, 17 left, by mim",
        "Mimicry: mom hit 2,4 off the field hits []",
    ]);
}

#[test]
fn in_its_own_turns_quick_or_not_a_mime_waits_without_being_asked() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0");
    assert_eq!(duel.asked(), "ann");
    duel.round(&["ann quicken mim"]);
    let told = duel.told();
    for line in ["turn of mim: Charge", "quick turn of mim"] {
        let place = told.iter().position(|told| told == line).unwrap();
        assert_eq!(told[place + 1], "mim waits, 40 CT");
    }
    assert_eq!(duel.asked(), "ann");
}

#[test]
fn mimicry_costs_nothing() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 cpu: 0, MIME", "xan 0,0\n yul 0,1");
    duel.round(&["ann sear xan"]);
    duel.round(&[]);
    assert_eq!((duel.health("yul"), duel.free_cpu("mim")), (18, 0));
    assert_eq!(duel.free_cpu("ann"), 6);
}

#[test]
fn a_sized_mime_repeats_from_its_foremost_panel_in_its_topmost_column() {
    mimed("ann 0,0\n mim 0,1 size: (2, 2), MIME", "xan 0,0\n yul 0,1", "ann hit xan")[2..]
        .are(["Mimicry: mim hit 2,1 on 2,1 hits [yul]", "yul loses 3, 17 left, by mim"]);
}
