//! Invariants of every dive, tested over thousands of random seeds and inputs.

use crate::small::library;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Snapshot, Stream, Streams};
use daemonfall_dungeon::components::{Layer, ObjectId};
use daemonfall_dungeon::{
    Command, Direction, DiveEvent, DiveSnapshot, DiveState, Grid, Library, Preview, act, begin,
    check, fingerprint, install,
};

fn world() -> World {
    let mut world = World::new();
    install(&mut world, library());
    world
}

/// Begins a dive on a seed. Every other seed begins on the second or third floor.
fn begin_somewhere(world: &mut World, seed: u64) {
    begin(world, seed);
    let floor = [0, 1, 0, 2][(seed % 4) as usize];
    for depth in 0..floor {
        // Put onto the stairs, the player leaves with the next beat, unless something pushes it off.
        for _ in 0..9 {
            if world.resource::<DiveState>().floor == depth {
                put_onto_the_exit(world);
                act(world, Command::Wait).expect("waiting is accepted");
            }
        }
        assert_eq!(world.resource::<DiveState>().floor, depth + 1, "seed {seed}");
    }
    world.resource_mut::<EventLog<DiveEvent>>().clear();
}

/// All commands, including ones that are refused.
fn commands() -> Vec<Command> {
    let steps = Direction::ALL.map(Command::Step);
    let bombs = Direction::STRAIGHT.map(Command::Bomb);
    steps.into_iter().chain(bombs).chain([Command::Wait, Command::Drink, Command::Take]).collect()
}

fn put_onto_the_exit(world: &mut World) {
    let mut snapshot = DiveSnapshot::take(world);
    let mut records = snapshot.objects.iter();
    let exit = records.find(|record| record.traits.exit.is_some()).map(|it| it.placed.cell);
    let player = snapshot.objects.iter_mut().find(|record| record.traits.player.is_some());
    let (exit, player) = (exit.expect("a floor has an exit"), player.expect("a player"));
    (player.placed.cell, player.placed.began) = (exit, exit);
    // While somebody stands there, the player stays.
    let _ = snapshot.restore(world);
}

/// Plays one random command, even a refused one. `None` once the dive is over.
fn play(world: &mut World, dice: &mut Streams) -> Option<(Command, Vec<DiveEvent>)> {
    check(world, Command::Wait).ok()?;
    // Prefers moving, so that dives get somewhere.
    let all = commands();
    let command = match dice.below(Stream::Dive, 4) {
        0 => all[dice.below(Stream::Dive, all.len() as u32) as usize],
        _ => Command::Step(Direction::STRAIGHT[dice.below(Stream::Dive, 4) as usize]),
    };
    let _ = act(world, command);
    Some((command, world.resource_mut::<EventLog<DiveEvent>>().drain().collect()))
}

/// Plays random commands for this many beats, fewer if the dive ends, and calls `then` after each.
fn wander(world: &mut World, dice_seed: u64, beats: u32, mut then: impl FnMut(&mut World)) {
    let mut dice = Streams::new(dice_seed);
    for _ in 0..beats {
        if play(world, &mut dice).is_none() {
            break;
        }
        then(world);
    }
}

fn assert_sound(world: &mut World, seed: u64) {
    let snapshot = DiveSnapshot::take(world);
    let sound = snapshot.check(world.resource::<Library>());
    assert_eq!(sound, Ok(()), "seed {seed}, beat {}", snapshot.state.beat);
    for record in &snapshot.objects {
        if let Some(health) = record.traits.health {
            assert!(health.current > 0 && health.current <= health.max, "seed {seed}: {record:?}");
        }
        let (cell, layer, id) = (record.placed.cell, record.object.layer, record.object.id);
        let grid = world.resource::<Grid>();
        let there = grid.at(cell, layer) == Some(id)
            || (layer == Layer::Item && grid.items(cell).contains(&id));
        assert!(there, "seed {seed}: the grid does not know {record:?}");
    }
}

#[test]
fn thousands_of_seeds_keep_the_world_sound() {
    let mut world = world();
    for seed in 0..2_000 {
        begin_somewhere(&mut world, seed);
        wander(&mut world, !seed, 10, |_| ());
        assert_sound(&mut world, seed);
    }
}

#[test]
fn long_dives_keep_the_world_sound_beat_by_beat() {
    let mut world = world();
    for seed in 0..12 {
        begin_somewhere(&mut world, seed);
        wander(&mut world, seed, 250, |world| assert_sound(world, seed));
    }
}

#[test]
fn a_dive_restored_in_any_order_is_the_same_and_goes_the_same_way() {
    let (mut world, mut copy) = (world(), world());
    for seed in 0..150 {
        begin_somewhere(&mut world, seed);
        let mut dice = Streams::new(seed + 1);
        for _ in 0..20 + seed % 40 {
            play(&mut world, &mut dice);
        }
        let mut snapshot = DiveSnapshot::take(&mut world);
        for last in (1..snapshot.objects.len()).rev() {
            snapshot.objects.swap(last, dice.below(Stream::Loot, last as u32 + 1) as usize);
        }
        snapshot.restore(&mut copy).expect("it was just taken");
        // The sum updated beat by beat equals the sum of a fresh world.
        assert_eq!(fingerprint(&world), fingerprint(&copy), "seed {seed}");
        for _ in 0..15 {
            let mut same = dice.clone();
            let (one, other) = (play(&mut world, &mut dice), play(&mut copy, &mut same));
            assert_eq!(one, other, "seed {seed}");
            assert_eq!(fingerprint(&world), fingerprint(&copy), "seed {seed}");
        }
    }
}

#[test]
fn items_of_a_cell_lie_by_number_in_whatever_order_they_are_restored() {
    let mut world = world();
    begin(&mut world, 1);
    let mut snapshot = DiveSnapshot::take(&mut world);
    let mut items: Vec<ObjectId> = Vec::new();
    let first = snapshot.objects.iter().find(|record| record.object.layer == Layer::Item);
    let cell = first.expect("something lies on the first floor").placed.cell;
    for record in snapshot.objects.iter_mut().filter(|record| record.object.layer == Layer::Item) {
        record.placed.cell = cell;
        items.push(record.object.id);
    }
    snapshot.objects.reverse();
    snapshot.restore(&mut world).expect("a cell has room for any number of items");
    assert!(items.len() > 1 && world.resource::<Grid>().items(cell) == items);
}

#[test]
fn the_same_seed_and_inputs_give_the_same_fingerprints() {
    let course = |seed: u64| {
        let mut world = world();
        begin_somewhere(&mut world, seed);
        let mut prints = vec![fingerprint(&world)];
        wander(&mut world, seed, 60, |world| prints.push(fingerprint(world)));
        prints
    };
    for seed in 0..15 {
        assert_eq!(course(seed), course(seed), "seed {seed}");
        assert_ne!(course(seed), course(seed + 1), "seed {seed}");
    }
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut world = world();
    let mut refused = 0;
    for seed in 0..60 {
        begin_somewhere(&mut world, seed);
        let mut dice = Streams::new(seed);
        for _ in 0..15 {
            play(&mut world, &mut dice);
            let before = (fingerprint(&world), DiveSnapshot::take(&mut world));
            for command in commands() {
                let Err(reason) = check(&mut world, command) else { continue };
                assert_eq!(act(&mut world, command), Err(reason), "seed {seed}, {command:?}");
                let told = world.resource::<EventLog<DiveEvent>>().events();
                assert!(told.is_empty(), "seed {seed}, {command:?}");
                refused += 1;
            }
            assert!(before == (fingerprint(&world), DiveSnapshot::take(&mut world)), "seed {seed}");
        }
    }
    assert!(refused > 1_000, "only {refused} commands were refused");
}

#[test]
fn a_preview_is_what_happens_as_far_as_no_dice_decide() {
    let mut world = world();
    let mut preview = Preview::new(library());
    let (mut compared, mut drawn) = (0, 0);
    for seed in 0..60 {
        begin_somewhere(&mut world, seed);
        let mut dice = Streams::new(seed);
        for _ in 0..30 {
            let before = DiveSnapshot::take(&mut world);
            let Some((command, events)) = play(&mut world, &mut dice) else { break };
            let after = world.resource::<Streams>().positions();
            let forecast = preview.play(&before, &[command]);
            if events.is_empty() {
                assert!(forecast.is_err(), "seed {seed}, {command:?} was refused");
                continue;
            }
            let forecast = forecast.expect("the command was played");
            for known in forecast.known() {
                assert!(events.contains(known), "seed {seed}, {command:?}: {known:?} was certain");
            }
            if before.streams == after {
                compared += 1;
                let known: Vec<DiveEvent> = forecast.known().cloned().collect();
                assert_eq!(known, events, "seed {seed}, {command:?}");
            } else {
                drawn += 1;
            }
        }
    }
    assert!(drawn > 100, "only {drawn} beats needed a draw");
    assert!(compared > 200, "only {compared} beats needed no draw");
}
