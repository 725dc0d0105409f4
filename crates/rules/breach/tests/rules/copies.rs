//! Copies made by mimes and counter magic, and their after-effects.

use crate::small::{Duel, Lines};

const MOVES: &str = "
    curse: kind: Magic, duration: 1, use: [Damage(1)], after: [Damage(2)]
    hex: kind: Magic, time: 1, duration: 2, multi_use: true, cpu: 2, use: [Damage(1)], after: [Damage(2)]
    gust: kind: Magic, duration: 1, aims: Panel, shape: Row, use: [Damage(1)], after: [Push(1)]
";

fn afters(duel: &mut Duel) -> Vec<String> {
    let told = duel.told();
    let is_after = |line: &&String| line.starts_with("finished") || line.contains(", after ");
    told.iter().filter(is_after).cloned().collect()
}

#[test]
fn a_copys_after_effect_runs_for_its_own_user_and_target_when_the_original_finishes() {
    let mut duel =
        Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0 reaction: CounterMagic\n yul 0,1");
    duel.round(&["ann curse xan"]);
    assert_eq!(afters(&mut duel), [""; 0]);
    duel.round(&[]);
    // The original's, then the copies' by who made them.
    afters(&mut duel).are([
        "finished: ann curse xan, TimeUp, 1 CPU back",
        "xan loses 2, 17 left, after ann",
        "yul loses 2, 17 left, after mim",
        "ann loses 2, 17 left, after xan",
    ]);
}

#[test]
fn after_effects_are_no_actions_and_answered_by_nobody() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0\n mim 0,1 MIME",
        "xan 0,0 reaction: CounterMagic\n yul 0,1 reaction: CriticalQuick",
    );
    duel.round(&["ann curse xan"]);
    duel.set_health("yul", 5);
    duel.does(&[]).are([
        "xan loses 2, 17 left, after ann",
        "yul loses 2, 3 left, after mim",
        "ann loses 2, 17 left, after xan",
    ]);
}

#[test]
fn the_copies_of_a_multi_use_subroutine_have_one_after_effect_as_the_original_has() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0\n yul 0,1");
    duel.round(&["ann hex xan"]);
    for _ in 0..3 {
        duel.round(&[]);
    }
    afters(&mut duel).are([
        "finished: ann hex xan, TimeUp, 2 CPU back",
        "xan loses 2, 15 left, after ann",
        "yul loses 2, 15 left, after mim",
    ]);
}

#[test]
fn an_original_that_ends_early_ends_its_copies_with_it() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0\n yul 0,1\n zoe 1,1");
    duel.round(&["ann hex xan"]);
    duel.round(&[]);
    duel.set_health("xan", 0);
    duel.round(&[]);
    afters(&mut duel).are([
        "finished: ann hex xan, TargetRemoved, 2 CPU back",
        "xan loses 0, 0 left, after ann",
        "yul loses 2, 16 left, after mim",
    ]);
    assert_eq!(duel.does(&[]), [""; 0]);
}

#[test]
fn a_copy_that_missed_has_no_after_effect() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n mim 0,1 MIME", "xan 0,0\n yul 0,2");
    duel.round(&["ann curse xan"]);
    duel.round(&[]);
    assert_eq!(afters(&mut duel).len(), 2);
}

#[test]
fn one_who_both_counters_and_mimics_has_made_two_copies_and_each_is_taken_back() {
    let moves = "haste: kind: Magic, duration: 1, aims: Friend, shape: Row, use: [Speed(-20)], after: [Speed(20)]";
    let mut duel = Duel::new(moves, "ann 0,0\n mim 0,1 reaction: CounterMagic, MIME", "xan 0,0");
    duel.round(&["ann haste ann"]);
    assert_eq!(duel.speed("ann"), 40, "by ann's own, by the counter, by the mimicry");
    duel.round(&[]);
    assert_eq!((duel.speed("ann"), duel.speed("mim")), (100, 100));
}

#[test]
fn the_after_effect_of_a_shape_runs_for_all_that_were_hit_and_not_for_who_came_later() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0\n yul 0,1\n zoe 1,3");
    duel.round(&["ann gust 2,0"]);
    assert_eq!(duel.does(&[]), ["xan moves 2,0 to 3,0", "yul moves 2,1 to 3,1"]);
}

#[test]
fn an_after_effect_moves_nobody_who_has_been_removed() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 1\n yul 0,1");
    duel.round(&["ann gust 2,0"]);
    assert!(!duel.is_there("xan"));
    assert_eq!(duel.does(&[]), ["yul moves 2,1 to 3,1"]);
    let field = duel.world.resource::<daemonfall_breach::Field>();
    let standing: Vec<_> =
        daemonfall_breach::Panel::all().filter_map(|panel| field.at(panel)).collect();
    assert_eq!(standing, [duel.id("ann"), duel.id("yul")]);
}

#[test]
fn copies_cost_nothing() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0\n mim 0,1 cpu: 0, MIME",
        "xan 0,0 cpu: 0, reaction: CounterMagic",
    );
    duel.round(&["ann hex xan"]);
    duel.round(&[]);
    let free = ["ann", "mim", "xan"].map(|name| duel.free_cpu(name));
    assert_eq!(free, [7, 0, 0]);
    assert_eq!(duel.snapshot().stack.stack.moves().len(), 1);
}
