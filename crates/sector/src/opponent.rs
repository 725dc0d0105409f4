//! Opponents: they choose commands from what they see and remember, by expected value. Difficulties
//! differ in how they think.

mod attack;
mod danger;
mod errand;
mod garrison;
mod goals;
mod mind;
mod recruit;
mod talks;
mod thinking;
mod wild;

use crate::command::Command;
use crate::events::Applied;
use crate::ids::{FactionId, StackId, TileId};
use crate::library::Part;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::sector::Sector;
use crate::view::View;
use std::collections::BTreeSet;

pub use mind::{Candidate, Considered, Deliberation, Motive, Parts};
pub use thinking::Difficulty;
use thinking::Thinking;

/// Commands of one turn, at most: more than any faction has use for.
const COMMANDS_AT_MOST: u32 = 400;

/// Somebody who plays a faction. What it keeps in mind lasts for a turn; it can be made anew at any
/// turn's begin.
#[derive(Clone, Debug)]
pub struct Opponent {
    thinking: Thinking,
    /// Whether it recruits; else that is left to whoever asks it.
    recruits: bool,
    turn: Option<(u32, FactionId)>,
    /// Commands given in this turn.
    given: u32,
    /// Stacks that have nothing more to do.
    done: BTreeSet<StackId>,
    /// Goals that a stack is on its way to.
    claimed: BTreeSet<TileId>,
    /// Whether all talks are over.
    talked: bool,
    /// Whether attacks have to be weighed again.
    stirred: bool,
    /// Structures at which nothing more is recruited.
    idle: BTreeSet<TileId>,
    /// Who takes down what is weighed, while somebody asks.
    mind: mind::Mind,
}

impl Opponent {
    /// One that thinks so hard.
    pub fn new(difficulty: Difficulty) -> Self {
        Self {
            thinking: Thinking::of(difficulty),
            recruits: true,
            turn: None,
            given: 0,
            done: BTreeSet::new(),
            claimed: BTreeSet::new(),
            talked: false,
            stirred: true,
            idle: BTreeSet::new(),
            mind: mind::Mind::default(),
        }
    }

    /// The same, but that it recruits nobody: whoever asks it does that on its own.
    pub fn without_recruiting(self) -> Self {
        Self { recruits: false, ..self }
    }

    /// The next command of the faction that looks, whose turn it is; the last of a turn ends it.
    pub fn next(&mut self, view: &View) -> Command {
        let now = (view.turn(), view.faction);
        if self.turn != Some(now) {
            *self = Self {
                thinking: self.thinking,
                recruits: self.recruits,
                turn: Some(now),
                mind: std::mem::take(&mut self.mind),
                ..Self::new(self.thinking.difficulty)
            };
        }
        self.given += 1;
        if self.given > COMMANDS_AT_MOST {
            return Command::EndTurn;
        }
        let command = match view.part(view.faction) {
            Part::Wild => self.guard(view),
            Part::Player | Part::Corporation => self.play(view),
        };
        command.filter(|command| view.check(command).is_ok()).unwrap_or(Command::EndTurn)
    }

    fn play(&mut self, view: &View) -> Option<Command> {
        if !self.talked {
            match self.talk(view) {
                Some(command) => return Some(command),
                None => self.talked = true,
            }
        }
        if self.recruits
            && let Some(command) = self.recruit(view)
        {
            return Some(command);
        }
        if let Some(command) = self.man(view) {
            return Some(command);
        }
        if self.stirred {
            match self.attack(view) {
                Some(command) => return Some(command),
                None => self.stirred = false,
            }
        }
        self.errand(view)
    }

    /// Plays the turn of the faction whose turn it is to its end, and tells what happened, command
    /// by command. It stops early when the sector ends, or when something waits outside the map.
    ///
    /// # Errors
    /// A command that was refused after all, with the reason.
    pub fn take_turn(
        &mut self,
        rules: &Rules,
        sector: &mut Sector,
    ) -> Result<Vec<(Command, Applied)>, (Command, Refusal)> {
        let (turn, faction) = (sector.turn, sector.active);
        let mut played = Vec::new();
        while (sector.turn, sector.active) == (turn, faction)
            && sector.outcome.is_none()
            && sector.pending.is_none()
        {
            let command = self.next(&rules.view(sector, faction));
            match rules.apply(sector, &command) {
                Ok(applied) => played.push((command, applied)),
                Err(refusal) => return Err((command, refusal)),
            }
        }
        Ok(played)
    }
}
