//! The order of a beat: its phases, and within a phase priority and spawn number.

use crate::small::{events, world};
use bevy_ecs::schedule::SystemSet;
use bevy_ecs::world::World;
use daemonfall_core::{Snapshot, Stream, Streams};
use daemonfall_dungeon::beat::BeatSet;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{Command, DiveEvent, DiveSnapshot, act};

#[test]
fn players_act_before_others_then_shots_explosions_floors_and_traps() {
    let order = BeatSet::ALL.map(|set| format!("{:?}", set.intern())).join(" ");
    let wanted = "Sort Decide Players Reals Projectiles Explosions Floors Traps Cleanup";
    assert_eq!(order, wanted);
}

#[test]
fn reals_act_by_priority_and_ties_go_to_the_lower_spawn_number() {
    let mut dice = Streams::new(11);
    for _ in 0..200 {
        // Nobody is in anybody's way, so nobody is asked to act first.
        let mut world = world(&[
            "#################",
            "#h.h.h.h.h.h.h.h#",
            "#...............#",
            "#@..............#",
            "#################",
        ]);
        let mut snapshot = DiveSnapshot::take(&mut world);
        for record in &mut snapshot.objects {
            record.object.priority = dice.between(Stream::Dive, 0, 3);
        }
        shuffle(&mut snapshot, &mut dice);
        snapshot.restore(&mut world).expect("only orders have changed");
        let mut wanted: Vec<_> = snapshot
            .objects
            .iter()
            .filter(|record| record.traits.player.is_none())
            .map(|record| (std::cmp::Reverse(record.object.priority), record.object.id))
            .collect();
        wanted.sort_unstable();
        let wanted: Vec<ObjectId> = wanted.into_iter().map(|(_, id)| id).collect();
        assert_eq!(actors(&mut world), wanted);
    }
}

fn shuffle(snapshot: &mut DiveSnapshot, dice: &mut Streams) {
    for last in (1..snapshot.objects.len()).rev() {
        let other = dice.below(Stream::Dive, last as u32 + 1) as usize;
        snapshot.objects.swap(last, other);
    }
}

fn actors(world: &mut World) -> Vec<ObjectId> {
    events(world);
    act(world, Command::Wait).expect("waiting is accepted");
    let moved = |event: &DiveEvent| match event {
        DiveEvent::Moved { id, .. } => Some(*id),
        _ => None,
    };
    events(world).iter().filter_map(moved).collect()
}
