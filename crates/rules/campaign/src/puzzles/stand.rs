//! Moments of a puzzle: position, count, and state.

use super::battle::Line;
use super::standing::{Loss, Standing};
use super::{Puzzle, Trial};
use bevy_ecs::world::World;
use daemonfall_breach::BreachSnapshot;
use daemonfall_core::{Fingerprint, Snapshot, fingerprint_of};
use daemonfall_dungeon::{DiveSnapshot, DiveState};
use daemonfall_stack::Stack;
use serde::Serialize;

/// The position as a plain value.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub enum Position {
    Dive(Box<DiveSnapshot>),
    /// The breach, when it is the player's choice or it is over.
    Breach(Box<BreachSnapshot>),
    Battle(Line),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    pub position: Position,
    /// Beats, rounds or exchanges used.
    pub spent: u32,
    /// Whether it is in progress, won or lost.
    pub standing: Standing,
}

impl Stand {
    /// The fingerprint of the position. In a dive the beat is ignored: waiting without effect
    /// changes nothing.
    pub fn fingerprint(&self) -> Fingerprint {
        match &self.position {
            Position::Dive(snapshot) => {
                let state = DiveState { beat: 0, ..snapshot.state.clone() };
                fingerprint_of(&DiveSnapshot { state, ..(**snapshot).clone() })
            }
            other => fingerprint_of(other),
        }
    }
}

/// `line` is the order of a battle's stack, `exchanges` the number made.
pub(super) fn stand(
    puzzle: &Puzzle,
    world: &mut World,
    line: Option<Line>,
    exchanges: u32,
) -> Stand {
    let (position, spent, standing) = match &puzzle.trial {
        Trial::Dive(trial) => {
            let standing = trial.judge(world);
            let beat = world.resource::<DiveState>().beat;
            let snapshot = DiveSnapshot::take(world);
            (Position::Dive(Box::new(snapshot)), beat, standing)
        }
        Trial::Breach(trial) => {
            let round = world.resource::<Stack>().round();
            let snapshot = BreachSnapshot::of(world);
            let standing = trial.judge(world);
            (Position::Breach(Box::new(snapshot)), round, standing)
        }
        Trial::Battle(trial) => {
            let line = line.unwrap_or_else(|| trial.start());
            let standing = trial.judge(&line, exchanges);
            (Position::Battle(line), exchanges, standing)
        }
    };
    let standing = match (puzzle.within, standing) {
        (Some(within), Standing::Won { spent }) if spent > within => {
            Standing::Lost(Loss::Late(within))
        }
        (Some(within), Standing::GoingOn) if spent >= within => Standing::Lost(Loss::Late(within)),
        (_, standing) => standing,
    };
    Stand { position, spent, standing }
}
