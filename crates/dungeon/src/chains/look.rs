//! Handlers as data: their chain and rank, what they read and, while watched, how often they ran.

use super::{Chain, Chains, Rank};
use crate::watch::Watch;
use bevy_ecs::prelude::*;

/// The owner of a component that a handler reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The object that acts, strikes, enters or dies.
    Actor,
    /// The object that is struck, pushed or gets a status.
    Target,
    /// Any other object there or involved.
    Other,
    /// The kind of the ground, the wall or the item in a cell.
    Cell,
}

/// A component that a handler reads or changes, by its type's name.
pub type Look = (Whose, &'static str);

/// A registered handler as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandlerFacts {
    /// Its chain. One function may be on several chains.
    pub chain: Chain,
    /// Its rank on the chain.
    pub rank: Rank,
    /// Its name, a sentence in snake case.
    pub name: &'static str,
    /// Whose components it reads; `None` if not declared. Empty: only the event and the grid.
    pub looks: Option<&'static [Look]>,
    /// How often it ran while watched.
    pub ran: u64,
    /// How often it stopped the event.
    pub stopped: u64,
}

impl Chains {
    /// Every handler of every chain in the order in which they run.
    pub fn facts(&self, watch: Option<&Watch>) -> Vec<HandlerFacts> {
        let of = |chain: Chain| {
            let handlers = self.handlers(chain).iter().enumerate();
            handlers.map(move |(place, registered)| {
                let tally = watch.map(|watch| watch.tally(chain, place));
                let (ran, stopped) = tally.unwrap_or_default();
                HandlerFacts {
                    chain,
                    rank: registered.rank,
                    name: registered.name,
                    looks: registered.looks,
                    ran,
                    stopped,
                }
            })
        };
        Chain::all().flat_map(of).collect()
    }

    /// The handlers of a world's chains, with the counts of its [`Watch`] if it has one.
    pub fn facts_of(world: &World) -> Vec<HandlerFacts> {
        world.resource::<Chains>().facts(world.get_resource::<Watch>())
    }
}
