//! Fuses and explosions: a detonation strikes 3×3 cells, chain reactions are one beat apart.

use super::attack::{deal, note};
use crate::beat::{BeatCtx, LastingItem, LateBlow};
use crate::cell::{Cell, Direction};
use crate::chain::{Chain, Event};
use crate::components::{Blast, Layer, ObjectId, Trait};
use crate::events::{DiveEvent, Source};
use bevy_ecs::prelude::*;

register! {
    Chain::Act, Medium: fade [Actor Fading];
    Chain::Act, Medium: burn_down [
        Actor Fuse, Actor Blast, Other Attackable, Other Explodable, Other Fuse
    ];
}

fn fade(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.index.has(event.actor, Trait::Fading) {
        ctx.vanish(event.actor);
    }
}

fn burn_down(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.has(event.actor, Trait::Fuse) {
        return;
    }
    let Ok(mut fuse) = ctx.fuses.get_mut(event.entity) else { return };
    fuse.beats = fuse.beats.saturating_sub(1);
    let left = fuse.beats;
    ctx.index.touch(event.actor);
    if left > 0 {
        return ctx.emit(DiveEvent::FuseBurned { id: event.actor, left });
    }
    if let Ok(LastingItem { blast: Some(&blast), .. }) = ctx.lasting.get(event.entity) {
        detonate(ctx, event, blast);
    }
}

/// Strikes the centre, then the eight cells around it, clockwise from the north.
fn detonate(ctx: &mut BeatCtx, event: &Event, blast: Blast) {
    let centre = event.from;
    let Some(kind) = ctx.index.kind(event.actor) else { return };
    ctx.emit(DiveEvent::Exploded { id: event.actor, kind, centre });
    ctx.vanish_silently(event.actor);
    let mut struck: Vec<ObjectId> = Vec::new();
    strike_cell(ctx, event, blast, centre, None, &mut struck);
    for direction in Direction::ALL {
        strike_cell(ctx, event, blast, centre.step(direction, 1), Some(direction), &mut struck);
    }
    ctx.birth(blast.leaves, centre, Direction::North, None);
}

/// Attackable objects are hurt and pushed outward, other explodable ones destroyed, bombs set off.
/// What is not explodable is not touched.
fn strike_cell(
    ctx: &mut BeatCtx,
    event: &Event,
    blast: Blast,
    cell: Cell,
    outward: Option<Direction>,
    struck: &mut Vec<ObjectId>,
) {
    let wall = ctx.grid.at(cell, Layer::Wall);
    if let Some(kind) = ctx.grid.wall(cell)
        && wall.is_none()
        && ctx.library.kind(kind).traits.explodable.is_some()
    {
        note(ctx, event, |success| success.cell = Some(cell));
        ctx.break_wall(cell, event.actor, Source::Explosion);
    }
    let real = ctx.grid.real(cell);
    let passed = ctx.grid.walked_through(cell);
    let others = [passed, ctx.grid.at(cell, Layer::Trap)];
    let floor = ctx.grid.at(cell, Layer::Floor);
    for id in [wall, real].into_iter().chain(others).chain([floor]).flatten() {
        if !struck.contains(&id) {
            struck.push(id);
            let outward = outward.filter(|_| real == Some(id) || passed == Some(id));
            strike_object(ctx, event, blast, id, outward);
        }
    }
    if let Some(other) = ctx.grid.at(cell, Layer::Explosive)
        && other != event.actor
        && ctx.index.has(other, Trait::Explodable)
    {
        ctx.set_off(other);
    }
}

fn strike_object(
    ctx: &mut BeatCtx,
    event: &Event,
    blast: Blast,
    id: ObjectId,
    outward: Option<Direction>,
) {
    let Some(entity) = ctx.entity(id) else {
        return ctx.beat.late_blows.push(LateBlow { event: *event, blast, target: id, outward });
    };
    if !ctx.index.has(id, Trait::Explodable) {
        return;
    }
    if ctx.index.has(id, Trait::Attackable) {
        let mut blow = blow(event, blast, (id, entity));
        blow.direction = outward.unwrap_or_default();
        deal(ctx, &mut blow, outward.map(|_| blast.push), None);
    } else {
        let kind = ctx.index.kind(event.actor);
        note(ctx, event, |success| success.aim_at(id));
        ctx.kill(id, kind, Source::Explosion);
    }
}

fn blow(event: &Event, blast: Blast, target: (ObjectId, Entity)) -> Event {
    let mut blow = *event;
    (blow.target, blow.target_entity) = target;
    (blow.attack, blow.pierce, blow.source) = (blast.damage, blast.pierce, Source::Explosion);
    blow
}

impl BeatCtx<'_, '_> {
    /// Deals the blows of explosions on objects that were born in the same phase.
    pub(crate) fn deal_late_blows(&mut self) {
        for late in std::mem::take(&mut self.beat.late_blows) {
            strike_object(self, &late.event, late.blast, late.target, late.outward);
        }
    }

    /// Sets a fuse to go off in the next beat. A fuse due in this beat is not changed.
    pub(crate) fn set_off(&mut self, id: ObjectId) {
        let Some(entity) = self.entity(id) else { return self.set_off_newborn(id) };
        let (Ok(mut fuse), Ok((mut acting, _))) =
            (self.fuses.get_mut(entity), self.acting.get_mut(entity))
        else {
            return;
        };
        if fuse.beats == 1 && !acting.did_action {
            return;
        }
        fuse.beats = 1;
        acting.did_action = true;
        self.index.begin(id);
        self.index.touch(id);
        self.emit(DiveEvent::SetOff { id });
    }

    /// For an object that has no entity yet: it first acts in the next beat anyway.
    fn set_off_newborn(&mut self, id: ObjectId) {
        let library = &self.library;
        let newborn =
            self.beat.newborns.iter_mut().find(|newborn| {
                newborn.id == id && library.kind(newborn.kind).traits.fuse.is_some()
            });
        let Some(newborn) = newborn else { return };
        newborn.fuse = Some(1);
        self.emit(DiveEvent::SetOff { id });
    }
}
