//! A dive for the window's tests: played on the rules alone, by the shortest way to each exit.

use super::files::content;
use bevy::ecs::world::World;
use daemonfall_core::{EventLog, Fingerprint};
use daemonfall_dungeon::components::{Exit, Layer, Placed};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, DiveState, Grid, Index, act, begin, check, fingerprint,
    install,
};
use pathfinding::prelude::dijkstra;

/// The first dive, by seed, that gets there by going straight for the exits; its last fingerprint.
pub fn first_dive(wanted: impl Fn(&DiveState) -> bool) -> (Replay, Fingerprint) {
    let content = content();
    let library = &content.dungeon;
    let mut world = World::new();
    install(&mut world, library.clone());
    for seed in 1..5000 {
        begin(&mut world, seed);
        let mut replay = Replay::new(library, seed);
        while replay.beats.len() < 200 && world.resource::<DiveState>().outcome.is_none() {
            let command = choose(&mut world);
            act(&mut world, command)
                .unwrap_or_else(|refusal| panic!("a checked command was refused: {refusal}"));
            world.resource_mut::<EventLog<DiveEvent>>().clear();
            replay.record(command, fingerprint(&world));
            if wanted(world.resource::<DiveState>()) {
                let last = fingerprint(&world);
                return (replay, last);
            }
        }
    }
    panic!("no seed leads there by the shortest way");
}

pub fn waited(seed: u64, beats: usize) -> Fingerprint {
    let mut world = World::new();
    install(&mut world, content().dungeon.clone());
    begin(&mut world, seed);
    for _ in 0..beats {
        act(&mut world, Command::Wait).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    fingerprint(&world)
}

/// The shortest way to the exit; walls and other obstacles cost the beats that they may take.
pub fn choose(world: &mut World) -> Command {
    let exit = world
        .query_filtered::<&Placed, bevy::ecs::prelude::With<Exit>>()
        .iter(world)
        .next()
        .map(|placed| placed.cell);
    let (Some(exit), Some(&(_, start))) = (exit, world.resource::<Grid>().players().first()) else {
        return Command::Wait;
    };
    let grid = world.resource::<Grid>();
    let index = world.resource::<Index>();
    let next = |place: &(i32, i32)| {
        let cell = Cell::new(place.0, place.1);
        Direction::STRAIGHT
            .into_iter()
            .map(move |way| cell.step(way, 1))
            .filter(|to| grid.contains(*to))
            .map(|to| {
                let trapped =
                    to != exit && grid.at(to, Layer::Trap).is_some_and(|trap| index.is_alive(trap));
                let cost = if grid.is_wall(to) {
                    60
                } else if grid.real(to).is_some() {
                    6
                } else if trapped {
                    12
                } else {
                    1
                };
                ((to.x, to.y), cost)
            })
            .collect::<Vec<((i32, i32), u32)>>()
    };
    let way = dijkstra(&(start.x, start.y), next, |place| *place == (exit.x, exit.y));
    let ahead = way.and_then(|(cells, _)| cells.get(1).copied());
    let wanted = ahead
        .and_then(|cell| Direction::toward(cell.0 - start.x, cell.1 - start.y))
        .map(Command::Step);
    let steps = Direction::STRAIGHT.map(Command::Step);
    wanted
        .into_iter()
        .chain([Command::Wait])
        .chain(steps)
        .find(|command| check(world, *command).is_ok())
        .unwrap_or(Command::Wait)
}
