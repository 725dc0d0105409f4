//! The results of runs, in numbers.

use super::{Plan, Played, ending};
use crate::rounded;
use daemonfall_campaign::{Cause, Content, Ending, Tally};
use daemonfall_core::{Fingerprint, seed_text};
use daemonfall_sector::Victory;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct UnitUse {
    /// Recruited or won, in all runs.
    pub recruited: u32,
    pub lost: u32,
    /// Stacks that took a core and had at least one when they set out, not counting leaders.
    pub in_winning_stacks: u32,
    /// Their share of all stacks that took a core, in percent.
    pub of_winning_stacks: f64,
    /// Share of all stacks that took a core and still had at least one afterwards, in percent.
    pub of_stacks_left: f64,
    /// Won runs at whose end the player had at least one on the map, not counting leaders.
    pub in_winning_armies: u32,
    /// Their share of all won runs, in percent.
    pub of_winning_armies: f64,
}

#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Use {
    /// Runs that began with a crew; that ended with a mod carried, or there as a relic.
    pub runs: u32,
    /// The won runs among them.
    pub won: u32,
}

impl Use {
    fn count(&mut self, won: bool) {
        self.runs += 1;
        self.won += u32::from(won);
    }
}

/// The results of runs; fractions are means per run, unless said otherwise.
#[derive(Serialize, Clone, Debug, Default, PartialEq)]
pub struct Runs {
    pub seed: String,
    pub policy: String,
    pub difficulty: String,
    pub sector: String,
    pub victory: String,
    pub data: String,
    pub runs: u32,
    pub won: u32,
    pub won_percent: f64,
    /// Where the chance of winning lies, in percent, with a confidence of 95 % (Wilson's interval).
    pub won_within: [f64; 2],
    pub endings: BTreeMap<String, u32>,
    pub causes: BTreeMap<String, u32>,
    pub turns: f64,
    /// Turns per won run, on average.
    pub turns_won: f64,
    pub steps: f64,
    pub score: f64,
    pub battles: f64,
    pub battles_won: f64,
    pub encounters: f64,
    pub dives: f64,
    /// Dives that reached the door.
    pub dives_done: f64,
    pub beats: f64,
    pub breaches: f64,
    pub vaults: f64,
    pub mods: f64,
    /// Cores taken that had defenders; the others were empty.
    pub stormed: u32,
    /// Stacks that took a core, by the number of units when they set out, not counting leaders.
    pub winning_sizes: BTreeMap<usize, u32>,
    /// The same stacks, by the number of units left when the core was taken.
    pub sizes_left: BTreeMap<usize, u32>,
    pub units: BTreeMap<String, UnitUse>,
    pub crews: BTreeMap<String, Use>,
    pub gear: BTreeMap<String, Use>,
    /// Sum of the fingerprints of all endings.
    pub fingerprint: String,
    #[serde(skip)]
    ends: Fingerprint,
}

impl Runs {
    pub(super) fn new(content: &Content, plan: &Plan) -> Self {
        let kinds = content.sector.roster.kinds();
        let mods = content.campaign.mods();
        Self {
            seed: seed_text(plan.settings.seed),
            policy: plan.policy.name(),
            difficulty: plan.settings.difficulty.clone(),
            sector: plan.settings.sector.clone(),
            victory: plan.settings.victory.key().into(),
            data: content.fingerprint.to_string(),
            units: kinds.map(|(_, kind)| (kind.key.clone(), UnitUse::default())).collect(),
            gear: mods.map(|(_, it)| (it.key.clone(), Use::default())).collect(),
            ..Self::default()
        }
    }

    pub(super) fn count(&mut self, played: &Played) {
        self.runs += 1;
        self.turns += f64::from(played.turns);
        self.steps += f64::from(played.steps);
        self.ends.add(played.end);
        *self.endings.entry(ending(played.summary.as_ref()).into()).or_default() += 1;
        let Some(summary) = &played.summary else { return };
        let won = summary.ending == Ending::Won;
        self.won += u32::from(won);
        if won {
            self.turns_won += f64::from(played.turns);
        } else if let Some(cause) = &summary.cause {
            *self.causes.entry(words(cause)).or_default() += 1;
        }
        self.score += f64::from(summary.score.total);
        let tally = &summary.tally;
        for (sum, count) in self.tallied() {
            *sum += f64::from(count(tally));
        }
        for (kind, count) in &tally.recruited {
            self.unit(kind).recruited += count;
        }
        for fallen in &tally.fallen {
            self.unit(&fallen.kind).lost += 1;
        }
        self.crews.entry(played.crew.clone()).or_default().count(won);
        for item in summary.gear.iter().collect::<BTreeSet<_>>() {
            self.gear.entry(item.clone()).or_default().count(won);
        }
        if won {
            for kind in played.army.iter().collect::<BTreeSet<_>>() {
                self.unit(kind).in_winning_armies += 1;
            }
        }
        if won && self.victory == Victory::Core.key() {
            self.stormed += u32::from(played.stormed);
            *self.winning_sizes.entry(played.winners.len()).or_default() += 1;
            *self.sizes_left.entry(played.left.len()).or_default() += 1;
            for kind in played.left.iter().collect::<BTreeSet<_>>() {
                self.unit(kind).of_stacks_left += 1.0;
            }
            for kind in played.winners.iter().collect::<BTreeSet<_>>() {
                self.unit(kind).in_winning_stacks += 1;
            }
        }
    }

    /// What every run tallies: the sum of it here, and the count of one run.
    fn tallied(&mut self) -> [(&mut f64, fn(&Tally) -> u32); 9] {
        [
            (&mut self.battles, |it| it.battles),
            (&mut self.battles_won, |it| it.battles_won),
            (&mut self.encounters, |it| it.encounters),
            (&mut self.dives, |it| it.dives),
            (&mut self.dives_done, |it| it.dives_done),
            (&mut self.beats, |it| it.beats),
            (&mut self.breaches, |it| it.breaches),
            (&mut self.vaults, |it| it.vaults),
            (&mut self.mods, |it| it.mods),
        ]
    }

    fn unit(&mut self, kind: &str) -> &mut UnitUse {
        self.units.entry(kind.into()).or_default()
    }

    pub(super) fn average(&mut self) {
        let runs = f64::from(self.runs.max(1));
        for sum in [&mut self.turns, &mut self.steps, &mut self.score] {
            *sum = rounded(*sum / runs, 1);
        }
        for (sum, _) in self.tallied() {
            *sum = rounded(*sum / runs, 1);
        }
        let won = f64::from(self.won.max(1));
        self.turns_won = rounded(self.turns_won / won, 1);
        self.won_percent = rounded(f64::from(self.won) * 100.0 / runs, 1);
        self.won_within = interval(f64::from(self.won), runs);
        for it in self.units.values_mut() {
            it.of_winning_stacks = rounded(f64::from(it.in_winning_stacks) * 100.0 / won, 1);
            it.of_winning_armies = rounded(f64::from(it.in_winning_armies) * 100.0 / won, 1);
            it.of_stacks_left = rounded(it.of_stacks_left * 100.0 / won, 1);
        }
        self.fingerprint = self.ends.to_string();
    }
}

/// Wilson's interval of 95 % for a share, in percent.
fn interval(won: f64, runs: f64) -> [f64; 2] {
    let (share, z) = (won / runs, 1.96);
    let spread = z * (share * (1.0 - share) / runs + z * z / (4.0 * runs * runs)).sqrt();
    let middle = share + z * z / (2.0 * runs);
    [middle - spread, middle + spread].map(|bound| rounded(100.0 * bound / (1.0 + z * z / runs), 1))
}

fn words(cause: &Cause) -> String {
    match cause {
        Cause::Battle(foe) => format!("battle against {foe}"),
        Cause::Dive(Some(kind)) => format!("dive: {kind}"),
        Cause::Dive(None) => "dive".into(),
        Cause::Breach(guardian) => format!("breach: {guardian}"),
        Cause::Encounter(name) => format!("encounter: {name}"),
        Cause::Unpaid => "upkeep not paid".into(),
        Cause::Disbanded => "let go".into(),
    }
}

pub fn tell(reports: &[Runs]) -> String {
    let mut text = String::new();
    // Writing into a String never fails.
    let _ = write(&mut text, reports);
    text
}

fn write(text: &mut String, reports: &[Runs]) -> std::fmt::Result {
    writeln!(
        text,
        "| policy | difficulty | sector | runs | won | turns | turns of a win | battles | dives | vaults | encounters | score |"
    )?;
    writeln!(text, "|---|---|---|---|---|---|---|---|---|---|---|---|")?;
    for it in reports {
        writeln!(
            text,
            "| {} | {} | {} | {} | {} % ({} to {}) | {} | {} | {} | {} | {} | {} | {} |",
            it.policy,
            it.difficulty,
            it.sector,
            it.runs,
            it.won_percent,
            it.won_within[0],
            it.won_within[1],
            it.turns,
            it.turns_won,
            it.battles,
            it.dives,
            it.vaults,
            it.encounters,
            it.score
        )?;
    }
    for it in reports {
        let (policy, difficulty, victory) = (&it.policy, &it.difficulty, &it.victory);
        writeln!(text, "\n### {policy}, {difficulty}, {victory}, seeds from {}\n", it.seed)?;
        let list = |counts: &std::collections::BTreeMap<String, u32>| {
            let mut counts: Vec<_> = counts.iter().collect();
            counts.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), (*name).clone()));
            let told: Vec<String> =
                counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
            if told.is_empty() { "none".to_owned() } else { told.join(", ") }
        };
        writeln!(
            text,
            "Ends: {}. Causes of loss: {}. Cores taken by storm: {} of {}. Stacks that took them, by units besides the leader: {}; by units left: {}.\n",
            list(&it.endings),
            list(&it.causes),
            it.stormed,
            it.winning_sizes.values().sum::<u32>(),
            sizes(&it.winning_sizes),
            sizes(&it.sizes_left)
        )?;
        writeln!(
            text,
            "| unit | recruited | lost | in winning stacks | left in them | in winning armies |"
        )?;
        writeln!(text, "|---|---|---|---|---|---|")?;
        for (kind, unit) in &it.units {
            writeln!(
                text,
                "| {kind} | {} | {} | {} % | {} % | {} % |",
                unit.recruited,
                unit.lost,
                unit.of_winning_stacks,
                unit.of_stacks_left,
                unit.of_winning_armies
            )?;
        }
        writeln!(text, "\nCrews, runs won of runs with it: {}.", uses(&it.crews))?;
        writeln!(text, "\nMods at the end, runs won of runs with it: {}.", uses(&it.gear))?;
    }
    Ok(())
}

/// The most used first.
fn uses(uses: &BTreeMap<String, Use>) -> String {
    let mut uses: Vec<_> = uses.iter().collect();
    uses.sort_by_key(|(name, it)| (std::cmp::Reverse(it.runs), (*name).clone()));
    let told = uses.iter().map(|(name, it)| format!("{name} {}/{}", it.won, it.runs));
    told.collect::<Vec<_>>().join(", ")
}

fn sizes(counts: &std::collections::BTreeMap<usize, u32>) -> String {
    let told = counts.iter().map(|(size, count)| format!("{size}: {count}"));
    told.collect::<Vec<_>>().join(", ")
}
