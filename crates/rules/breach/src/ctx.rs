//! The data that a breach's systems work on, and small queries on characters.

use crate::events::BreachEvent;
use crate::field::Field;
use crate::fighter::{Combatant, CombatantItem, CombatantReadOnlyItem};
use crate::library::BreachLibrary;
use crate::state::{BreachSet, BreachState};
use crate::trace::{BreachTrace, Moment, Row};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use daemonfall_clock::machine::Resolution;
use daemonfall_clock::{Fact, Machine, MachineMut, QuickFlag, Report, Team};
use daemonfall_core::{CharacterId, Side, Status};
use daemonfall_stack::{Choices, StackCtx};

/// Everything that a clocktick works on.
#[derive(SystemParam)]
pub struct BreachCtx<'w, 's> {
    /// The stack, its characters, and the log.
    pub stack: StackCtx<'w, 's, BreachEvent>,
    /// The moves to add next.
    pub choices: ResMut<'w, Choices>,
    /// The breach's own data on each character.
    pub combatants: Query<'w, 's, Combatant, With<CharacterId>>,
    pub field: ResMut<'w, Field>,
    pub library: Res<'w, BreachLibrary>,
    pub state: ResMut<'w, BreachState>,
    pub machine: MachineMut<'w>,
    pub(crate) trace: Option<ResMut<'w, BreachTrace>>,
    facts: Local<'s, Vec<Fact>>,
}

pub(crate) fn team(side: Side) -> Team {
    Team(side as u32)
}

impl<'s> BreachCtx<'_, 's> {
    pub(crate) fn tell(&mut self, event: impl Into<BreachEvent>) {
        self.stack.log.push(event.into());
    }

    pub(crate) fn combatant(&self, id: CharacterId) -> Option<CombatantReadOnlyItem<'_, 's>> {
        self.combatants.get(self.stack.characters.roster().entity(id)?).ok()
    }

    pub(crate) fn combatant_mut(&mut self, id: CharacterId) -> Option<CombatantItem<'_, 's>> {
        let entity = self.stack.characters.roster().entity(id)?;
        self.combatants.get_mut(entity).ok()
    }

    pub(crate) fn side(&self, id: CharacterId) -> Side {
        self.stack.characters.roster().side(id)
    }

    pub(crate) fn is_alive(&self, id: CharacterId) -> bool {
        self.stack.characters.roster().is_present(id)
            && self.stack.characters.get(id).is_some_and(|body| !body.health.is_dead())
    }

    /// The status that lets a character do nothing but wait.
    pub(crate) fn held(&self, id: CharacterId) -> Option<Status> {
        let statuses = self.stack.characters.get(id)?.statuses;
        [Status::Stun, Status::Freeze].into_iter().find(|status| statuses.has(*status))
    }

    pub(crate) fn is_mime(&self, id: CharacterId) -> bool {
        self.combatant(id).is_some_and(|combatant| combatant.fighter.is_mime(&self.library))
    }

    /// Collects what the clock needs to know about each character. In active turns, a character
    /// that an after-effect has taken to zero still picks.
    fn gather(&mut self, active: bool) {
        self.facts.clear();
        for id in self.stack.characters.roster().present() {
            let (Some(body), Some(entity)) =
                (self.stack.characters.get(id), self.stack.characters.roster().entity(id))
            else {
                continue;
            };
            let Ok(combatant) = self.combatants.get(entity) else { continue };
            let team = team(self.side(id));
            let alive = !body.health.is_dead();
            let held = body.statuses.has(Status::Stun) || body.statuses.has(Status::Freeze);
            self.facts.push(Fact {
                id,
                team,
                charge: *combatant.charge,
                flag: if alive { *combatant.flag } else { QuickFlag::None },
                mime: !held && combatant.fighter.is_mime(&self.library),
                able: alive || active,
            });
        }
    }

    /// All characters as the clock sees them, in list order.
    pub(crate) fn facts(&mut self, active: bool) -> &[Fact] {
        self.gather(active);
        &self.facts
    }

    pub(crate) fn enter(&mut self, phase: BreachSet) {
        self.state.phase = phase;
        self.mark_same();
    }

    pub(crate) fn begin_resolution(&mut self) {
        self.gather(false);
        let (before, log) = (self.machine.get(), &mut self.stack.log);
        let (after, _) = before.begin(Resolution::Slow, &self.facts, &mut |event| {
            log.push(BreachEvent::Clock(event));
        });
        self.machine.set(after);
        self.mark(before);
    }

    pub(crate) fn report(&mut self, report: Report) {
        self.gather(false);
        let (before, log) = (self.machine.get(), &mut self.stack.log);
        let (after, _) = before.advance(&self.facts, report, &mut |event| {
            log.push(BreachEvent::Clock(event));
        });
        self.machine.set(after);
        self.mark(before);
    }
}

impl BreachCtx<'_, '_> {
    /// A transition is over. `before` is the machine before it.
    #[inline]
    pub(crate) fn mark(&mut self, before: Machine) {
        if self.trace.is_some() {
            self.mark_traced(before);
        }
    }

    #[inline]
    pub(crate) fn mark_same(&mut self) {
        let machine = self.machine.get();
        self.mark(machine);
    }

    #[cold]
    fn mark_traced(&mut self, before: Machine) {
        let rows: Vec<Row> = self
            .facts(false)
            .to_vec()
            .into_iter()
            .filter_map(|fact| {
                let body = self.stack.characters.get(fact.id)?;
                let cpu = *self.stack.characters.cpu(fact.id)?;
                let combatant = self.combatant(fact.id)?;
                Some(Row { fact, speed: *combatant.speed, health: *body.health, cpu })
            })
            .collect();
        let picks = self.choices.iter().filter_map(|choice| {
            let aim = self.state.picks.get(&choice.user)?;
            Some((*choice, *aim))
        });
        let picks = picks.collect();
        let notes = self.state.notes.iter();
        let aims = notes.map(|(id, note)| (*id, note.aim)).collect();
        let machine = self.machine.get();
        let deed = machine.last_action.0;
        let deed = deed.and_then(|deed| self.state.actions.get(deed.action.0 as usize));
        let deed = deed.map(|action| action.subroutine);
        let Some(trace) = &mut self.trace else { return };
        let events = trace.unseen(self.stack.log.events());
        trace.add(Moment {
            number: 0,
            phase: self.state.phase,
            before,
            machine,
            safety: None,
            rows,
            stack: self.stack.stack.clone(),
            aims,
            picks,
            entry: self.state.entry,
            deed,
            turn: self.state.turn,
            events,
        });
    }
}
