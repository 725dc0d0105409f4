//! What happens in the machine, and why, as plain data.

use super::fact::Deed;
use super::place::{QuickSafety, Step};
use crate::components::CharacterId;
use serde::{Deserialize, Serialize};

/// Why the safety changed: the seed's rule.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafetyReason {
    /// Off: somebody held a flag as step 1 began.
    FlagHeld,
    /// On: nobody held a flag as step 1 began.
    NobodyFlagged,
    /// Off: by the end of step 2 somebody holds a qs-flag.
    QuickSpell,
    /// Off: somebody held a flag as the mime cycle began.
    FlagBeforeMimes,
    /// On: a slow action is over.
    SlowActionOver,
}

/// Why a flagged character has no quick turn now.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOver {
    /// The safety is on.
    SafetyOn,
    /// Only the first in list order goes before the mimes; this one is not first.
    NotFirst,
    /// Too many quick turns were given in this resolution already.
    TooMany,
}

/// One thing that happened in the machine.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A step begins.
    StepEntered(Step),
    /// The safety is not what it was.
    SafetyChanged {
        /// What it is now.
        safety: QuickSafety,
        /// Why.
        why: SafetyReason,
    },
    /// A quick turn begins.
    QuickTurnGiven {
        /// Whose.
        who: CharacterId,
        /// In which step.
        step: Step,
    },
    /// A flagged character has no quick turn now.
    QuickTurnPassedOver {
        /// Who.
        who: CharacterId,
        /// In which step it might have been, 3 or 5.
        step: Step,
        /// Why not.
        why: PassedOver,
    },
    /// The last action is another now.
    LastActionRewritten(Deed),
    /// The last action is empty now; it was not before.
    LastActionCleared,
    /// The chain of quick turns was stopped after so many.
    ChainStopped {
        /// How many.
        quick_turns: u32,
    },
}
