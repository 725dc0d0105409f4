//! Being pushed and being statused.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event};
use crate::components::Status;
use crate::events::{DiveEvent, Reason, Travel};

register! {
    Chain::BePushed, Highest: it_can_be_pushed [Target Statused];
    Chain::BePushed, High: the_frozen_stay [Target Statused];
    Chain::BePushed, Medium: once_a_beat_by_bounce_traps [];
    Chain::BePushed, Low: its_resistance_is_beaten [Target Statused];
    Chain::BeStatused, Highest: it_can_be_statused [Target Statused];
    Chain::BeStatused, Medium: its_resistance_is_reached [Target Statused];
    Chain::BeStatused, Low: somebody_is_there_to_bind_it [];
    Chain::BeStatused, Lowest: the_status_takes_hold [Target Statused, Target Acting];
}

fn it_can_be_pushed(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.statused.get(event.target_entity).is_err() {
        event.stop(Reason::Unable);
    }
}

/// Frozen objects still slide on ice: sliding is not a push.
fn the_frozen_stay(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.is_frozen(event.target_entity) {
        event.stop(Reason::Frozen);
    }
}

fn once_a_beat_by_bounce_traps(ctx: &mut BeatCtx, event: &mut Event) {
    if event.travel == Travel::Bounce {
        if ctx.beat.bounced.contains(&event.target) {
            return event.stop(Reason::AlreadyBounced);
        }
        ctx.beat.bounced.push(event.target);
    }
}

fn its_resistance_is_beaten(ctx: &mut BeatCtx, event: &mut Event) {
    let resistance =
        ctx.statused.get(event.target_entity).map_or(0, |statused| statused.push_resistance);
    if event.push.power <= resistance {
        event.stop(Reason::Resisted { power: event.push.power, resistance });
    }
}

fn it_can_be_statused(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.statused.get(event.target_entity).is_err() {
        event.stop(Reason::Unable);
    }
}

fn its_resistance_is_reached(ctx: &mut BeatCtx, event: &mut Event) {
    let (Some(hit), Ok(statused)) = (event.status, ctx.statused.get(event.target_entity)) else {
        return;
    };
    let resistance = statused.resistances.to(hit.status);
    if hit.power < resistance {
        resist(ctx, event, hit.status, Reason::Resisted { power: hit.power, resistance });
    }
}

fn resist(ctx: &mut BeatCtx, event: &mut Event, status: Status, reason: Reason) {
    event.stop(reason);
    ctx.emit(DiveEvent::StatusResisted { id: event.target, status, reason });
}

/// Bound objects are freed when their binder dies, so a dead binder cannot bind.
fn somebody_is_there_to_bind_it(ctx: &mut BeatCtx, event: &mut Event) {
    if let Some(hit) = event.status
        && hit.status == Status::Bind
        && !ctx.index.is_alive(event.binder)
    {
        resist(ctx, event, hit.status, Reason::NoBinder);
    }
}

/// A status that is applied again restarts its duration.
fn the_status_takes_hold(ctx: &mut BeatCtx, event: &mut Event) {
    let (Some(hit), Ok(mut statused)) = (event.status, ctx.statused.get_mut(event.target_entity))
    else {
        return;
    };
    match statused.beats_mut(hit.status) {
        Some(beats) => *beats = hit.beats,
        None => {
            statused.binder = Some(event.binder);
            ctx.beat.bound.retain(|(_, bound)| *bound != event.target);
            ctx.beat.bound.push((event.binder, event.target));
        }
    }
    ctx.index.touch(event.target);
    if hit.status != Status::Bind
        && ctx.acting.get(event.target_entity).is_err()
        && !ctx.beat.passive.contains(&event.target)
    {
        ctx.beat.passive.push(event.target);
    }
    ctx.emit(DiveEvent::StatusBegan {
        id: event.target,
        status: hit.status,
        beats: hit.beats,
        by: if hit.status == Status::Bind { event.binder } else { event.actor },
    });
}
