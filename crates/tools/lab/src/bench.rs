//! Benchmarks of the rules. Only the times differ from one run to the next.

pub(crate) mod battles;
mod dives;
mod duels;
mod memory;
mod open_floor;
mod rounds;
mod six_steps;
mod timelines;
mod turns;

pub use battles::measure as battle;
pub use duels::measure as breach;
pub use rounds::measure as stack;
pub use six_steps::measure as clock;
pub use timelines::measure as time;
pub use turns::measure as sector;

use crate::{LabError, rounded};
use daemonfall_dungeon::library::Source;
use serde::Serialize;

const CROWDS: [u32; 4] = [10, 100, 1_000, 10_000];

#[derive(Serialize, Clone, Debug)]
pub struct DiveBench {
    pub open_floor: Vec<open_floor::Crowd>,
    /// Time of one object's action among 10,000, relative to one among 100.
    pub cost_at_10000_relative_to_100: f64,
    pub random_dives: dives::RandomDives,
    pub peak_memory_mib: Option<f64>,
}

pub fn dive(base: &[Source]) -> Result<DiveBench, LabError> {
    let mut open_floor = Vec::new();
    for enemies in CROWDS {
        open_floor.push(open_floor::measure(base, enemies)?);
    }
    let cost = |enemies: u32| {
        open_floor
            .iter()
            .find(|crowd| crowd.enemies == enemies)
            .map_or(f64::NAN, |crowd| crowd.nanoseconds_per_action)
    };
    let relative = cost(10_000) / cost(100);
    let library = daemonfall_dungeon::Library::from_sources(base)?;
    Ok(DiveBench {
        open_floor,
        cost_at_10000_relative_to_100: rounded(relative, 2),
        random_dives: dives::measure(&library),
        peak_memory_mib: memory::peak_mib(),
    })
}
