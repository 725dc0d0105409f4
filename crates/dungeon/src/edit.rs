//! Edits: what somebody changes by hand, from outside the rules. An edit is a command as any other:
//! it is checked, told and recorded, so that a dive with edits plays again to the same
//! fingerprints. No beat passes.

use crate::beat::{BeatState, Changing, settle};
use crate::components::{Acting, ObjectId, Status, Statused};
use crate::events::DiveEvent;
use crate::index::Index;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Health};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use thiserror::Error;

/// What of an object can be changed.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// Points of health left, 1 to the most it can have. Death is no edit: it has a cause.
    Health,
    /// The most health it can have; what it has is brought within it.
    MaxHealth,
    /// Beats left of a status; 0 ends it. Bind has no beats and needs a binder, so that it can only
    /// be ended.
    Beats(Status),
}

impl Field {
    /// All fields, in the order in which panels show them.
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

/// The most health that an edit may give.
pub const HEALTH_AT_MOST: i32 = 999;
/// The longest that a status may last by an edit, in beats.
pub const BEATS_AT_MOST: i32 = 99;

/// A value changed by hand.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// Whose.
    pub object: ObjectId,
    /// Which.
    pub field: Field,
    /// The new one.
    pub value: i32,
}

/// Why an edit is refused.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditRefusal {
    /// It is dead, or never was.
    #[error("there is no object {0} in this dive")]
    NoObject(u32),
    /// It lacks what would be changed.
    #[error("this object has no {0}")]
    Lacks(Field),
    /// Out of range.
    #[error("{field} can be {least} to {most}, not {value}")]
    OutOfRange {
        /// Which.
        field: Field,
        /// What was wanted.
        value: i32,
        /// The least it can be.
        least: i32,
        /// The most.
        most: i32,
    },
}

/// What a field of an object is now; none when the object lacks it.
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

/// Whether an edit can be made.
///
/// # Errors
/// Why not.
pub(crate) fn check(world: &World, edit: Edit) -> Result<Entity, EditRefusal> {
    let missing = EditRefusal::NoObject(edit.object.0);
    let entity = world.resource::<Index>().entity(edit.object).ok_or(missing)?;
    let object = world.get_entity(entity).map_err(|_| missing)?;
    let field = edit.field;
    value_of(object, field).ok_or(EditRefusal::Lacks(field))?;
    let range = field.range(object.get::<Health>().copied());
    match range.contains(&edit.value) {
        true => Ok(entity),
        false => Err(EditRefusal::OutOfRange {
            field,
            value: edit.value,
            least: *range.start(),
            most: *range.end(),
        }),
    }
}

/// Makes an edit, tells it, and brings the fingerprint up to date.
pub(crate) fn apply(world: &mut World, edit: Edit) -> Result<(), EditRefusal> {
    let entity = check(world, edit)?;
    let Edit { object: id, field, value } = edit;
    let mut object = world.entity_mut(entity);
    let before = value_of(object.as_readonly(), field).unwrap_or_default();
    match field {
        Field::Health => {
            if let Some(mut health) = object.get_mut::<Health>() {
                health.current = value;
            }
        }
        Field::MaxHealth => {
            if let Some(mut health) = object.get_mut::<Health>() {
                *health = Health { max: value, current: health.current.min(value) };
            }
        }
        Field::Beats(status) => {
            let passive = !object.contains::<Acting>();
            if let Some(mut held) = object.get_mut::<Statused>() {
                match held.beats_mut(status) {
                    Some(beats) => *beats = u16::try_from(value).unwrap_or_default(),
                    None => held.binder = None,
                }
            }
            let mut beat = world.resource_mut::<BeatState>();
            if status == Status::Bind {
                beat.bound.retain(|(_, bound)| *bound != id);
            } else if passive && !beat.passive.contains(&id) {
                beat.passive.push(id);
            }
        }
    }
    world.resource_mut::<Index>().touch(id);
    let mut changing = world.query::<Changing>();
    settle(world, &mut changing);
    // Whoever shows the dive looks when this changes.
    world.resource_mut::<DiveState>().set_changed();
    let now = value;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::Edited { id, field, before, now });
    Ok(())
}
