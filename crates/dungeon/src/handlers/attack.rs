//! Attacking: the weapon's pattern, its targets, and what a blow does to each.

use crate::beat::BeatCtx;
use crate::cell::{Cell, Direction};
use crate::chains::{Chain, Chains, Event, Rank, Verb};
use crate::components::ObjectId;
use crate::enclosing::TargetEvent;
use crate::events::{DiveEvent, Reason};
use crate::library::weapons::Hits;
use bevy_ecs::prelude::*;
use daemonfall_core::Side;

pub(super) fn register(chains: &mut Chains) {
    chains
        .add(Chain::Should(Verb::Attack), Rank::Medium, "a_foe_is_in_reach", a_foe_is_in_reach)
        .add(Chain::Check(Verb::Attack), Rank::Medium, "something_is_in_reach", something_is_in_reach)
        .add(Chain::Do(Verb::Attack), Rank::Medium, "shoot", shoot)
        .add(Chain::Do(Verb::Attack), Rank::Low, "strike", strike);
}

/// Non-players strike foes only: the other side, and for neutral ones everybody who has a side.
fn a_foe_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    find_targets(ctx, event);
    let side = side_of(ctx, event.entity);
    let foe = ctx.beat.targets.iter().any(|target| {
        let other = ctx.index.entity(*target).map_or(Side::Neutral, |entity| side_of(ctx, entity));
        other != Side::Neutral && other != side
    });
    if !foe {
        event.stop(Reason::NoTarget);
    }
}

fn something_is_in_reach(ctx: &mut BeatCtx, event: &mut Event) {
    find_targets(ctx, event);
    if ctx.beat.targets.is_empty() {
        event.stop(Reason::NoTarget);
    }
}

fn side_of(ctx: &BeatCtx, entity: Entity) -> Side {
    ctx.objects.get(entity).map_or(Side::Neutral, |object| object.side)
}

/// Cells of a sized attacker's edge from which its pattern is laid: the leading ones in the direction.
fn leading_edge(cell: Cell, size: (i32, i32), direction: Direction) -> impl Iterator<Item = Cell> {
    let (dx, dy) = direction.offset();
    (0..size.0 * size.1).map(move |place| (place % size.0, place / size.0)).filter_map(move |(x, y)| {
        let ahead = |along: i32, length: i32, step: i32| step == 0 || along == if step > 0 { length - 1 } else { 0 };
        (ahead(x, size.0, dx) && ahead(y, size.1, dy)).then_some(Cell::new(cell.x + x, cell.y + y))
    })
}

/// Fills the beat's target buffer with the targets of the actor's weapon, and `reached` with the cells within reach.
fn find_targets(ctx: &mut BeatCtx, event: &Event) {
    let mut targets = std::mem::take(&mut ctx.beat.targets);
    let mut reached = std::mem::take(&mut ctx.beat.reached);
    targets.clear();
    reached.clear();
    if let Ok(attacking) = ctx.attacking.get(event.entity) {
        let weapon = ctx.library.weapon(attacking.weapon);
        let (size, side) = (ctx.size(event.entity), side_of(ctx, event.entity));
        'edges: for origin in leading_edge(event.from, size, event.direction) {
            let cell_of = |at: (i32, i32)| {
                let (dx, dy) = event.direction.relative(at.0, at.1);
                Cell::new(origin.x + dx, origin.y + dy)
            };
            for pattern in &weapon.pattern {
                let cell = cell_of(pattern.at);
                let place = |place: &u8| cell_of(weapon.pattern[usize::from(*place)].at);
                if ctx.grid.is_wall(cell)
                    || pattern.before.iter().map(place).any(|before| ctx.grid.is_wall(before))
                    || pattern.blocking.iter().map(place).any(|before| ctx.grid.real(before).is_some())
                {
                    continue;
                }
                if !reached.contains(&cell) {
                    reached.push(cell);
                }
                let Some(id) = ctx.grid.real(cell).filter(|id| *id != event.actor && !targets.contains(id)) else { continue };
                let Some(entity) = ctx.entity(id) else { continue };
                let Ok((_, only_when_next)) = ctx.attackable.get(entity) else { continue };
                if side.spares(side_of(ctx, entity)) || (only_when_next && !ctx.next_to(event.entity, entity)) {
                    continue;
                }
                targets.push(id);
                if weapon.hits == Hits::First {
                    break 'edges;
                }
            }
        }
    }
    ctx.beat.targets = targets;
    ctx.beat.reached = reached;
}

/// With a weapon that shoots: the projectile flies from the cell ahead, with the shooter's attack and side.
fn shoot(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else { return };
    let Some(projectile) = ctx.library.weapon(attacking.weapon).projectile else { return };
    let size = ctx.size(event.entity);
    let side = side_of(ctx, event.entity);
    let Some(origin) = leading_edge(event.from, size, event.direction).next() else { return };
    note_attack(ctx, event);
    ctx.emit(DiveEvent::Swung { id: event.actor, direction: event.direction, cells: Vec::new() });
    ctx.birth_shot(projectile, origin.step(event.direction, 1), event.direction, Some(event.actor), Some((attacking, side)));
    event.propagate = false;
}

/// Strikes each target: the hit, then push and status if it lives.
fn strike(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(attacking) = ctx.attacking.get(event.entity).copied() else { return };
    note_attack(ctx, event);
    let cells = ctx.beat.reached.clone();
    let too_far: Vec<ObjectId> = cells.iter().filter_map(|cell| passed_over(ctx, event, *cell)).collect();
    let targets = std::mem::take(&mut ctx.beat.targets);
    ctx.emit(DiveEvent::Swung { id: event.actor, direction: event.direction, cells });
    for target in too_far {
        ctx.emit(DiveEvent::Spared { by: event.actor, target, reason: Reason::NotNextTo });
    }
    for target in &targets {
        let Some(entity) = ctx.entity(*target) else { continue };
        let mut blow = *event;
        (blow.target, blow.target_entity) = (*target, entity);
        (blow.attack, blow.pierce) = (attacking.damage, attacking.pierce);
        deal(ctx, &mut blow, attacking.push, attacking.status);
    }
    ctx.beat.targets = targets;
}

/// Who is in a reached cell and no target because it counts only from the next cell.
fn passed_over(ctx: &BeatCtx, event: &Event, cell: Cell) -> Option<ObjectId> {
    let id = ctx.grid.real(cell).filter(|id| *id != event.actor)?;
    let entity = ctx.entity(id)?;
    let (_, only_when_next) = ctx.attackable.get(entity).ok()?;
    (only_when_next && !ctx.next_to(event.entity, entity)).then_some(id)
}

/// One blow with all that comes with it; the events are noted on the actor if it has an enclosing event.
pub(super) fn deal(ctx: &mut BeatCtx, blow: &mut Event, push: Option<crate::components::Push>, status: Option<crate::components::StatusHit>) {
    blow.propagate = true;
    let came_through = ctx.traverse(Chain::BeHit, blow);
    let attacked = TargetEvent { target: blow.target, amount: blow.amount, stopped: (!came_through).then_some(blow.reason) };
    note(ctx, blow.entity, |success| success.attack_events.push(attacked));
    if !came_through {
        ctx.emit(DiveEvent::Spared { by: blow.actor, target: blow.target, reason: blow.reason });
        return;
    }
    if let Some(push) = push
        && ctx.index.is_alive(blow.target)
    {
        let pushed = ctx.push(blow.target, blow.target_entity, blow.direction, push, blow.travel);
        let event = TargetEvent { target: blow.target, amount: pushed.unwrap_or(0), stopped: pushed.err() };
        note(ctx, blow.entity, |success| success.push_events.push(event));
    }
    if let Some(status) = status
        && ctx.index.is_alive(blow.target)
    {
        let mut event = *blow;
        event.status = Some(status);
        let held = ctx.traverse(Chain::BeStatused, &mut event);
        let event = TargetEvent { target: blow.target, amount: i32::from(status.beats), stopped: (!held).then_some(event.reason) };
        note(ctx, blow.entity, |success| success.status_events.push(event));
    }
}

fn note_attack(ctx: &mut BeatCtx, event: &Event) {
    let attack = ctx.attacking.get(event.entity).ok().copied();
    let targets: &[ObjectId] = &ctx.beat.targets;
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
