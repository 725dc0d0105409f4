//! The stack: moves in the order added, entries in stack order.
//!
//! Knows nothing about characters.

use crate::characters::{CharacterId, Roster};
use crate::command::Choice;
use crate::subroutine::{Subroutine, SubroutineId, Subroutines};
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

daemonfall_core::ids! {
    /// A move's number. Later moves have higher numbers.
    MoveId(u32),
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub id: MoveId,
    /// User, target, subroutine.
    pub choice: Choice,
    /// How many times it has advanced since it was added.
    pub advanced: u32,
    /// How many times it advances before it is finished.
    pub lifetime: u32,
}

/// One use still to come.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub id: MoveId,
    /// User, target, subroutine.
    pub choice: Choice,
    /// Rounds left; zero when resolved.
    pub time_left: u32,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It advanced time + duration times.
    TimeUp,
    /// Its user was removed; its target may be too.
    UserRemoved,
    TargetRemoved,
}

/// An ended move, with the reason.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    pub id: MoveId,
    /// User, target, subroutine.
    pub choice: Choice,
    pub why: Why,
}

/// All moves, and their uses still to come.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    pub(crate) round: u32,
    pub(crate) next: u32,
    /// Number of zero-time uses at the front of the resolved section.
    pub(crate) fresh: u32,
    pub(crate) moves: Vec<Move>,
    pub(crate) unresolved: Vec<Entry>,
    pub(crate) resolved: VecDeque<Entry>,
    pub(crate) finishing: VecDeque<Finished>,
}

impl Stack {
    /// Number of rounds begun: that of the current round, or of the last one between rounds.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Unfinished moves in the order added.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub fn find(&self, id: MoveId) -> Option<&Move> {
        let place = self.moves.binary_search_by_key(&id, |known| known.id).ok()?;
        Some(&self.moves[place])
    }

    /// Unresolved entries, in stack order: least time left first, ties by order of adding.
    pub fn unresolved(&self) -> &[Entry] {
        &self.unresolved
    }

    /// Resolved entries not executed yet, in the order of execution.
    pub fn resolved(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.resolved.iter()
    }

    /// Ended moves that wait for their CPU return and after-effect, in the order added.
    pub fn finishing(&self) -> impl ExactSizeIterator<Item = &Finished> {
        self.finishing.iter()
    }

    /// A move's uses still to come, including resolved ones.
    pub fn uses_left(&self, id: MoveId) -> usize {
        let entries = self.unresolved.iter().chain(&self.resolved);
        entries.filter(|entry| entry.id == id).count()
    }

    /// Begins a round: every move advances by one. Returns how many entries this has resolved.
    pub(crate) fn advance(&mut self) -> usize {
        self.round = self.round.saturating_add(1);
        self.fresh = 0;
        for known in &mut self.moves {
            known.advanced += 1;
        }
        let mut due = 0;
        for entry in &mut self.unresolved {
            entry.time_left -= 1;
            due += usize::from(entry.time_left == 0);
        }
        self.resolved.extend(self.unresolved.drain(..due));
        due
    }

    /// Adds a move. Its later uses go behind entries with the same time left. A zero-time use is
    /// returned; what happens to it depends on when the move is added.
    pub(crate) fn add(
        &mut self,
        choice: Choice,
        subroutine: &Subroutine,
    ) -> (MoveId, Option<Entry>) {
        let id = MoveId(self.next);
        self.next = self.next.wrapping_add(1);
        self.moves.push(Move { id, choice, advanced: 0, lifetime: subroutine.lifetime() });
        let mut now = None;
        for time_left in subroutine.time..subroutine.time + subroutine.uses() {
            let entry = Entry { id, choice, time_left };
            if time_left == 0 {
                now = Some(entry);
                continue;
            }
            let place = self.unresolved.partition_point(|known| known.time_left <= time_left);
            self.unresolved.insert(place, entry);
        }
        (id, now)
    }

    /// Puts a zero-time use at the front of the resolved section, behind this round's others.
    pub(crate) fn put_in_front(&mut self, entry: Entry) {
        let place = (self.fresh as usize).min(self.resolved.len());
        self.resolved.insert(place, entry);
        self.fresh += 1;
    }

    pub(crate) fn next_resolved(&mut self) -> Option<Entry> {
        let entry = self.resolved.pop_front();
        self.fresh = self.fresh.saturating_sub(1);
        entry
    }

    /// Ends moves whose time is up or whose user or target was removed, with their entries.
    pub(crate) fn collect_finished(&mut self, roster: &Roster) {
        let (mut early, removed) = (false, roster.has_removed());
        let finishing = &mut self.finishing;
        self.moves.retain(|known| {
            let choice = known.choice;
            let why = if !removed {
                if known.advanced < known.lifetime {
                    return true;
                }
                Why::TimeUp
            } else if roster.is_removed(choice.user) {
                Why::UserRemoved
            } else if choice.target.is_some_and(|target| roster.is_removed(target)) {
                Why::TargetRemoved
            } else if known.advanced >= known.lifetime {
                Why::TimeUp
            } else {
                return true;
            };
            early |= why != Why::TimeUp;
            finishing.push_back(Finished { id: known.id, choice, why });
            false
        });
        if early {
            let moves = &self.moves;
            let lives =
                |entry: &Entry| moves.binary_search_by_key(&entry.id, |known| known.id).is_ok();
            self.unresolved.retain(lives);
            self.resolved.retain(lives);
        }
    }

    /// CPU that a character's moves hold, including ended ones that have not returned it yet.
    pub fn held_by(&self, user: CharacterId, subroutines: &Subroutines) -> i32 {
        let moves = self.moves.iter().map(|known| known.choice);
        let ended = self.finishing.iter().map(|ended| ended.choice);
        let cost = |id: SubroutineId| subroutines.get(id).map_or(0, |subroutine| subroutine.cpu);
        moves
            .chain(ended)
            .filter(|choice| choice.user == user)
            .fold(0, |sum: i32, choice| sum.saturating_add(cost(choice.subroutine)))
    }
}

/// A copy of the stack from the last show phase. No rule reads it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Unresolved entries, in stack order.
    pub unresolved: Vec<Entry>,
    /// The resolved section, in the order of execution.
    pub resolved: Vec<Entry>,
}

impl Shown {
    pub fn copy(&mut self, stack: &Stack) {
        self.unresolved.clear();
        self.unresolved.extend_from_slice(stack.unresolved());
        self.resolved.clear();
        self.resolved.extend(stack.resolved());
    }
}
