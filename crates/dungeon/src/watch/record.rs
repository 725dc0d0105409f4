//! Recording: what a running beat reports to the watch.

use super::{BeatTrace, NODES_AT_MOST, Node, NodeId, Watch, What};
use crate::beat::{BeatCtx, BeatSet};
use crate::chains::{Chain, Event};
use crate::components::{Action, ObjectId};
use crate::events::DiveEvent;
use bevy_ecs::prelude::*;

/// Placeholder id for dropped nodes.
const LEFT_OUT: NodeId = NodeId::MAX;

impl Watch {
    fn add(&mut self, what: What) -> NodeId {
        let Some(trace) = self.beats.back_mut() else {
            return LEFT_OUT;
        };
        if trace.nodes.len() >= NODES_AT_MOST {
            trace.cut = true;
            return LEFT_OUT;
        }
        let parent = self.open.last().copied().filter(|node| *node != LEFT_OUT);
        trace.nodes.push(Node {
            parent,
            depth: u16::try_from(self.open.len()).unwrap_or(u16::MAX),
            what,
        });
        trace.nodes.len() as NodeId - 1
    }

    fn open(&mut self, what: What) {
        let node = self.add(what);
        self.open.push(node);
    }

    /// Ends the innermost node.
    fn close(&mut self, note: impl FnOnce(&mut What)) {
        let node = self.open.pop().unwrap_or(LEFT_OUT);
        let trace: Option<&mut BeatTrace> = self.beats.back_mut();
        if let Some(node) = trace.and_then(|trace| trace.nodes.get_mut(node as usize)) {
            note(&mut node.what);
        }
    }

    /// A phase begins; the previous one ends.
    pub(crate) fn phase(&mut self, set: BeatSet) {
        self.open.clear();
        self.open(What::Phase(set));
    }

    /// Something happened.
    pub(crate) fn event(&mut self, event: &DiveEvent) {
        self.add(What::Event(event.clone()));
    }

    fn count(&mut self, chain: Chain, place: usize, stopped: bool) {
        let tallies = &mut self.tallies[chain.place()];
        if tallies.len() <= place {
            tallies.resize(place + 1, (0, 0));
        }
        tallies[place].0 += 1;
        tallies[place].1 += u64::from(stopped);
    }
}

impl BeatCtx<'_, '_> {
    /// An object begins to act.
    #[inline]
    pub(crate) fn watch_act(&mut self, actor: ObjectId, action: Option<Action>) {
        if let Some(watch) = &mut self.watch {
            watch.open(What::Act { actor, kind: self.index.kind(actor), action, enclosing: None });
        }
    }

    /// The innermost action is over.
    #[inline]
    pub(crate) fn watch_done(&mut self, entity: Entity) {
        if let Some(watch) = &mut self.watch {
            let left = self.enclosing.get(entity).ok();
            watch.close(|what| {
                if let What::Act { enclosing, .. } = what {
                    *enclosing = left.map(|left| Box::new(left.clone()));
                }
            });
        }
    }

    /// As [`BeatCtx::traverse`], but records each handler.
    #[cold]
    pub(crate) fn traverse_watched(&mut self, chain: Chain, event: &mut Event) -> bool {
        if let Some(watch) = &mut self.watch {
            watch.open(What::Chain {
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
            if let Some(watch) = &mut self.watch {
                watch.open(What::Handler {
                    name: registered.name,
                    rank: registered.rank,
                    stopped: false,
                    reason: None,
                });
            }
            let before = event.reason;
            (registered.handler)(self, event);
            if let Some(watch) = &mut self.watch {
                let (stops, why) = (!event.propagate, event.reason);
                // A handler that stops a `Do` chain because the work is done gives no reason.
                let gave_one = stops && (!matches!(chain, Chain::Do(_)) || why != before);
                watch.close(|what| {
                    if let What::Handler { stopped, reason, .. } = what {
                        (*stopped, *reason) = (stops, gave_one.then_some(why));
                    }
                });
                watch.count(chain, place, stops);
            }
            place += 1;
        }
        let came_through = event.propagate;
        if let Some(watch) = &mut self.watch {
            watch.close(|what| {
                if let What::Chain { passed, .. } = what {
                    *passed = came_through;
                }
            });
        }
        came_through
    }
}
