//! Events of a round, with enough detail to explain them, and the history of rounds made of them.

use crate::characters::CharacterId;
use crate::command::{Choice, Refusal};
use crate::stack::{Entry, MoveId, Why};
use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// Whether effects come from a move's use or its after-effect.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Use,
    /// The after-effect.
    After,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    pub id: MoveId,
    /// Use or after-effect.
    pub part: Part,
    pub user: CharacterId,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackEvent {
    /// A round began: everything on the stack advanced.
    RoundBegan {
        /// The round's number, from 1.
        round: u32,
    },
    /// A use's time was up; it went to the resolved section.
    Resolved(Entry),
    /// A move was added.
    Added {
        id: MoveId,
        choice: Choice,
        /// CPU that it holds from now on.
        cost: i32,
        /// CPU that its user has left.
        free: i32,
    },
    /// A choice was refused.
    Refused { choice: Choice, refusal: Refusal },
    /// A resolved use is executed; its changes follow.
    Executed(Entry),
    /// An effect changed a character, or failed to.
    Changed { cause: Cause, target: CharacterId, change: Change },
    /// A character at zero health was removed.
    Removed { id: CharacterId },
    /// A move was finished; the changes of its after-effect follow.
    Finished {
        id: MoveId,
        choice: Choice,
        why: Why,
        /// CPU returned to its user; `None` if the user has been removed.
        returned: Option<i32>,
    },
    /// A status ran out.
    StatusEnded { id: CharacterId, status: Status },
}

/// Events of a log into which the stack can write: its own, or those of a composing crate.
pub trait FromStack: From<StackEvent> + Send + Sync + 'static {}
impl<E: From<StackEvent> + Send + Sync + 'static> FromStack for E {}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Damage: points that the shield absorbed, health lost, health left.
    Damaged { absorbed: i32, taken: i32, left: i32 },
    /// Healed: points given, health now.
    Healed { given: i32, left: i32 },
    /// Healing of a character at zero health: nothing happened.
    BeyondHealing,
    /// The shield grew or shrank: by how much, and what it is now.
    Shielded { by: i32, left: i32 },
    /// The maximum CPU changed: by how much, what it is now, and what of it is free.
    MaxCpu { by: i32, max: i32, free: i32 },
    /// A status began, restarted or (with zero rounds) ended.
    StatusSet { status: Status, rounds: u16 },
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRecord {
    /// Its number, from 1; 0 for events before the first round in the log.
    pub round: u32,
    /// Uses whose time was up, in stack order.
    pub resolved: Vec<Entry>,
    /// Moves added, with the CPU that each holds.
    pub added: Vec<(MoveId, Choice, i32)>,
    pub refused: Vec<(Choice, Refusal)>,
    /// Uses executed, in order.
    pub executed: Vec<Entry>,
    /// Changes by effects, in order.
    pub changed: Vec<(Cause, CharacterId, Change)>,
    pub removed: Vec<CharacterId>,
    /// Moves finished, with the reason and the CPU returned.
    pub finished: Vec<(MoveId, Choice, Why, Option<i32>)>,
}

impl RoundRecord {
    fn note(&mut self, event: &StackEvent) {
        match *event {
            StackEvent::RoundBegan { .. } | StackEvent::StatusEnded { .. } => {}
            StackEvent::Resolved(entry) => self.resolved.push(entry),
            StackEvent::Added { id, choice, cost, .. } => self.added.push((id, choice, cost)),
            StackEvent::Refused { choice, refusal } => self.refused.push((choice, refusal)),
            StackEvent::Executed(entry) => self.executed.push(entry),
            StackEvent::Changed { cause, target, change } => {
                self.changed.push((cause, target, change))
            }
            StackEvent::Removed { id } => self.removed.push(id),
            StackEvent::Finished { id, choice, why, returned } => {
                self.finished.push((id, choice, why, returned))
            }
        }
    }
}

/// Sorts events into rounds, in order.
pub fn rounds<'a>(events: impl IntoIterator<Item = &'a StackEvent>) -> Vec<RoundRecord> {
    let mut records: Vec<RoundRecord> = Vec::new();
    for event in events {
        if let StackEvent::RoundBegan { round } = *event {
            let round = RoundRecord { round, ..RoundRecord::default() };
            records.push(round);
            continue;
        }
        if records.is_empty() {
            records.push(RoundRecord::default());
        }
        if let Some(record) = records.last_mut() {
            record.note(event);
        }
    }
    records
}
