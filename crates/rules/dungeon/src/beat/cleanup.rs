//! The end of a beat: statuses of objects that never act, the dead, the fingerprint, and the reset.

use super::cursor::Stage;
use super::hook::{Edge, PhaseHook, tell};
use super::shares::{Changing, settle};
use super::{BeatCtx, BeatCursor};
use crate::action_tree::ActionTrees;
use crate::components::*;
use crate::index::Index;
use crate::library::kinds::Category;
use crate::phase::BeatSet;
use crate::state::Outcome;
use bevy_ecs::prelude::*;

pub(super) fn count_the_passive(
    mut ctx: BeatCtx,
    mut cursor: ResMut<BeatCursor>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Cleanup) {
        return;
    }
    tell(&mut hook, BeatSet::Cleanup, Edge::Begin);
    if let Some(phases) = &mut ctx.beat.phases {
        phases.push(BeatSet::Cleanup);
    }
    if let Some(trace) = &mut ctx.trace {
        trace.phase(BeatSet::Cleanup);
    }
    if !ctx.beat.passive.is_empty() {
        count_down_all(&mut ctx);
    }
    cursor.leave(BeatSet::Cleanup, &ctx.log);
}

fn count_down_all(ctx: &mut BeatCtx) {
    let mut passive = std::mem::take(&mut ctx.beat.passive);
    passive.sort_unstable();
    passive.retain(|id| {
        let Some(entity) = ctx.entity(*id) else { return false };
        ctx.count_down(*id, entity);
        ctx.index.is_alive(*id) && ctx.statused.get(entity).is_ok_and(Statused::is_counting)
    });
    ctx.beat.passive = passive;
}

pub(super) fn reset(mut ctx: BeatCtx, cursor: Res<BeatCursor>, mut trees: ResMut<ActionTrees>) {
    if !cursor.is_cleaning_up() {
        return;
    }
    if let Some((by, source)) = ctx.beat.died.take() {
        ctx.state.outcome = Some(Outcome::Died { by, source });
    }
    ctx.beat.bounced.clear();
    ctx.beat.slid.clear();
    if trees.wanted {
        trees.trees.clear();
        ctx.beat.simple_actors.sort_unstable();
        for category in Category::ALL {
            for place in 0..ctx.index.list(category).len() {
                let entity = ctx.index.list(category)[place].entity;
                if let Ok(enclosing) = ctx.enclosing.get(entity)
                    && (enclosing.action.is_some()
                        || ctx.beat.simple_actors.binary_search(&entity).is_ok())
                {
                    trees.trees.push(enclosing.clone());
                }
            }
        }
    }
    ctx.beat.simple_actors.clear();
    let mut simple = std::mem::take(&mut ctx.beat.simple_events);
    for entity in simple.drain(..) {
        if let Ok(mut enclosing) = ctx.enclosing.get_mut(entity) {
            enclosing.reset();
        }
    }
    ctx.beat.simple_events = simple;
    for category in Category::ALL {
        for place in 0..ctx.index.list(category).len() {
            let entity = ctx.index.list(category)[place].entity;
            if let Ok(mut acting) = ctx.acting.get_mut(entity)
                && acting.did_action
            {
                let simple = acting.algorithm == Algorithm::Simple;
                acting.reset();
                if !simple && let Ok(mut enclosing) = ctx.enclosing.get_mut(entity) {
                    enclosing.reset();
                }
            }
        }
    }
}

pub(super) fn finish(world: &mut World, query: &mut QueryState<Changing>) {
    if !world.resource::<BeatCursor>().is_cleaning_up() {
        return;
    }
    world.resource_mut::<BeatCursor>().stage = Stage::Between;
    settle(world, query);
    remove_the_dead(world);
    if let Some(mut hook) = world.get_resource_mut::<PhaseHook>() {
        hook.call(BeatSet::Cleanup, Edge::End);
    }
}

fn remove_the_dead(world: &mut World) {
    let mut beat = world.resource_mut::<super::BeatState>();
    if beat.dead.is_empty() {
        return;
    }
    let mut dead = std::mem::take(&mut beat.dead);
    beat.bound.retain(|(binder, bound)| !dead.contains(binder) && !dead.contains(bound));
    for id in &dead {
        let mut index = world.resource_mut::<Index>();
        let Some(slot) = index.slot(*id).copied() else { continue };
        index.sum.remove(slot.share);
        if slot.entity != Entity::PLACEHOLDER {
            world.despawn(slot.entity);
        }
    }
    world.resource_mut::<Index>().forget(&dead);
    dead.clear();
    world.resource_mut::<super::BeatState>().dead = dead;
}
