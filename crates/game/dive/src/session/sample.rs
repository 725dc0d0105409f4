//! The data and a dive for tests.

use super::back::TakenBack;
use super::hold::Hold;
use super::tally::Tally;
use super::{Happened, Refused, Session};
use crate::input::action::Repeat;
use bevy::prelude::*;
use daemonfall_core::EventLog;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{Command, Direction, DiveEvent, Library, begin, install, look};
use daemonfall_platform::notice::Notice;

pub fn library() -> Result<Library, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
    Library::load_dir(folder).map_err(|errors| errors.to_string())
}

pub fn dive(seed: u64) -> Result<World, String> {
    let library = library()?;
    let replay = Replay::new(&library, seed);
    let mut world = World::new();
    install(&mut world, library);
    begin(&mut world, seed);
    look(&mut world);
    world.resource_mut::<EventLog<DiveEvent>>().clear();
    world.insert_resource(Session { replay, tally: Tally::default() });
    world.init_resource::<Hold>();
    world.init_resource::<Repeat>();
    world.init_resource::<Messages<Happened>>();
    world.init_resource::<Messages<Refused>>();
    world.init_resource::<Messages<TakenBack>>();
    world.init_resource::<Messages<Notice>>();
    Ok(world)
}

pub const COMMANDS: [Command; 6] = [
    Command::Wait,
    Command::Step(Direction::East),
    Command::Step(Direction::South),
    Command::Wait,
    Command::Step(Direction::West),
    Command::Step(Direction::North),
];
