//! What a unit does with its turn.

use crate::ids::{MoveTypeId, ParticipantId};
use crate::move_type::{Look, MoveType};
use crate::value::Value;

/// A move type at a target, so many times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// At whom; the mover itself for types without target.
    pub target: ParticipantId,
    /// By which type.
    pub kind: MoveTypeId,
    /// How often, if it stays viable.
    pub repeats: u32,
}

impl Choice {
    /// The choice that `look` considers and its value times its repeats, if it is viable and that
    /// is above zero. A type without target is considered with its mover alone.
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

    /// The earlier is preferred among choices of the same value.
    pub(crate) fn order(self) -> (ParticipantId, MoveTypeId) {
        (self.target, self.kind)
    }
}
