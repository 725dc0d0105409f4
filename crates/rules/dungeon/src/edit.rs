//! Edits: manual changes from outside the rules.
//!
//! An edit is a command like any other: it is checked, logged and recorded, so a replay of a dive
//! with edits gives the same fingerprints. No beat passes.

use crate::components::{ObjectId, Status, Statused};
use bevy_ecs::prelude::*;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use thiserror::Error;

/// A value of an object that can be edited.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// Health left, from 1 to the maximum. An edit cannot kill: death needs a cause.
    Health,
    /// Maximum health. Current health is clamped to it.
    MaxHealth,
    /// Beats left of a status; 0 ends it. Bind needs a binder, so an edit can only end it.
    Beats(Status),
}

impl Field {
    /// All fields, in the order of the panels.
    pub const ALL: [Field; 6] = [
        Field::Health,
        Field::MaxHealth,
        Field::Beats(Status::Stun),
        Field::Beats(Status::Freeze),
        Field::Beats(Status::Bind),
        Field::Beats(Status::Burn),
    ];

    /// The values that it can have, for an object of this health.
    pub fn range(self, health: Option<Health>) -> RangeInclusive<i32> {
        match self {
            Field::Health => 1..=health.map_or(1, |health| health.max),
            Field::MaxHealth => 1..=HEALTH_AT_MOST,
            Field::Beats(Status::Bind) => 0..=0,
            Field::Beats(_) => 0..=BEATS_AT_MOST,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Health => "health",
            Field::MaxHealth => "maximum health",
            Field::Beats(Status::Stun) => "beats of stun",
            Field::Beats(Status::Freeze) => "beats of freeze",
            Field::Beats(Status::Bind) => "bind",
            Field::Beats(Status::Burn) => "beats of burn",
        })
    }
}

/// The highest maximum health that an edit may set.
pub const HEALTH_AT_MOST: i32 = 999;
/// The longest that an edit may make a status last, in beats.
pub const BEATS_AT_MOST: i32 = 99;

/// A value changed by hand.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    pub object: ObjectId,
    pub field: Field,
    pub value: i32,
}

#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditRefusal {
    /// The object is dead or never existed.
    #[error("there is no object {0} in this dive")]
    NoObject(u32),
    #[error("this object has no {0}")]
    Lacks(Field),
    #[error("{field} can be {least} to {most}, not {value}")]
    OutOfRange { field: Field, value: i32, least: i32, most: i32 },
}

/// The current value of an object's field; `None` if the object lacks it.
pub fn value_of(object: EntityRef, field: Field) -> Option<i32> {
    let health = object.get::<Health>();
    match field {
        Field::Health => health.map(|health| health.current),
        Field::MaxHealth => health.map(|health| health.max),
        Field::Beats(status) => object.get::<Statused>().map(|held| match status {
            Status::Bind => i32::from(held.has(Status::Bind)),
            counted => i32::from(held.beats(counted)),
        }),
    }
}
