//! The end of a beat: statuses of objects that never act, the dead, the fingerprint, and the reset.

use super::cursor::Stage;
use super::hook::{Edge, PhaseHook, tell};
use super::spawn::rested;
use super::{BeatCtx, BeatCursor, BeatSet};
use crate::components::*;
use crate::enclosing::Trees;
use crate::grid::Grid;
use crate::index::Index;
use crate::library::kinds::Category;
use crate::state::{DiveState, Outcome};
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Health, Streams, fingerprint_of};

/// Counts down the statuses of objects that never act.
pub(super) fn count_the_passive(
    mut ctx: BeatCtx,
    mut cursor: ResMut<BeatCursor>,
    mut hook: Option<ResMut<PhaseHook>>,
) {
    if !cursor.is_at(BeatSet::Bury) {
        return;
    }
    tell(&mut hook, BeatSet::Bury, Edge::Begin);
    if let Some(phases) = &mut ctx.beat.phases {
        phases.push(BeatSet::Bury);
    }
    if let Some(watch) = &mut ctx.watch {
        watch.phase(BeatSet::Bury);
    }
    if !ctx.beat.passive.is_empty() {
        count_down_all(&mut ctx);
    }
    cursor.leave(BeatSet::Bury, &ctx.log);
}

fn count_down_all(ctx: &mut BeatCtx) {
    let mut passive = std::mem::take(&mut ctx.beat.passive);
    passive.sort_unstable();
    passive.retain(|id| {
        let Some(entity) = ctx.entity(*id) else {
            return false;
        };
        ctx.count_down(*id, entity);
        ctx.index.is_alive(*id) && ctx.statused.get(entity).is_ok_and(Statused::is_counting)
    });
    ctx.beat.passive = passive;
}

/// Records the outcome and resets the beat's data.
pub(super) fn reset(mut ctx: BeatCtx, cursor: Res<BeatCursor>, mut trees: ResMut<Trees>) {
    if !cursor.is_burying() {
        return;
    }
    if let Some((by, source)) = ctx.beat.died.take() {
        ctx.state.outcome = Some(Outcome::Died { by, source });
    }
    ctx.beat.bounced.clear();
    ctx.beat.slid.clear();
    if trees.wanted {
        trees.trees.clear();
        for category in Category::ALL {
            for place in 0..ctx.index.list(category).len() {
                let entity = ctx.index.list(category)[place].entity;
                if let Ok(enclosing) = ctx.enclosing.get(entity)
                    && (enclosing.action.is_some() || enclosing.success)
                {
                    trees.trees.push(enclosing.clone());
                }
            }
        }
    }
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
                rested(&mut acting);
                if !simple && let Ok(mut enclosing) = ctx.enclosing.get_mut(entity) {
                    enclosing.reset();
                }
            }
        }
    }
}

/// The components that rules change; an object's share of the fingerprint is the sum over them.
pub(crate) type Changing = (
    &'static Object,
    &'static mut Placed,
    Option<&'static Health>,
    Option<&'static Statused>,
    Option<&'static Sequential>,
    Option<&'static Fuse>,
    Option<(
        &'static Player,
        Option<&'static Attacking>,
        Option<&'static Attackable>,
        Option<&'static Digging>,
    )>,
);

/// Removes the dead from the lists and updates the fingerprint.
pub(super) fn bury(world: &mut World, query: &mut QueryState<Changing>) {
    if !world.resource::<BeatCursor>().is_burying() {
        return;
    }
    world.resource_mut::<BeatCursor>().stage = Stage::Between;
    settle(world, query);
    bury_the_dead(world);
    if let Some(mut hook) = world.get_resource_mut::<PhaseHook>() {
        hook.call(BeatSet::Bury, Edge::End);
    }
}

fn bury_the_dead(world: &mut World) {
    let mut beat = world.resource_mut::<super::BeatState>();
    if beat.dead.is_empty() {
        return;
    }
    let mut dead = std::mem::take(&mut beat.dead);
    beat.bound.retain(|(binder, bound)| !dead.contains(binder) && !dead.contains(bound));
    for id in &dead {
        let mut index = world.resource_mut::<Index>();
        let Some(slot) = index.slot(*id).copied() else {
            continue;
        };
        index.sum.remove(slot.share);
        if slot.entity != Entity::PLACEHOLDER {
            world.despawn(slot.entity);
        }
    }
    world.resource_mut::<Index>().forget(&dead);
    dead.clear();
    world.resource_mut::<super::BeatState>().dead = dead;
}

/// Sums up the shares of all objects changed since the last time, and sets their current cells as
/// the start of the next beat.
pub(crate) fn settle(world: &mut World, query: &mut QueryState<Changing>) {
    world.resource_scope(|world, mut index: Mut<Index>| {
        let mut dirty = std::mem::take(&mut index.dirty);
        let mut query = query.query_mut(world);
        for id in dirty.drain(..) {
            let Some(slot) = index.slot_mut(id) else {
                continue;
            };
            slot.dirty = false;
            let Ok((object, mut placed, health, statused, sequential, fuse, player)) =
                query.get_mut(slot.entity)
            else {
                continue;
            };
            placed.began = placed.cell;
            let share =
                share_of(object, &placed, health, statused, sequential, fuse, player, slot.fixed);
            let before = std::mem::replace(&mut slot.share, share);
            index.sum.replace(before, share);
        }
        index.dirty = dirty;
    });
}

/// An object's share of the fingerprint.
pub(crate) fn share_of(
    object: &Object,
    placed: &Placed,
    health: Option<&Health>,
    statused: Option<&Statused>,
    sequential: Option<&Sequential>,
    fuse: Option<&Fuse>,
    player: Option<(&Player, Option<&Attacking>, Option<&Attackable>, Option<&Digging>)>,
    fixed: Fingerprint,
) -> Fingerprint {
    fingerprint_of(&(object.id, fixed, placed, health, statused, sequential, fuse, player))
}

/// The share of the components that no rule changes.
pub(crate) fn fixed_share(object: &Object, traits: &Traits) -> Fingerprint {
    let mut fixed =
        Traits { health: None, statused: None, sequential: None, fuse: None, ..traits.clone() };
    if let Some(acting) = &mut fixed.acting {
        rested(acting);
    }
    if fixed.player.is_some() {
        (fixed.player, fixed.attacking, fixed.attackable, fixed.digging) = (None, None, None, None);
    }
    fingerprint_of(&(object, fixed))
}

/// The fingerprint of the whole dive after a beat.
pub(crate) fn whole(
    index: &Index,
    grid: &Grid,
    state: &DiveState,
    streams: &Streams,
) -> Fingerprint {
    let mut sum = index.sum;
    sum.add(grid.print());
    sum.add(fingerprint_of(&(state, streams.positions(), grid.size())));
    sum
}
