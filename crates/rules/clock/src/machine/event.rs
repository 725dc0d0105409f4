//! Events of the machine and their reasons, as plain data.

use super::fact::Deed;
use super::place::{QuickSafety, Step};
use crate::components::CharacterId;
use serde::{Deserialize, Serialize};

/// Why the safety changed: the seed's rule.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafetyReason {
    /// Off: a character held a flag when step 1 began.
    FlagHeld,
    /// On: no character held a flag when step 1 began.
    NobodyFlagged,
    /// Off: a character holds a qs-flag at the end of step 2.
    QuickSpell,
    /// Off: a character held a flag when the mime cycle began.
    FlagBeforeMimes,
    /// On: a slow action is over.
    SlowActionOver,
}

/// Why a flagged character has no quick turn now.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOver {
    /// The safety is on.
    SafetyOn,
    /// Only the first in list order goes before the mimes, and this one is not first.
    NotFirst,
    /// Too many quick turns were already given in this resolution.
    TooMany,
}

/// One thing that happened in the machine.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum ClockEvent {
    /// A step begins.
    StepEntered(Step),
    /// The safety changed.
    SafetyChanged { safety: QuickSafety, why: SafetyReason },
    /// A quick turn begins.
    QuickTurnGiven {
        who: CharacterId,
        /// The step: 3 or 5.
        step: Step,
    },
    /// A flagged character has no quick turn now.
    QuickTurnPassedOver {
        who: CharacterId,
        /// The step in which it could have been, 3 or 5.
        step: Step,
        why: PassedOver,
    },
    /// The last action was replaced.
    LastActionRewritten(Deed),
    /// The last action was cleared; it was not empty before.
    LastActionCleared,
    /// The chain of quick turns was stopped.
    ChainStopped { quick_turns: u32 },
}
