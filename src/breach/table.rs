//! What the breach screen shows: a plain picture of field, stack and machine that follows the
//! rules' events one by one.
//!
//! It is read from a snapshot, and each event changes it as the rules have changed their state.
//! Nothing here is asked by a rule; once all events of a choice have been shown it is what a fresh
//! reading gives (a test plays whole breaches to see that).

mod apply;
pub mod read;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use daemonfall_breach::{Aim, Answer, Face, Outcome, Panel, Shape, Stands, Turn, UnitId};
use daemonfall_clock::{QuickFlag, QuickSafety, Step};
use daemonfall_core::{CharacterId, Health, Side};
use daemonfall_stack::{MoveId, Statuses, SubroutineId};

/// A unit as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitShown {
    /// Who.
    pub id: CharacterId,
    /// For whom it fights.
    pub side: Side,
    /// Its kind.
    pub unit: UnitId,
    /// Its name, with a number when its side has several of the kind.
    pub name: String,
    /// Its picture in the atlas.
    pub sprite: String,
    /// Its health.
    pub health: Health,
    /// Its shield.
    pub shield: i32,
    /// All its CPU.
    pub max_cpu: i32,
    /// What unfinished moves hold of it.
    pub held: i32,
    /// Rounds left of statuses.
    pub statuses: Statuses,
    /// Charge time gained a round.
    pub speed: u32,
    /// Charge time.
    pub charge: u32,
    /// Quick flag held.
    pub flag: QuickFlag,
    /// Which of its faces it shows.
    pub face: Face,
    /// Share of its health, in percent, at which it turns to its second face; none if it has none
    /// left.
    pub turns_at: Option<i32>,
    /// Whether it is a mime now.
    pub mime: bool,
    /// What it answers now.
    pub answer: Answer,
    /// What it can use now.
    pub subroutines: Vec<SubroutineId>,
    /// Where it stands.
    pub stands: Stands,
    /// Whether it takes part still.
    pub present: bool,
}

impl UnitShown {
    /// CPU free, below zero if its maximum has fallen so far.
    pub fn free(&self) -> i32 {
        self.max_cpu.saturating_sub(self.held)
    }

    /// Whether it is the player's.
    pub fn is_own(&self) -> bool {
        self.side == Side::Player
    }
}

/// A move on the stack as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveShown {
    /// Its number.
    pub id: MoveId,
    /// Who uses it.
    pub user: CharacterId,
    /// What.
    pub subroutine: SubroutineId,
    /// At what.
    pub aim: Aim,
    /// Rounds left of its uses still to come, soonest first.
    pub times: Vec<u32>,
    /// Rounds until it is finished and gives its CPU back.
    pub ends: u32,
}

/// What was picked and is added in the next round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PickShown {
    /// Who uses it.
    pub user: CharacterId,
    /// What.
    pub subroutine: SubroutineId,
    /// At what.
    pub aim: Aim,
    /// Rounds on the stack before its first use.
    pub time: u32,
    /// Its uses.
    pub uses: usize,
}

/// How far a resolved use has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for those before it.
    Waits,
    /// It goes through the six steps.
    Runs,
    /// It is over.
    Done,
}

/// A use in the resolved section.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResolvedShown {
    /// The move.
    pub id: MoveId,
    /// Who uses it.
    pub user: CharacterId,
    /// What.
    pub subroutine: SubroutineId,
    /// At what.
    pub aim: Aim,
    /// How far it has come.
    pub stage: Stage,
}

/// The blow that is being shown: where it lies and whom it hits.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    /// Who strikes.
    pub user: CharacterId,
    /// What with.
    pub subroutine: SubroutineId,
    /// Panels struck.
    pub panels: Vec<Panel>,
    /// Whom it hits.
    pub hits: Vec<CharacterId>,
}

/// Everything that is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The round.
    pub round: u32,
    /// All units, by number.
    pub units: Vec<UnitShown>,
    /// Moves on the stack, in the order added.
    pub moves: Vec<MoveShown>,
    /// What is added in the next round, in that order.
    pub picks: Vec<PickShown>,
    /// The resolved section, in the order of execution; what is done first.
    pub resolved: Vec<ResolvedShown>,
    /// The quick safety.
    pub safety: QuickSafety,
    /// Why it is as it is.
    pub reason: String,
    /// The step under way.
    pub step: Option<Step>,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The blow that is being shown.
    pub strike: Option<Strike>,
    /// Whether charge time has grown in this round.
    grown: bool,
    /// Zero-time uses at the front of the resolved section.
    fresh: usize,
}

impl Table {
    /// A unit.
    pub fn unit(&self, id: CharacterId) -> Option<&UnitShown> {
        self.units.get(id.0 as usize)
    }

    fn unit_mut(&mut self, id: CharacterId) -> Option<&mut UnitShown> {
        self.units.get_mut(id.0 as usize)
    }

    /// Its name.
    pub fn name(&self, id: CharacterId) -> &str {
        self.unit(id).map_or("?", |unit| &unit.name)
    }

    /// Whether the player owns it.
    pub fn is_own(&self, id: CharacterId) -> bool {
        self.unit(id).is_some_and(UnitShown::is_own)
    }

    /// Who stands on a panel.
    pub fn at(&self, panel: Panel) -> Option<&UnitShown> {
        self.units
            .iter()
            .find(|unit| unit.present && unit.stands.panels().any(|covered| covered == panel))
    }

    /// The panel on which an aim lies now.
    pub fn center(&self, aim: Aim) -> Option<Panel> {
        match aim {
            Aim::Character(id) => self.unit(id).map(|unit| unit.stands.panel),
            Aim::Panel(panel) => Some(panel).filter(|panel| panel.is_on_the_field()),
        }
    }

    /// The panels that a shape aimed so would strike now; all panels of whoever is aimed at alone.
    pub fn struck(&self, aim: Aim, shape: Shape) -> Vec<Panel> {
        match (aim, shape) {
            (Aim::Character(id), Shape::Single) => {
                self.unit(id).map_or_else(Vec::new, |unit| unit.stands.panels().collect())
            }
            _ => self.center(aim).map_or_else(Vec::new, |center| shape.panels(center).collect()),
        }
    }

    /// The aim of a move that is on the stack, picked, or resolved in this round.
    pub fn aim_of(&self, id: MoveId) -> Option<Aim> {
        let on_stack = self.moves.iter().find(|known| known.id == id);
        on_stack
            .map(|known| known.aim)
            .or_else(|| self.resolved.iter().find(|known| known.id == id).map(|known| known.aim))
    }

    /// Moves that hold CPU of somebody: what they are and when they give it back.
    pub fn holders(&self, id: CharacterId) -> impl Iterator<Item = &MoveShown> {
        self.moves.iter().filter(move |known| known.user == id)
    }
}
