//! Bots: players without a person, for the lab, for tests and for the window's own test.

mod greedy;
mod knowledge;
mod random;
pub mod run;

pub use greedy::Greedy;
pub use knowledge::Knowledge;
pub use random::Random;

use bevy_ecs::world::World;
use clap::ValueEnum;
use daemonfall_dungeon::Command;

/// Chooses commands.
pub trait Bot {
    /// The next command, one that is accepted; none when the dive is over.
    fn choose(&mut self, world: &mut World) -> Option<Command>;
}

/// The bots there are.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Explores, fights, picks up, drinks and leaves, by what the player sees and remembers.
    Greedy,
    /// Any command that is accepted, all alike.
    Random,
}

impl Policy {
    /// A bot of this policy for a dive with a seed.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Policy::Greedy => Box::new(Greedy::default()),
            Policy::Random => Box::new(Random::new(seed)),
        }
    }
}
