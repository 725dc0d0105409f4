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

use crate::LabError;
use daemonfall_campaign::Content;
use daemonfall_dungeon::library::Source;
use serde::Serialize;
use std::sync::Arc;

/// The numbers of enemies on the open floor.
const CROWDS: [u32; 4] = [10, 100, 1_000, 10_000];

/// What `bench dive` measures.
#[derive(Serialize, Clone, Debug)]
pub struct DiveBench {
    /// Acting enemies that hunt the player on an open floor of 200 by 200.
    pub open_floor: Vec<open_floor::Crowd>,
    /// Time of one object's action among 10,000, relative to one among 100.
    pub cost_at_10000_relative_to_100: f64,
    /// Dives from real seeds, played at random.
    pub random_dives: dives::RandomDives,
    /// Peak memory in MiB, if the system reports it.
    pub peak_memory_mib: Option<f64>,
}

/// Measures the dive.
///
/// # Errors
/// Invalid data.
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
        cost_at_10000_relative_to_100: (relative * 100.0).round() / 100.0,
        random_dives: dives::measure(&library),
        peak_memory_mib: memory::peak_mib(),
    })
}

/// Measures rounds of the stack.
///
/// # Errors
/// None, unless the bench's own data are wrong.
pub fn stack() -> Result<rounds::StackBench, LabError> {
    rounds::measure()
}

/// Measures the clock.
///
/// # Errors
/// Unexpected results in the measured scenarios.
pub fn clock() -> Result<six_steps::ClockBench, LabError> {
    six_steps::measure()
}

/// Measures sectors: an opponent's turn on the largest map.
///
/// # Errors
/// Invalid data.
pub fn sector(rules: &daemonfall_sector::Rules) -> Result<turns::SectorBench, LabError> {
    turns::measure(rules)
}

/// Measures how fast past steps of runs are reached.
///
/// # Errors
/// Invalid data.
pub fn time(content: &Arc<Content>) -> Result<timelines::TimeBench, LabError> {
    timelines::measure(content)
}

/// Measures battles.
///
/// # Errors
/// None, unless the bench's own match-ups are wrong.
pub fn battle() -> Result<battles::BattleBench, LabError> {
    battles::measure()
}

/// Measures the breach.
///
/// # Errors
/// Invalid data.
pub fn breach(library: &daemonfall_breach::BreachLibrary) -> Result<duels::BreachBench, LabError> {
    duels::measure(library)
}
