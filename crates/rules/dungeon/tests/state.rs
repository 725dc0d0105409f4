//! What belongs to a dive's state, and what the player remembers of it.

use crate::small::{events, world};
use bevy_ecs::world::World;
use daemonfall_core::Snapshot;
use daemonfall_dungeon::components::{ObjectId, Real, WaitingShot};
use daemonfall_dungeon::names::{Table, WeaponId};
use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, DiveSnapshot, Library, Sight, Source, act, fingerprint,
    look, look_at_all,
};

const MAP: [&str; 3] = ["#####", "#h.@#", "#####"];

/// A hunter with a bow, and its shot that waits.
fn shooting(waiting: Option<WaitingShot>) -> World {
    let mut world = world(&MAP);
    let bow = world.resource::<Library>().names.find(Table::Weapon, "bow").expect("a bow");
    let mut snapshot = DiveSnapshot::take(&mut world);
    let hunter = &mut snapshot.objects[0].traits;
    hunter.attacking.as_mut().expect("it attacks").weapon = WeaponId(bow);
    hunter.acting.as_mut().expect("it acts").waiting = waiting;
    snapshot.restore(&mut world).expect("the state is sound");
    world
}

#[test]
fn a_shot_that_waits_over_the_end_of_a_beat_is_part_of_the_state() {
    let ahead = Cell::new(2, 1);
    let mut world = shooting(Some(WaitingShot { cell: ahead, direction: Direction::East }));
    assert_ne!(fingerprint(&world), fingerprint(&shooting(None)));
    let mut restored = shooting(None);
    DiveSnapshot::take(&mut world).restore(&mut restored).expect("it was just taken");
    assert_eq!(fingerprint(&restored), fingerprint(&world));
    act(&mut world, Command::Wait).expect("waiting is accepted");
    act(&mut restored, Command::Wait).expect("waiting is accepted");
    let told = events(&mut world);
    assert!(told.iter().any(|it| matches!(it, DiveEvent::Spawned { cell, .. } if *cell == ahead)));
    assert_eq!(events(&mut restored), told);
    assert_eq!(fingerprint(&restored), fingerprint(&world));
}

#[test]
fn a_trap_that_stands_in_the_way_is_remembered_once() {
    let mut world = world(&["#####", "#@^.#", "#####"]);
    let mut snapshot = DiveSnapshot::take(&mut world);
    snapshot.objects[1].traits.real = Some(Real {});
    snapshot.restore(&mut world).expect("the state is sound");
    look(&mut world);
    let spikes = snapshot.objects[1].object.kind;
    let seen = world.resource::<Sight>().remembered(Cell::new(2, 1)).expect("it is in sight");
    assert_eq!(seen.things, [spikes]);
}

#[test]
fn an_open_board_is_in_sight_behind_its_walls_too() {
    let mut world = world(&["#####", "#@#^#", "#####"]);
    let hidden = Cell::new(3, 1);
    look(&mut world);
    assert!(!world.resource::<Sight>().visible(hidden));
    look_at_all(&mut world);
    assert!(world.resource::<Sight>().visible(hidden));
}

#[test]
fn what_is_attackable_is_explodable_whatever_a_snapshot_says() {
    let mut world = world(&["#####", "#@6h#", "#####"]);
    let whole = fingerprint(&world);
    let mut snapshot = DiveSnapshot::take(&mut world);
    snapshot.objects[2].traits.explodable = None;
    snapshot.restore(&mut world).expect("it can be restored");
    assert_eq!(fingerprint(&world), whole);
    for _ in 0..2 {
        act(&mut world, Command::Wait).expect("waiting is accepted");
    }
    let told = events(&mut world);
    let struck = |it: &DiveEvent| {
        matches!(it, DiveEvent::Hit { target: ObjectId(3), source: Source::Explosion, .. })
    };
    assert!(told.iter().any(struck), "{told:?}");
}
