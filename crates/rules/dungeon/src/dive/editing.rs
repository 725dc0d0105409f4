//! Checks and applies edits.

use crate::beat::{BeatState, settle};
use crate::components::{Acting, Index, Status, Statused};
use crate::edit::{Edit, EditRefusal, Field, value_of};
use crate::events::DiveEvent;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Health};

pub(super) fn check(world: &World, edit: Edit) -> Result<Entity, EditRefusal> {
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

pub(super) fn apply(world: &mut World, edit: Edit) -> Result<(), EditRefusal> {
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
    // It can fail only without an index.
    let _ = world.run_system_cached(settle);
    // The display checks for changes of this resource.
    world.resource_mut::<DiveState>().set_changed();
    let now = value;
    world.resource_mut::<EventLog<DiveEvent>>().push(DiveEvent::Edited { id, field, before, now });
    Ok(())
}
