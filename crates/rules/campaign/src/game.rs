//! What takes the player's commands: a run, or a practice on its own.

use crate::command::RunCommand;
use crate::events::{Applied, RunEvent};
use crate::refusal::Refusal;
use bevy_ecs::world::World;
use daemonfall_dungeon as dungeon;
use thiserror::Error;

/// The data changed since a command was given, so the state before it cannot be restored.
#[derive(Error, Clone, Copy, Debug, PartialEq, Eq)]
#[error("the data has changed since")]
pub struct DataChanged;

/// A game in progress. Its dive or breach is in the world that each call is given.
pub trait Game {
    /// Checks whether a command can be carried out now.
    fn check(&self, world: &mut World, command: &RunCommand) -> Result<(), Refusal>;

    /// Carries out a command of the player. The choices of others that follow are made with
    /// [`Game::go_on`].
    /// If it is refused, nothing changes.
    fn start(&mut self, world: &mut World, command: RunCommand) -> Result<Applied, Refusal>;

    /// Makes one choice of others; `None` if there is none to make.
    fn go_on(&mut self, world: &mut World) -> Option<Vec<RunEvent>>;

    /// Whether others choose before the player can.
    fn is_open(&self) -> bool;

    /// Begins a beat to be played in steps; the same command, started, plays the rest of it.
    /// If it is refused, no beat has begun.
    fn begin_beat(&mut self, world: &mut World, command: dungeon::Command) -> Result<(), Refusal>;

    /// The command of the beat that is being played in steps, if any.
    fn stepping(&self) -> Option<dungeon::Command>;

    /// Undoes the player's last command, and what others chose after it; returns whether it did.
    /// If the state before it cannot be restored, nothing changes.
    fn undo(&mut self, world: &mut World) -> Result<bool, DataChanged>;

    /// How many commands of the player are on record.
    fn commands(&self) -> usize;

    /// The number of the step in progress, or else of the next one: from 1, and 0 before the
    /// player's first choice.
    fn step(&self) -> usize;
}
