//! What the systems of a breach work on, and small questions about characters.

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

/// What a character is beside what the stack knows.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Seat {
    /// Kind and face.
    pub fighter: &'static mut Fighter,
    /// Charge time.
    pub charge: &'static mut ChargeTime,
    /// Charge time gained each round.
    pub speed: &'static mut Speed,
    /// The quick flag held.
    pub flag: &'static mut QuickFlag,
    /// Where it stands.
    pub stands: &'static mut Stands,
}

/// Everything that a clocktick works on.
#[derive(SystemParam)]
pub struct BreachCtx<'w, 's> {
    /// The stack, its characters, and the log.
    pub board: Board<'w, 's, BreachEvent>,
    /// The rest of the characters.
    pub seats: Query<'w, 's, Seat, With<CharacterId>>,
    /// Who stands where.
    pub field: ResMut<'w, Field>,
    /// The data.
    pub library: Res<'w, BreachLibrary>,
    /// Where the breach stands.
    pub state: ResMut<'w, BreachState>,
    /// Who records it, if somebody watches.
    pub(crate) watch: Option<ResMut<'w, BreachWatch>>,
    facts: Local<'s, Vec<Fact>>,
}

/// The clock's word for a side.
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

    /// Whether somebody takes part and has health left.
    pub(crate) fn is_alive(&self, id: CharacterId) -> bool {
        self.board.characters.roster().is_present(id)
            && self.board.characters.get(id).is_some_and(|body| !body.health.is_dead())
    }

    /// The status that leaves somebody nothing but waiting.
    pub(crate) fn held(&self, id: CharacterId) -> Option<Status> {
        let statuses = self.board.characters.get(id)?.statuses;
        [Status::Stun, Status::Freeze].into_iter().find(|status| statuses.has(*status))
    }

    pub(crate) fn is_mime(&self, id: CharacterId) -> bool {
        self.seat(id).is_some_and(|seat| seat.fighter.is_mime(&self.library))
    }

    /// What the clock has to know of everybody. In active turns, whoever an after-effect has taken
    /// to zero still picks.
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

    /// Everybody as the clock sees them, in list order; in active turns with those whom an
    /// after-effect has taken to zero.
    pub(crate) fn facts(&mut self, active: bool) -> &[Fact] {
        self.gather(active);
        &self.facts
    }

    /// Goes on to another phase.
    pub(crate) fn enter(&mut self, phase: BreachSet) {
        self.state.phase = phase;
        let machine = self.state.machine;
        self.mark(machine);
    }

    /// The machine begins to resolve an entry.
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

    /// The machine goes on after its order was carried out.
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
