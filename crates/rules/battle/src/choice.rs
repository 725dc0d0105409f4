//! A unit's choice for its turn.

use crate::ids::{MoveTypeId, ParticipantId};
use crate::move_type::{Look, MoveType};
use crate::value::Value;

/// A move type, its target, and the number of repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The target; the mover itself for types without a target.
    pub target: ParticipantId,
    /// The move type.
    pub kind: MoveTypeId,
    /// How many times it is made, while it stays viable.
    pub repeats: u32,
}

impl Choice {
    /// The choice that `look` considers, and its value times its repeats, if it is viable and worth
    /// something. A type without a target is considered only with its mover as the target.
    #[inline]
    pub(crate) fn weighed(rules: &dyn MoveType, look: &Look<'_>) -> Option<(Value, Self)> {
        if !rules.is_viable(look) {
            return None;
        }
        let repeats = rules.repeats(look);
        let value = rules.expected_value(look).times(repeats);
        let choice = Self { target: look.target, kind: look.kind, repeats };
        value.is_positive().then_some((value, choice))
    }

    /// Among choices of equal value, the one that sorts first is preferred.
    pub(crate) fn order(self) -> (ParticipantId, MoveTypeId) {
        (self.target, self.kind)
    }
}
