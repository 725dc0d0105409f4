//! Watching: the last beats as trees, and how often each handler ran and stopped an event.
//!
//! A watched world has a [`Watch`] resource; in other worlds nothing is recorded. Watching changes
//! no rule: beats and fingerprints are the same.

mod record;
mod trace;

pub use trace::{BeatTrace, Node, NodeId, Stop, What};

use crate::chains::{CHAINS, Chain};
use crate::command::Command;
use bevy_ecs::prelude::*;
use std::collections::VecDeque;

/// The most nodes in one beat's trace. Further nodes are dropped, and [`BeatTrace::cut`] is set.
pub const NODES_AT_MOST: usize = 100_000;

/// The recorded beats and counts.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Watch {
    keep: usize,
    beats: VecDeque<BeatTrace>,
    /// Runs and stops of each handler, by its index in its chain.
    tallies: [Vec<(u64, u64)>; CHAINS],
    /// Open nodes, the innermost last.
    open: Vec<NodeId>,
}

impl Default for Watch {
    fn default() -> Self {
        Self::new(20)
    }
}

impl Watch {
    /// Watches from now on and stores the last `keep` beats; at least the current one.
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

    /// Begins a beat.
    pub(crate) fn begin(&mut self, beat: u32, floor: u32, command: Command) {
        self.open.clear();
        while self.beats.len() >= self.keep {
            self.beats.pop_front();
        }
        self.beats.push_back(BeatTrace::new(beat, floor, command));
    }
}
