//! Statuses: they hinder a character or an object for a while.
//!
//! Each system defines how long they last and what they do.

use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The four statuses.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// No actions.
    Stun,
    /// No actions, cannot be pushed; ends when hit.
    Freeze,
    /// No movement; ends when the binder dies.
    Bind,
    /// One damage per beat.
    Burn,
}

impl Status {
    /// All four statuses, in the order in which they count down.
    pub const ALL: [Status; 4] = [Status::Stun, Status::Freeze, Status::Bind, Status::Burn];
}
