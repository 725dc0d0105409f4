//! Dying: what is left behind, what is dropped, and which bound objects are freed.

use crate::beat::{BeatCtx, LastingItem};
use crate::chain::{Chain, Event};
use crate::components::Status;
use crate::events::DiveEvent;

register! {
    Chain::Perish, High: those_it_bound_are_freed [Other Statused];
    Chain::Perish, Medium: it_leaves_something_behind [Actor LeavesBehind, Other Fuse];
    Chain::Perish, Low: it_drops_something [Actor Dropping];
}

fn those_it_bound_are_freed(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.beat.bound.iter().any(|(binder, _)| *binder == event.actor) {
        return;
    }
    let mut bound = std::mem::take(&mut ctx.beat.bound);
    bound.sort_unstable();
    for (_, id) in bound.iter().filter(|(binder, _)| *binder == event.actor) {
        if let Some(entity) = ctx.entity(*id)
            && let Ok(mut statused) = ctx.statused.get_mut(entity)
        {
            statused.binder = None;
            ctx.index.touch(*id);
            ctx.emit(DiveEvent::StatusEnded { id: *id, status: Status::Bind });
        }
    }
    ctx.beat.bound = bound.into_iter().filter(|(binder, _)| *binder != event.actor).collect();
}

/// If the explosive layer is already taken, the explosive there is set off instead.
fn it_leaves_something_behind(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(LastingItem { leaves_behind: Some(&left), .. }) = ctx.lasting.get(event.entity) else {
        return;
    };
    let left = left.kind;
    let layer = ctx.library.kind(left).layer;
    match ctx.grid.at(event.from, layer) {
        Some(there) => ctx.set_off(there),
        None => {
            ctx.birth(left, event.from, event.direction, Some(event.actor));
        }
    }
}

fn it_drops_something(ctx: &mut BeatCtx, event: &mut Event) {
    if let Ok(LastingItem { dropping: Some(&dropping), .. }) = ctx.lasting.get(event.entity) {
        ctx.drop_from(dropping, event.from);
    }
}
