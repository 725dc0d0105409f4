//! Counter magic: repeats the magic at its actor alone, for free.

use crate::small::duel::{Duel, Lines};

const MOVES: &str = "
    hit: kind: Melee, use: [Damage(3)]
    shot: use: [Damage(3)]
    bolt: kind: Magic, use: [Damage(4)]
    sear: time: 1, duration: 1, multi_use: true, kind: Magic, use: [Damage(2)]
    nova: kind: Magic, aims: Anyone, shape: Row, use: [Damage(4)]
    drain: kind: Magic, use: [Damage(5)], own: [Heal(5)]
    quicken: kind: Magic, aims: Anyone, use: [Quick]
";

fn answered(player: &str, hostile: &str, choice: &str) -> Vec<String> {
    let mut duel = Duel::new(MOVES, player, hostile);
    duel.does(&[choice])
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
