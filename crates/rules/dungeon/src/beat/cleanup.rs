//! The end of a beat: statuses of objects that never act, the dead, the fingerprint, and the reset.

use super::cursor::Stage;
use super::hook::{Edge, PhaseHook, tell};
use super::shares::{Actors, Others, settle};
use super::{BeatCtx, BeatCursor, BeatState};
use crate::components::*;
use crate::phase::BeatSet;
use crate::state::{DiveState, Outcome};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;

pub(super) fn count_the_passive(
    ctx: &mut BeatCtx,
    cursor: &mut BeatCursor,
    hook: &mut Option<ResMut<PhaseHook>>,
) {
    tell(hook, BeatSet::Cleanup, Edge::Begin);
    if let Some(trace) = &mut ctx.trace {
        trace.phase(BeatSet::Cleanup);
    }
    ctx.deal_late_blows();
    if !ctx.beat.passive.is_empty() {
        count_down_all(ctx);
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

pub(super) fn reset(
    cursor: Res<BeatCursor>,
    index: Res<Index>,
    mut beat: ResMut<BeatState>,
    mut state: ResMut<DiveState>,
) {
    if !cursor.is_cleaning_up() {
        return;
    }
    if let Some((by, source)) = beat.died.take() {
        state.outcome = Some(Outcome::Died { by, source });
    }
    state.chosen.clear();
    beat.bounced.clear();
    beat.slid.clear();
    beat.met.clear();
    if let Some(acts) = &mut beat.acts.over {
        acts.sort_unstable_by_key(|act| act.actor);
        let listed = Category::ALL.into_iter().flat_map(|category| index.list(category));
        let tree = |listed: &Listed| {
            let place = acts.binary_search_by_key(&listed.id, |act| act.actor).ok()?;
            let decided = acts[place].action.is_some() || listed.algorithm == Algorithm::Simple;
            decided.then(|| acts[place].clone())
        };
        *acts = listed.filter_map(tree).collect();
    }
}

pub(super) fn finish(
    world: &mut World,
    settling: &mut SystemState<(ResMut<Index>, Res<BeatState>, Actors, Others)>,
) {
    let mut cursor = world.resource_mut::<BeatCursor>();
    if !cursor.is_cleaning_up() {
        return;
    }
    cursor.stage = Stage::Between;
    if let Ok((index, beat, actors, others)) = settling.get_mut(world) {
        settle(index, beat, actors, others);
    }
    remove_the_dead(world);
    if let Some(mut hook) = world.get_resource_mut::<PhaseHook>() {
        hook.call(BeatSet::Cleanup, Edge::End);
    }
}

fn remove_the_dead(world: &mut World) {
    let mut beat = world.resource_mut::<BeatState>();
    if beat.dead.is_empty() {
        return;
    }
    let mut dead = std::mem::take(&mut beat.dead);
    beat.bound.retain(|(binder, bound)| !dead.contains(binder) && !dead.contains(bound));
    for id in &dead {
        let slot = world.resource::<Index>().slot(*id).copied();
        if let Some(slot) = slot.filter(|slot| slot.entity != Entity::PLACEHOLDER) {
            world.despawn(slot.entity);
        }
    }
    world.resource_mut::<Index>().forget(&dead);
    dead.clear();
    world.resource_mut::<BeatState>().dead = dead;
}
