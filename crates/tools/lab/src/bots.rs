//! Bots: automatic players for the lab, for tests and for the window's own test.

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

pub trait Bot {
    /// The next command, which is always accepted; `None` when the dive is over.
    fn choose(&mut self, world: &mut World) -> Option<Command>;
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Explores, fights, picks up, drinks and leaves, using what the player sees and remembers.
    Greedy,
    /// A random accepted command, each equally likely.
    Random,
}

impl Policy {
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Policy::Greedy => Box::new(Greedy::default()),
            Policy::Random => Box::new(Random::new(seed)),
        }
    }
}
