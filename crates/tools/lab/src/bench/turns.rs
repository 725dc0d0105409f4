//! Sectors: turns of opponents on the largest map, generation, and the cost of a command.

use crate::sector::{TURNS_AT_MOST, opponents};
use crate::{LabError, rounded};
use daemonfall_core::Streams;
use daemonfall_sector::library::{Land, Part};
use daemonfall_sector::{Difficulty, Pending, Rules, WriteBack};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Sectors played for each difficulty.
const SECTORS: u64 = 6;

pub fn measure(rules: &Rules) -> Result<Value, LabError> {
    let size = |land: &Land| match land {
        Land::Grown(grown) => 3 * grown.radius * (grown.radius + 1) + 1,
        Land::Drawn(tiles) => tiles.len() as u32,
    };
    let recipes = rules.library.recipes().iter();
    let largest = recipes.max_by_key(|recipe| size(&recipe.land));
    let largest = largest.ok_or_else(|| LabError::Wrong("there is no sector to measure".into()))?;
    let generate = |seed: u64| {
        rules.generate(&largest.key, 100, &mut Streams::new(seed)).map_err(LabError::wrong)
    };
    let begun = Instant::now();
    for seed in 1..=SECTORS {
        generate(seed)?;
    }
    let generation = milliseconds(begun.elapsed()) / SECTORS as f64;
    let mut all = Vec::new();
    for difficulty in Difficulty::ALL {
        let (mut times, mut commands, mut most_stacks) = (Vec::new(), 0, 0);
        for seed in 1..=SECTORS {
            let mut sector = generate(seed)?;
            let mut players = opponents(rules, &sector, &[difficulty]);
            while sector.outcome.is_none() && sector.turn <= TURNS_AT_MOST {
                let active = sector.active;
                let corporation = rules.part(&sector, active) == Part::Corporation;
                let stacks = sector.stacks_of(active).count();
                let begun = Instant::now();
                let played = players[active.0 as usize]
                    .take_turn(rules, &mut sector)
                    .map_err(|(_, refusal)| LabError::wrong(refusal))?;
                if corporation {
                    times.push(begun.elapsed());
                    commands += played.len();
                    most_stacks = most_stacks.max(stacks);
                }
                if let Some(Pending::Encounter { .. }) = sector.pending {
                    rules
                        .write_back(&mut sector, &WriteBack::EncounterOver)
                        .map_err(LabError::wrong)?;
                }
            }
        }
        times.sort_unstable();
        let sum: Duration = times.iter().sum();
        let at = |place: usize| milliseconds(times.get(place).copied().unwrap_or_default());
        all.push(json!({
            "difficulty": difficulty,
            "turns": times.len(),
            "mean_milliseconds": rounded(milliseconds(sum) / times.len().max(1) as f64, 2),
            "milliseconds_99": rounded(at(times.len() * 99 / 100), 2),
            "slowest_milliseconds": rounded(at(times.len().saturating_sub(1)), 2),
            "most_stacks": most_stacks,
            // With the thinking before each.
            "commands_per_second": (f64::from(commands as u32) / sum.as_secs_f64()).round(),
        }));
    }
    Ok(json!({
        "size": largest.key,
        // Of seed 1.
        "tiles": generate(1)?.grid.len(),
        "generation_milliseconds": rounded(generation, 2),
        "turns": all,
    }))
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
