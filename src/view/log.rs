//! What happened, in sentences that say why, with the numbers.

pub mod blows;
pub mod names;
pub mod states;
pub mod tell;
#[cfg(test)]
mod tests;
pub mod things;
pub mod voice;

use crate::view::scene::Scene;
use bevy::prelude::*;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{Cell, DiveEvent};
use std::collections::{BTreeMap, BTreeSet};
use voice::Voice;

/// Registers the log.
pub fn plugin(app: &mut App) {
    app.init_resource::<Journal>();
}

/// What a piece of text is about; it gives the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Plain words.
    Plain,
    /// You.
    You,
    /// What hunts you.
    Hostile,
    /// Things.
    Neutral,
    /// Fire, fuses, traps.
    Danger,
    /// What can be picked up.
    Pickup,
    /// Numbers.
    Number,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// Their colour.
    pub ink: Ink,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The beat that it tells of.
    pub beat: u32,
    /// Picture in the atlas of what it is about.
    pub icon: String,
    /// Its pieces.
    pub pieces: Vec<Piece>,
    /// Where it happened.
    pub at: Option<Cell>,
}

impl Line {
    /// The line as plain text.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
}

/// The log of the dive.
#[derive(Resource, Clone, Debug, Default)]
pub struct Journal {
    /// Lines, oldest first.
    pub lines: Vec<Line>,
    /// Seed and beat of the dive that it tells of.
    of: Option<(u64, u32)>,
    roster: BTreeMap<ObjectId, KindId>,
}

/// Most lines kept.
const MOST: usize = 2000;

impl Journal {
    /// Puts lines before all others.
    pub fn put_before(&mut self, lines: Vec<Line>) {
        self.lines.splice(0..0, lines);
        self.keep_to_the_newest();
    }

    /// Forgets what was told of later beats than this one, since they were taken back.
    pub fn cut(&mut self, beat: u32) {
        self.lines.retain(|line| line.beat <= beat);
        self.of = self.of.map(|(seed, last)| (seed, last.min(beat)));
    }

    fn keep_to_the_newest(&mut self) {
        let extra = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..extra);
    }

    /// Tells what happened between two scenes, as far as it was seen.
    pub fn add(&mut self, old: &Scene, new: &Scene, events: &[DiveEvent]) {
        // A dive that is gone on with, as after a look at the saves, keeps its log.
        let goes_on = |(seed, beat)| seed == new.seed && beat <= new.beat && new.beat > 0;
        if !self.of.is_some_and(goes_on) {
            *self = Self::default();
        }
        self.of = Some((new.seed, new.beat));
        if new.floor != old.floor {
            // What happened on another floor has no place on this one.
            for line in &mut self.lines {
                line.at = None;
            }
        }
        let scenes = || old.things.iter().chain(&new.things);
        self.roster.extend(scenes().map(|(id, thing)| (*id, thing.object.kind)));
        let spawned = events.iter().filter_map(|event| match event {
            DiveEvent::Spawned { id, kind, .. } => Some((*id, *kind)),
            _ => None,
        });
        self.roster.extend(spawned);
        let seen = |scene: &Scene| {
            scene
                .things
                .iter()
                .filter(|(_, thing)| scene.in_sight(thing))
                .map(|(id, _)| *id)
                .collect::<BTreeSet<_>>()
        };
        let mut sight = seen(old);
        sight.extend(seen(new));
        let voice = Voice::new(&self.roster, new, old, sight);
        self.lines.extend(tell::tell(events, &voice));
        self.keep_to_the_newest();
    }
}
