//! Answers: which characters answer what, in which order; ripostes, bracing, static, and counter
//! magic, which repeats the magic at its actor alone, for free.

use crate::small::{Duel, Lines};

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(3)]
    shot: use: [Damage(3)]
    bolt: kind: Magic, use: [Damage(4)]
    sear: time: 1, duration: 1, multi_use: true, kind: Magic, use: [Damage(2)]
    nova: kind: Magic, aims: Anyone, shape: Row, use: [Damage(4)]
    drain: kind: Magic, use: [Damage(5)], own: [Heal(5)]
    quicken: kind: Magic, aims: Anyone, use: [Quick]
    sweep: kind: Melee, aims: Anyone, shape: Row, use: [Damage(2)]
    blessing: kind: Magic, aims: Friend, use: [Heal(1)]
    combo: kind: Melee, use: [Damage(2), Push(1), Damage(1)], own: [Heal(3)]
    feint: kind: Melee, use: [Charge(-1)]
    smite: aims: Anyone, use: [Damage(3)]
";

fn answered(player: &str, hostile: &str, choice: &str) -> Vec<String> {
    let mut duel = Duel::new(MOVES, player, hostile);
    duel.does(&[choice])
}

#[test]
fn answers_are_never_answered() {
    let deeds = answered(
        "ann 0,0 reaction: CounterMagic",
        "xan 0,0 reaction: CounterMagic",
        "ann bolt xan",
    );
    assert_eq!(deeds.len(), 4, "{deeds:?}");
    let deeds = answered("ann 0,0 reaction: Riposte", "xan 0,0 reaction: Riposte", "ann hit xan");
    assert_eq!(deeds.len(), 4, "{deeds:?}");
    let deeds = answered("ann 0,0 reaction: Brace(2)", "xan 0,0 reaction: Riposte", "ann hit xan");
    assert_eq!(deeds.len(), 4, "{deeds:?}");
}

#[test]
fn answers_come_in_character_order() {
    let foes = "xan 0,3 reaction: CounterMagic\n yul 0,0 reaction: Brace(1)\n zoe 0,1 reaction: CounterMagic";
    answered("ann 0,0", foes, "ann nova yul")[4..].are([
        "CounterMagic: xan nova ann on 1,0 hits [ann]",
        "ann loses 4, 16 left, by xan",
        "yul answers ann: Brace(1)",
        "yul shield +1, 1 now, by yul",
        "CounterMagic: zoe nova ann on 1,0 hits [ann]",
        "ann loses 4, 12 left, by zoe",
    ]);
}

#[test]
fn a_riposte_strikes_back_with_the_first_melee_subroutine_one_lower() {
    // Each damage one lower, and damage alone.
    answered(
        "ann 0,0",
        "xan 0,0 reaction: Riposte, subroutines: [\"bolt\", \"combo\", \"hit\"]",
        "ann hit xan",
    )
    .are([
        "Action: ann hit xan on 2,0 hits [xan]",
        "xan loses 3, 17 left, by ann",
        "Riposte: xan combo ann on 1,0 hits [ann]",
        "ann loses 1, 19 left, by xan",
        "ann loses 0, 19 left, by xan",
    ]);
}

#[test]
fn a_riposte_never_goes_below_zero() {
    let mut duel =
        Duel::new("hit: kind: Melee, use: [Damage(0)]", "ann 0,0", "xan 0,0 reaction: Riposte");
    assert_eq!(duel.does(&["ann hit xan"])[3], "ann loses 0, 20 left, by xan");
}

#[test]
fn a_riposte_answers_melee_of_foes_hurt_or_not_and_nothing_else() {
    let with = |choice: &str| {
        let foe = "xan 0,0 reaction: Riposte\n yul 0,1";
        answered("ann 0,0", foe, choice).iter().filter(|line| line.starts_with("Riposte")).count()
    };
    assert_eq!(with("ann hit xan"), 1);
    assert_eq!(with("ann feint xan"), 1, "a melee blow that does not hurt");
    assert_eq!(with("ann sweep yul"), 1, "every foe that a melee shape hits ripostes");
    assert_eq!(with("ann bolt xan"), 0);
    assert_eq!(with("ann shot xan"), 0);
    assert_eq!(with("ann hit yul"), 0);
    assert_eq!(with("yul sweep xan"), 0, "no foe");
}

#[test]
fn a_mimes_melee_is_riposted_at_the_mime() {
    answered("ann 0,0\n mim 0,1 MIME", "xan 0,0\n yul 0,1 reaction: Riposte", "ann hit xan")[2..]
        .are([
            "Mimicry: mim hit 2,1 on 2,1 hits [yul]",
            "yul loses 3, 17 left, by mim",
            "Riposte: yul hit mim on 1,1 hits [mim]",
            "mim loses 2, 18 left, by yul",
        ]);
}

#[test]
fn brace_gains_shield_when_a_foes_action_hurts_it() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 reaction: Brace(4)\n yul 0,1");
    duel.does(&["ann shot xan"])[1..].are([
        "xan loses 3, 17 left, by ann",
        "xan answers ann: Brace(4)",
        "xan shield +4, 4 now, by xan",
    ]);
    duel.round(&["ann shot xan"]);
    // It was not hurt.
    duel.deeds()[1..].are(["xan loses 0 behind 3 of shield, 17 left, by ann"]);
    duel.round(&["yul smite xan"]);
    // Yul is no foe.
    duel.deeds()[1..].are(["xan loses 2 behind 1 of shield, 15 left, by yul"]);
}

#[test]
fn static_takes_charge_time_from_a_foe_whose_action_hurts_it_and_not_below_zero() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 reaction: Static(15)\n yul 0,1");
    duel.does(&["ann shot xan"])[1..].are([
        "xan loses 3, 17 left, by ann",
        "xan answers ann: Static(15)",
        "ann has 5 CT",
    ]);
    assert_eq!(duel.does(&["ann shot xan"])[3], "ann has 10 CT");
    assert_eq!(
        answered("ann 0,0", "xan 0,0 reaction: Static(99)", "ann shot xan")[3],
        "ann has 0 CT"
    );
    let spared = answered("ann 0,0", "xan 0,0 reaction: Static(9)\n yul 0,1", "yul smite xan");
    assert_eq!(spared.len(), 2, "yul is no foe: {spared:?}");
}

#[test]
fn healing_answers_to_nobody_who_waits_to_be_hurt() {
    for reaction in ["CriticalQuick", "Brace(2)", "Static(9)"] {
        let text = format!("ann 0,0\n bob 0,1 reaction: {reaction}");
        let mut duel = Duel::new(MOVES, &text, "xan 0,0");
        duel.set_health("bob", 1);
        assert_eq!(duel.does(&["ann blessing bob"]).len(), 2, "{reaction}");
    }
}

#[test]
fn counter_magic_repeats_magic_at_whoever_used_it_for_nothing() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 cpu: 0, reaction: CounterMagic");
    duel.does(&["ann bolt xan"]).are([
        "Action: ann bolt xan on 2,0 hits [xan]",
        "xan loses 4, 16 left, by ann",
        "CounterMagic: xan bolt ann on 1,0 hits [ann]",
        "ann loses 4, 16 left, by xan",
    ]);
    assert_eq!((duel.free_cpu("xan"), duel.charge("xan")), (0, 140));
}

#[test]
fn counter_magic_answers_magic_alone() {
    for choice in ["ann hit xan", "ann shot xan"] {
        let deeds = answered("ann 0,0", "xan 0,0 reaction: CounterMagic", choice);
        assert_eq!(deeds.len(), 2, "{deeds:?}");
    }
}

#[test]
fn counter_magic_hits_the_actor_alone_whatever_the_shape() {
    answered("ann 0,0\n bob 0,1", "xan 0,0 reaction: CounterMagic\n yul 0,1", "ann nova xan").are(
        [
            "Action: ann nova xan on 2,0 hits [xan yul]",
            "xan loses 4, 16 left, by ann",
            "yul loses 4, 16 left, by ann",
            "CounterMagic: xan nova ann on 1,0 hits [ann]",
            "ann loses 4, 16 left, by xan",
        ],
    );
}

#[test]
fn what_magic_does_to_its_user_counter_magic_does_to_whoever_repeats_it() {
    answered("ann 0,0", "xan 0,0 reaction: CounterMagic", "ann drain xan").are([
        "Action: ann drain xan on 2,0 hits [xan]",
        "xan loses 5, 15 left, by ann",
        "ann gains 0, 20 now, by ann",
        "CounterMagic: xan drain ann on 1,0 hits [ann]",
        "ann loses 5, 15 left, by xan",
        "xan gains 5, 20 now, by xan",
    ]);
}

#[test]
fn counter_magic_answers_a_friends_magic_but_not_its_own() {
    answered(
        "ann 0,0 reaction: CounterMagic\n bob 0,1 reaction: CounterMagic",
        "xan 0,0",
        "ann nova bob",
    )
    .are([
        "Action: ann nova bob on 1,1 hits [ann bob]",
        "ann loses 4, 16 left, by ann",
        "bob loses 4, 16 left, by ann",
        "CounterMagic: bob nova ann on 1,0 hits [ann]",
        "ann loses 4, 12 left, by bob",
    ]);
}

#[test]
fn flags_of_counter_magic_are_qs_and_mqs_in_a_mime_cycle() {
    let text = "ann 0,0\n mim 0,1 MIME";
    let mut duel = Duel::new(MOVES, text, "xan 0,0 reaction: CounterMagic");
    duel.does(&["ann quicken xan"])[..4].are([
        "Action: ann quicken xan on 2,0 hits [xan]",
        "xan flagged qs, 100 CT",
        "CounterMagic: xan quicken ann on 1,0 hits [ann]",
        "ann flagged qs, 100 CT",
    ]);
    let mut duel = Duel::new(MOVES, text, "xan 0,0 health: 1\n yul 0,1 reaction: CounterMagic");
    duel.set_health("xan", 0);
    duel.does(&["ann quicken xan"]).are([
        "Action: ann quicken xan on 2,0 hits [xan]",
        "Mimicry: mim quicken 2,1 on 2,1 hits [yul]",
        "yul flagged mqs, 100 CT",
        "CounterMagic: yul quicken mim on 1,1 hits [mim]",
        "mim flagged mqs, 100 CT",
        "xan is removed",
    ]);
}

#[test]
fn each_use_and_each_mimicry_is_answered() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0\n mim 0,1 MIME",
        "xan 0,0 reaction: CounterMagic\n yul 0,1 reaction: CounterMagic",
    );
    duel.round(&["ann sear xan"]);
    for left in [18, 16] {
        duel.round(&[]);
        assert_eq!(
            duel.deeds(),
            [
                "Action: ann sear xan on 2,0 hits [xan]".to_owned(),
                format!("xan loses 2, {left} left, by ann"),
                "CounterMagic: xan sear ann on 1,0 hits [ann]".into(),
                format!("ann loses 2, {left} left, by xan"),
                "Mimicry: mim sear 2,1 on 2,1 hits [yul]".into(),
                format!("yul loses 2, {left} left, by mim"),
                "CounterMagic: yul sear mim on 1,1 hits [mim]".into(),
                format!("mim loses 2, {left} left, by yul"),
            ]
        );
    }
}
