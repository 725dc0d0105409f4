//! Who stands where in a formation: what covers whom, who is beside, before or behind whom.

use crate::formation::Formed;
use crate::unit::{Participant, ParticipantId};
use daemonfall_core::Row;
use std::sync::Arc;

/// What a place means, as bits of participants; nothing for those without a formation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spot {
    /// For a unit of the back row: the front row of its stack.
    pub covers: u64,
    /// The one or two beside it in its row.
    pub beside: u64,
    /// Those further along its row.
    pub beyond: u64,
    /// The one before or behind it: the same column of the other row.
    pub partner: Option<ParticipantId>,
}

/// The places of all participants; none if nobody is in a formation.
pub(crate) fn spots(participants: &[Participant]) -> Option<Arc<[Spot]>> {
    let all = (0..).map(ParticipantId).zip(participants);
    let formed = participants.iter().any(|one| one.formed.is_some());
    formed.then(|| all.map(|(id, one)| spot(participants, id, one)).collect())
}

fn spot(participants: &[Participant], id: ParticipantId, one: &Participant) -> Spot {
    let Some(own) = one.formed else { return Spot::default() };
    let row = |row: Row| -> Vec<ParticipantId> {
        let all = (0..).map(ParticipantId).zip(participants);
        let mates = all.filter(|(_, other)| {
            let there = |other: Formed| (other.tile, other.row) == (own.tile, row);
            other.camp == one.camp && other.formed.is_some_and(there)
        });
        mates.map(|(id, _)| id).collect()
    };
    let bits = |ids: &[ParticipantId]| ids.iter().fold(0, |set, id| set | id.bit());
    let (mates, others) = (row(own.row), row(own.row.other()));
    let column = mates.iter().position(|mate| *mate == id).unwrap_or(0);
    let (before, beyond) = (&mates[..column], &mates[column + 1..]);
    Spot {
        covers: if own.row == Row::Back { bits(&others) } else { 0 },
        beside: before.last().map_or(0, |id| id.bit()) | beyond.first().map_or(0, |id| id.bit()),
        beyond: bits(beyond),
        partner: others.get(column).copied(),
    }
}
