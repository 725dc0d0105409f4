//! A breach for tests of the panels, and tests of the tape: it follows the game, goes back, and
//! does not affect the game.

use super::*;
use crate::panels::testing;
use daemonfall_breach::{
    self as breach, BreachSnapshot, Command, Scratch, act, all_commands, check, fingerprint,
};
use daemonfall_breach_mode::Copies;
use daemonfall_core::{Snapshot, Stream};

/// A world with the rules of the breach, a record, and its panels, before any breach.
pub fn world() -> World {
    let mut world = testing::world();
    breach::install(&mut world, testing::content().breach.clone());
    world.init_resource::<BreachRecord>();
    world.init_resource::<Tape>();
    world.insert_resource(State::new(Screen::BREACH));
    world
}

/// Starts a breach between two sides, given by the names of their units.
pub fn meet(world: &mut World, sides: &str) {
    crate::testing::meet(world, sides);
    world.insert_resource(Copies(Scratch::new(&testing::content().breach)));
}

/// Makes random choices; returns how many there were.
pub fn play(world: &mut World, dice: &mut Streams, choices: usize) -> usize {
    for made in 0..choices {
        if breach::turn(world).is_none() {
            return made;
        }
        let all = all_commands(world).into_iter();
        let legal: Vec<Command> = all.filter(|it| check(world, *it).is_ok()).collect();
        let place = dice.below(Stream::Breach, legal.len() as u32) as usize;
        let chosen = legal.get(place).copied().unwrap_or(Command::Wait);
        act(world, chosen).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    choices
}

/// A breach after some rounds, with passed quick turns and uses to come on the stack.
pub fn breach() -> World {
    for seed in 0..100 {
        let mut world = world();
        meet(&mut world, "needle,weaver,leech,echo:needle,weaver,leech,echo");
        play(&mut world, &mut Streams::new(seed), 60);
        follow_all(&mut world);
        let tape = world.resource::<Tape>();
        let passed = tape.trace().map_or(0, |trace| trace.passed_over().count());
        let is_busy = !world.resource::<daemonfall_stack::Stack>().unresolved().is_empty();
        if passed > 2 && is_busy && tape.outcome().is_none() {
            world.insert_resource(Tape::default());
            return world;
        }
    }
    panic!("a unit was passed over by chance");
}

/// Replays the whole record, however long that takes.
pub fn follow_all(world: &mut World) {
    loop {
        follow(world);
        let tape = world.resource::<Tape>();
        if tape.behind == 0 || tape.trouble.is_some() {
            return;
        }
    }
}

fn tape(world: &World) -> &Tape {
    world.resource::<Tape>()
}

#[test]
fn the_tape_has_what_happened_before_anybody_looked_and_what_happens_after() {
    let mut world = world();
    follow(&mut world);
    assert!(tape(&world).moment().is_none(), "nothing has begun");
    meet(&mut world, "needle,weaver:thorn,leech");
    let mut dice = Streams::new(5);
    play(&mut world, &mut dice, 20);
    follow_all(&mut world);
    let before = tape(&world).place().map(|place| place.last);
    let first = tape(&world).trace().and_then(|trace| trace.moment(0));
    assert!(first.is_some_and(|moment| moment.stack.round() == 0));
    let now = |world: &World| {
        let rerun = tape(world).rerun.as_ref().map(Rerun::world);
        rerun.map(fingerprint)
    };
    assert_eq!(now(&world), Some(fingerprint(&world)));
    play(&mut world, &mut dice, 5);
    follow_all(&mut world);
    assert_eq!(now(&world), Some(fingerprint(&world)));
    assert!(tape(&world).place().map(|place| place.last) > before);
}

#[test]
fn stepping_back_and_on_shows_the_recorded_moments_and_the_game_stays_as_it_is() {
    let mut world = breach();
    follow_all(&mut world);
    let print = fingerprint(&world);
    let mut tape = world.remove_resource::<Tape>().unwrap_or_default();
    let last = tape.place().map_or(0, |place| place.last);
    for number in (0..last).rev() {
        tape.go(Go::Back);
        assert_eq!(tape.moment().map(|moment| moment.number), Some(number));
        assert_eq!(tape.moment(), tape.trace().and_then(|trace| trace.moment(number)));
    }
    tape.go(Go::Back);
    assert_eq!(tape.place().map(|place| place.at), Some(0));
    tape.go(Go::On);
    assert_eq!(tape.place().map(|place| place.at), Some(1));
    tape.go(Go::To(7));
    world.insert_resource(tape);
    // The present continues while the past is shown.
    play(&mut world, &mut Streams::new(1), 3);
    assert_ne!(fingerprint(&world), print);
    follow_all(&mut world);
    let mut tape = world.remove_resource::<Tape>().unwrap_or_default();
    assert_eq!(tape.place().map(|place| place.at), Some(7));
    tape.go(Go::Last);
    let place = tape.place();
    assert!(place.is_some_and(|place| place.at == place.last && place.last > last));
}

#[test]
fn what_is_taken_back_leaves_the_tape_and_another_breach_takes_its_place() {
    let mut world = world();
    meet(&mut world, "needle:thorn");
    let mut dice = Streams::new(2);
    play(&mut world, &mut dice, 4);
    let kept = BreachSnapshot::of(&world);
    let record = world.resource::<BreachRecord>().clone();
    play(&mut world, &mut dice, 4);
    follow_all(&mut world);
    let (last, take) = (tape(&world).place().map(|it| it.last), tape(&world).take());
    kept.restore(&mut world).unwrap_or_else(|error| panic!("{error}"));
    let mut cut = record;
    cut.truncate(4);
    world.insert_resource(cut);
    follow_all(&mut world);
    assert!(tape(&world).place().map(|it| it.last) < last);
    assert_ne!(tape(&world).take(), take);
    meet(&mut world, "leech,weaver:needle");
    follow_all(&mut world);
    assert_eq!(tape(&world).cast().count(), 3);
    assert_eq!(tape(&world).place().map(|it| it.at == it.last), Some(true));
}
