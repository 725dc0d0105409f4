//! Entering a cell: water holds, and players pick up what is there.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event};
use crate::components::{Attackable, Digging, ObjectId, Pickup};
use crate::events::{DiveEvent, Travel};
use crate::names::KindId;

register! {
    Chain::Enter, High: water_holds_it [Actor Statused, Actor Flying, Actor Sized, Cell Pinning];
    Chain::Enter, Medium: it_picks_up_what_lies_there [
        Actor Player, Actor Health, Actor Attacking, Actor Attackable, Actor Digging,
        Cell Pickuppable
    ];
}

/// For a sized object, one cell in water is enough. An object carried out of the water is freed.
fn water_holds_it(ctx: &mut BeatCtx, event: &mut Event) {
    let pins = |cell| {
        let ground = ctx.grid.ground(cell);
        ground.is_some_and(|kind| ctx.library.kind(kind).traits.pinning.is_some())
    };
    let in_water = pins(event.from) || ctx.covered(event.entity).any(pins);
    if (!in_water && event.travel == Travel::Walk) || ctx.flying.contains(event.entity) {
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

fn it_picks_up_what_lies_there(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.players.contains(event.entity) || ctx.grid.items(event.from).is_empty() {
        return;
    }
    for item in ctx.grid.items(event.from).to_vec() {
        take_up(ctx, event, item);
    }
}

fn take_up(ctx: &mut BeatCtx, event: &mut Event, item: ObjectId) {
    let Some(kind) = ctx.index.kind(item) else { return };
    let Some(mut lying) = ctx.library.kind(kind).traits.pickuppable else { return };
    if let Some(own) = ctx.entity(item).and_then(|entity| ctx.pickuppable.get(entity).ok()) {
        lying = *own;
    }
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
        Pickup::Gold(amount) => player.gold += amount,
        Pickup::Bombs(amount) => player.bombs += amount,
        Pickup::Potions(amount) => player.potions += amount,
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
            }
            return left;
        }
        Pickup::Armour(armour) => {
            let left = player.armour_item.replace(kind);
            if let Ok((mut attackable, _)) = ctx.attackable.get_mut(entity) {
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
