//! Attacking: the weapon's pattern, its targets, and the effect of a blow on each.

use super::reach::{is_foe, leading_edge, reach};
use crate::action_tree::{SuccessEvent, TargetEvent};
use crate::beat::{BeatCtx, Shot};
use crate::chain::{Chain, Event, Verb};
use crate::components::{Layer, WaitingShot};
use crate::events::{DiveEvent, Reason};

register! {
    Chain::Should(Verb::Attack), Medium: a_foe_is_in_reach [
        Actor Attacking, Actor Sized, Actor Object,
        Target Attackable, Target AttackableOnlyWhenNextToAttacker, Target Object
    ];
    Chain::Check(Verb::Attack), Medium: something_is_in_reach [
        Actor Attacking, Actor Sized, Actor Object,
        Target Attackable, Target AttackableOnlyWhenNextToAttacker, Target Object
    ];
    Chain::Do(Verb::Attack), Medium: shoot [
        Actor Attacking, Actor Sized, Actor Object, Other Acting
    ];
    Chain::Do(Verb::Attack), Low: strike [Actor Attacking];
}

fn a_foe_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    reach(ctx, event);
    let mut targets = ctx.beat.reach.targets.iter();
    if !targets.any(|target| is_foe(ctx, event.actor, *target)) {
        event.stop(Reason::NoTarget);
    }
}

fn something_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    reach(ctx, event);
    if ctx.beat.reach.targets.is_empty() {
        event.stop(Reason::NoTarget);
    }
}

/// The shot starts in the cell ahead. If an earlier one is still there, it waits until that has
/// flown on.
fn shoot(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else { return };
    let Some(projectile) = ctx.library.weapon(attacking.weapon).projectile else { return };
    let size = ctx.size(event.actor);
    let side = ctx.index.side(event.actor);
    let first = || leading_edge(event.from, size, event.direction).next();
    let Some(origin) = ctx.beat.reach.origin.or_else(first) else { return };
    // Nobody is hit yet: the targets are the shot's own.
    if let Some(enclosing) = ctx.beat.acts.of(event.actor) {
        enclosing.success_event.attack_with(Some(attacking));
    }
    ctx.emit(DiveEvent::Swung { id: event.actor, direction: event.direction, cells: Vec::new() });
    let ahead = origin.step(event.direction, 1);
    if ctx.grid.at(ahead, Layer::Projectile).is_some() {
        ctx.let_shot_wait(
            event.actor,
            event.entity,
            WaitingShot { cell: ahead, direction: event.direction },
        );
    } else {
        let shot = Shot { shooter: event.actor, attack: attacking, side };
        ctx.birth_shot(projectile, ahead, event.direction, Some(event.actor), Some(shot));
    }
    event.propagate = false;
}

fn strike(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else { return };
    note_attack(ctx, event);
    let reach = std::mem::take(&mut ctx.beat.reach);
    ctx.emit(DiveEvent::Swung {
        id: event.actor,
        direction: event.direction,
        cells: reach.cells.clone(),
    });
    for (target, reason) in &reach.spared {
        ctx.emit(DiveEvent::Spared { by: event.actor, target: *target, reason: *reason });
    }
    for target in &reach.targets {
        let Some(entity) = ctx.entity(*target) else { continue };
        let mut blow = *event;
        (blow.target, blow.target_entity) = (*target, entity);
        (blow.attack, blow.pierce) = (attacking.damage, attacking.pierce);
        deal(ctx, &mut blow, attacking.push, attacking.status);
    }
    ctx.beat.reach = reach;
}

/// A blow that breaks a freeze does not push: its target was frozen when it was struck.
pub(super) fn deal(
    ctx: &mut BeatCtx,
    blow: &mut Event,
    push: Option<crate::components::Push>,
    status: Option<crate::components::StatusHit>,
) {
    blow.propagate = true;
    let was_frozen = push.is_some() && ctx.is_frozen(blow.target_entity);
    let came_through = ctx.traverse(Chain::BeHit, blow);
    let attacked = TargetEvent {
        target: blow.target,
        amount: blow.amount,
        stopped: (!came_through).then_some(blow.reason),
    };
    note(ctx, blow, |success| {
        success.attack_events.push(attacked);
        success.aim_at(attacked.target);
    });
    if !came_through {
        ctx.emit(DiveEvent::Spared { by: blow.actor, target: blow.target, reason: blow.reason });
        return;
    }
    if let Some(push) = push
        && ctx.index.is_alive(blow.target)
    {
        let pushed = if was_frozen {
            ctx.emit(DiveEvent::PushFailed { target: blow.target, reason: Reason::Frozen });
            Err(Reason::Frozen)
        } else {
            let (target, entity) = (blow.target, blow.target_entity);
            ctx.push(target, entity, blow.direction, push, blow.travel)
        };
        let event =
            TargetEvent { target: blow.target, amount: pushed.unwrap_or(0), stopped: pushed.err() };
        note(ctx, blow, |success| success.push_events.push(event));
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
        note(ctx, blow, |success| success.status_events.push(event));
    }
}

fn note_attack(ctx: &mut BeatCtx, event: &Event) {
    let beat = &mut *ctx.beat;
    if let Some(enclosing) = beat.acts.of(event.actor) {
        let success = &mut enclosing.success_event;
        success.attack_with(ctx.attacking.get(event.entity).ok().copied());
        success.targets.extend_from_slice(&beat.reach.targets);
    }
}

/// An actor of the simple algorithm decides nothing: it succeeds when it first does something to
/// another object.
pub(super) fn note(ctx: &mut BeatCtx, event: &Event, note: impl FnOnce(&mut SuccessEvent)) {
    let Some(enclosing) = ctx.beat.acts.of(event.actor) else { return };
    if enclosing.action.is_none() && !enclosing.success {
        enclosing.check_success = true;
        enclosing.success = true;
        enclosing.success_event.propagate = true;
        enclosing.success_event.direction = event.direction;
        enclosing.success_event.attack_with(ctx.attacking.get(event.entity).ok().copied());
    }
    note(&mut enclosing.success_event);
}
