//! Gives objects their entities.

use super::BeatCursor;
use super::ctx::{BeatState, Newborn};
use crate::components::{Index, Layer, Object, Placed, Traits};
use crate::grid::Grid;
use crate::library::Library;
use bevy_ecs::prelude::*;

/// Gives entities to the objects spawned in a finished phase; they count as having acted.
pub(crate) fn materialise(world: &mut World) {
    if world.resource::<BeatCursor>().begun {
        return;
    }
    let mut newborns = std::mem::take(&mut world.resource_mut::<BeatState>().newborns);
    for newborn in newborns.drain(..) {
        if world.resource::<Index>().is_alive(newborn.id) {
            spawn(world, &newborn);
        }
    }
    world.resource_mut::<BeatState>().newborns = newborns;
}

fn spawn(world: &mut World, newborn: &Newborn) {
    let library = world.resource::<Library>();
    let kind = library.kind(newborn.kind);
    let mut traits = kind.traits.clone();
    let mut object = Object {
        id: newborn.id,
        kind: newborn.kind,
        priority: kind.priority,
        side: kind.side,
        layer: kind.layer,
    };
    if let Some(shot) = newborn.shot {
        traits.attacking = Some(shot.attack);
        object.side = shot.side;
        if let Some(projectile) = &mut traits.projectile {
            projectile.shooter = Some(shot.shooter);
        }
    }
    if let (Some(beats), Some(fuse)) = (newborn.fuse, &mut traits.fuse) {
        fuse.beats = beats;
    }
    if let (Some(price), Some(pickup)) = (newborn.price, &mut traits.pickuppable) {
        pickup.price = Some(price);
    }
    if let Some(acting) = &mut traits.acting {
        acting.did_action = true;
    }
    place_object(world, object, newborn.placed, &traits);
}

/// Puts an object that the index already knows into the world, with its components.
pub(crate) fn place_object(
    world: &mut World,
    object: Object,
    placed: Placed,
    traits: &Traits,
) -> Entity {
    let mut spawned = world.spawn((object, placed));
    traits.clone().insert(&mut spawned);
    let entity = spawned.id();
    let size = traits.sized.map_or((1, 1), |sized| (sized.width, sized.height));
    let fixed = super::shares::fixed_share(&object, traits);
    let mut index = world.resource_mut::<Index>();
    if let Some(slot) = index.slot_mut(object.id) {
        slot.entity = entity;
        slot.traits = traits.set();
        index.prints[object.id.0 as usize].fixed = fixed;
    }
    index.touch(object.id);
    let mut grid = world.resource_mut::<Grid>();
    if object.layer != Layer::Item || !grid.items(placed.cell).contains(&object.id) {
        grid.put(object.id, object.layer, traits.real.is_some(), placed.cell, size);
    }
    if object.layer == Layer::Wall {
        grid.set_wall(placed.cell, Some(object.kind));
    }
    if object.layer == Layer::Floor {
        grid.set_ground(placed.cell, object.kind);
    }
    if traits.player.is_some() {
        grid.set_player(object.id, Some(placed.cell));
    }
    let mut beat = world.resource_mut::<BeatState>();
    if traits.acting.is_some_and(|acting| acting.waiting.is_some()) {
        beat.waiting.push(object.id);
    }
    if let Some(statused) = traits.statused {
        if let Some(binder) = statused.binder {
            beat.bound.push((binder, object.id));
        }
        if traits.acting.is_none() && statused.is_counting() {
            beat.passive.push(object.id);
        }
    }
    entity
}
