//! Picking up: players take what lies in the cell that they enter. What would replace something worn
//! or wielded stays, until they take it by an action of its own.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event, Verb};
use crate::components::{Attackable, Digging, ObjectId, Pickup, Pickuppable, Trait};
use crate::events::{DiveEvent, Reason};
use crate::names::KindId;
use bevy_ecs::prelude::*;

register! {
    Chain::Enter, Medium: it_picks_up_what_lies_there [
        Actor Player, Actor Health, Actor Attacking, Actor Attackable, Actor Digging,
        Cell Pickuppable
    ];
    Chain::Check(Verb::Take), Medium: something_to_take_lies_there [
        Actor Player, Actor Attackable, Cell Pickuppable
    ];
    Chain::Do(Verb::Take), Medium: take [
        Actor Player, Actor Attacking, Actor Attackable, Cell Pickuppable
    ];
}

fn it_picks_up_what_lies_there(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.has(event.actor, Trait::Player) || ctx.grid.items(event.from).is_empty() {
        return;
    }
    for item in ctx.grid.items(event.from).to_vec() {
        let Some((kind, lying)) = lying(ctx, item) else { continue };
        if replaces(ctx, event.entity, lying.gives) {
            let (id, gives) = (event.actor, lying.gives);
            ctx.emit(DiveEvent::Stays { id, item, kind, gives });
        } else {
            take_up(ctx, event, item, kind, lying);
        }
    }
}

fn something_to_take_lies_there(ctx: &mut BeatCtx, event: &mut Event) {
    let Some((_, _, lying)) = to_take(ctx, event) else { return event.stop(Reason::NothingToTake) };
    let gold = ctx.players.get(event.entity).map_or(0, |player| player.gold);
    let price = lying.price.unwrap_or(0);
    if price > gold {
        event.stop(Reason::TooDear { price, gold });
    }
}

fn take(ctx: &mut BeatCtx, event: &mut Event) {
    if let Some((item, kind, lying)) = to_take(ctx, event) {
        take_up(ctx, event, item, kind, lying);
    }
}

/// The oldest item in the actor's cell that would replace something.
fn to_take(ctx: &BeatCtx, event: &Event) -> Option<(ObjectId, KindId, Pickuppable)> {
    ctx.grid.items(event.from).iter().find_map(|item| {
        let (kind, lying) = lying(ctx, *item)?;
        replaces(ctx, event.entity, lying.gives).then_some((*item, kind, lying))
    })
}

fn lying(ctx: &BeatCtx, item: ObjectId) -> Option<(KindId, Pickuppable)> {
    let kind = ctx.index.kind(item)?;
    let own =
        ctx.entity(item).and_then(|entity| ctx.lasting.get(entity).ok()?.pickuppable.copied());
    Some((kind, own.or(ctx.library.kind(kind).traits.pickuppable)?))
}

fn replaces(ctx: &BeatCtx, entity: Entity, gives: Pickup) -> bool {
    let armour = ctx.attackable.get(entity).map_or(0, |own| own.armour);
    ctx.players.get(entity).is_ok_and(|player| player.replaces(armour, gives))
}

fn take_up(ctx: &mut BeatCtx, event: &Event, item: ObjectId, kind: KindId, lying: Pickuppable) {
    let Ok(player) = ctx.players.get(event.entity) else { return };
    let price = lying.price.unwrap_or(0);
    if let Pickup::Health(_) = lying.gives
        && ctx.health.get(event.entity).is_ok_and(|health| health.current == health.max)
    {
        return;
    }
    if price > player.gold {
        let gold = player.gold;
        return ctx.emit(DiveEvent::CannotPay { id: event.actor, kind, price, gold });
    }
    ctx.index.touch(event.actor);
    ctx.emit(DiveEvent::PickedUp { id: event.actor, item, kind, gives: lying.gives, paid: price });
    ctx.vanish_silently(item);
    if let Some(left) = receive(ctx, event, kind, lying.gives, price) {
        ctx.birth(left, event.from, event.direction, Some(event.actor));
    }
}

/// Applies an item's effect; returns the item that it replaced.
fn receive(
    ctx: &mut BeatCtx,
    event: &Event,
    kind: KindId,
    gives: Pickup,
    price: u32,
) -> Option<KindId> {
    let entity = event.entity;
    let mut player = ctx.players.get_mut(entity).ok()?;
    player.gold -= price;
    match gives {
        Pickup::Gold(amount) => player.gold = player.gold.saturating_add(amount),
        Pickup::Bombs(amount) => player.bombs = player.bombs.saturating_add(amount),
        Pickup::Potions(amount) => player.potions = player.potions.saturating_add(amount),
        Pickup::Health(amount) => {
            let mut health = ctx.health.get_mut(entity).ok()?;
            let given = health.give(amount);
            let now = health.current;
            ctx.emit(DiveEvent::Healed { id: event.actor, amount: given, now });
        }
        Pickup::Weapon { damage, pierce, weapon } => {
            let left = player.weapon_item.replace(kind);
            if let Ok(mut attacking) = ctx.attacking.get_mut(entity) {
                (attacking.damage, attacking.pierce, attacking.weapon) = (damage, pierce, weapon);
                ctx.index.arm(event.actor, Some(weapon));
            }
            return left;
        }
        Pickup::Armour(armour) => {
            let left = player.armour_item.replace(kind);
            if let Ok(mut attackable) = ctx.attackable.get_mut(entity) {
                *attackable = Attackable { armour };
            }
            return left;
        }
        Pickup::Shovel(power) => {
            if let Ok(mut digging) = ctx.digging.get_mut(entity) {
                *digging = Digging { power: digging.power.max(power) };
            }
        }
    }
    None
}
