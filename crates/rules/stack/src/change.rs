//! The result of one effect on a character.

use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// The result of one effect.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
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
