//! Carries out commands. Each system's part has its own file; this one has what connects them.

mod breach;
mod check;
mod dive;
mod encounter;
mod fit;
mod history;
mod outcomes;
mod prize;
mod sector;
mod summary;
mod vault;

pub use breach::BREACH_ROUNDS;
pub(crate) use prize::guarded;

pub(crate) use check::check;
pub(crate) use sector::{camp_of, foe_of, victory_of};

use crate::command::RunCommand;
use crate::content::Content;
use crate::events::RunEvent;
use crate::others::Others;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::run::Run;
use crate::sighted::Sighted;
use crate::summary::{Ending, Summary};
use crate::tally::Cause;
use bevy_ecs::world::World;
use daemonfall_sector::WriteBack;

/// A command that is being carried out.
pub(crate) struct Play<'a> {
    pub content: &'a Content,
    pub run: &'a mut Run,
    /// The world in which dives and breaches are played.
    pub world: &'a mut World,
    pub others: &'a mut Others,
    pub sighted: &'a mut Sighted,
    pub events: Vec<RunEvent>,
    pub undoable: bool,
    /// The current cause of losses outside the map.
    pub cause: Option<Cause>,
    /// Whether the beat was already begun in steps.
    pub stepping: bool,
}

impl Play<'_> {
    pub fn tell(&mut self, event: RunEvent) {
        self.events.push(event);
    }

    /// Carries out a command that has been checked.
    pub fn carry_out(&mut self, command: &RunCommand) -> Result<(), Refusal> {
        match command {
            RunCommand::Sector(command) => self.on_the_map(command)?,
            RunCommand::Fit { unit, item } => self.fit(*unit, *item),
            RunCommand::Unfit { unit, item } => self.unfit(*unit, *item),
            RunCommand::Choose(choice) => self.choose(*choice),
            RunCommand::Dive(command) => self.beat(*command)?,
            RunCommand::LineUp(stations) => self.line_up(stations)?,
            RunCommand::Breach(command) => self.pick(*command)?,
            RunCommand::Take(place) => self.take(Some(*place)),
            RunCommand::TakeNone => self.take(None),
            RunCommand::Retreat => self.retreat(),
            RunCommand::GiveUp => self.end(Ending::GaveUp),
            // No phase of a run takes it.
            RunCommand::Exchange(..) => {}
        }
        self.run.edited |= command.is_edit();
        self.end_with_the_map();
        Ok(())
    }

    /// Whether another faction or a guardian chooses next.
    pub fn is_others(&self) -> bool {
        match self.run.phase {
            Phase::Sector => self.is_others_turn(),
            Phase::Breach(_) => !self.is_players_choice(),
            _ => false,
        }
    }

    /// Makes one choice of another faction or a guardian.
    pub fn go_on(&mut self) {
        match self.run.phase.clone() {
            Phase::Sector => self.oppose(),
            Phase::Breach(duel) => self.guard(&duel),
            _ => {}
        }
        self.end_with_the_map();
    }

    fn end_with_the_map(&mut self) {
        if let Some(outcome) = self.run.sector.outcome {
            self.end(outcome.into());
        }
    }

    /// Writes a change back to the map; false if its unit has died meanwhile.
    pub fn write(&mut self, what: WriteBack) -> bool {
        let rules = &self.content.sector;
        match rules.write_back(&mut self.run.sector, &what) {
            Ok(applied) => {
                self.absorb(applied.events);
                true
            }
            Err(_) => false,
        }
    }

    fn end(&mut self, ending: Ending) {
        if matches!(self.run.phase, Phase::Over(_)) {
            return;
        }
        let summary = Box::new(Summary::of(self.run, self.content, ending));
        self.run.phase = Phase::Over(summary.clone());
        self.others.rival = None;
        self.undoable = false;
        self.tell(RunEvent::Over(summary));
    }
}
