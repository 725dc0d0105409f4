//! The result of one effect on a character.

use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// The result of one effect.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum Change {
    /// Damage.
    Damaged {
        /// Points that the shield absorbed.
        absorbed: i32,
        /// Points of health lost.
        taken: i32,
        left: i32,
    },
    /// Healed.
    Healed {
        given: i32,
        /// Health now.
        left: i32,
    },
    /// Healing of a character at zero health: nothing happened.
    BeyondHealing,
    /// The shield grew or shrank.
    Shielded {
        /// By how much.
        by: i32,
        /// Shield now.
        left: i32,
    },
    /// The maximum CPU changed.
    MaxCpu {
        /// By how much.
        by: i32,
        /// Maximum now.
        max: i32,
        /// Free CPU now.
        free: i32,
    },
    /// A status began, restarted or (with zero rounds) ended.
    StatusSet { status: Status, rounds: u16 },
}
