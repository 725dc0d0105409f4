//! Opponents choose commands by expected value, from what they see and remember. Difficulties
//! differ in how they think.

mod attack;
mod garrison;
mod goals;
mod movement;
mod orders;
mod reasoning;

pub use reasoning::{Candidate, Considered, Deliberation, Motive, Parts};

use crate::command::{Command, Refusal};
use crate::events::Applied;
use crate::grid::{FactionId, StackId, TileId};
use crate::library::Part;
use crate::mind::{Difficulty, Mind};
use crate::rules::Rules;
use crate::sector::Sector;
use crate::view::View;
use std::collections::BTreeSet;

/// The most commands in one turn, more than any faction needs.
const COMMANDS_AT_MOST: u32 = 400;

/// A player of one faction. Its notes last for one turn, so it can be created again at the start of
/// any turn.
#[derive(Clone, Debug)]
pub struct Opponent {
    difficulty: Difficulty,
    /// How it thinks, by the data of its difficulty.
    mind: Mind,
    /// Whether it recruits; if not, the caller does.
    recruits: bool,
    turn: Option<(u32, FactionId)>,
    given: u32,
    done: BTreeSet<StackId>,
    /// Stacks that were told how to meet an attack.
    braced: BTreeSet<StackId>,
    claimed: BTreeSet<TileId>,
    talked: bool,
    /// Whether attacks must be weighed again.
    stirred: bool,
    /// Structures where nothing more is recruited.
    idle: BTreeSet<TileId>,
    reasoning: reasoning::Reasoning,
}

impl Opponent {
    pub fn new(difficulty: Difficulty) -> Self {
        Self {
            difficulty,
            mind: Mind::default(),
            recruits: true,
            turn: None,
            given: 0,
            done: BTreeSet::new(),
            braced: BTreeSet::new(),
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
                recruits: self.recruits,
                turn: Some(now),
                reasoning: std::mem::take(&mut self.reasoning),
                ..Self::new(self.difficulty)
            };
        }
        self.mind = *view.rules.library.mind(self.difficulty);
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
        if let Some((unit, [boon, _])) = view.to_choose().next() {
            return Some(Command::Promote { unit, boon });
        }
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
        self.movement(view).or_else(|| self.brace(view))
    }

    /// Plays the active faction's turn to its end and returns what happened, command by command. It
    /// stops early when the sector ends, or when something is pending outside the map.
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

/// The number of turns for which a faction that broke an alliance is not trusted.
const MEMORY: u32 = 12;
/// The first turn in which it proposes an alliance, and the interval afterwards.
const PROPOSES: (u32, u32) = (5, 6);

impl Opponent {
    /// Proposes an alliance against a stronger faction, and breaks it when no other faction is
    /// left.
    fn talk(&mut self, view: &View) -> Option<Command> {
        let offer = view.offers().find(|offer| offer.to == view.faction);
        if let Some(offer) = offer {
            return Some(Command::Answer { from: offer.from, accept: wants(view, offer.from) });
        }
        let rivals = || {
            let factions = view.factions().map(|(id, _)| id);
            factions.filter(|id| *id != view.faction && view.part(*id) != Part::Wild)
        };
        if rivals().count() > 0 && rivals().all(|id| !view.hostile(id)) {
            return rivals().next().map(|with| Command::Break { with });
        }
        let (first, often) = PROPOSES;
        let turn = view.turn();
        if turn < first || !(turn + view.faction.0 * 2).is_multiple_of(often) {
            return None;
        }
        let asked = |id: FactionId| view.offers().any(|offer| offer.to == id);
        rivals()
            .find(|id| view.hostile(*id) && !asked(*id) && wants(view, *id))
            .map(|to| Command::Propose { to })
    }
}

/// With a trusted faction that has not much more, against a third one that has more.
fn wants(view: &View, with: FactionId) -> bool {
    let trusted = view.broke(with).is_none_or(|turn| turn + MEMORY < view.turn());
    let (own, theirs) = (view.known_tiles(view.faction), view.known_tiles(with));
    let third = view
        .factions()
        .filter(|(id, _)| *id != with && view.hostile(*id) && view.part(*id) != Part::Wild)
        .map(|(id, _)| view.known_tiles(id))
        .max();
    trusted && theirs > 0 && theirs * 2 <= own * 3 && third.is_some_and(|third| third > theirs)
}

impl View<'_> {
    fn known_tiles(&self, faction: FactionId) -> usize {
        let tiles = self.grid().tiles();
        tiles.filter(|tile| self.owner(*tile) == Some(faction)).count()
    }
}
