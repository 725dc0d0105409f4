//! Chains: ordered handlers for one kind of event. Any handler may change or stop the event.
//!
//! Handlers are registered once per world, by rank and then by order of registration. They read
//! components, so an entity gets a behaviour by getting its component.

use super::ctx::BeatCtx;
use crate::chain::{Access, CHAINS, Chain, Event, Rank};
use crate::trace::Trace;
use bevy_ecs::prelude::*;

/// A handler reads the components of the objects in the event, and changes or stops it.
pub type Handler = fn(&mut BeatCtx, &mut Event);

#[derive(Clone, Copy, Debug)]
pub struct Registered {
    pub rank: Rank,
    /// Its name, a sentence in snake case.
    pub name: &'static str,
    pub handler: Handler,
    /// Whose components it reads, if declared.
    pub access: Option<&'static [Access]>,
}

#[derive(Resource, Clone, Debug)]
pub struct Chains {
    table: [Vec<Registered>; CHAINS],
}

impl Default for Chains {
    fn default() -> Self {
        Self { table: std::array::from_fn(|_| Vec::new()) }
    }
}

impl Chains {
    /// Registers a handler behind others of the same rank.
    pub fn add(
        &mut self,
        chain: Chain,
        rank: Rank,
        name: &'static str,
        handler: Handler,
    ) -> &mut Self {
        self.insert(chain, Registered { rank, name, handler, access: None });
        self
    }

    pub(crate) fn insert(&mut self, chain: Chain, new: Registered) {
        let handlers = &mut self.table[chain.place()];
        let place = handlers.partition_point(|registered| registered.rank <= new.rank);
        handlers.insert(place, new);
    }

    /// A chain's handlers in the order in which they run.
    pub fn handlers(&self, chain: Chain) -> &[Registered] {
        &self.table[chain.place()]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandlerFacts {
    /// Its chain. One function may be on several chains.
    pub chain: Chain,
    pub rank: Rank,
    /// Its name, a sentence in snake case.
    pub name: &'static str,
    /// Whose components it reads; `None` if not declared. Empty: only the event and the grid.
    pub access: Option<&'static [Access]>,
    /// How often it ran while traced.
    pub ran: u64,
    /// How often it stopped the event.
    pub stopped: u64,
}

impl Chains {
    /// Every handler of every chain in the order in which they run.
    pub fn facts(&self, trace: Option<&Trace>) -> Vec<HandlerFacts> {
        let of = |chain: Chain| {
            let handlers = self.handlers(chain).iter().enumerate();
            handlers.map(move |(place, registered)| {
                let tally = trace.map(|trace| trace.tally(chain, place));
                let (ran, stopped) = tally.unwrap_or_default();
                HandlerFacts {
                    chain,
                    rank: registered.rank,
                    name: registered.name,
                    access: registered.access,
                    ran,
                    stopped,
                }
            })
        };
        Chain::all().flat_map(of).collect()
    }

    /// The handlers of a world's chains, with the counts of its [`Trace`] if it has one.
    pub fn facts_of(world: &World) -> Vec<HandlerFacts> {
        world.resource::<Chains>().facts(world.get_resource::<Trace>())
    }
}

impl BeatCtx<'_, '_> {
    /// Sends an event along a chain until a handler stops it; returns whether none did.
    #[inline]
    pub fn traverse(&mut self, chain: Chain, event: &mut Event) -> bool {
        if self.trace.is_some() && !self.beat.quiet {
            return self.traverse_traced(chain, event);
        }
        // The list is not borrowed from the context, which each handler gets as a whole.
        for registered in Res::clone(&self.chains).into_inner().handlers(chain) {
            if !event.propagate {
                break;
            }
            (registered.handler)(self, event);
        }
        event.propagate
    }
}
