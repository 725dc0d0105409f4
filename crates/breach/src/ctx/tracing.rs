//! Recording: what the breach reports to the watch after each transition.

use super::BreachWatch;
use super::moment::{Moment, Row};
use crate::ctx::BreachCtx;
use crate::events::BreachEvent;
use daemonfall_clock::film::SafetyChange;
use daemonfall_clock::machine::SafetyReason;
use daemonfall_clock::{ClockEvent, Machine, QuickFlag};

impl BreachWatch {
    /// Marks the events in the log so far as seen, or skips them.
    pub(crate) fn skip_to(&mut self, known: usize) {
        self.seen = known;
    }

    fn add(&mut self, mut moment: Moment) {
        moment.number = self.next;
        self.next += 1;
        while self.moments.len() >= self.keep {
            self.moments.pop_front();
        }
        self.moments.push_back(moment);
    }
}

impl BreachCtx<'_, '_> {
    /// A transition is over. `before` is the machine before it.
    #[inline]
    pub(crate) fn mark(&mut self, before: Machine) {
        if self.watch.is_some() {
            self.mark_watched(before);
        }
    }

    #[cold]
    fn mark_watched(&mut self, before: Machine) {
        let rows: Vec<Row> = self
            .facts(false)
            .to_vec()
            .into_iter()
            .filter_map(|fact| {
                let (body, seat) = (self.board.characters.get(fact.id)?, self.seat(fact.id)?);
                Some(Row { fact, speed: *seat.speed, health: *body.health, cpu: *body.cpu })
            })
            .collect();
        let picks = self.board.choices.iter().filter_map(|choice| {
            let aim = self.state.picks.get(&choice.user)?;
            Some((*choice, *aim))
        });
        let picks = picks.collect();
        let notes = self.state.notes.iter();
        let aims = notes.map(|(id, note)| (*id, note.aim)).collect();
        let deed = self.state.machine.last_action.0;
        let deed = deed.and_then(|deed| self.state.actions.get(deed.action.0 as usize));
        let deed = deed.map(|action| action.subroutine);
        let Some(watch) = &mut self.watch else { return };
        let log = self.board.log.events();
        let events: Vec<BreachEvent> = log.get(watch.seen..).unwrap_or_default().to_vec();
        watch.seen = log.len();
        let mut moment = Moment {
            number: 0,
            phase: self.state.phase,
            before,
            machine: self.state.machine,
            safety: None,
            rows,
            stack: self.board.stack.clone(),
            aims,
            picks,
            entry: self.state.entry,
            deed,
            turn: self.state.turn,
            events,
        };
        let last = watch.moments.back().and_then(|last| last.safety.clone());
        moment.safety = safety(&moment).or(last);
        watch.add(moment);
    }
}

/// The last change of the safety within a moment.
fn safety(moment: &Moment) -> Option<SafetyChange> {
    moment.events.iter().rev().find_map(|event| {
        let BreachEvent::Clock(ClockEvent::SafetyChanged { safety, why }) = *event else {
            return None;
        };
        let mut holders = moment.holders();
        match why {
            SafetyReason::FlagHeld | SafetyReason::FlagBeforeMimes => {}
            SafetyReason::QuickSpell => holders.retain(|holder| holder.flag == QuickFlag::Spell),
            SafetyReason::NobodyFlagged | SafetyReason::SlowActionOver => holders.clear(),
        }
        Some(SafetyChange { safety, why, holders })
    })
}
