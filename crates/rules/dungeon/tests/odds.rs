//! The odds of a preview are how often the dice of a beat bring it.

use crate::small::{events, world};
use daemonfall_core::{Snapshot, Streams};
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{Command, DiveSnapshot, Library, Preview, SURE, act, deeds};

const DRAWS: u64 = 10_000;

#[test]
fn a_flit_does_each_of_what_it_may_do_as_often_as_its_odds_say() {
    let mut world = world(&["#####", "#.f@#", "#...#", "#####"]);
    let (flit, player) = (ObjectId(1), ObjectId(2));
    let from = DiveSnapshot::take(&mut world);
    let mut preview = Preview::new(world.resource::<Library>().clone());
    let forecast = preview.play(&from, &[Command::Wait]).expect("waiting is accepted");
    let odds = &forecast.options[&flit];
    assert_eq!(odds.len(), 3, "two ways to go, and a bite");
    let mut counts = vec![0; odds.len()];
    for seed in 0..DRAWS {
        from.restore(&mut world).expect("the state is sound");
        world.insert_resource(Streams::new(seed));
        act(&mut world, Command::Wait).expect("waiting is accepted");
        let done = deeds(&events(&mut world), &[player])[&flit];
        let place = odds.iter().position(|(deed, _)| *deed == done);
        counts[place.expect("it was announced")] += 1;
    }
    for ((deed, share), count) in odds.iter().zip(counts) {
        let seen: u64 = count * u64::from(SURE) / DRAWS;
        assert!(seen.abs_diff(u64::from(*share)) < 200, "{deed:?}: {share}, but {seen}");
    }
}
