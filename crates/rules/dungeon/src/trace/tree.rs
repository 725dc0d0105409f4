//! One beat as a tree: phases, actions, chains with their handlers, and events.

use crate::action_tree::EnclosingEvent;
use crate::cell::{Cell, Direction};
use crate::chain::{Chain, Rank};
use crate::command::Command;
use crate::components::{Action, ObjectId, Part};
use crate::events::{DiveEvent, EventKind, Reason};
use crate::names::KindId;
use crate::phase::BeatSet;

/// A node's index in its beat.
pub type NodeId = u32;

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A phase of the beat. Its actions are below it.
    Phase(BeatSet),
    /// An object acts. If it lets another act first, that action is below its own.
    Act {
        actor: ObjectId,
        kind: Option<KindId>,
        /// Its decision; `None` for actors of the simple algorithm.
        action: Option<Action>,
        /// The enclosing event at the end of the action, with the success event; `None` until then.
        enclosing: Option<Box<EnclosingEvent>>,
    },
    /// An event runs along a chain.
    Chain {
        chain: Chain,
        /// The object that acts, strikes, enters or dies.
        actor: ObjectId,
        /// The object that is struck, pushed or gets a status; otherwise the actor.
        target: ObjectId,
        part: Part,
        from: Cell,
        direction: Direction,
        /// It reached the end of the chain; for check chains, it passed.
        passed: bool,
    },
    /// A handler ran, below its chain.
    Handler { name: &'static str, rank: Rank, stopped: bool, reason: Option<Reason> },
    /// An event that was logged.
    Event(DiveEvent),
}

/// A node of a beat's tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The parent node; `None` for phases.
    pub parent: Option<NodeId>,
    /// How many nodes are above it; 0 for phases.
    pub depth: u16,
    pub what: What,
}

/// A beat as a tree. Its nodes are in order of creation: each comes after its parent.
#[derive(Clone, Debug, PartialEq)]
pub struct BeatTrace {
    /// Number in the whole dive, from 1.
    pub beat: u32,
    /// The floor, from 0.
    pub floor: u32,
    /// The choices of the players, in their order.
    pub chosen: Vec<Command>,
    pub nodes: Vec<Node>,
    /// The beat had more nodes than a trace may have; the rest was dropped.
    pub cut: bool,
}

/// An event that a handler stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    pub node: NodeId,
    pub actor: ObjectId,
    /// The target of the event; otherwise the actor.
    pub target: ObjectId,
    pub chain: Chain,
    pub handler: &'static str,
    pub rank: Rank,
    pub reason: Option<Reason>,
}

impl BeatTrace {
    pub(super) fn new(beat: u32, floor: u32, chosen: Vec<Command>) -> Self {
        let (nodes, cut) = (Vec::new(), false);
        Self { beat, floor, chosen, nodes, cut }
    }

    /// The direct children of a node, in order; for `None`, the phases.
    pub fn below(&self, parent: Option<NodeId>) -> impl Iterator<Item = (NodeId, &Node)> {
        let from = parent.map_or(0, |parent| parent + 1);
        let numbered = (from..).zip(self.nodes.iter().skip(from as usize));
        numbered.filter(move |(_, node)| node.parent == parent)
    }

    /// Actions of an actor (or of all) with an event of this kind (or any), in order. If an action
    /// let another act first, events below that other action belong only to it.
    pub fn actions(&self, of: Option<ObjectId>, kind: Option<EventKind>) -> Vec<NodeId> {
        let mut found: Vec<NodeId> = Vec::new();
        for (place, node) in (0..).zip(&self.nodes) {
            let place = match &node.what {
                What::Act { .. } if kind.is_none() => Some(place),
                What::Event(event) if Some(event.kind()) == kind => self.action_of(place),
                _ => None,
            };
            let Some(place) = place else { continue };
            let is_of = of.is_none_or(|of| self.actor_of(place) == Some(of));
            if is_of && !found.contains(&place) {
                found.push(place);
            }
        }
        found.sort_unstable();
        found
    }

    /// The action to which a node belongs; `None` if it belongs to no action.
    pub fn action_of(&self, node: NodeId) -> Option<NodeId> {
        let mut place = node;
        loop {
            let node = self.nodes.get(place as usize)?;
            if matches!(node.what, What::Act { .. }) {
                return Some(place);
            }
            place = node.parent?;
        }
    }

    fn actor_of(&self, node: NodeId) -> Option<ObjectId> {
        match self.nodes.get(node as usize)?.what {
            What::Act { actor, .. } => Some(actor),
            _ => None,
        }
    }

    /// Every event that a handler stopped, in order.
    pub fn stops(&self) -> impl Iterator<Item = Stop> {
        let places = 0..self.nodes.len() as NodeId;
        places.filter_map(|place| self.stop(place))
    }

    /// The event stopped at a node, if the node is a handler that stopped one.
    pub fn stop(&self, place: NodeId) -> Option<Stop> {
        let node = self.nodes.get(place as usize)?;
        let What::Handler { name, rank, stopped: true, reason } = node.what else { return None };
        match self.nodes.get(node.parent? as usize)?.what {
            What::Chain { chain, actor, target, .. } => {
                Some(Stop { node: place, actor, target, chain, handler: name, rank, reason })
            }
            _ => None,
        }
    }
}
