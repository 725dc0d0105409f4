//! A plain picture of field, stack and machine that the breach screen is drawn from.
//! It follows the rules' events one by one.
//!
//! It is read from a snapshot, and each event changes it as the rules changed their state. No rule
//! reads it. Once all events of a choice have been shown, it equals a new reading; a test plays
//! whole breaches to check that.

mod apply;
pub mod read;
#[cfg(test)]
pub(crate) mod tests;

use crate::prelude::*;
use daemonfall_breach::{Face, Goal, Outcome, Shape, Stands, UnitId};
use daemonfall_clock::QuickSafety;
use daemonfall_core::Health;
use daemonfall_stack::Statuses;

#[derive(Clone, Debug, PartialEq)]
pub struct UnitShown {
    pub id: CharacterId,
    pub side: Side,
    pub unit: UnitId,
    /// Its name, with its number if it has one.
    pub name: String,
    /// Its number among all of its kind, on both sides; none if there is only one.
    pub number: Option<u32>,
    /// Atlas name of its picture.
    pub sprite: String,
    pub health: Health,
    pub shield: i32,
    pub max_cpu: i32,
    /// CPU held by unfinished moves.
    pub held: i32,
    /// Rounds left of each status.
    pub statuses: Statuses,
    /// Charge time gained per round.
    pub speed: u32,
    pub charge: u32,
    pub flag: QuickFlag,
    pub face: Face,
    /// Health in percent at which it turns to its second face; none if no turn is left.
    pub turns_at: Option<i32>,
    pub mime: bool,
    pub answer: Answer,
    pub subroutines: Vec<SubroutineId>,
    pub stands: Stands,
    pub present: bool,
}

impl UnitShown {
    /// Free CPU; below zero if the maximum has fallen far enough.
    pub fn free(&self) -> i32 {
        self.max_cpu.saturating_sub(self.held)
    }

    pub fn is_own(&self) -> bool {
        self.side == Side::Player
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MoveShown {
    pub id: MoveId,
    pub user: CharacterId,
    pub subroutine: SubroutineId,
    pub aim: Aim,
    /// Rounds left of its uses still to come, soonest first.
    pub times: Vec<u32>,
    /// Rounds until it is finished and gives its CPU back.
    pub ends: u32,
}

/// A pick, added in the next round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PickShown {
    pub user: CharacterId,
    pub subroutine: SubroutineId,
    pub aim: Aim,
    /// Rounds on the stack before its first use.
    pub time: u32,
    pub uses: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Waits,
    Runs,
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResolvedShown {
    pub id: MoveId,
    pub user: CharacterId,
    pub subroutine: SubroutineId,
    pub aim: Aim,
    pub stage: Stage,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    pub user: CharacterId,
    pub subroutine: SubroutineId,
    pub panels: Vec<Panel>,
    pub hits: Vec<CharacterId>,
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BreachView {
    pub round: u32,
    /// All units, by id.
    pub units: Vec<UnitShown>,
    /// Moves on the stack, in order of adding.
    pub moves: Vec<MoveShown>,
    /// Picks for the next round, in order of adding.
    pub picks: Vec<PickShown>,
    /// The resolved section in order of execution; finished uses first.
    pub resolved: Vec<ResolvedShown>,
    pub safety: QuickSafety,
    pub reason: String,
    pub step: Option<Step>,
    pub turn: Option<Turn>,
    pub outcome: Option<Outcome>,
    pub goal: Goal,
    pub strike: Option<Strike>,
    /// Whether charge time has grown this round.
    grown: bool,
    /// Number of zero-time uses at the front of the resolved section.
    fresh: usize,
}

impl BreachView {
    pub fn unit(&self, id: CharacterId) -> Option<&UnitShown> {
        self.units.get(id.0 as usize)
    }

    fn unit_mut(&mut self, id: CharacterId) -> Option<&mut UnitShown> {
        self.units.get_mut(id.0 as usize)
    }

    fn on(&mut self, id: CharacterId, change: impl FnOnce(&mut UnitShown)) {
        if let Some(unit) = self.unit_mut(id) {
            change(unit);
        }
    }

    pub fn name(&self, id: CharacterId) -> &str {
        self.unit(id).map_or("?", |unit| &unit.name)
    }

    pub fn is_own(&self, id: CharacterId) -> bool {
        self.unit(id).is_some_and(UnitShown::is_own)
    }

    /// The foe that the goal is about.
    pub fn goal_foe(&self) -> Option<&UnitShown> {
        self.units.iter().filter(|unit| !unit.is_own()).nth(self.goal.place()?)
    }

    pub fn foes_are_left(&self) -> bool {
        self.units.iter().any(|unit| unit.present && !unit.is_own())
    }

    /// The goal as far as it can be met: no mime can strike down a foe that is gone.
    pub fn open_goal(&self) -> Goal {
        let is_met = self.outcome == Some(Outcome::Won) && self.foes_are_left();
        let is_gone = self.goal_foe().is_some_and(|foe| !foe.present);
        match self.goal {
            Goal::FellByMime(_) if is_gone && !is_met => Goal::Defeat,
            goal => goal,
        }
    }

    pub fn at(&self, panel: Panel) -> Option<&UnitShown> {
        self.units
            .iter()
            .find(|unit| unit.present && unit.stands.panels().any(|covered| covered == panel))
    }

    /// The panel that an aim points at now.
    pub fn center(&self, aim: Aim) -> Option<Panel> {
        match aim {
            Aim::Character(id) => self.unit(id).map(|unit| unit.stands.panel),
            Aim::Panel(panel) => Some(panel).filter(|panel| panel.is_on_the_field()),
        }
    }

    /// The panels that would be struck now; for a single target, all panels of that unit.
    pub fn struck(&self, aim: Aim, shape: Shape) -> Vec<Panel> {
        match (aim, shape) {
            (Aim::Character(id), Shape::Single) => {
                self.unit(id).map_or_else(Vec::new, |unit| unit.stands.panels().collect())
            }
            _ => self.center(aim).map_or_else(Vec::new, |center| shape.panels(center).collect()),
        }
    }

    pub fn aim_of(&self, id: MoveId) -> Option<Aim> {
        let on_stack = self.moves.iter().find(|known| known.id == id);
        on_stack
            .map(|known| known.aim)
            .or_else(|| self.resolved.iter().find(|known| known.id == id).map(|known| known.aim))
    }

    pub fn holders(&self, id: CharacterId) -> impl Iterator<Item = &MoveShown> {
        self.moves.iter().filter(move |known| known.user == id)
    }
}
