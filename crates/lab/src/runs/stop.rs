//! A run that a bot plays up to some place, as a save: what comes next can be looked at, or played
//! by hand.

use super::Game;
use crate::LabError;
use crate::bots::run::RunPolicy;
use clap::ValueEnum;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Content, Place, Settings};
use daemonfall_core::seed_text;
use std::sync::Arc;

/// Where a bot's run is to stop.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// An encounter waits for a choice.
    Encounter,
    /// A dive has begun.
    Dive,
    /// A leader stands before a guardian's door.
    Door,
    /// A breach has begun.
    Breach,
    /// Prizes are there to choose from.
    Prize,
    /// A mod lies there that nobody carries, and the map has the floor.
    Mod,
    /// The run is over.
    Over,
}

impl Stop {
    fn is_reached(self, game: &Game) -> bool {
        let run = game.campaign.run();
        match self {
            Self::Encounter => matches!(run.place, Place::Encounter(_)),
            Self::Dive => matches!(run.place, Place::Dive(_)),
            Self::Door => matches!(run.place, Place::Door(_)),
            Self::Breach => matches!(run.place, Place::Breach(_)),
            Self::Prize => matches!(run.place, Place::Prize(_)),
            Self::Mod => run.place == Place::Sector && !run.gear.loose.is_empty(),
            Self::Over => matches!(run.place, Place::Over(_)),
        }
    }
}

/// Plays a run until it first comes to a place, and returns it as it is kept.
///
/// # Errors
/// As [`super::play`]; a run that ends before.
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
                "the run on seed {} ends in turn {} and never comes to that place: try another seed",
                seed_text(game.seed),
                game.campaign.run().sector.turn
            )));
        }
    }
    Ok(SavedRun::of(&game.campaign, &mut game.world))
}
