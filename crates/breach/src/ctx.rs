//! The data that a breach's systems work on, and small queries on characters.

use crate::events::BreachEvent;
use crate::field::{Field, Stands};
use crate::fighter::Fighter;
use crate::library::BreachLibrary;
use crate::state::{BreachSet, BreachState};
use crate::watch::BreachWatch;
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::system::SystemParam;
use daemonfall_clock::machine::Resolution;
use daemonfall_clock::{ChargeTime, Fact, Machine, QuickFlag, Report, Speed, Team};
use daemonfall_core::{CharacterId, Side, Status};
use daemonfall_stack::Board;

/// What a character is, in addition to what the stack stores.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Seat {
    /// Kind and face.
    pub fighter: &'static mut Fighter,
    /// Charge time.
    pub charge: &'static mut ChargeTime,
    /// Charge time gained per round.
    pub speed: &'static mut Speed,
    /// The quick flag held.
    pub flag: &'static mut QuickFlag,
    /// Its position.
    pub stands: &'static mut Stands,
}

/// Everything that a clocktick works on.
#[derive(SystemParam)]
pub struct BreachCtx<'w, 's> {
    /// The stack, its characters, and the log.
    pub board: Board<'w, 's, BreachEvent>,
    /// The breach's own data on each character.
    pub seats: Query<'w, 's, Seat, With<CharacterId>>,
    /// Which character is on which panel.
    pub field: ResMut<'w, Field>,
    /// The game data.
    pub library: Res<'w, BreachLibrary>,
    /// The state of the breach.
    pub state: ResMut<'w, BreachState>,
    /// The recorder, if the breach is watched.
    pub(crate) watch: Option<ResMut<'w, BreachWatch>>,
    facts: Local<'s, Vec<Fact>>,
}

/// The clock's team for a side.
pub(crate) fn team(side: Side) -> Team {
    Team(side as u32)
}

impl<'s> BreachCtx<'_, 's> {
    pub(crate) fn tell(&mut self, event: impl Into<BreachEvent>) {
        self.board.log.push(event.into());
    }

    pub(crate) fn seat(&self, id: CharacterId) -> Option<SeatReadOnlyItem<'_, 's>> {
        self.seats.get(self.board.characters.roster().entity(id)?).ok()
    }

    pub(crate) fn seat_mut(&mut self, id: CharacterId) -> Option<SeatItem<'_, 's>> {
        let entity = self.board.characters.roster().entity(id)?;
        self.seats.get_mut(entity).ok()
    }

    pub(crate) fn side(&self, id: CharacterId) -> Side {
        self.board.characters.get(id).map_or(Side::Neutral, |body| *body.side)
    }

    /// Whether a character takes part and has health left.
    pub(crate) fn is_alive(&self, id: CharacterId) -> bool {
        self.board.characters.roster().is_present(id)
            && self.board.characters.get(id).is_some_and(|body| !body.health.is_dead())
    }

    /// The status that lets a character do nothing but wait.
    pub(crate) fn held(&self, id: CharacterId) -> Option<Status> {
        let statuses = self.board.characters.get(id)?.statuses;
        [Status::Stun, Status::Freeze].into_iter().find(|status| statuses.has(*status))
    }

    pub(crate) fn is_mime(&self, id: CharacterId) -> bool {
        self.seat(id).is_some_and(|seat| seat.fighter.is_mime(&self.library))
    }

    /// Collects what the clock needs to know about each character. In active turns, a character
    /// that an after-effect has taken to zero still picks.
    fn gather(&mut self, active: bool) {
        self.facts.clear();
        for id in self.board.characters.roster().present() {
            let (Some(body), Some(entity)) =
                (self.board.characters.get(id), self.board.characters.roster().entity(id))
            else {
                continue;
            };
            let Ok(seat) = self.seats.get(entity) else {
                continue;
            };
            let alive = !body.health.is_dead();
            let held = body.statuses.has(Status::Stun) || body.statuses.has(Status::Freeze);
            self.facts.push(Fact {
                id,
                team: team(*body.side),
                charge: *seat.charge,
                flag: if alive { *seat.flag } else { QuickFlag::None },
                mime: !held && seat.fighter.is_mime(&self.library),
                able: alive || active,
            });
        }
    }

    /// All characters as the clock sees them, in list order. In active turns this includes those
    /// that an after-effect has taken to zero.
    pub(crate) fn facts(&mut self, active: bool) -> &[Fact] {
        self.gather(active);
        &self.facts
    }

    /// Enters another phase.
    pub(crate) fn enter(&mut self, phase: BreachSet) {
        self.state.phase = phase;
        let machine = self.state.machine;
        self.mark(machine);
    }

    /// Starts the machine on an entry.
    pub(crate) fn begin_resolution(&mut self) {
        self.gather(false);
        let log = &mut self.board.log;
        let machine: Machine = self.state.machine;
        self.state.machine = machine
            .begin(Resolution::Slow, &self.facts, &mut |event| {
                log.push(BreachEvent::Clock(event));
            })
            .0;
        self.mark(machine);
    }

    /// Advances the machine after its order was carried out.
    pub(crate) fn report(&mut self, report: Report) {
        self.gather(false);
        let log = &mut self.board.log;
        let machine: Machine = self.state.machine;
        self.state.machine = machine
            .advance(&self.facts, report, &mut |event| {
                log.push(BreachEvent::Clock(event));
            })
            .0;
        self.mark(machine);
    }
}
