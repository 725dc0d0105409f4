//! Traces: the last beats as trees, and how often each handler ran and stopped an event.
//!
//! Beats are recorded in worlds that have a [`Trace`] resource. Recording changes no rule: beats
//! and fingerprints are the same.

mod tree;

pub use tree::{BeatTrace, Node, NodeId, Stop, What};

use crate::chain::{CHAINS, Chain};
use crate::command::Command;
use crate::events::DiveEvent;
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use std::collections::VecDeque;

/// The most nodes in one beat's trace. Further nodes are dropped, and [`BeatTrace::cut`] is set.
pub const NODES_AT_MOST: usize = 100_000;

/// Placeholder id for dropped nodes.
const LEFT_OUT: NodeId = NodeId::MAX;

/// The recorded beats and counts.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Trace {
    keep: usize,
    beats: VecDeque<BeatTrace>,
    /// Runs and stops of each handler, by its index in its chain.
    tallies: [Vec<(u64, u64)>; CHAINS],
    /// Open nodes, the innermost last.
    open: Vec<NodeId>,
}

impl Default for Trace {
    fn default() -> Self {
        Self::new(20)
    }
}

impl Trace {
    /// Records from now on and stores the last `keep` beats; at least the current one.
    pub fn new(keep: usize) -> Self {
        Self {
            keep: keep.max(1),
            beats: VecDeque::new(),
            tallies: std::array::from_fn(|_| Vec::new()),
            open: Vec::new(),
        }
    }

    /// The stored beats, oldest first. The last one may be in progress.
    pub fn beats(&self) -> impl DoubleEndedIterator<Item = &BeatTrace> {
        self.beats.iter()
    }

    /// A beat by its number in the dive, if it is still stored.
    pub fn beat(&self, beat: u32) -> Option<&BeatTrace> {
        self.beats.iter().rev().find(|trace| trace.beat == beat)
    }

    /// How often the handler at an index of a chain ran, and how often it stopped the event.
    pub fn tally(&self, chain: Chain, place: usize) -> (u64, u64) {
        let tallies = &self.tallies[chain.place()];
        tallies.get(place).copied().unwrap_or_default()
    }

    /// Resets the counts. The beats stay.
    pub fn clear_tallies(&mut self) {
        self.tallies.iter_mut().for_each(Vec::clear);
    }

    pub(crate) fn begin(&mut self, beat: u32, floor: u32, chosen: Vec<Command>) {
        self.open.clear();
        while self.beats.len() >= self.keep {
            self.beats.pop_front();
        }
        self.beats.push_back(BeatTrace::new(beat, floor, chosen));
    }

    fn add(&mut self, what: What) -> NodeId {
        let Some(trace) = self.beats.back_mut() else { return LEFT_OUT };
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

    pub(crate) fn open(&mut self, what: What) {
        let node = self.add(what);
        self.open.push(node);
    }

    pub(crate) fn close(&mut self, note: impl FnOnce(&mut What)) {
        let node = self.open.pop().unwrap_or(LEFT_OUT);
        let trace: Option<&mut BeatTrace> = self.beats.back_mut();
        if let Some(node) = trace.and_then(|trace| trace.nodes.get_mut(node as usize)) {
            note(&mut node.what);
        }
    }

    pub(crate) fn phase(&mut self, set: BeatSet) {
        self.open.clear();
        self.open(What::Phase(set));
    }

    pub(crate) fn event(&mut self, event: &DiveEvent) {
        self.add(What::Event(event.clone()));
    }

    pub(crate) fn count(&mut self, chain: Chain, place: usize, stopped: bool) {
        let tallies = &mut self.tallies[chain.place()];
        if tallies.len() <= place {
            tallies.resize(place + 1, (0, 0));
        }
        tallies[place].0 += 1;
        tallies[place].1 += u64::from(stopped);
    }
}
