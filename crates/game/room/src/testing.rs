//! Shared by tests: the game's data, a run on a small sector, and worlds without a window.

use crate::prelude::*;
use daemonfall_breach as breach;
use daemonfall_campaign::{Settings, install};
use daemonfall_dungeon as dungeon;
use std::sync::OnceLock;

/// The result of a test that may fail early.
pub type Outcome = Result<(), Box<dyn std::error::Error>>;

/// The game's data, read once.
pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let read = || {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        Arc::new(Content::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}")))
    };
    CONTENT.get_or_init(read).clone()
}

/// A new run on a small sector. The world needs the rules of its content.
pub fn run(seed: u64) -> Campaign {
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    let begun = Campaign::begin(content(), settings);
    begun.unwrap_or_else(|error| panic!("{error}")).0
}

/// The world of a run, on its map.
pub fn map() -> World {
    let mut world = World::new();
    install(&mut world, &content());
    world.insert_resource(run(3));
    world.insert_resource(State::new(Screen::SECTOR));
    world
}

/// The world of a dive alone.
pub fn dive() -> World {
    let mut world = World::new();
    dungeon::install(&mut world, content().dungeon.clone());
    dungeon::begin(&mut world, 7);
    world.insert_resource(State::new(Screen::DIVE));
    world
}

/// The world of a breach alone.
pub fn breach(sides: &str) -> World {
    let mut world = World::new();
    breach::install(&mut world, content().breach.clone());
    world.insert_resource(State::new(Screen::BREACH));
    meet(&mut world, sides);
    world
}

/// Starts a breach between two sides, given by the names of their units.
pub fn meet(world: &mut World, sides: &str) {
    let library = world.resource::<BreachLibrary>().clone();
    let read = daemonfall_breach_mode::muster::read(&library, sides, 1);
    let (_, muster) = read.unwrap_or_else(|reason| panic!("{reason}"));
    breach::begin(world, &muster).unwrap_or_else(|reason| panic!("{reason}"));
}
