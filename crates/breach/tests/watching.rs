//! Watching a breach changes nothing: the opponents' duels, watched and not, are the same.

use bevy_ecs::world::World;
use daemonfall_breach::watch::BreachWatch;
use daemonfall_breach::{
    BreachEvent, BreachLibrary, Muster, Post, UnitId, act, all_commands, begin, check, fingerprint,
    install, turn,
};
use daemonfall_core::{EventLog, Stream, Streams};

fn duel(library: &BreachLibrary, seed: u64) -> World {
    let mut world = World::new();
    install(&mut world, library.clone());
    let units = library.units().count() as u64;
    let posts = |from: u64| {
        let post = |place: u64| Post {
            unit: UnitId(((seed + from + 5 * place) % units) as u16),
            column: 2 * place as i8,
            depth: 0,
        };
        vec![post(0), post(1)]
    };
    let muster = Muster {
        player: posts(0),
        hostile: posts(3),
    };
    // Who is too large for its post stays away, and the seed with it.
    let _ = begin(&mut world, &muster);
    world
}

#[test]
fn a_watched_breach_is_the_same_breach() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/data");
    let library = BreachLibrary::load_dir(folder).expect("the game's data are sound");
    let mut played = 0;
    for seed in 0..40 {
        let (mut bare, mut watched) = (duel(&library, seed), duel(&library, seed));
        watched.insert_resource(BreachWatch::new(50));
        let mut dice = Streams::new(seed);
        for _ in 0..60 {
            if turn(&bare).is_none() {
                break;
            }
            let all = all_commands(&bare);
            let legal: Vec<_> = all
                .into_iter()
                .filter(|command| check(&bare, *command).is_ok())
                .collect();
            let command = legal[dice.below(Stream::Breach, legal.len() as u32) as usize];
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
        let told = watched.resource::<BreachWatch>().moments();
        assert!(told.len() <= 50);
    }
    assert!(played > 500, "{played}");
}
