//! Attacking: the weapon's pattern, its targets, and what a blow does to each.

use super::reach::{leading_edge, reach, side_of};
use crate::beat::BeatCtx;
use crate::chains::{Chain, Chains, Event, Rank, Verb};
use crate::components::ObjectId;
use crate::enclosing::TargetEvent;
use crate::events::{DiveEvent, Reason};
use bevy_ecs::prelude::*;
use daemonfall_core::Side;

pub(super) fn register(chains: &mut Chains) {
    chains
        .add(
            Chain::Should(Verb::Attack),
            Rank::Medium,
            "a_foe_is_in_reach",
            a_foe_is_in_reach,
        )
        .add(
            Chain::Check(Verb::Attack),
            Rank::Medium,
            "something_is_in_reach",
            something_is_in_reach,
        )
        .add(Chain::Do(Verb::Attack), Rank::Medium, "shoot", shoot)
        .add(Chain::Do(Verb::Attack), Rank::Low, "strike", strike);
}

/// Non-players strike foes only: the other side, and for neutral ones everybody who has a side.
fn a_foe_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    reach(ctx, event);
    let side = side_of(ctx, event.entity);
    let foe = ctx.beat.reach.targets.iter().any(|target| {
        let other = ctx
            .index
            .entity(*target)
            .map_or(Side::Neutral, |entity| side_of(ctx, entity));
        other != Side::Neutral && other != side
    });
    if !foe {
        event.stop(Reason::NoTarget);
    }
}

fn something_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    reach(ctx, event);
    if ctx.beat.reach.targets.is_empty() {
        event.stop(Reason::NoTarget);
    }
}

/// With a weapon that shoots: the projectile flies from the cell ahead, with the shooter's attack and side.
fn shoot(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else {
        return;
    };
    let Some(projectile) = ctx.library.weapon(attacking.weapon).projectile else {
        return;
    };
    let size = ctx.size(event.entity);
    let side = side_of(ctx, event.entity);
    let Some(origin) = leading_edge(event.from, size, event.direction).next() else {
        return;
    };
    note_attack(ctx, event);
    ctx.emit(DiveEvent::Swung {
        id: event.actor,
        direction: event.direction,
        cells: Vec::new(),
    });
    ctx.birth_shot(
        projectile,
        origin.step(event.direction, 1),
        event.direction,
        Some(event.actor),
        Some((attacking, side)),
    );
    event.propagate = false;
}

/// Strikes each target: the hit, then push and status if it lives.
fn strike(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else {
        return;
    };
    note_attack(ctx, event);
    let reach = std::mem::take(&mut ctx.beat.reach);
    ctx.emit(DiveEvent::Swung {
        id: event.actor,
        direction: event.direction,
        cells: reach.cells.clone(),
    });
    for (target, reason) in &reach.spared {
        ctx.emit(DiveEvent::Spared {
            by: event.actor,
            target: *target,
            reason: *reason,
        });
    }
    for target in &reach.targets {
        let Some(entity) = ctx.entity(*target) else {
            continue;
        };
        let mut blow = *event;
        (blow.target, blow.target_entity) = (*target, entity);
        (blow.attack, blow.pierce) = (attacking.damage, attacking.pierce);
        deal(ctx, &mut blow, attacking.push, attacking.status);
    }
    ctx.beat.reach = reach;
}

/// One blow with all that comes with it; the events are noted on the actor if it has an enclosing event.
pub(super) fn deal(
    ctx: &mut BeatCtx,
    blow: &mut Event,
    push: Option<crate::components::Push>,
    status: Option<crate::components::StatusHit>,
) {
    blow.propagate = true;
    let came_through = ctx.traverse(Chain::BeHit, blow);
    let attacked = TargetEvent {
        target: blow.target,
        amount: blow.amount,
        stopped: (!came_through).then_some(blow.reason),
    };
    note(ctx, blow.entity, |success| {
        success.attack_events.push(attacked)
    });
    if !came_through {
        ctx.emit(DiveEvent::Spared {
            by: blow.actor,
            target: blow.target,
            reason: blow.reason,
        });
        return;
    }
    if let Some(push) = push
        && ctx.index.is_alive(blow.target)
    {
        let pushed = ctx.push(
            blow.target,
            blow.target_entity,
            blow.direction,
            push,
            blow.travel,
        );
        let event = TargetEvent {
            target: blow.target,
            amount: pushed.unwrap_or(0),
            stopped: pushed.err(),
        };
        note(ctx, blow.entity, |success| success.push_events.push(event));
    }
    if let Some(status) = status
        && ctx.index.is_alive(blow.target)
    {
        let mut event = *blow;
        event.status = Some(status);
        let held = ctx.traverse(Chain::BeStatused, &mut event);
        let event = TargetEvent {
            target: blow.target,
            amount: i32::from(status.beats),
            stopped: (!held).then_some(event.reason),
        };
        note(ctx, blow.entity, |success| {
            success.status_events.push(event)
        });
    }
}

fn note_attack(ctx: &mut BeatCtx, event: &Event) {
    let attack = ctx.attacking.get(event.entity).ok().copied();
    let targets: &[ObjectId] = &ctx.beat.reach.targets;
    if let Ok(mut enclosing) = ctx.enclosing.get_mut(event.entity) {
        let success = &mut enclosing.success_event;
        success.attack = attack;
        success.push = attack.and_then(|attack| attack.push);
        success.status = attack.and_then(|attack| attack.status);
        success.targets.extend_from_slice(targets);
    }
}

fn note(ctx: &mut BeatCtx, actor: Entity, note: impl FnOnce(&mut crate::enclosing::SuccessEvent)) {
    if let Some(mut enclosing) = ctx.enclosing_of(actor) {
        note(&mut enclosing.success_event);
    }
}
