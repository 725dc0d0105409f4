//! A weapon's reach: the cells reached and the targets in them.
//!
//! The pattern is laid from the attacker's leading edge.

use crate::beat::{BeatCtx, Reach};
use crate::cell::{Cell, Direction};
use crate::chain::Event;
use crate::components::{ObjectId, Trait};
use crate::events::Reason;
use crate::library::weapons::{Hits, PatternCell, Weapon};
use daemonfall_core::Side;

/// The foremost cells of a sized attacker in the direction: its pattern is laid from each.
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

/// Stores what the actor's weapon reaches in the event's direction in the beat's [`Reach`].
pub(super) fn reach(ctx: &mut BeatCtx, event: &Event) {
    let mut reach = std::mem::take(&mut ctx.beat.reach);
    reach.clear();
    if let Some(weapon) = ctx.index.weapon(event.actor) {
        let weapon = ctx.library.weapon(weapon);
        let size = ctx.size(event.actor);
        if size == (1, 1) {
            lay(ctx, event, event.from, weapon, &mut reach);
        } else if weapon.projectile.is_some() {
            aim(ctx, event, weapon, size, &mut reach);
        } else {
            for origin in leading_edge(event.from, size, event.direction) {
                if lay(ctx, event, origin, weapon, &mut reach) {
                    break;
                }
            }
        }
    }
    ctx.beat.reach = reach;
}

/// A sized shooter shoots along the first line from its edge with a foe, or else with a target.
fn aim(ctx: &BeatCtx, event: &Event, weapon: &Weapon, size: (i32, i32), reach: &mut Reach) {
    for origin in leading_edge(event.from, size, event.direction) {
        let mut line = Reach::default();
        lay(ctx, event, origin, weapon, &mut line);
        let foe = line.targets.first().is_some_and(|target| is_foe(ctx, event.actor, *target));
        if foe || (reach.targets.is_empty() && !line.targets.is_empty()) {
            *reach = line;
            reach.origin = Some(origin);
        }
        if foe {
            return;
        }
    }
}

/// For neutral attackers, all objects with a side are foes.
pub(super) fn is_foe(ctx: &BeatCtx, actor: ObjectId, target: ObjectId) -> bool {
    let (own, other) = (ctx.index.side(actor), ctx.index.side(target));
    other != Side::Neutral && other != own
}

/// Returns whether a weapon that hits only the first target has found it.
fn lay(ctx: &BeatCtx, event: &Event, origin: Cell, weapon: &Weapon, reach: &mut Reach) -> bool {
    weapon.pattern.iter().any(|cell| {
        look_into(ctx, event, origin, &weapon.pattern, cell, reach) && weapon.hits == Hits::First
    })
}

/// Checks one cell of a pattern; returns whether it has a new target.
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
        || wanted.blocking.iter().any(|p| ctx.grid.real(place(p)).is_some())
    {
        return false;
    }
    if !reach.cells.contains(&cell) {
        reach.cells.push(cell);
    }
    let Some(id) = ctx.grid.real(cell) else { return false };
    if id == event.actor || reach.targets.contains(&id) {
        return false;
    }
    let Some(entity) = ctx.entity(id) else { return false };
    if !ctx.index.has(id, Trait::Attackable) {
        return false;
    }
    if ctx.index.side(event.actor).spares(ctx.index.side(id)) {
        reach.spared.push((id, Reason::OwnSide));
        return false;
    }
    if ctx.index.has(id, Trait::AttackableOnlyWhenNextToAttacker)
        && !ctx.next_to((event.actor, event.entity), (id, entity))
    {
        reach.spared.push((id, Reason::NotNextTo));
        return false;
    }
    reach.targets.push(id);
    true
}
