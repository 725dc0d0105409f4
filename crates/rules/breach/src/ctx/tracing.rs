//! What a clocktick leaves in the trace after each transition.

use super::BreachCtx;
use crate::trace::{Moment, Row};
use daemonfall_clock::Machine;

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
                let combatant = self.combatant(fact.id)?;
                Some(Row { fact, speed: *combatant.speed, health: *body.health, cpu: *body.cpu })
            })
            .collect();
        let picks = self.stack.choices.iter().filter_map(|choice| {
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
