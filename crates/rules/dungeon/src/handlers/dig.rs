//! Digging: removes a wall ahead that is soft enough.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event, Verb};
use crate::components::Layer;
use crate::events::{Reason, Source};

register! {
    Chain::Should(Verb::Dig), Medium: a_soft_wall_is_ahead [Actor Digging, Cell Diggable];
    Chain::Check(Verb::Dig), Medium: a_soft_wall_is_ahead [Actor Digging, Cell Diggable];
    Chain::Do(Verb::Dig), Medium: clear_the_wall [Cell Dropping];
}

fn a_soft_wall_is_ahead(ctx: &mut BeatCtx, event: &mut Event) {
    let Ok(power) = ctx.digging.get(event.entity).map(|digging| digging.power) else {
        return event.stop(Reason::Unable);
    };
    let ahead = event.from.step(event.direction, 1);
    let Some(wall) = ctx.grid.wall(ahead) else { return event.stop(Reason::NothingToDig) };
    let object = ctx.grid.at(ahead, Layer::Wall).and_then(|id| ctx.entity(id));
    let diggable = match object {
        Some(entity) => ctx.lasting.get(entity).ok().and_then(|own| own.diggable.copied()),
        None => ctx.library.kind(wall).traits.diggable,
    };
    match diggable {
        Some(diggable) if diggable.hardness <= power => {}
        Some(diggable) => event.stop(Reason::TooHard { power, hardness: diggable.hardness }),
        None => event.stop(Reason::Wall),
    }
}

fn clear_the_wall(ctx: &mut BeatCtx, event: &mut Event) {
    let cell = event.from.step(event.direction, 1);
    event.into = Some(cell);
    ctx.break_wall(cell, event.actor, Source::Attack);
}
