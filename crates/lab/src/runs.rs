//! Whole runs, played by bots, and what came of them: wins, length, causes of loss, use of units and gear.

mod report;
mod tell;

pub use report::{GearUse, Runs, UnitUse};
pub use tell::tell;

use crate::LabError;
use crate::bots::run::{RunBot, RunPolicy};
use bevy_ecs::world::World;
use daemonfall_campaign::{
    Campaign, Content, Ending, Place, RunCommand, RunEvent, RunReplay, Settings, Summary, install,
};
use daemonfall_core::Fingerprint;
use daemonfall_sector::{SectorEvent, Unit};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Turns after which a run is broken off.
pub const TURNS_AT_MOST: u32 = 150;
/// Steps after which it is, too.
pub const STEPS_AT_MOST: u32 = 60_000;
/// Commands of one turn on the map after which the bot is made to end it.
const COMMANDS_OF_A_TURN: u32 = 500;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How runs are begun; the seed is that of the first, each further run has the next.
    pub settings: Settings,
    /// Who plays.
    pub policy: RunPolicy,
    /// How many.
    pub runs: u32,
    /// On how many threads.
    pub threads: u32,
}

/// How one run went.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its seed.
    pub seed: u64,
    /// How it ended; none when it was broken off.
    pub summary: Option<Summary>,
    /// The turn in which it ended.
    pub turns: u32,
    /// Commands.
    pub steps: u32,
    /// Kinds of the units in the stack that took the core, but for the leader.
    pub winners: Vec<String>,
    /// Kinds of all the player's units at the end, but for the leader.
    pub army: Vec<String>,
    /// Whether somebody had to be beaten on the core in the step that took it.
    pub stormed: bool,
    /// Its record.
    pub replay: RunReplay,
    /// Fingerprint of its end.
    pub end: Fingerprint,
}

/// Plays one run to its end.
///
/// # Errors
/// Settings that name what there is not, and a bot whose command is refused.
pub fn play(
    content: &Arc<Content>,
    settings: Settings,
    policy: RunPolicy,
) -> Result<Played, LabError> {
    let mut world = World::new();
    install(&mut world, content);
    let seed = settings.seed;
    let (mut campaign, _) = Campaign::begin(content.clone(), settings)
        .map_err(|error| LabError::Wrong(error.to_string()))?;
    let mut bot = RunBot::new(policy, seed);
    let (mut steps, mut turn, mut of_turn) = (0, 0, 0);
    let (mut winners, mut stormed) = (Vec::new(), false);
    while steps < STEPS_AT_MOST && campaign.run().sector.turn <= TURNS_AT_MOST {
        let Some(mut command) = bot.choose(&campaign, &mut world) else {
            break;
        };
        if campaign.run().sector.turn != turn {
            (turn, of_turn) = (campaign.run().sector.turn, 0);
        }
        if campaign.run().place == Place::Sector {
            of_turn += 1;
            if of_turn > COMMANDS_OF_A_TURN {
                command = RunCommand::Sector(daemonfall_sector::Command::EndTurn);
            }
        }
        let applied = campaign
            .apply(&mut world, command.clone())
            .map_err(|refusal| {
                LabError::Wrong(format!(
                    "seed {seed}, step {steps}: {command:?} is refused: {refusal}"
                ))
            })?;
        steps += 1;
        if matches!(campaign.run().place, Place::Over(_)) {
            winners = takers(&campaign, &applied.events);
            let fought =
                |event: &RunEvent| matches!(event, RunEvent::Sector(SectorEvent::Fought(_)));
            stormed = applied.events.iter().any(fought);
        }
    }
    let summary = match &campaign.run().place {
        Place::Over(summary) => Some((**summary).clone()),
        _ => None,
    };
    Ok(Played {
        seed,
        summary,
        turns: campaign.run().sector.turn,
        steps,
        winners,
        stormed,
        army: kinds(&campaign, campaign.run().units()),
        end: campaign.fingerprint(&world),
        replay: campaign.replay().clone(),
    })
}

/// Who stood in the stack that came last onto a tile: at the end of a run that was won, the stack that took the core.
fn takers(campaign: &Campaign, events: &[RunEvent]) -> Vec<String> {
    let run = campaign.run();
    let moved = events.iter().rev().find_map(|event| match event {
        RunEvent::Sector(SectorEvent::Moved { stack, .. }) => Some(*stack),
        _ => None,
    });
    let stack = moved.and_then(|stack| run.sector.stacks.get(&stack));
    let units = stack.map_or(&[][..], |stack| &stack.units);
    kinds(campaign, units)
}

/// Kinds of units, but for the leader.
fn kinds<'a>(campaign: &Campaign, units: impl IntoIterator<Item = &'a Unit>) -> Vec<String> {
    let roster = &campaign.content().sector.roster;
    let others = units.into_iter().filter(|unit| !unit.leader);
    others
        .map(|unit| roster.kind(unit.kind).key.clone())
        .collect()
}

/// Plays runs and counts what came of them, whatever the number of threads.
///
/// # Errors
/// As [`play`].
pub fn runs(content: &Arc<Content>, plan: &Plan) -> Result<Runs, LabError> {
    let next = AtomicU32::new(0);
    let worker = || {
        let mut own = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= plan.runs {
                return own;
            }
            let settings = Settings {
                seed: plan.settings.seed.wrapping_add(u64::from(place)),
                ..plan.settings.clone()
            };
            own.push((place, play(content, settings, plan.policy)));
        }
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1))
            .map(|_| scope.spawn(worker))
            .collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.flatten().flatten().collect::<Vec<_>>()
    });
    all.sort_by_key(|(place, _)| *place);
    let mut report = Runs::new(content, plan);
    for (_, played) in all {
        report.count(&played?);
    }
    report.average();
    Ok(report)
}

/// The words for how a run ended.
fn ending(summary: Option<&Summary>) -> &'static str {
    match summary.map(|summary| summary.ending) {
        Some(Ending::Won) => "won",
        Some(Ending::LeaderLost) => "leader lost",
        Some(Ending::StacksLost) => "last stack lost",
        Some(Ending::GaveUp) => "given up",
        None => "broken off",
    }
}
