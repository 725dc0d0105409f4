//! What a weapon reaches: its pattern laid from the attacker's leading edge, the cells reached and the targets in them.

use crate::beat::BeatCtx;
use crate::cell::{Cell, Direction};
use crate::chains::Event;
use crate::components::ObjectId;
use crate::events::Reason;
use crate::library::weapons::{Hits, PatternCell};
use bevy_ecs::prelude::*;
use daemonfall_core::Side;

/// The attack under way: kept between the check that finds it and the blow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Whom it strikes, in the order of the pattern.
    pub targets: Vec<ObjectId>,
    /// The cells of the pattern that nothing bars.
    pub cells: Vec<Cell>,
    /// Who stands in them but is no target, and why.
    pub spared: Vec<(ObjectId, Reason)>,
}

/// The side of an entity.
pub(super) fn side_of(ctx: &BeatCtx, entity: Entity) -> Side {
    ctx.objects
        .get(entity)
        .map_or(Side::Neutral, |object| object.side)
}

/// Cells of a sized attacker's edge from which its pattern is laid: the leading ones in the direction.
pub(super) fn leading_edge(
    cell: Cell,
    size: (i32, i32),
    direction: Direction,
) -> impl Iterator<Item = Cell> {
    let (dx, dy) = direction.offset();
    let leads = |along: i32, length: i32, step: i32| match step {
        0 => true,
        1 => along == length - 1,
        _ => along == 0,
    };
    (0..size.0 * size.1)
        .map(move |place| (place % size.0, place / size.0))
        .filter(move |(x, y)| leads(*x, size.0, dx) && leads(*y, size.1, dy))
        .map(move |(x, y)| Cell::new(cell.x + x, cell.y + y))
}

/// Finds out what the actor's weapon reaches in the event's direction, into the beat's [`Reach`].
pub(super) fn reach(ctx: &mut BeatCtx, event: &Event) {
    let mut reach = std::mem::take(&mut ctx.beat.reach);
    reach.targets.clear();
    reach.cells.clear();
    reach.spared.clear();
    if let Ok(attacking) = ctx.attacking.get(event.entity) {
        let weapon = ctx.library.weapon(attacking.weapon);
        let size = ctx.size(event.entity);
        'edge: for origin in leading_edge(event.from, size, event.direction) {
            for cell in &weapon.pattern {
                let struck = look_into(ctx, event, origin, &weapon.pattern, cell, &mut reach);
                if struck && weapon.hits == Hits::First {
                    break 'edge;
                }
            }
        }
    }
    ctx.beat.reach = reach;
}

/// Looks into one cell of a pattern; returns whether there is a new target in it.
fn look_into(
    ctx: &BeatCtx,
    event: &Event,
    origin: Cell,
    pattern: &[PatternCell],
    wanted: &PatternCell,
    reach: &mut Reach,
) -> bool {
    let at = |cell: &PatternCell| {
        let (dx, dy) = event.direction.relative(cell.at.0, cell.at.1);
        Cell::new(origin.x + dx, origin.y + dy)
    };
    let place = |place: &u8| at(&pattern[usize::from(*place)]);
    let cell = at(wanted);
    if ctx.grid.is_wall(cell)
        || wanted.before.iter().any(|p| ctx.grid.is_wall(place(p)))
        || wanted
            .blocking
            .iter()
            .any(|p| ctx.grid.real(place(p)).is_some())
    {
        return false;
    }
    if !reach.cells.contains(&cell) {
        reach.cells.push(cell);
    }
    let Some(id) = ctx.grid.real(cell) else {
        return false;
    };
    if id == event.actor || reach.targets.contains(&id) {
        return false;
    }
    let Some(entity) = ctx.entity(id) else {
        return false;
    };
    let Ok((_, only_when_next)) = ctx.attackable.get(entity) else {
        return false;
    };
    if side_of(ctx, event.entity).spares(side_of(ctx, entity)) {
        reach.spared.push((id, Reason::OwnSide));
        return false;
    }
    if only_when_next && !ctx.next_to(event.entity, entity) {
        reach.spared.push((id, Reason::NotNextTo));
        return false;
    }
    reach.targets.push(id);
    true
}
