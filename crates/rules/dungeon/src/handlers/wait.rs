//! Parts that only check a condition: waiting, noticing a player, having a player next to it.

use crate::beat::{BeatCtx, gap, in_plain_sight};
use crate::cell::Cell;
use crate::chain::{Chain, Event, Verb};
use crate::components::Part;
use crate::events::{DiveEvent, Reason};

register! {
    Chain::Check(Verb::Wait), Medium: a_player_is_seen [Actor Sized, Other Player];
    Chain::Check(Verb::Wait), Medium: a_player_is_beside [Actor Placed, Actor Sized, Other Player];
    Chain::Do(Verb::Wait), Medium: tell_of_it [];
}

fn a_player_is_seen(ctx: &mut BeatCtx, event: &mut Event) {
    let Part::Notice(range) = event.part else { return };
    let size = ctx.size(event.actor);
    let seen = ctx.grid.players().iter().any(|(_, player)| {
        let (dx, dy) = gap(event.from, size, *player);
        let edge = Cell::new(player.x - dx, player.y - dy);
        edge.distance(*player) <= i32::from(range) && in_plain_sight(ctx, edge, *player)
    });
    if !seen {
        event.stop(Reason::NoPlayer);
    }
}

fn a_player_is_beside(ctx: &mut BeatCtx, event: &mut Event) {
    if event.part != Part::Beside {
        return;
    }
    let own = (event.actor, event.entity);
    let is_next = |id| ctx.entity(id).is_some_and(|player| ctx.next_to(own, (id, player)));
    let beside = ctx.grid.players().iter().any(|(id, _)| is_next(*id));
    if !beside {
        event.stop(Reason::NoPlayer);
    }
}

fn tell_of_it(ctx: &mut BeatCtx, event: &mut Event) {
    ctx.emit(match event.part {
        Part::Notice(_) => DiveEvent::Noticed { id: event.actor },
        _ => DiveEvent::Waited { id: event.actor },
    });
}
