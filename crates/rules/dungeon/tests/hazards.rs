//! What hurts by itself is announced, with what it takes, to who stands on it, beside it, or steps there.

use crate::small::{events, world};
use daemonfall_core::Snapshot;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{
    Act, Command, Deed, Direction, DiveEvent, DiveSnapshot, Library, Preview, act,
};

const EAST: Command = Command::Step(Direction::East);

/// What is announced of an object for the last of these choices, and what the player loses by it, as
/// announced and as it happens.
fn told(map: &[&str], choices: &[Command], by: u32) -> (Option<Deed>, i32, i32) {
    let mut world = world(map);
    let (last, before) = choices.split_last().expect("there is a choice");
    for choice in before {
        act(&mut world, *choice).expect("it is accepted");
    }
    events(&mut world);
    let from = DiveSnapshot::take(&mut world);
    let mut players = from.objects.iter().filter(|record| record.traits.player.is_some());
    let player = players.next().expect("there is a player").object.id;
    let mut preview = Preview::new(world.resource::<Library>().clone());
    let forecast = preview.play(&from, &[*last]).expect("it is accepted");
    act(&mut world, *last).expect("it is accepted");
    let happened = events(&mut world);
    let lost = happened.iter().map(|event| match event {
        DiveEvent::Hit { target, damage, .. } if *target == player => *damage,
        _ => 0,
    });
    let announced = forecast.deeds.values().flatten().filter_map(|deed| deed.harm);
    let deed = forecast.deeds.get(&ObjectId(by)).copied().flatten();
    (deed, announced.sum(), lost.sum())
}

fn hurts(act: Act, damage: i32) -> (Option<Deed>, i32, i32) {
    (Some(Deed { act, harm: Some(damage) }), damage, damage)
}

#[test]
fn spikes_are_announced_to_who_steps_on_them_and_to_who_stands_on_them() {
    let map = ["####", "#@^#", "####"];
    assert_eq!(told(&map, &[EAST], 2), hurts(Act::Hits, 1));
    assert_eq!(told(&map, &[EAST, Command::Wait], 2), hurts(Act::Hits, 1));
    assert_eq!(told(&map, &[EAST, Command::Step(Direction::West)], 2), (None, 0, 0));
}

#[test]
fn coals_are_announced_to_who_stays_on_them_and_not_to_who_steps_on_them() {
    let map = ["####", "#@o#", "####"];
    assert_eq!(told(&map, &[EAST], 2), (None, 0, 0));
    assert_eq!(told(&map, &[EAST, Command::Wait], 2), hurts(Act::Hits, 1));
}

#[test]
fn bombs_and_shots_are_announced_with_what_they_take() {
    let bomb = ["####", "#@6#", "####"];
    assert_eq!(told(&bomb, &[Command::Wait, Command::Wait], 2), hurts(Act::Explodes, 3));
    let shot = ["###", "#*#", "#@#", "###"];
    let south = Act::Flies(Direction::South);
    assert_eq!(told(&shot, &[Command::Wait], 1), hurts(south, 1));
}
