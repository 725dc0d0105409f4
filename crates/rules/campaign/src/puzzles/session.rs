//! A puzzle in progress: played step by step from its beginning, with unlimited undo.

use super::battle::Line;
use super::command::{PuzzleCommand, PuzzleRefusal};
use super::stand::{Position, Stand, stand};
use super::standing::Standing;
use super::{Puzzle, Trial, dive};
use bevy_ecs::world::World;
use daemonfall_breach::{BreachLibrary, Scratch, all_commands};
use daemonfall_core::{EventLog, Snapshot};
use daemonfall_dungeon::DiveEvent;

pub struct Session {
    puzzle: Puzzle,
    rival: Option<Scratch>,
    past: Vec<Stand>,
    now: Stand,
    commands: Vec<PuzzleCommand>,
}

impl Session {
    /// Begins a puzzle in a world that has the rules ([`install`](crate::install)). `library` is
    /// the data of the breach.
    /// An error says as a sentence why it does not fit the data.
    pub fn begin(
        puzzle: &Puzzle,
        library: &BreachLibrary,
        world: &mut World,
    ) -> Result<Self, String> {
        let rival = match &puzzle.trial {
            Trial::Dive(trial) => {
                trial.begin(world)?;
                None
            }
            Trial::Breach(trial) => Some(trial.begin(world, library)?),
            Trial::Battle(_) => None,
        };
        let line = match &puzzle.trial {
            Trial::Battle(trial) => Some(trial.start()),
            _ => None,
        };
        Ok(Self {
            now: stand(puzzle, world, line, 0),
            puzzle: puzzle.clone(),
            rival,
            past: Vec::new(),
            commands: Vec::new(),
        })
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn stand(&self) -> &Stand {
        &self.now
    }

    pub fn standing(&self) -> &Standing {
        &self.now.standing
    }

    /// The choices that led here.
    pub fn commands(&self) -> &[PuzzleCommand] {
        &self.commands
    }

    /// Every choice that is accepted now.
    pub fn choices(&self, world: &mut World) -> Vec<PuzzleCommand> {
        if !self.now.standing.goes_on() {
            return Vec::new();
        }
        match (&self.puzzle.trial, &self.now.position) {
            (Trial::Battle(trial), Position::Battle(line)) => trial
                .exchanges(line)
                .into_iter()
                .map(|(one, other)| PuzzleCommand::Exchange(one, other))
                .collect(),
            (Trial::Breach(_), _) => {
                let all = all_commands(world).into_iter();
                all.map(PuzzleCommand::Breach).collect()
            }
            _ => {
                let all = dive::choices(world).into_iter();
                all.map(PuzzleCommand::Dive).collect()
            }
        }
    }

    /// Makes a choice; in a breach the other side's choices follow.
    /// If it is refused, nothing changes.
    pub fn act(
        &mut self,
        world: &mut World,
        command: PuzzleCommand,
    ) -> Result<&Standing, PuzzleRefusal> {
        if !self.now.standing.goes_on() {
            return Err(PuzzleRefusal::Over);
        }
        match (&self.puzzle.trial, command) {
            (Trial::Dive(_), PuzzleCommand::Dive(command)) => {
                daemonfall_dungeon::act(world, command)?;
            }
            (Trial::Breach(trial), PuzzleCommand::Breach(command)) => {
                let rival = self.rival.as_mut().ok_or(PuzzleRefusal::OtherSystem)?;
                trial.act(world, rival, command)?;
            }
            (Trial::Battle(_), PuzzleCommand::Exchange(one, other)) => {
                self.check_exchange(one, other)?;
            }
            _ => return Err(PuzzleRefusal::OtherSystem),
        }
        Ok(self.note(world, command))
    }

    /// Checks whether the units of two places can be exchanged.
    pub fn check_exchange(&self, one: u8, other: u8) -> Result<(), PuzzleRefusal> {
        let line = self.line_after(one, other);
        line.map(drop).ok_or(PuzzleRefusal::NoExchange(one, other))
    }

    fn line_after(&self, one: u8, other: u8) -> Option<Line> {
        match (&self.puzzle.trial, &self.now.position) {
            (Trial::Battle(trial), Position::Battle(line)) => trial.exchanged(line, one, other),
            _ => None,
        }
    }

    /// Records a choice that was already made in the world, and judges its result. For screens that
    /// play the rules themselves; in a breach, call it after the other side's choices.
    pub fn note(&mut self, world: &mut World, command: PuzzleCommand) -> &Standing {
        let line = match command {
            PuzzleCommand::Exchange(one, other) => self.line_after(one, other),
            _ => None,
        };
        let next = stand(&self.puzzle, world, line, self.now.spent + 1);
        self.past.push(std::mem::replace(&mut self.now, next));
        self.commands.push(command);
        &self.now.standing
    }

    /// Undoes the last choice; returns whether there was one.
    pub fn undo(&mut self, world: &mut World) -> bool {
        let undone = self.forget();
        if undone {
            self.show(world);
        }
        undone
    }

    /// Forgets the last choice, already undone in the world; returns whether there was one.
    pub fn forget(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.commands.pop();
        self.now = before;
        true
    }

    pub fn restart(&mut self, world: &mut World) {
        self.past.truncate(1);
        self.forget();
        self.commands.clear();
        self.show(world);
    }

    /// Continues from a moment of this puzzle as if it began there. For solvers.
    pub fn go_on_from(&mut self, world: &mut World, stand: &Stand) {
        self.past.clear();
        self.commands.clear();
        self.now = stand.clone();
        self.show(world);
    }

    /// Puts the present moment back into a world.
    pub fn show(&self, world: &mut World) {
        // The restored state was taken from a world with the same data.
        let restored = match &self.now.position {
            Position::Dive(snapshot) => snapshot.restore(world).map_err(|it| it.to_string()),
            Position::Breach(snapshot) => snapshot.restore(world).map_err(|it| it.to_string()),
            Position::Battle(_) => Ok(()),
        };
        debug_assert!(restored.is_ok(), "{restored:?}");
        if matches!(self.puzzle.trial, Trial::Dive(_)) {
            world.resource_mut::<EventLog<DiveEvent>>().clear();
        }
    }
}
