//! Watching a breach changes nothing: the opponents' duels are the same, watched and not.

use crate::small::GAME;
use bevy_ecs::world::World;
use daemonfall_breach::trace::{BreachTrace, Moment};
use daemonfall_breach::{
    BreachEvent, BreachRecord, BreachSnapshot, Command, Muster, Post, Rerun, UnitId, act,
    all_commands, begin, check, fingerprint, install, turn,
};
use daemonfall_core::{EventLog, Snapshot, Stream, Streams};

fn duel(seed: u64) -> World {
    begun(World::new(), seed)
}

fn begun(mut world: World, seed: u64) -> World {
    install(&mut world, GAME.clone());
    let units = GAME.units().count() as u64;
    let posts = |from: u64| {
        let post = |place: u64| Post {
            unit: UnitId(((seed + from + 5 * place) % units) as u16),
            column: 2 * place as i8,
            depth: 0,
        };
        vec![post(0), post(1)]
    };
    let muster = Muster { player: posts(0), hostile: posts(3), ..Muster::default() };
    // Skips seeds in which a unit is too large for its post.
    let _ = begin(&mut world, &muster);
    world
}

#[test]
fn a_watched_breach_is_the_same_breach() {
    let mut played = 0;
    for seed in 0..40 {
        let (mut bare, mut watched) = (duel(seed), duel(seed));
        watched.insert_resource(BreachTrace::new(50));
        let mut dice = Streams::new(seed);
        for _ in 0..60 {
            let Some(command) = chance(&bare, &mut dice) else { break };
            let results = [&mut bare, &mut watched].map(|world| act(world, command));
            assert_eq!(results[0], results[1]);
            assert_eq!(fingerprint(&bare), fingerprint(&watched), "seed {seed}");
            let logs = [&mut bare, &mut watched].map(|world| {
                let mut log = world.resource_mut::<EventLog<BreachEvent>>();
                log.drain().collect::<Vec<_>>()
            });
            assert_eq!(logs[0], logs[1], "seed {seed}");
            played += 1;
        }
        let told = watched.resource::<BreachTrace>().moments();
        assert!(told.len() <= 50);
    }
    assert!(played > 500, "{played}");
}

fn chance(world: &World, dice: &mut Streams) -> Option<Command> {
    turn(world)?;
    let all = all_commands(world);
    let legal: Vec<_> = all.into_iter().filter(|command| check(world, *command).is_ok()).collect();
    legal.get(dice.below(Stream::Breach, legal.len() as u32) as usize).copied()
}

fn recorded(seed: u64, choices: usize) -> World {
    let mut world = World::new();
    world.init_resource::<BreachRecord>();
    world.insert_resource(BreachTrace::new(100_000));
    let mut world = begun(world, seed);
    let mut dice = Streams::new(seed);
    for _ in 0..choices {
        let Some(command) = chance(&world, &mut dice) else { break };
        assert_eq!(act(&mut world, command), Ok(()));
    }
    world
}

fn again(record: &BreachRecord) -> Rerun {
    let rerun = Rerun::of(record, 100_000).expect("the record has these data");
    let mut rerun = rerun.expect("a record");
    while rerun.go_on(record).expect("it was accepted once") {}
    rerun
}

fn moments(watch: &BreachTrace) -> Vec<&Moment> {
    watch.moments().collect()
}

#[test]
fn a_breach_played_again_from_its_record_has_the_same_moments() {
    let mut compared = 0;
    for seed in 0..20 {
        let world = recorded(seed, 60);
        let rerun = again(world.resource::<BreachRecord>());
        assert_eq!(fingerprint(rerun.world()), fingerprint(&world));
        let (played, watched) = (rerun.trace(), world.resource::<BreachTrace>());
        assert_eq!(moments(played), moments(watched), "seed {seed}");
        compared += watched.moments().len();
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn moments_tell_aims_picks_and_the_ledger_of_their_time() {
    let mut told = (0, 0);
    for seed in 0..10 {
        let world = recorded(seed, 60);
        let watch = world.resource::<BreachTrace>();
        for moment in watch.moments() {
            for known in moment.stack.moves() {
                let aim = moment.aims.get(&known.id).expect("every move has its aim");
                assert_eq!(aim.character(), known.choice.target);
                told.0 += 1;
            }
            told.1 += moment.picks.len();
            for line in moment.ledger(&GAME) {
                let sum: i32 = line.moves.iter().map(|held| held.cpu).sum();
                assert_eq!((sum, line.free), (line.held, line.max - line.held));
            }
        }
        let (Some(last), now) = (watch.moments().last(), daemonfall_stack::ledger(&world)) else {
            continue;
        };
        let present = now.into_iter();
        let present = present.filter(|it| it.presence == daemonfall_stack::Presence::Present);
        assert_eq!(last.ledger(&GAME), present.collect::<Vec<_>>());
    }
    assert!(told.0 > 1_000 && told.1 > 500, "{told:?}");
}

#[test]
fn a_record_is_cut_where_choices_are_taken_back_and_begins_where_a_breach_is_restored() {
    let world = recorded(3, 12);
    let record = world.resource::<BreachRecord>().clone();
    let mut dice = Streams::new(99);
    // The breach after seven choices in another world, which does not have them.
    let mut cut = record.clone();
    cut.truncate(7);
    assert_ne!(cut.edition(), record.edition());
    let there = BreachSnapshot::of(again(&cut).world());
    let mut other = World::new();
    other.init_resource::<BreachRecord>();
    install(&mut other, GAME.clone());
    there.restore(&mut other).expect("it has these data");
    assert_eq!(other.resource::<BreachRecord>().choices(), []);
    let command = chance(&other, &mut dice).expect("the breach goes on");
    assert_eq!(act(&mut other, command), Ok(()));
    // The earlier record is put in front, unless it led elsewhere.
    let mut own = other.resource::<BreachRecord>().clone();
    let elsewhere = BreachSnapshot::of(&world);
    assert!(!own.clone().put_before(record.clone(), &elsewhere));
    assert!(own.put_before(cut.clone(), &there));
    assert_eq!(own.choices()[..7], record.choices()[..7]);
    assert_eq!(own.choices()[7..], [command]);
    let rerun = again(&own);
    assert_eq!(fingerprint(rerun.world()), fingerprint(&other));
    assert!(rerun.is_of(&own) && !rerun.is_of(&cut));
}

#[test]
fn nothing_is_on_record_where_none_is_kept_or_nothing_has_begun() {
    let world = duel(1);
    assert!(world.get_resource::<BreachRecord>().is_none());
    let none = Rerun::of(&BreachRecord::default(), 10);
    assert!(none.is_ok_and(|rerun| rerun.is_none()));
}
