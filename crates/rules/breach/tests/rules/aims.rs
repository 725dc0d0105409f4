//! Aims: at a character, followed as it moves, or at a panel; and the aims that each kind of
//! subroutine accepts.

use crate::small::{Duel, Lines};
use daemonfall_breach::{Aims, Refusal, all_commands};

const MOVES: &str = "
    own: aims: Own, use: [Heal(1)]
    friend: aims: Friend, use: [Heal(1)]
    foe: aims: Foe, use: [Damage(1)]
    anyone: aims: Anyone, use: [Damage(1)]
    panel: aims: Panel, use: [Damage(1)]
    free: aims: Free, own: [Step]
";

fn field() -> Duel {
    Duel::new(MOVES, "ann 0,0\n bob 1,0", "xan 0,0\n yul 1,3")
}

/// Everything that one of ann's subroutines can be aimed at.
fn allowed(subroutine: &str) -> Vec<String> {
    let duel = field();
    let panels = (0..4).flat_map(|x| (0..4).map(move |column| format!("{x},{column}")));
    let aims = duel.names.iter().cloned().chain(panels);
    aims.filter(|aim| duel.check(&format!("{subroutine} {aim}")).is_ok()).collect()
}

#[test]
fn each_kind_of_aim_accepts_its_own_targets_alone() {
    for (subroutine, targets) in [
        ("own", "ann"),
        // The user's side, itself too.
        ("friend", "ann bob"),
        ("foe", "xan yul"),
        ("anyone", "ann bob xan yul"),
        // The panels of the other half, taken or not.
        ("panel", "2,0 2,1 2,2 2,3 3,0 3,1 3,2 3,3"),
        // The panels of the user's half on which nobody stands.
        ("free", "0,1 0,2 0,3 1,1 1,2 1,3"),
    ] {
        assert_eq!(allowed(subroutine).join(" "), targets, "{subroutine}");
    }
}

#[test]
fn what_is_aimed_at_the_wrong_kind_of_thing_is_refused() {
    let mut duel = field();
    for (choice, aims) in [
        ("own bob", Aims::Own),
        ("own 1,0", Aims::Own),
        ("friend xan", Aims::Friend),
        ("foe bob", Aims::Foe),
        ("foe ann", Aims::Foe),
        ("anyone 2,0", Aims::Anyone),
        ("panel xan", Aims::Panel),
        ("panel 1,1", Aims::Panel),
        ("free ann", Aims::Free),
        ("free 2,1", Aims::Free),
    ] {
        duel.refuses(choice, Refusal::WrongAim(aims));
    }
}

#[test]
fn every_choice_is_listed_in_the_units_order_waiting_last() {
    let duel = field();
    let all: Vec<_> = ["own", "friend", "foe", "anyone", "panel", "free"]
        .iter()
        .flat_map(|name| allowed(name).into_iter().map(move |aim| format!("{name} {aim}")))
        .map(|choice| duel.command(&choice))
        .chain([duel.command("wait")])
        .collect();
    assert_eq!(all_commands(&duel.world), all);
}

const SLOW: &str = "
    ram: time: 1, use: [Damage(3)]
    lob: time: 1, aims: Panel, use: [Damage(3)]
    sear: time: 1, duration: 2, multi_use: true, use: [Damage(1)]
    burn: time: 1, duration: 2, multi_use: true, aims: Panel, use: [Damage(1)]
    slip: aims: Free, own: [Step]
    shove: use: [Push(1)]
    row: time: 1, shape: Row, use: [Damage(1)]
    mark: time: 2, use: [Damage(1)], after: [Damage(2)]
";

#[test]
fn an_aim_at_a_character_follows_it_when_it_slips_away() {
    let mut duel = Duel::new(SLOW, "ann 0,0", "xan 0,0");
    duel.round(&["ann ram xan"]);
    duel.does(&["xan slip 3,2"]).are([
        "Action: xan slip 3,2 on 3,2 hits []",
        "xan moves 2,0 to 3,2",
        "Action: ann ram xan on 3,2 hits [xan]",
        "xan loses 3, 17 left, by ann",
    ]);
}

#[test]
fn an_aim_at_a_character_follows_it_when_it_is_pushed_and_its_shape_with_it() {
    let mut duel = Duel::new(SLOW, "ann 0,0\n bob 0,1", "xan 0,0\n yul 1,3\n zoe 0,3");
    duel.round(&["ann row xan"]);
    duel.does(&["bob shove xan"])[1..].are([
        "xan moves 2,0 to 3,0",
        "Action: ann row xan on 3,0 hits [xan yul]",
        "xan loses 1, 19 left, by ann",
        "yul loses 1, 19 left, by ann",
    ]);
}

#[test]
fn an_aim_at_a_panel_strikes_whoever_stands_there_by_then() {
    let mut duel = Duel::new(SLOW, "ann 0,0", "xan 0,0\n yul 1,1");
    duel.round(&["ann lob 2,0", "xan slip 2,3"]);
    duel.does(&["yul slip 2,0"])[2..]
        .are(["Action: ann lob 2,0 on 2,0 hits [yul]", "yul loses 3, 17 left, by ann"]);
    duel.round(&["ann lob 2,1"]);
    assert_eq!(duel.does(&[]), ["Action: ann lob 2,1 on 2,1 hits []"], "a miss");
}

#[test]
fn each_use_follows_anew() {
    let mut duel = Duel::new(SLOW, "ann 0,0", "xan 0,0");
    duel.round(&["ann sear xan"]);
    let mut panels = Vec::new();
    for step in ["xan slip 2,1", "xan slip 2,2", "xan slip 2,3"] {
        duel.round(&[step]);
        panels.push(duel.deeds()[2].clone());
    }
    panels.are([
        "Action: ann sear xan on 2,1 hits [xan]",
        "Action: ann sear xan on 2,2 hits [xan]",
        "Action: ann sear xan on 2,3 hits [xan]",
    ]);
}

#[test]
fn a_move_aimed_at_a_panel_ends_by_time_and_not_with_whom_it_hits() {
    let mut duel = Duel::new(SLOW, "ann 0,0", "xan 0,0 health: 1\n yul 1,0");
    duel.round(&["ann burn 2,0"]);
    duel.round(&[]);
    assert!(!duel.is_there("xan"));
    assert_eq!(duel.free_cpu("ann"), 8, "it burns on");
    duel.round(&["yul slip 2,0"]);
    duel.round(&[]);
    assert_eq!((duel.health("yul"), duel.free_cpu("ann")), (18, 9));
}

#[test]
fn a_move_aimed_at_a_panel_ends_with_its_user() {
    let mut duel = Duel::new(SLOW, "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann burn 2,0"]);
    duel.set_health("ann", 0);
    duel.round(&[]);
    assert_eq!(duel.health("xan"), 19, "what is resolved runs all the same");
    duel.told();
    assert_eq!(duel.does(&[]), [""; 0]);
}

#[test]
fn a_move_aimed_at_a_character_ends_with_it() {
    let mut duel = Duel::new(SLOW, "ann 0,0\n bob 0,1", "xan 0,0\n yul 0,1");
    duel.round(&["ann mark xan"]);
    duel.set_health("xan", 0);
    duel.round(&[]);
    assert!(duel.told().contains(&"finished: ann mark xan, TargetRemoved, 1 CPU back".to_owned()));
}
