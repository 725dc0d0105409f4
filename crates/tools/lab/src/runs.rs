//! Whole runs played by bots, and their results: wins, length, causes of loss, use of units and
//! gear.

mod report;

pub use report::{Runs, UnitUse, Use, tell};

use crate::LabError;
use crate::bots::run::{RunBot, RunPolicy};
use bevy_ecs::world::World;
use clap::ValueEnum;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{
    Campaign, Content, Ending, Phase, RunCommand, RunEvent, RunReplay, Settings, Summary, install,
};
use daemonfall_core::{Fingerprint, seed_text};
use daemonfall_sector::{Command, KindId, SectorEvent, StackId, Unit};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub const TURNS_AT_MOST: u32 = 150;
pub const STEPS_AT_MOST: u32 = 60_000;
/// Commands in one turn on the map after which the bot must end it.
const COMMANDS_OF_A_TURN: u32 = 500;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The settings of the runs. The seed is that of the first; each further run has the next one.
    pub settings: Settings,
    pub policy: RunPolicy,
    pub runs: u32,
    pub threads: u32,
}

#[derive(Clone, Debug)]
pub struct Played {
    pub seed: u64,
    /// The crew that it began with, by its name in the data.
    pub crew: String,
    /// How it ended; `None` when it was broken off.
    pub summary: Option<Summary>,
    pub turns: u32,
    pub steps: u32,
    /// Kinds of the units in the stack that took the core when it set out, except the leader.
    pub winners: Vec<String>,
    /// Kinds of those units that were left when the core was taken.
    pub left: Vec<String>,
    /// Kinds of all the player's units at the end, except the leader.
    pub army: Vec<String>,
    /// Whether the core had defenders in the step that took it.
    pub stormed: bool,
    pub replay: RunReplay,
    pub end: Fingerprint,
}

struct Game {
    world: World,
    campaign: Campaign,
    bot: RunBot,
    seed: u64,
    crew: String,
    steps: u32,
    /// The turn, and the number of commands given in it on the map.
    of_turn: (u32, u32),
    winners: Vec<String>,
    left: Vec<String>,
    stormed: bool,
}

impl Game {
    fn begin(
        content: &Arc<Content>,
        settings: Settings,
        policy: RunPolicy,
    ) -> Result<Self, LabError> {
        let mut world = World::new();
        install(&mut world, content);
        let seed = settings.seed;
        let (campaign, _) = Campaign::begin(content.clone(), settings).map_err(LabError::wrong)?;
        let crew = crew(&campaign);
        Ok(Self {
            world,
            campaign,
            crew,
            bot: RunBot::new(policy, seed),
            seed,
            steps: 0,
            of_turn: (0, 0),
            winners: Vec::new(),
            left: Vec::new(),
            stormed: false,
        })
    }

    /// Gives the bot's next command; returns whether there was one.
    fn step(&mut self) -> Result<bool, LabError> {
        let turn = self.campaign.run().sector.turn;
        if self.steps >= STEPS_AT_MOST || turn > TURNS_AT_MOST {
            return Ok(false);
        }
        let Some(mut command) = self.bot.choose(&self.campaign, &mut self.world) else {
            return Ok(false);
        };
        if turn != self.of_turn.0 {
            self.of_turn = (turn, 0);
        }
        if self.campaign.run().phase == Phase::Sector {
            self.of_turn.1 += 1;
            if self.of_turn.1 > COMMANDS_OF_A_TURN {
                command = RunCommand::Sector(Command::EndTurn);
            }
        }
        let out = going(&command).map(|stack| of_stack(&self.campaign, stack));
        let applied = self.campaign.apply(&mut self.world, command.clone());
        let applied = applied.map_err(|refusal| {
            let (seed, steps) = (self.seed, self.steps);
            LabError::Wrong(format!("seed {seed}, step {steps}: {command:?} is refused: {refusal}"))
        })?;
        self.steps += 1;
        if matches!(self.campaign.run().phase, Phase::Over(_)) {
            self.winners = out.unwrap_or_default();
            self.left = going(&command).map_or_else(Vec::new, |it| of_stack(&self.campaign, it));
            let fought =
                |event: &RunEvent| matches!(event, RunEvent::Sector(SectorEvent::Fought(_)));
            self.stormed = applied.events.iter().any(fought);
        }
        Ok(true)
    }
}

pub fn play(
    content: &Arc<Content>,
    settings: Settings,
    policy: RunPolicy,
) -> Result<Played, LabError> {
    let mut game = Game::begin(content, settings, policy)?;
    while game.step()? {}
    let summary = match &game.campaign.run().phase {
        Phase::Over(summary) => Some((**summary).clone()),
        _ => None,
    };
    Ok(Played {
        seed: game.seed,
        crew: game.crew,
        summary,
        turns: game.campaign.run().sector.turn,
        steps: game.steps,
        winners: game.winners,
        left: game.left,
        stormed: game.stormed,
        army: kinds(&game.campaign, game.campaign.run().units()),
        end: game.campaign.fingerprint(&game.world),
        replay: game.campaign.replay().clone(),
    })
}

/// The crew that a run begins with, known by its units.
fn crew(campaign: &Campaign) -> String {
    let sorted = |mut kinds: Vec<KindId>| {
        kinds.sort_unstable();
        kinds
    };
    let own = sorted(campaign.run().units().map(|unit| unit.kind).collect());
    let mut crews = campaign.content().campaign.crews().iter();
    let crew = crews.find(|it| sorted([&[it.leader][..], &it.units].concat()) == own);
    crew.map_or_else(String::new, |it| it.key.clone())
}

/// The stack that a command moves. If the command wins the run, that stack took the core.
fn going(command: &RunCommand) -> Option<StackId> {
    match command {
        RunCommand::Sector(Command::Move { stack, .. } | Command::Attack { stack, .. }) => {
            Some(*stack)
        }
        _ => None,
    }
}

fn of_stack(campaign: &Campaign, stack: StackId) -> Vec<String> {
    let stack = campaign.run().sector.stacks.get(&stack);
    kinds(campaign, stack.map_or(&[][..], |stack| &stack.units))
}

fn kinds<'a>(campaign: &Campaign, units: impl IntoIterator<Item = &'a Unit>) -> Vec<String> {
    let roster = &campaign.content().sector.roster;
    let others = units.into_iter().filter(|unit| !unit.leader);
    others.map(|unit| roster.kind(unit.kind).key.clone()).collect()
}

/// Plays runs and counts their results, which do not depend on the number of threads.
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
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(worker)).collect();
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

fn ending(summary: Option<&Summary>) -> &'static str {
    match summary.map(|summary| summary.ending) {
        Some(Ending::Won) => "won",
        Some(Ending::LeaderLost) => "leader lost",
        Some(Ending::StacksLost) => "last stack lost",
        Some(Ending::GaveUp) => "given up",
        None => "broken off",
    }
}

/// The place where a bot's run stops.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An encounter awaits a choice.
    Encounter,
    /// A dive has begun.
    Dive,
    /// A leader is at a guardian's door.
    Door,
    /// A breach has begun.
    Breach,
    /// Prizes are offered.
    Prize,
    /// A mod is there that no unit carries, and the run is on the map.
    Mod,
    /// The run is over.
    Over,
}

impl Stop {
    fn is_reached(self, game: &Game) -> bool {
        let run = game.campaign.run();
        match self {
            Self::Encounter => matches!(run.phase, Phase::Encounter(_)),
            Self::Dive => matches!(run.phase, Phase::Dive(_)),
            Self::Door => matches!(run.phase, Phase::Door(_)),
            Self::Breach => matches!(run.phase, Phase::Breach(_)),
            Self::Prize => matches!(run.phase, Phase::Prize(_)),
            Self::Mod => run.phase == Phase::Sector && !run.gear.loose.is_empty(),
            Self::Over => matches!(run.phase, Phase::Over(_)),
        }
    }
}

/// Plays a run until it first reaches a place, so that a person can look at the next part or play
/// it; a run that ends before is an error.
pub fn save(
    content: &Arc<Content>,
    settings: Settings,
    policy: RunPolicy,
    stop: Stop,
) -> Result<SavedRun, LabError> {
    let mut game = Game::begin(content, settings, policy)?;
    while !stop.is_reached(&game) {
        if !game.step()? {
            return Err(LabError::Wrong(format!(
                "the run on seed {} ends in turn {} without reaching that place: try another seed",
                seed_text(game.seed),
                game.campaign.run().sector.turn
            )));
        }
    }
    Ok(SavedRun::of(&game.campaign, &mut game.world))
}
