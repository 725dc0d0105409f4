//! A watched breach: what its moments tell, and how many are kept.

use crate::small::Duel;
use daemonfall_breach::trace::{BreachTrace, Moment};
use daemonfall_clock::film::{Edge, Holder, MimeTurn};
use daemonfall_clock::machine::SafetyReason;
use daemonfall_clock::{Machine, QuickFlag, QuickSafety, Step};

const MOVES: &str = "
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

/// A shot leaves xan critical, and a mime repeats it.
fn critical() -> Duel {
    let mut duel = watched("ann 0,0\n mim 0,1 MIME", "xan 0,0 reaction: CriticalQuick");
    let xan = duel.id("xan").0 as usize;
    duel.edit(|snapshot| snapshot.stack.characters[xan].health.current = 7);
    duel.round(&["ann shot xan"]);
    duel
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
    assert!(watch(&duel).moments().any(|moment| moment.stack.round() == 2));
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
