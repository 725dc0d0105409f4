//! Practice: a dive, a breach or a puzzle on its own.
//!
//! It takes the same commands as a run and reports the same events. Nothing is at stake, and every
//! command can be undone.

mod breach;
mod dive;

use crate::command::RunCommand;
use crate::content::Content;
use crate::events::{Applied, RunEvent};
use crate::game::{DataChanged, Game};
use crate::puzzles::{Puzzle, PuzzleCommand, PuzzleRefusal, Session, Trial};
use crate::refusal::Refusal;
use bevy_ecs::prelude::*;
use breach::PracticeBreach;
use daemonfall_breach::Muster;
use daemonfall_breach::bots::Policy;
use daemonfall_core::{Streams, seed_text};
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::replay::Replay;
use dive::PracticeDive;
use std::fmt::{self, Display, Formatter};

/// What can be practised.
#[derive(Clone, Debug)]
pub enum Exercise {
    Dive {
        seed: u64,
    },
    /// A breach between two chosen sides.
    Breach {
        /// Its name for the player.
        title: String,
        muster: Muster,
        /// How the other side chooses.
        foes: Policy,
        /// The seed for the other side's choices; the rules draw nothing.
        seed: u64,
    },
    Puzzle(Box<Puzzle>),
}

/// A practice in progress. Its dive or breach is in a world that the caller passes with each
/// command; it must always be the same world.
#[derive(Resource)]
pub struct Practice {
    exercise: Exercise,
    part: Part,
    puzzle: Option<Session>,
}

impl Display for Practice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.exercise {
            Exercise::Dive { seed } => write!(f, "a dive on seed {}", seed_text(*seed)),
            Exercise::Breach { title, seed, .. } => {
                write!(f, "a breach, {title}, seed {}", seed_text(*seed))
            }
            Exercise::Puzzle(puzzle) => write!(f, "the puzzle {}", puzzle.title),
        }
    }
}

enum Part {
    Dive(PracticeDive),
    Breach(Box<PracticeBreach>),
    /// The order of a stack before a battle.
    Order,
}

impl Practice {
    /// Begins a practice in a world that has the rules ([`install`](crate::install)). Returns its
    /// first events as well.
    /// An error says as a sentence why it does not fit the data.
    pub fn begin(
        content: &Content,
        world: &mut World,
        exercise: Exercise,
    ) -> Result<(Self, Vec<RunEvent>), String> {
        let (part, events, puzzle) = match &exercise {
            Exercise::Dive { seed } => return Ok(Self::dive(world, *seed)),
            Exercise::Breach { muster, foes, seed, .. } => {
                let (breach, events) = PracticeBreach::begin(world, muster, *foes, *seed)?;
                (Part::Breach(Box::new(breach)), events, None)
            }
            Exercise::Puzzle(puzzle) => {
                let session = Session::begin(puzzle, &content.breach, world)?;
                let (part, events) = match &puzzle.trial {
                    Trial::Dive(_) => {
                        let (dive, events) = PracticeDive::new(world, 0);
                        (Part::Dive(dive), events)
                    }
                    Trial::Breach(trial) => {
                        // From its beginning, so that the other side's first choices are reported.
                        let begun = PracticeBreach::begin(world, &trial.muster, trial.foes, 0);
                        let (breach, events) = begun?;
                        (Part::Breach(Box::new(breach)), events)
                    }
                    Trial::Battle(_) => (Part::Order, Vec::new()),
                };
                (part, events, Some(session))
            }
        };
        Ok((Self { exercise, part, puzzle }, events))
    }

    /// Begins a dive on a seed; see [`Practice::begin`].
    pub fn dive(world: &mut World, seed: u64) -> (Self, Vec<RunEvent>) {
        dungeon::begin(world, seed);
        let (dive, events) = PracticeDive::new(world, seed);
        (Self { exercise: Exercise::Dive { seed }, part: Part::Dive(dive), puzzle: None }, events)
    }

    /// What is practised, to begin it again.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    pub fn puzzle(&self) -> Option<&Session> {
        self.puzzle.as_ref()
    }

    /// The record of its dive, if it is one. A puzzle's floor has seed 0.
    pub fn replay(&self) -> Option<&Replay> {
        match &self.part {
            Part::Dive(dive) => Some(&dive.replay),
            _ => None,
        }
    }

    pub fn is_breach(&self) -> bool {
        matches!(self.part, Part::Breach(_))
    }

    /// The random streams of the other side's choices in a breach.
    pub fn dice(&self) -> Option<&Streams> {
        match &self.part {
            Part::Breach(breach) => Some(&breach.dice),
            _ => None,
        }
    }

    /// Records the player's choice in a puzzle and judges its result.
    fn judge(&mut self, world: &mut World, command: PuzzleCommand) {
        if let Some(session) = &mut self.puzzle {
            session.note(world, command);
        }
    }

    fn judge_breach(&mut self, world: &mut World) {
        if let Part::Breach(breach) = &mut self.part
            && !breach.open
            && let Some(command) = breach.unjudged.take()
        {
            self.judge(world, PuzzleCommand::Breach(command));
        }
    }

    /// Restarts a puzzle of dive or battle. A breach is begun again instead.
    pub fn restart(&mut self, world: &mut World) {
        if let Some(session) = &mut self.puzzle
            && !matches!(self.part, Part::Breach(_))
        {
            session.restart(world);
            if let Part::Dive(dive) = &mut self.part {
                dive.forget(0);
            }
        }
    }
}

impl Game for Practice {
    fn check(&self, world: &mut World, command: &RunCommand) -> Result<(), Refusal> {
        let over = self.puzzle.as_ref().is_some_and(|session| !session.standing().goes_on());
        match (&self.part, command) {
            _ if over => Err(PuzzleRefusal::Over.into()),
            (Part::Dive(dive), RunCommand::Dive(command)) => dive.check(world, *command),
            (Part::Breach(breach), RunCommand::Breach(command)) => breach.check(world, *command),
            (Part::Order, RunCommand::Exchange(one, other)) => match &self.puzzle {
                Some(session) => Ok(session.check_exchange(*one, *other)?),
                None => Ok(()),
            },
            (Part::Dive(_), _) => Err(Refusal::NotNow { place: "a dive".into() }),
            (Part::Breach(_), _) => Err(Refusal::NotNow { place: "a breach".into() }),
            (Part::Order, _) => Err(PuzzleRefusal::OtherSystem.into()),
        }
    }

    fn start(&mut self, world: &mut World, command: RunCommand) -> Result<Applied, Refusal> {
        self.check(world, &command)?;
        let events = match (&mut self.part, command) {
            (Part::Dive(dive), RunCommand::Dive(command)) => {
                let events = dive.beat(world, command)?;
                self.judge(world, PuzzleCommand::Dive(command));
                events
            }
            (Part::Breach(breach), RunCommand::Breach(command)) => {
                let events = breach.choose(world, command)?;
                self.judge_breach(world);
                events
            }
            (Part::Order, RunCommand::Exchange(one, other)) => {
                self.judge(world, PuzzleCommand::Exchange(one, other));
                Vec::new()
            }
            // Refused above.
            _ => Vec::new(),
        };
        Ok(Applied { events, undoable: true })
    }

    fn go_on(&mut self, world: &mut World) -> Option<Vec<RunEvent>> {
        let Part::Breach(breach) = &mut self.part else { return None };
        let events = breach.oppose(world)?;
        self.judge_breach(world);
        Some(events)
    }

    fn is_open(&self) -> bool {
        matches!(&self.part, Part::Breach(breach) if breach.open)
    }

    fn begin_beat(&mut self, world: &mut World, command: dungeon::Command) -> Result<(), Refusal> {
        self.check(world, &RunCommand::Dive(command))?;
        match &mut self.part {
            Part::Dive(dive) => dive.begin_beat(world, command),
            _ => Ok(()),
        }
    }

    fn undo(&mut self, world: &mut World) -> Result<bool, DataChanged> {
        match (&mut self.part, &mut self.puzzle) {
            (Part::Dive(dive), _) if dive.stepping.is_some() => Ok(false),
            (Part::Dive(dive), None) => dive.undo(world),
            (Part::Dive(dive), Some(session)) => {
                let undone = session.undo(world);
                dive.forget(session.commands().len());
                Ok(undone)
            }
            (Part::Breach(breach), session) => {
                let judged = breach.unjudged.is_none();
                let undone = breach.undo(world)?;
                if undone
                    && judged
                    && let Some(session) = session
                {
                    session.forget();
                }
                Ok(undone)
            }
            (Part::Order, session) => Ok(session.as_mut().is_some_and(|it| it.undo(world))),
        }
    }

    fn stepping(&self) -> Option<dungeon::Command> {
        match &self.part {
            Part::Dive(dive) => dive.stepping,
            _ => None,
        }
    }

    fn commands(&self) -> usize {
        match &self.part {
            Part::Dive(dive) => dive.replay.beats.len(),
            Part::Breach(breach) => breach.past.len(),
            Part::Order => self.puzzle.as_ref().map_or(0, |session| session.commands().len()),
        }
    }

    fn step(&self) -> usize {
        self.commands() + usize::from(!self.is_open())
    }
}
