//! Projectiles: strike a real in their cell, or else fly one cell and strike a real met there.
//!
//! A wall ends the flight, and is struck if it is attackable. Two projectiles that meet vanish. One that
//! leaves the cell flies on first; if one that flies the same way cannot, the one behind stays in place.

use super::attack::deal;
use crate::beat::{BeatCtx, LastingItem};
use crate::chain::{Chain, Event};
use crate::components::{Layer, ObjectId, Trait};
use crate::events::{Source, Travel};

register! {
    Chain::Act, Medium: fly [Actor Projectile, Actor Attacking, Other Acting];
}

fn fly(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.has(event.actor, Trait::Projectile) {
        return;
    }
    let Ok(LastingItem { projectile: Some(&projectile), .. }) = ctx.lasting.get(event.entity)
    else {
        return;
    };
    event.binder = projectile.shooter.unwrap_or(event.actor);
    if let Some(real) = ctx.grid.real(event.from) {
        return strike(ctx, event, real);
    }
    let to = event.from.step(event.direction, 1);
    if ctx.grid.is_wall(to) {
        let attackable =
            |id: &ObjectId| ctx.index.is_alive(*id) && ctx.index.has(*id, Trait::Attackable);
        return match ctx.grid.at(to, Layer::Wall).filter(attackable) {
            Some(wall) => strike(ctx, event, wall),
            None => ctx.vanish(event.actor),
        };
    }
    ctx.let_shots_fly_on(event.actor, event.from, to);
    if !ctx.index.is_alive(event.actor) || ctx.is_followed(to, event.direction) {
        return;
    }
    if ctx.beat.met.contains(&to) {
        return ctx.vanish(event.actor);
    }
    if let Some(other) = ctx.met_by_shot(event.from, to) {
        ctx.note_meeting(other, to);
        ctx.vanish(other);
        return ctx.vanish(event.actor);
    }
    ctx.relocate(event.actor, event.entity, to, event.direction, Travel::Fly);
    if let Some(real) = ctx.grid.real(to) {
        strike(ctx, event, real);
    }
}

/// Strikes a real or a wall; either way the projectile is gone.
fn strike(ctx: &mut BeatCtx, event: &Event, target: ObjectId) {
    let (Some(entity), Ok(attacking)) =
        (ctx.entity(target), ctx.attacking.get(event.entity).copied())
    else {
        return ctx.vanish(event.actor);
    };
    let mut blow = *event;
    (blow.target, blow.target_entity) = (target, entity);
    (blow.attack, blow.pierce, blow.source) =
        (attacking.damage, attacking.pierce, Source::Projectile);
    deal(ctx, &mut blow, attacking.push, attacking.status);
    ctx.vanish(event.actor);
}
