//! The phases of *Execute*, each over the list of its category.

use super::act::Start;
use super::general::{self, Progress};
use super::hook::{Edge, PhaseHook, tell};
use super::{BeatCtx, BeatCursor, cleanup, spawn};
use crate::components::{Algorithm, Category, ObjectId};
use crate::events::DiveEvent;
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemState;

/// Everything that a phase works on.
pub(super) type Parts =
    (BeatCtx<'static, 'static>, ResMut<'static, BeatCursor>, Option<ResMut<'static, PhaseHook>>);

/// Plays a phase, and those behind it as long as nothing was born: newborns get their entities
/// first. Collecting the parts takes longer than most phases.
pub(super) fn run(world: &mut World, parts: &mut SystemState<Parts>, mut set: BeatSet) {
    if !world.resource::<BeatCursor>().is_at(set) {
        return;
    }
    // Not taken apart: that would copy hundreds of bytes.
    let mut parts = parts.get_mut(world);
    let Ok((ctx, cursor, hook)) = &mut parts else { return };
    loop {
        match set.category() {
            Some(category) => act_in(ctx, cursor, hook, set, category),
            None => cleanup::count_the_passive(ctx, cursor, hook),
        }
        match set.after() {
            Some(next) if cursor.is_at(next) && ctx.beat.newborns.is_empty() => set = next,
            _ => break,
        }
    }
    if !ctx.beat.newborns.is_empty() {
        spawn::materialise(world);
    }
}

fn act_in(
    ctx: &mut BeatCtx,
    cursor: &mut BeatCursor,
    hook: &mut Option<ResMut<PhaseHook>>,
    set: BeatSet,
    category: Category,
) {
    tell(hook, set, Edge::Begin);
    if !cursor.begun {
        (cursor.begun, cursor.position) = (true, 0);
        if let Some(trace) = &mut ctx.trace {
            trace.phase(set);
        }
        ctx.deal_late_blows();
    }
    if execute(ctx, cursor, set, category) {
        if set == BeatSet::Projectiles {
            ctx.loose_waiting_shots();
        }
        cursor.leave(set, &ctx.log);
    }
    tell(hook, set, Edge::End);
}

/// Lets one object after another act; returns whether all have acted.
fn execute(ctx: &mut BeatCtx, cursor: &mut BeatCursor, set: BeatSet, category: Category) -> bool {
    loop {
        let mut going = None;
        if let Some((id, entity)) = cursor.next.take() {
            if cursor.halts_before(id) {
                cursor.next = Some((id, entity));
                return false;
            }
            match ctx.begin(id, entity) {
                Start::Goes(frame) => {
                    cursor.count_depth();
                    going = Some(frame);
                }
                Start::Over if cursor.halts_after(id, &ctx.log) => return false,
                Start::Over | Start::Refused => {}
            }
        }
        while let Some(mut frame) = going.take().or_else(|| cursor.suspended.pop()) {
            match general::advance(ctx, &mut frame) {
                Progress::LetAct(blocker) => {
                    ctx.emit(DiveEvent::LetAct { id: frame.id, blocker });
                    cursor.suspended.push(frame);
                    if let Some(entity) = ctx.entity(blocker) {
                        cursor.next = Some((blocker, entity));
                        break;
                    }
                }
                Progress::Done { success } => {
                    ctx.finish_sequence(&frame, success);
                    if cursor.halts_after(frame.id, &ctx.log) {
                        return false;
                    }
                }
            }
        }
        if cursor.next.is_none() {
            cursor.next = next(ctx, cursor, set, category);
            if cursor.next.is_none() {
                return true;
            }
        }
    }
}

fn next(
    ctx: &BeatCtx,
    cursor: &mut BeatCursor,
    set: BeatSet,
    category: Category,
) -> Option<(ObjectId, Entity)> {
    while let Some(listed) = ctx.index.list(category).get(cursor.position) {
        cursor.position += 1;
        // Who has acted already is told from others when it begins; breakpoints want to know sooner.
        let waits = |entity| ctx.acting.get(entity).is_ok_and(|(acting, _)| !acting.did_action);
        if acts_in(set, listed.algorithm)
            && let Some(entity) = ctx.entity(listed.id)
            && (cursor.stops.is_empty() || waits(entity))
        {
            return Some((listed.id, entity));
        }
    }
    None
}

pub(super) fn acts_in(set: BeatSet, algorithm: Algorithm) -> bool {
    match set {
        BeatSet::Players => algorithm == Algorithm::Player,
        BeatSet::Reals => algorithm != Algorithm::Player,
        _ => true,
    }
}
