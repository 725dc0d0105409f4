//! Floors and traps: they affect any object in their cell that does not hover.

use super::attack::{deal, note};
use crate::action_tree::TargetEvent;
use crate::beat::{BeatCtx, LastingItem};
use crate::chain::{Chain, Event};
use crate::components::{Layer, ObjectId, Push, Trait};
use crate::events::{Source, Travel};
use bevy_ecs::prelude::*;

register! {
    Chain::Act, Medium: coals_scorch [Actor Scorching, Other Flying, Other Placed, Other Sized];
    Chain::Act, Medium: ice_slides [Actor Slippery, Other Flying, Other Placed];
    Chain::Act, Medium: spikes_strike [Actor Striking, Actor Attacking, Other Flying];
    Chain::Act, Medium: a_bounce_trap_pushes [Actor Bouncing, Actor Placed, Other Flying];
    Chain::Act, Medium: a_bomb_trap_is_spent [Actor Laying, Other Flying];
}

/// Who stands on the actor, if it has a component.
fn standing(ctx: &BeatCtx, event: &Event, it: Trait) -> Option<(ObjectId, Entity)> {
    if !ctx.index.has(event.actor, it) {
        return None;
    }
    let id = ctx.grid.real(event.from).filter(|id| *id != event.actor)?;
    let entity = ctx.entity(id)?;
    (!ctx.index.has(id, Trait::Flying)).then_some((id, entity))
}

fn coals_scorch(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((target, entity)) = standing(ctx, event, Trait::Scorching) else { return };
    let Ok(LastingItem { scorching: Some(&scorching), .. }) = ctx.lasting.get(event.entity) else {
        return;
    };
    let damage = scorching.damage;
    let (size, Ok(placed)) = (ctx.size(target), ctx.placed.get(entity)) else { return };
    let began = placed.began;
    let inside = |at: i32, from: i32, length: i32| (from..from + length).contains(&at);
    if !inside(event.from.x, began.x, size.0) || !inside(event.from.y, began.y, size.1) {
        return;
    }
    let mut blow = *event;
    (blow.target, blow.target_entity, blow.attack, blow.source) =
        (target, entity, damage, Source::Floor);
    deal(ctx, &mut blow, None, None);
}

fn ice_slides(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((target, entity)) = standing(ctx, event, Trait::Slippery) else { return };
    if ctx.beat.slid.contains(&target) || !ctx.index.has(target, Trait::Statused) {
        return;
    }
    let Ok(placed) = ctx.placed.get(entity) else { return };
    let (cell, Some(direction)) = (placed.cell, placed.came) else { return };
    ctx.beat.slid.push(target);
    let to = cell.step(direction, 1);
    if ctx.obstacle(target, ctx.size(target), to).is_none() {
        note(ctx, event, |success| success.aim_at(target));
        ctx.relocate(target, entity, to, direction, Travel::Slide);
    } else if let Ok(mut placed) = ctx.placed.get_mut(entity) {
        placed.came = None;
        ctx.index.touch(target);
    }
}

fn spikes_strike(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((target, entity)) = standing(ctx, event, Trait::Striking) else { return };
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else { return };
    let mut blow = *event;
    (blow.target, blow.target_entity, blow.source) = (target, entity, Source::Trap);
    (blow.attack, blow.pierce) = (attacking.damage, attacking.pierce);
    deal(ctx, &mut blow, attacking.push, attacking.status);
}

fn a_bounce_trap_pushes(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((target, entity)) = standing(ctx, event, Trait::Bouncing) else { return };
    let Ok(LastingItem { bouncing: Some(&bouncing), .. }) = ctx.lasting.get(event.entity) else {
        return;
    };
    if ctx.beat.bounced.contains(&target) {
        return;
    }
    let push = Push { power: bouncing.power, distance: bouncing.distance };
    let pushed = ctx.push(target, entity, event.direction, push, Travel::Bounce);
    let came = TargetEvent { target, amount: pushed.unwrap_or(0), stopped: pushed.err() };
    note(ctx, event, |success| {
        success.aim_at(target);
        success.push = Some(push);
        success.push_events.push(came);
    });
}

fn a_bomb_trap_is_spent(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((target, _)) = standing(ctx, event, Trait::Laying) else { return };
    let Ok(LastingItem { laying: Some(&laying), .. }) = ctx.lasting.get(event.entity) else {
        return;
    };
    let kind = laying.kind;
    note(ctx, event, |success| success.aim_at(target));
    if ctx.grid.at(event.from, Layer::Explosive).is_none() {
        ctx.birth(kind, event.from, event.direction, Some(event.actor));
    }
    ctx.vanish(event.actor);
}
