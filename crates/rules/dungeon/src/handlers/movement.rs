//! Moving: one cell ahead, if nothing holds the mover and nothing is in the way.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event, Verb};
use crate::components::Trait;
use crate::events::{Reason, Travel};

register! {
    Chain::Should(Verb::Move), Medium: no_wall_is_ahead [Actor Sized];
    Chain::Check(Verb::Move), High: it_can_move [Actor Moving];
    Chain::Check(Verb::Move), Medium: it_is_not_bound [Actor Statused];
    Chain::Check(Verb::Move), Low: the_way_is_free [Actor Sized, Actor Acting, Other Acting];
    Chain::Do(Verb::Move), Medium: go [Actor Placed, Actor Sized];
}

fn no_wall_is_ahead(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.size(event.actor) == (1, 1) && ctx.grid.is_wall(event.from.step(event.direction, 1)) {
        event.stop(Reason::Wall);
    }
}

fn it_can_move(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.has(event.actor, Trait::Moving) {
        event.stop(Reason::Unable);
    }
}

fn it_is_not_bound(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.is_at_ease(event.actor)
        && ctx.statused.get(event.entity).is_ok_and(|statused| statused.binder.is_some())
    {
        event.stop(Reason::Bound);
    }
}

/// A blocking real that has not acted may act first: actors of the general algorithm let it.
fn the_way_is_free(ctx: &mut BeatCtx, event: &mut Event) {
    let to = event.from.step(event.direction, 1);
    let Some(reason) = ctx.obstacle(event.actor, ctx.size(event.actor), to) else { return };
    event.stop(reason);
    // Players have acted before all others.
    if let Reason::Occupied(blocker) = reason
        && ctx.index.is_to_act(blocker)
    {
        event.let_act = Some(blocker);
    }
}

fn go(ctx: &mut BeatCtx, event: &mut Event) {
    let to = event.from.step(event.direction, 1);
    event.into = Some(to);
    ctx.relocate(event.actor, event.entity, to, event.direction, Travel::Walk);
}
