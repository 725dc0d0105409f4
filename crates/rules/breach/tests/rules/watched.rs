//! A watched breach: its transitions one by one, and why a turn was passed over.

use crate::small::{Duel, Lines};
use daemonfall_breach::trace::{BreachTrace, Moment};
use daemonfall_clock::film::{Edge, Holder, MimeTurn};
use daemonfall_clock::machine::{PassedOver, SafetyReason};
use daemonfall_clock::{Machine, QuickFlag, QuickSafety, Step};
use daemonfall_core::CharacterId;

const MOVES: &str = "
    quicken: kind: Magic, aims: Friend, use: [Quick]
    sweep: kind: Magic, aims: Friend, shape: Row, use: [Quick]
    shot: use: [Damage(3)]
    ram: time: 2, cpu: 2, use: [Damage(5)]
";

fn watched(player: &str, hostile: &str) -> Duel {
    let mut duel = Duel::new(MOVES, player, hostile);
    duel.world.insert_resource(BreachTrace::default());
    duel
}

fn watch(duel: &Duel) -> &BreachTrace {
    duel.world.resource::<BreachTrace>()
}

fn lines(duel: &Duel) -> Vec<String> {
    let name = |who: CharacterId| duel.names[who.0 as usize].clone();
    let moments = watch(duel).moments();
    moments.flat_map(|moment| moment.lines(&duel.library, &name)).collect()
}

fn why(duel: &Duel, who: &str) -> String {
    let name = |who: CharacterId| duel.names[who.0 as usize].clone();
    let found = watch(duel).why_passed_over(duel.id(who));
    found.map_or_else(String::new, |(_, why)| why.sentence(&name))
}

/// A shot leaves xan critical, and a mime repeats it.
fn critical() -> Duel {
    let mut duel = watched("ann 0,0\n mim 0,1 MIME", "xan 0,0 reaction: CriticalQuick");
    duel.set_health("xan", 7);
    duel.round(&["ann shot xan"]);
    duel
}

#[test]
fn the_trace_is_in_the_seeds_notation() {
    lines(&critical()).are([
        "ann - charge shot 0",
        "AT mim",
        "mim - wait",
        "AT xan",
        "xan - wait",
        "step 1",
        "ann - shot - xan",
        "step 2",
        "  rxan - cq",
        "step 4",
        "safety off",
        "  mmim - shot - miss",
        "step 5",
        "AT xan",
    ]);
}

#[test]
fn moments_tell_step_edge_safety_and_charge_time() {
    let duel = critical();
    let moments: Vec<&Moment> = watch(&duel).moments().collect();
    let numbers: Vec<u64> = moments.iter().map(|moment| moment.number).collect();
    assert_eq!(numbers, (0..moments.len() as u64).collect::<Vec<_>>());
    let mimes = moments.iter().find(|moment| moment.step() == Some(Step::Mimes));
    let mimes = mimes.expect("the mimes had their step");
    let last = Edge { from: Some(Step::Reactions), to: Some(Step::Mimes) };
    assert_eq!(mimes.edges().last(), Some(&last));
    assert_eq!(mimes.mimes(), [(duel.id("mim"), MimeTurn::Now)]);
    let safety = mimes.safety.as_ref().expect("the safety went off");
    assert_eq!(safety.safety, QuickSafety::Off);
    assert_eq!(safety.why, SafetyReason::FlagBeforeMimes);
    let holder = Holder { who: duel.id("xan"), flag: QuickFlag::Critical };
    assert_eq!(safety.holders, [holder]);
    let xan = mimes.rows[2];
    assert_eq!((xan.fact.charge.0, xan.health.current), (100, 4));
    let now = moments.last().expect("a moment");
    assert_eq!(now.turn, duel.turn());
    assert_eq!(now.machine, Machine::of(&duel.world));
    assert_eq!(watch(&duel).moment(now.number), Some(*now));
    assert_eq!(watch(&duel).moment(now.number + 1), None);
}

#[test]
fn a_critical_flag_was_passed_over_since_the_safety_was_on() {
    let duel = critical();
    let (_, reason) = watch(&duel).why_passed_over(duel.id("xan")).expect("xan was passed over");
    assert_eq!((reason.step, reason.why), (Step::EarlyTurn, PassedOver::SafetyOn));
    assert_eq!(
        why(&duel, "xan"),
        "xan was passed over in step 3: the safety is on, since nobody held a flag when the action began, and a cq-flag \
         given during it turns the safety off only when the mime cycle begins. xan may still go in step 5."
    );
    assert_eq!(why(&duel, "ann"), "");
}

#[test]
fn the_second_flagged_was_passed_over_for_the_first() {
    let mut duel = watched("ann 0,0\n bob 0,1\n cid 0,2", "xan 0,0");
    duel.round(&["ann sweep bob"]);
    assert_eq!(
        why(&duel, "cid"),
        "cid was passed over in step 3: only the first in list order with a flag goes before the mimes, and that was \
         ann. cid keeps its qs-flag and may go in step 5."
    );
}

#[test]
fn rounds_have_their_history_and_moments() {
    let mut duel = watched("ann 0,0", "xan 0,0");
    duel.round(&["ann ram xan"]);
    duel.round(&["ann shot xan"]);
    duel.round(&[]);
    let rounds = watch(&duel).rounds();
    let told: Vec<(u32, usize, usize, usize)> = rounds
        .iter()
        .map(|it| (it.round, it.added.len(), it.resolved.len(), it.finished.len()))
        .collect();
    assert_eq!(told[..3], [(1, 1, 0, 0), (2, 1, 0, 1), (3, 0, 1, 1)]);
    let second: Vec<&Moment> = watch(&duel).of_round(2).collect();
    assert!(!second.is_empty() && second.iter().all(|moment| moment.stack.round() == 2));
}

#[test]
fn only_the_last_moments_are_kept_and_none_without_a_watch() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0");
    duel.world.insert_resource(BreachTrace::new(5));
    duel.round(&["ann shot xan"]);
    duel.round(&["ann shot xan"]);
    assert_eq!(watch(&duel).moments().len(), 5);
    let first = watch(&duel).moments().next().map(|moment| moment.number);
    assert!(first > Some(5));
    duel.world.remove_resource::<BreachTrace>();
    duel.round(&["ann shot xan"]);
    assert!(duel.world.get_resource::<BreachTrace>().is_none());
}
