//! Entering water: it holds whoever does.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event};
use crate::components::{Layer, Trait};
use crate::events::{DiveEvent, Travel};

register! {
    Chain::Enter, High: water_holds_it [Actor Statused, Actor Flying, Actor Sized, Cell Pinning];
}

/// For a sized object, one cell in water is enough. An object carried out of the water is freed.
fn water_holds_it(ctx: &mut BeatCtx, event: &mut Event) {
    let pins = |cell| match ctx.grid.at(cell, Layer::Floor).filter(|id| ctx.entity(*id).is_some()) {
        Some(id) => ctx.index.has(id, Trait::Pinning),
        None => {
            let ground = ctx.grid.ground(cell);
            ground.is_some_and(|kind| ctx.library.kind(kind).traits.pinning.is_some())
        }
    };
    let sized = ctx.index.has(event.actor, Trait::Sized);
    let in_water = pins(event.from) || (sized && ctx.covered(event.actor, event.entity).any(pins));
    if (!in_water && event.travel == Travel::Walk) || ctx.index.has(event.actor, Trait::Flying) {
        return;
    }
    if let Ok(mut statused) = ctx.statused.get_mut(event.entity)
        && statused.stuck != in_water
    {
        statused.stuck = in_water;
        ctx.index.touch(event.actor);
        let id = event.actor;
        ctx.emit(if in_water { DiveEvent::Stuck { id } } else { DiveEvent::Freed { id } });
    }
}
