//! One beat as a tree: phases, in them actions, in these the chains traversed with their handlers,
//! and what happened.

use crate::beat::BeatSet;
use crate::cell::{Cell, Direction};
use crate::chains::{Chain, Rank};
use crate::command::Command;
use crate::components::{Action, ObjectId, Part};
use crate::enclosing::EnclosingEvent;
use crate::events::{DiveEvent, EventKind, Reason};
use crate::library::names::KindId;

/// A node's place in its beat.
pub type NodeId = u32;

/// What a node tells of.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A phase of the beat; its actions are below it.
    Phase(BeatSet),
    /// An object acts. One that lets another act first has the other's action below its own.
    Act {
        /// Who.
        actor: ObjectId,
        /// What it is.
        kind: Option<KindId>,
        /// What it had decided on; none for those of the simple algorithm.
        action: Option<Action>,
        /// The enclosing event as it stood when the action was over, with the success event; none
        /// until then.
        enclosing: Option<Box<EnclosingEvent>>,
    },
    /// An event goes along a chain.
    Chain {
        /// Which.
        chain: Chain,
        /// Who acts, strikes, enters or dies.
        actor: ObjectId,
        /// Who is struck, pushed or statused; else the actor.
        target: ObjectId,
        /// The part tried.
        part: Part,
        /// Where the actor stands.
        from: Cell,
        /// Which way.
        direction: Direction,
        /// It came through to the end: for a chain of checks, that they passed.
        passed: bool,
    },
    /// A handler looks at the event, below its chain.
    Handler {
        /// Its name.
        name: &'static str,
        /// Its rank.
        rank: Rank,
        /// It stopped the event.
        stopped: bool,
        /// Why, if it gave a reason.
        reason: Option<Reason>,
    },
    /// What happened for it.
    Event(DiveEvent),
}

/// A node of a beat's tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Below which node; none for phases.
    pub parent: Option<NodeId>,
    /// How many nodes it is below; 0 for phases.
    pub depth: u16,
    /// What it tells of.
    pub what: What,
}

/// A beat as a tree, its nodes in the order in which they came about: each below one that stands
/// before it.
#[derive(Clone, Debug, PartialEq)]
pub struct BeatTrace {
    /// Number over the whole dive, from 1.
    pub beat: u32,
    /// The floor, from 0.
    pub floor: u32,
    /// The player's choice.
    pub command: Command,
    /// All nodes.
    pub nodes: Vec<Node>,
    /// There was more than a trace holds; the rest is left out.
    pub cut: bool,
}

/// An event that a handler stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The handler's node.
    pub node: NodeId,
    /// Whose event.
    pub actor: ObjectId,
    /// Whom it was about; else the actor.
    pub target: ObjectId,
    /// On which chain.
    pub chain: Chain,
    /// By which handler.
    pub handler: &'static str,
    /// At which rank.
    pub rank: Rank,
    /// Why, if it gave a reason.
    pub reason: Option<Reason>,
}

impl BeatTrace {
    pub(super) fn new(beat: u32, floor: u32, command: Command) -> Self {
        let (nodes, cut) = (Vec::new(), false);
        Self { beat, floor, command, nodes, cut }
    }

    /// The nodes directly below one, in order; below none, the phases.
    pub fn below(&self, parent: Option<NodeId>) -> impl Iterator<Item = (NodeId, &Node)> {
        let from = parent.map_or(0, |parent| parent + 1);
        let numbered = (from..).zip(self.nodes.iter().skip(from as usize));
        numbered.filter(move |(_, node)| node.parent == parent)
    }

    /// Actions of these actors (all if none is named) in which an event of this kind happened (any
    /// if none is named), in order.
    ///
    /// What happens below an action that another let act first belongs to that one alone.
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

    /// The action in which a node came about; none for what belongs to no action.
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

    /// Every event that a handler stopped, in order: who failed to do what, by which handler, and
    /// why.
    pub fn stops(&self) -> impl Iterator<Item = Stop> {
        let places = 0..self.nodes.len() as NodeId;
        places.filter_map(|place| self.stop(place))
    }

    /// The event that was stopped at a node, if that is a handler's and it stopped one.
    pub fn stop(&self, place: NodeId) -> Option<Stop> {
        let node = self.nodes.get(place as usize)?;
        let What::Handler { name, rank, stopped: true, reason } = node.what else {
            return None;
        };
        match self.nodes.get(node.parent? as usize)?.what {
            What::Chain { chain, actor, target, .. } => {
                Some(Stop { node: place, actor, target, chain, handler: name, rank, reason })
            }
            _ => None,
        }
    }
}
