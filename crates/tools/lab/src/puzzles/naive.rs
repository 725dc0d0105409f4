//! The naive player: walks the shortest way and attacks anything in it, does the most damage, puts
//! the most expensive units first. It does not know the rule that a puzzle is about.

use super::{beeline, begun};
use crate::LabError;
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{BreachLibrary, Scratch, UnitId};
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::{BattleTrial, Position, Puzzle, PuzzleCommand, Session, Trial};
use daemonfall_core::Streams;
use std::sync::Arc;

/// Choices after which it gives up.
const PATIENCE: usize = 60;

pub fn try_naively(puzzle: &Puzzle, content: &Arc<Content>) -> Result<Session, LabError> {
    let (mut world, mut session) = begun(puzzle, content)?;
    let mut player = Naive::new(puzzle, &world);
    for _ in 0..PATIENCE {
        if !session.standing().goes_on() {
            break;
        }
        let Some(command) = player.choose(&session, &mut world) else { break };
        if session.act(&mut world, command).is_err() {
            break;
        }
    }
    Ok(session)
}

enum Naive {
    Dive,
    Breach(Box<Scratch>),
    Battle,
}

impl Naive {
    fn new(puzzle: &Puzzle, world: &World) -> Self {
        match &puzzle.trial {
            Trial::Dive(_) => Self::Dive,
            Trial::Breach(_) => {
                let library = world.resource::<BreachLibrary>();
                Self::Breach(Box::new(Scratch::new(library)))
            }
            Trial::Battle(_) => Self::Battle,
        }
    }

    fn choose(&mut self, session: &Session, world: &mut World) -> Option<PuzzleCommand> {
        match (self, &session.puzzle().trial, &session.stand().position) {
            (Self::Dive, Trial::Dive(trial), _) => {
                beeline::step(trial, world).map(PuzzleCommand::Dive)
            }
            (Self::Breach(scratch), _, Position::Breach(now)) => {
                let chosen = choose(Policy::Greedy, scratch, now, &mut Streams::new(0));
                chosen.ok().map(PuzzleCommand::Breach)
            }
            (_, Trial::Battle(trial), Position::Battle(line)) => {
                let own: Vec<UnitId> = [trial.stack_of(line), trial.reserve_of(line)].concat();
                strongest_first(trial, &own, world.resource::<BreachLibrary>())
            }
            _ => None,
        }
    }
}

/// The first exchange that moves a more expensive unit ahead of a cheaper one.
fn strongest_first(
    trial: &BattleTrial,
    own: &[UnitId],
    library: &BreachLibrary,
) -> Option<PuzzleCommand> {
    let cost = |place: usize| {
        let chassis = library.unit(own[place]).chassis.as_ref();
        chassis.map_or(0, |chassis| chassis.cost)
    };
    (0..trial.stack).find_map(|place| {
        let mut dearest = place;
        for other in place + 1..own.len() {
            if cost(other) > cost(dearest) {
                dearest = other;
            }
        }
        let exchange = PuzzleCommand::Exchange(place as u8, dearest as u8);
        (dearest != place).then_some(exchange)
    })
}
