//! Laying carried bombs, dying by one's own action, and drinking.

use crate::beat::BeatCtx;
use crate::cell::Cell;
use crate::chain::{Chain, Event, Verb};
use crate::components::Layer;
use crate::events::{DiveEvent, Reason, Source};

register! {
    Chain::Check(Verb::Lay), High: a_bomb_is_carried [Actor Player];
    Chain::Check(Verb::Lay), Medium: there_is_room [];
    Chain::Do(Verb::Lay), Medium: lay [Actor Player];
    Chain::Do(Verb::Die), Medium: die [Actor Health];
    Chain::Check(Verb::Drink), Medium: it_would_help [Actor Player, Actor Health];
    Chain::Do(Verb::Drink), Medium: drink [Actor Player, Actor Health];
}

fn a_bomb_is_carried(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.players.get(event.entity).is_ok_and(|player| player.bombs > 0) {
        event.stop(Reason::NothingCarried);
    }
}

fn target_cell(ctx: &BeatCtx, event: &Event) -> Cell {
    let ahead = event.from.step(event.direction, 1);
    if ctx.grid.is_wall(ahead) { event.from } else { ahead }
}

fn there_is_room(ctx: &mut BeatCtx, event: &mut Event) {
    if ctx.grid.at(target_cell(ctx, event), Layer::Explosive).is_some() {
        event.stop(Reason::ExplosiveThere);
    }
}

fn lay(ctx: &mut BeatCtx, event: &mut Event) {
    let cell = target_cell(ctx, event);
    let Ok(mut player) = ctx.players.get_mut(event.entity) else { return };
    player.bombs = player.bombs.saturating_sub(1);
    let kind = player.bomb;
    ctx.index.touch(event.actor);
    event.into = Some(cell);
    ctx.birth(kind, cell, event.direction, Some(event.actor));
}

fn die(ctx: &mut BeatCtx, event: &mut Event) {
    let kind = ctx.index.kind(event.actor);
    ctx.kill(event.actor, kind, Source::Own);
}

fn it_would_help(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.players.get(event.entity).is_ok_and(|player| player.potions > 0) {
        event.stop(Reason::NothingCarried);
    } else if ctx.health.get(event.entity).is_ok_and(|health| health.current == health.max) {
        event.stop(Reason::HealthFull);
    }
}

fn drink(ctx: &mut BeatCtx, event: &mut Event) {
    let (Ok(mut player), Ok(mut health)) =
        (ctx.players.get_mut(event.entity), ctx.health.get_mut(event.entity))
    else {
        return;
    };
    player.potions = player.potions.saturating_sub(1);
    let amount = health.give(player.potion_heals);
    let now = health.current;
    ctx.index.touch(event.actor);
    ctx.emit(DiveEvent::Healed { id: event.actor, amount, now });
}
