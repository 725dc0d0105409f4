//! The random bot: chooses uniformly among the accepted commands.

use super::Bot;
use bevy_ecs::world::World;
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::{Command, Direction, check};

/// Keeps the bot's dice apart from those of the dive with the same seed.
const OWN: u64 = 0x5EED_0F0B_0700;

pub struct Random {
    streams: Streams,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { streams: Streams::new(seed ^ OWN) }
    }
}

impl Bot for Random {
    /// Uniform over the accepted commands. Waiting is always accepted while the dive lasts.
    fn choose(&mut self, world: &mut World) -> Option<Command> {
        check(world, Command::Wait).ok()?;
        loop {
            let drawn = self.streams.below(Stream::Dive, 11);
            let direction = Direction::STRAIGHT[drawn as usize % 4];
            let command = match drawn {
                0..=3 => Command::Step(direction),
                4..=7 => Command::Bomb(direction),
                8 => Command::Drink,
                9 => Command::Take,
                _ => Command::Wait,
            };
            if check(world, command).is_ok() {
                return Some(command);
            }
        }
    }
}
