//! The data and a practised dive for tests.

use super::{Session, act, back, hold};
use crate::input::action::Repeat;
use crate::prelude::*;
use daemonfall_campaign::Practice;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{install, look};

pub fn library() -> Result<Library, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
    Library::load_dir(folder).map_err(|errors| errors.to_string())
}

pub fn dive(seed: u64) -> Result<World, String> {
    let mut app = App::new();
    app.add_plugins((act::plugin, back::plugin, hold::plugin))
        .init_resource::<Repeat>()
        .add_message::<super::Happened>()
        .add_message::<super::Refused>()
        .add_message::<Notice>();
    let mut world = std::mem::take(app.world_mut());
    install(&mut world, library()?);
    let (practice, _) = Practice::dive(&mut world, seed);
    world.insert_resource(practice);
    world.insert_resource(Session::shown(seed));
    look(&mut world);
    Ok(world)
}

/// The record of the dive.
pub fn replay(world: &World) -> Replay {
    let practice = world.get_resource::<Practice>();
    practice.and_then(Practice::replay).cloned().expect("a dive is practised")
}

pub const COMMANDS: [Command; 6] = [
    Command::Wait,
    Command::Step(Direction::East),
    Command::Step(Direction::South),
    Command::Wait,
    Command::Step(Direction::West),
    Command::Step(Direction::North),
];
