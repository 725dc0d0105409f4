//! The values of the starts of generated sectors, and their spread.

use crate::{LabError, rounded};
use daemonfall_core::Streams;
use daemonfall_sector::{Rules, StartValue, spread};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Values {
    pub least: i32,
    pub mean: f64,
    pub most: i32,
    /// Means of the parts: land, structures, encounters, guards, means.
    pub parts: BTreeMap<&'static str, f64>,
}

#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Starts {
    pub size: String,
    pub seeds: u32,
    /// The spread that the recipe allows, if it grows its land, in percent of the highest start.
    pub asked: Option<u32>,
    pub mean_spread: f64,
    pub spread_95: u32,
    pub worst_spread: u32,
    pub worst_seed: u64,
    /// The number of sectors with a wider spread than allowed.
    pub wider: u32,
    pub factions: BTreeMap<String, Values>,
}

/// Generates the sectors of `seeds` seeds, from 1, of each of these recipes.
pub fn starts(rules: &Rules, sizes: &[String], seeds: u32) -> Result<Vec<Starts>, LabError> {
    sizes.iter().map(|size| of(rules, size, seeds)).collect()
}

fn of(rules: &Rules, size: &str, seeds: u32) -> Result<Starts, LabError> {
    let asked = match rules.library.recipe(size).map(|recipe| &recipe.land) {
        Some(daemonfall_sector::library::Land::Grown(grown)) => Some(grown.spread),
        _ => None,
    };
    let mut report = Starts { size: size.into(), seeds, asked, ..Starts::default() };
    let (mut spreads, mut values) = (Vec::new(), BTreeMap::<String, Vec<StartValue>>::new());
    for seed in 1..=u64::from(seeds) {
        let sector = rules.generate(size, &mut Streams::new(seed)).map_err(LabError::wrong)?;
        let found = rules.start_values(&sector);
        let apart = spread(&found);
        if apart > report.worst_spread {
            (report.worst_spread, report.worst_seed) = (apart, seed);
        }
        report.wider += u32::from(asked.is_some_and(|asked| apart > asked));
        spreads.push(apart);
        for value in found {
            let kind = sector.faction(value.faction).kind;
            let key = rules.library.faction(kind).key.clone();
            values.entry(key).or_default().push(value);
        }
    }
    spreads.sort_unstable();
    report.spread_95 = spreads.get(spreads.len() * 95 / 100).copied().unwrap_or_default();
    report.mean_spread = mean(spreads.iter().map(|apart| f64::from(*apart)));
    let summed = values.into_iter().map(|(key, all)| (key, sum(&all)));
    report.factions = summed.collect();
    Ok(report)
}

fn sum(all: &[StartValue]) -> Values {
    let totals = || all.iter().map(|value| value.total);
    let part = |of: fn(&StartValue) -> i32| mean(all.iter().map(|value| f64::from(of(value))));
    Values {
        least: totals().min().unwrap_or_default(),
        mean: mean(totals().map(f64::from)),
        most: totals().max().unwrap_or_default(),
        parts: BTreeMap::from([
            ("land", part(|value| value.land)),
            ("structures", part(|value| value.structures)),
            ("encounters", part(|value| value.encounters)),
            ("guards", part(|value| -value.guards)),
            ("means", part(|value| value.means)),
        ]),
    }
}

fn mean(all: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = all.fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
    rounded(sum / f64::max(count, 1.0), 1)
}
