//! A bot's run up to some place, as a save, so that a person can look at the next part or play it.

use super::Game;
use crate::LabError;
use crate::bots::run::RunPolicy;
use clap::ValueEnum;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Content, Phase, Settings};
use daemonfall_core::seed_text;
use std::sync::Arc;

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

/// Plays a run until it first reaches a place; a run that ends before is an error.
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
