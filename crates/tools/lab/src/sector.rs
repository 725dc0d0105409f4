//! Sectors played by opponents alone, including the player's faction. Encounters pass without
//! effect, and no leader enters a vault.

use crate::{LabError, rounded};
use daemonfall_core::{Fingerprint, Streams};
use daemonfall_sector::library::Part;
use daemonfall_sector::{
    Applied, Difficulty, Opponent, Outcome, Pending, Rules, Sector, SectorEvent, StartValue,
    WriteBack, spread,
};
use serde::Serialize;
use std::collections::BTreeMap;

pub const TURNS_AT_MOST: u32 = 200;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The first seed; each further run has the next.
    pub seed: u64,
    pub size: String,
    pub runs: u32,
    /// In the order of the factions' turns; the last one applies to all that follow.
    pub difficulties: Vec<Difficulty>,
}

/// The results of a faction; fractions are means per sector, unless said otherwise.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Fate {
    /// Its difficulty; `None` for wild processes.
    pub difficulty: Option<Difficulty>,
    /// Runs in which it left the map.
    pub destroyed: u32,
    pub tiles: f64,
    pub recruited: f64,
    pub attacks: f64,
    /// Attacks that took the tile or left no defender, in percent.
    pub attacks_won: f64,
    pub fallen: f64,
}

/// The results of all sectors; fractions are means.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Sectors {
    pub seed: u64,
    pub size: String,
    pub runs: u32,
    /// Outcomes for the player's faction, and the number broken off.
    pub outcomes: BTreeMap<String, u32>,
    pub turns: f64,
    pub commands: f64,
    pub battles: f64,
    pub alliances: f64,
    pub factions: BTreeMap<String, Fate>,
    /// Sum of the fingerprints of all final states.
    pub fingerprint: String,
}

pub fn play(rules: &Rules, plan: &Plan) -> Result<Sectors, LabError> {
    let mut all =
        Sectors { seed: plan.seed, size: plan.size.clone(), runs: plan.runs, ..Sectors::default() };
    let mut ends = Fingerprint::default();
    for run in 0..plan.runs {
        let mut dice = Streams::new(plan.seed.wrapping_add(u64::from(run)));
        let mut sector = rules.generate(&plan.size, 100, &mut dice).map_err(LabError::wrong)?;
        let mut opponents = opponents(rules, &sector, &plan.difficulties);
        while sector.outcome.is_none() && sector.turn <= TURNS_AT_MOST {
            turn(rules, &mut sector, &mut opponents, &mut all)?;
        }
        let outcome = match sector.outcome {
            Some(Outcome::CoreTaken) => "core taken",
            Some(Outcome::VaultsEmptied) => "vaults emptied",
            Some(Outcome::NodesHeld) => "nodes held",
            Some(Outcome::LeaderLost) => "leader lost",
            Some(Outcome::StacksLost) => "stacks lost",
            None => "broken off",
        };
        *all.outcomes.entry(outcome.into()).or_default() += 1;
        all.turns += f64::from(sector.turn);
        for (id, faction) in sector.factions() {
            let fate = fate(&mut all, rules, &sector, id);
            fate.destroyed += u32::from(!faction.alive);
            let own = sector.tiles.iter().filter(|tile| tile.owner == Some(id));
            fate.tiles += own.count() as f64;
            let plays = rules.part(&sector, id) != Part::Wild;
            fate.difficulty = plays.then(|| difficulty(&plan.difficulties, id.0));
        }
        ends.add(sector.fingerprint());
    }
    all.average();
    all.fingerprint = ends.to_string();
    Ok(all)
}

fn difficulty(difficulties: &[Difficulty], faction: u32) -> Difficulty {
    let last = difficulties.last().copied().unwrap_or_default();
    let own = difficulties.get(faction as usize);
    own.copied().unwrap_or(last)
}

pub fn opponents(rules: &Rules, sector: &Sector, difficulties: &[Difficulty]) -> Vec<Opponent> {
    let factions = sector.factions();
    factions
        .map(|(id, _)| {
            Opponent::new(match rules.part(sector, id) {
                Part::Wild => Difficulty::Normal,
                Part::Player | Part::Corporation => difficulty(difficulties, id.0),
            })
        })
        .collect()
}

fn turn(
    rules: &Rules,
    sector: &mut Sector,
    opponents: &mut [Opponent],
    all: &mut Sectors,
) -> Result<(), LabError> {
    let faction = sector.active;
    let opponent = &mut opponents[faction.0 as usize];
    let wrong = |command: &dyn std::fmt::Debug, refusal: &dyn std::fmt::Display| {
        LabError::Wrong(format!("{command:?} was refused: {refusal}"))
    };
    let played = opponent
        .take_turn(rules, sector)
        .map_err(|(command, refusal)| wrong(&command, &refusal))?;
    for (_, applied) in &played {
        all.commands += 1.0;
        count(all, rules, sector, applied);
    }
    if let Some(Pending::Encounter { .. }) = sector.pending {
        let over = WriteBack::EncounterOver;
        rules.write_back(sector, &over).map_err(|refusal| wrong(&over, &refusal))?;
    }
    Ok(())
}

fn fate<'a>(
    all: &'a mut Sectors,
    rules: &Rules,
    sector: &Sector,
    faction: daemonfall_sector::FactionId,
) -> &'a mut Fate {
    let key = rules.kind(sector, faction).key.clone();
    all.factions.entry(key).or_default()
}

fn count(all: &mut Sectors, rules: &Rules, sector: &Sector, applied: &Applied) {
    for event in &applied.events {
        match event {
            SectorEvent::Fought(fought) => {
                all.battles += 1.0;
                let attacker = fought.sides.attacker;
                let own = fought.sides.stacks.iter().find(|it| it.stack == attacker);
                let won = fought.battle.ending.outcome == daemonfall_battle::Outcome::Attacker;
                if let Some(own) = own {
                    let fate = fate(all, rules, sector, own.faction);
                    fate.attacks += 1.0;
                    fate.attacks_won += f64::from(u8::from(won));
                }
            }
            SectorEvent::Recruited { faction, .. } => {
                fate(all, rules, sector, *faction).recruited += 1.0;
            }
            SectorEvent::UnitLost { faction, why: daemonfall_sector::Loss::Fell, .. } => {
                fate(all, rules, sector, *faction).fallen += 1.0
            }
            SectorEvent::Allied { .. } => all.alliances += 1.0,
            _ => {}
        }
    }
}

impl Sectors {
    fn average(&mut self) {
        let runs = f64::from(self.runs.max(1));
        let mean = |sum: &mut f64| *sum = rounded(*sum / runs, 1);
        for sum in [&mut self.turns, &mut self.commands, &mut self.battles, &mut self.alliances] {
            mean(sum);
        }
        for fate in self.factions.values_mut() {
            let attacks = fate.attacks.max(1.0);
            fate.attacks_won = rounded(fate.attacks_won / attacks * 100.0, 1);
            for sum in [&mut fate.tiles, &mut fate.recruited, &mut fate.attacks, &mut fate.fallen] {
                mean(sum);
            }
        }
    }
}

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
        let sector = rules.generate(size, 100, &mut Streams::new(seed)).map_err(LabError::wrong)?;
        let found = rules.start_values(&sector);
        let apart = spread(&found);
        if apart > report.worst_spread {
            (report.worst_spread, report.worst_seed) = (apart, seed);
        }
        report.wider += u32::from(asked.is_some_and(|asked| apart > asked));
        spreads.push(apart);
        for value in found {
            let key = rules.kind(&sector, value.faction).key.clone();
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
