//! Handlers as data: where each stands, what it looks at and, while somebody watches, how often it
//! ran.

use super::{Chain, Chains, Rank};
use crate::watch::Watch;
use bevy_ecs::prelude::*;

/// To whom a component belongs that a handler looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// Who acts, strikes, enters or dies.
    Actor,
    /// Who is struck, pushed or statused.
    Target,
    /// Who else stands there or is concerned.
    Other,
    /// The kind of the ground, the wall or the item in a cell.
    Cell,
}

/// A component that a handler looks at or changes, by its type's name.
pub type Look = (Whose, &'static str);

/// A registered handler as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandlerFacts {
    /// The chain on which it stands; one function may stand on several.
    pub chain: Chain,
    /// Its rank there.
    pub rank: Rank,
    /// Its name, a sentence in snake case.
    pub name: &'static str,
    /// Whose components it looks at; none where it was not told. Empty: at the event and the grid
    /// alone.
    pub looks: Option<&'static [Look]>,
    /// How often it ran while watched.
    pub ran: u64,
    /// How often it stopped the event.
    pub stopped: u64,
}

impl Chains {
    /// Every handler of every chain in the order in which they are traversed.
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

    /// The chains of a world, with the counts of its [`Watch`] if it has one.
    pub fn facts_of(world: &World) -> Vec<HandlerFacts> {
        world.resource::<Chains>().facts(world.get_resource::<Watch>())
    }
}
