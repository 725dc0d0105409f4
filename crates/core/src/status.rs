//! Statuses: what holds a character or an object back for a while. How long, and what follows, each
//! system says.

use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The four statuses.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// No actions.
    Stun,
    /// No actions, no pushes; breaks when hit.
    Freeze,
    /// No moves; freed when the binder dies.
    Bind,
    /// One damage a beat.
    Burn,
}

impl Status {
    /// All four, in the order in which they count down.
    pub const ALL: [Status; 4] = [Status::Stun, Status::Freeze, Status::Bind, Status::Burn];
}
