//! The history of rounds: an event log sorted by round.

use crate::change::Change;
use crate::character::CharacterId;
use crate::command::{Choice, Refusal};
use crate::events::{Cause, StackEvent};
use crate::stack::{Entry, MoveId, Why};

/// The events of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRecord {
    /// Its number, from 1; 0 for events before the first round in the log.
    pub round: u32,
    /// Uses whose time was up, in stack order.
    pub resolved: Vec<Entry>,
    /// Moves added, with the CPU that each holds.
    pub added: Vec<(MoveId, Choice, i32)>,
    /// Refused choices.
    pub refused: Vec<(Choice, Refusal)>,
    /// Uses executed, in order.
    pub executed: Vec<Entry>,
    /// Changes by effects, in order.
    pub changed: Vec<(Cause, CharacterId, Change)>,
    /// Characters removed.
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
