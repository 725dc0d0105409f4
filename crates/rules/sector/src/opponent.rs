//! Opponents choose commands by expected value, from what they see and remember. Difficulties
//! differ in how they think.

mod attack;
mod danger;
mod garrison;
mod goals;
mod movement;
mod reasoning;
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

pub use reasoning::{Candidate, Considered, Deliberation, Motive, Parts};
pub use thinking::Difficulty;
use thinking::Thinking;

/// The most commands in one turn, more than any faction needs.
const COMMANDS_AT_MOST: u32 = 400;

/// A player of one faction. Its notes last for one turn, so it can be created again at the start of
/// any turn.
#[derive(Clone, Debug)]
pub struct Opponent {
    thinking: Thinking,
    /// Whether it recruits; if not, the caller does.
    recruits: bool,
    turn: Option<(u32, FactionId)>,
    given: u32,
    done: BTreeSet<StackId>,
    claimed: BTreeSet<TileId>,
    talked: bool,
    /// Whether attacks must be weighed again.
    stirred: bool,
    /// Structures where nothing more is recruited.
    idle: BTreeSet<TileId>,
    reasoning: reasoning::Reasoning,
}

impl Opponent {
    /// An opponent of this difficulty.
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
            reasoning: reasoning::Reasoning::default(),
        }
    }

    /// The same opponent without recruiting, which the caller does.
    pub fn without_recruiting(self) -> Self {
        Self { recruits: false, ..self }
    }

    /// The next command for the viewing faction, whose turn it is. The last one of a turn ends it.
    pub fn next(&mut self, view: &View) -> Command {
        let now = (view.turn(), view.faction);
        if self.turn != Some(now) {
            *self = Self {
                thinking: self.thinking,
                recruits: self.recruits,
                turn: Some(now),
                reasoning: std::mem::take(&mut self.reasoning),
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
        self.movement(view)
    }

    /// Plays the active faction's turn to its end and returns what happened, command by command. It
    /// stops early when the sector ends, or when something is pending outside the map.
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
