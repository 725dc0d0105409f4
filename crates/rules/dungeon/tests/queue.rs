//! Thousands of hunters, each blocked by the next, act without nesting on the call stack.

use crate::small::{events, world};
use bevy_ecs::world::World;
use daemonfall_dungeon::beat::BeatCursor;
use daemonfall_dungeon::{Command, DiveEvent, act};

/// The queue's length. A test thread has a stack of 2 MiB.
const QUEUE: usize = 5_000;

/// What happens in a beat in which the player stands in front of the queue, with `between` them.
fn queued(between: char) -> (World, Vec<DiveEvent>) {
    // The last in the queue has the lowest number: it acts first and asks the one in front of it.
    let row = format!("#{}{between}@#", "h".repeat(QUEUE));
    let wall = "#".repeat(row.len());
    let mut world = world(&[&wall, &row, &wall]);
    act(&mut world, Command::Wait).expect("waiting is accepted");
    let happened = events(&mut world);
    (world, happened)
}

#[test]
fn a_queue_of_five_thousand_blocked_hunters_moves_up_in_one_beat() {
    let (world, happened) = queued('.');
    let asked = happened.iter().filter(|event| matches!(event, DiveEvent::LetAct { .. })).count();
    let moved = happened
        .iter()
        .filter(|event| matches!(event, DiveEvent::Moved { from, to, .. } if to.x == from.x + 1))
        .count();
    assert_eq!((asked, moved), (QUEUE - 1, QUEUE));
    assert_eq!(world.resource::<BeatCursor>().deepest(), QUEUE);
}

#[test]
fn a_queue_that_cannot_move_ends_its_beat_all_the_same() {
    let (_, happened) = queued('r');
    let failed =
        happened.iter().filter(|event| matches!(event, DiveEvent::ActionFailed { .. })).count();
    assert_eq!(failed, QUEUE);
}
