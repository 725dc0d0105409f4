//! What a running beat reports to the trace, and what actors leave.

use super::ctx::BeatCtx;
use crate::chain::{Chain, Event};
use crate::components::{Action, ObjectId};
use crate::trace::What;

impl BeatCtx<'_, '_> {
    #[inline]
    pub(crate) fn open_act(&mut self, actor: ObjectId, action: Option<Action>) {
        if self.trace.is_some() || self.beat.acts.over.is_some() {
            self.note_act(actor, action);
        }
    }

    #[cold]
    fn note_act(&mut self, actor: ObjectId, action: Option<Action>) {
        self.beat.acts.begin(actor, action);
        if let Some(trace) = &mut self.trace {
            trace.open(What::Act { actor, kind: self.index.kind(actor), action, enclosing: None });
        }
    }

    #[inline]
    pub(crate) fn close_act(&mut self) {
        if !self.beat.acts.open.is_empty() {
            self.leave_act();
        }
    }

    #[cold]
    fn leave_act(&mut self) {
        let Some(left) = self.beat.acts.open.pop() else { return };
        if let Some(over) = &mut self.beat.acts.over {
            over.push(left.clone());
        }
        if let Some(trace) = &mut self.trace {
            trace.close(|what| {
                if let What::Act { enclosing, .. } = what {
                    *enclosing = Some(Box::new(left));
                }
            });
        }
    }

    #[cold]
    pub(crate) fn traverse_traced(&mut self, chain: Chain, event: &mut Event) -> bool {
        if let Some(trace) = &mut self.trace {
            trace.open(What::Chain {
                chain,
                actor: event.actor,
                target: event.target,
                part: event.part,
                from: event.from,
                direction: event.direction,
                passed: false,
            });
        }
        let mut place = 0;
        while event.propagate
            && let Some(registered) = self.chains.handlers(chain).get(place).copied()
        {
            if let Some(trace) = &mut self.trace {
                trace.open(What::Handler {
                    name: registered.name,
                    rank: registered.rank,
                    stopped: false,
                    reason: None,
                });
            }
            let before = event.reason;
            (registered.handler)(self, event);
            if let Some(trace) = &mut self.trace {
                let (stops, why) = (!event.propagate, event.reason);
                // A handler that stops a `Do` chain because the work is done gives no reason.
                let gave_one = stops && (!matches!(chain, Chain::Do(_)) || why != before);
                trace.close(|what| {
                    if let What::Handler { stopped, reason, .. } = what {
                        (*stopped, *reason) = (stops, gave_one.then_some(why));
                    }
                });
                trace.count(chain, place, stops);
            }
            place += 1;
        }
        let came_through = event.propagate;
        if let Some(trace) = &mut self.trace {
            trace.close(|what| {
                if let What::Chain { passed, .. } = what {
                    *passed = came_through;
                }
            });
        }
        came_through
    }
}
