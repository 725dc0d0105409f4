//! The result of one effect on a character.

use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// The result of one effect.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Damage.
    Damaged {
        /// Points that the shield absorbed.
        absorbed: i32,
        /// Points of health lost.
        taken: i32,
        /// Health left.
        left: i32,
    },
    /// Healed.
    Healed {
        /// Points given.
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
    StatusSet {
        /// The status.
        status: Status,
        /// Rounds left.
        rounds: u16,
    },
}
