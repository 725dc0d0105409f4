//! Being hit: who can be hit, for how much, and what a hit breaks.
//!
//! Damage is `max(1, attack − max(0, armour − pierce))` for an attack above zero, otherwise 0.

use crate::beat::BeatCtx;
use crate::chain::{Chain, Event};
use crate::components::{Status, Trait};
use crate::events::{DiveEvent, Reason, Source};

register! {
    Chain::BeHit, Highest: it_can_be_attacked [
        Target Attackable, Target AttackableOnlyWhenNextToAttacker, Actor Placed, Target Placed
    ];
    Chain::BeHit, High: its_own_side_spares_it [Actor Object, Target Object];
    Chain::BeHit, Medium: armour_takes_its_share [Target Attackable];
    Chain::BeHit, Low: it_thaws [Target Statused];
    Chain::BeHit, Lowest: it_is_hurt [Target Attackable, Target Health];
}

/// Damage of an attack: `max(1, attack − max(0, armour − pierce))` if above zero, otherwise 0.
pub fn damage(attack: i32, armour: i32, pierce: i32) -> i32 {
    if attack <= 0 { 0 } else { (attack - (armour - pierce).max(0)).max(1) }
}

fn it_can_be_attacked(ctx: &mut BeatCtx, event: &mut Event) {
    if !ctx.index.has(event.target, Trait::Attackable) {
        event.stop(Reason::NotAttackable);
    } else if ctx.index.has(event.target, Trait::AttackableOnlyWhenNextToAttacker)
        && event.source == Source::Attack
        && !ctx.next_to((event.actor, event.entity), (event.target, event.target_entity))
    {
        event.stop(Reason::NotNextTo);
    }
}

/// Reals and their projectiles spare their own side. Explosions, traps and floors spare nobody.
fn its_own_side_spares_it(ctx: &mut BeatCtx, event: &mut Event) {
    if !matches!(event.source, Source::Attack | Source::Projectile) {
        return;
    }
    if ctx.index.side(event.actor).spares(ctx.index.side(event.target)) {
        event.stop(Reason::OwnSide);
    }
}

fn armour_takes_its_share(ctx: &mut BeatCtx, event: &mut Event) {
    let armour = ctx.attackable.get(event.target_entity).map_or(0, |own| own.armour);
    event.amount = damage(event.attack, armour, event.pierce);
}

fn it_thaws(ctx: &mut BeatCtx, event: &mut Event) {
    if let Ok(mut statused) = ctx.statused.get_mut(event.target_entity)
        && statused.freeze > 0
    {
        statused.freeze = 0;
        ctx.index.touch(event.target);
        ctx.emit(DiveEvent::StatusEnded { id: event.target, status: Status::Freeze });
    }
}

fn it_is_hurt(ctx: &mut BeatCtx, event: &mut Event) {
    let armour = ctx.attackable.get(event.target_entity).map_or(0, |own| own.armour);
    let (damage, left) = ctx.hurt(event.target, event.target_entity, event.amount);
    event.amount = damage;
    let (Some(by_kind), Some(target_kind)) =
        (ctx.index.kind(event.actor), ctx.index.kind(event.target))
    else {
        return;
    };
    ctx.emit(DiveEvent::Hit {
        by: event.actor,
        by_kind,
        target: event.target,
        target_kind,
        source: event.source,
        attack: event.attack,
        armour,
        pierce: event.pierce,
        damage,
        left,
    });
    if left == 0 && damage > 0 {
        ctx.kill(event.target, Some(by_kind), event.source);
    }
}

#[cfg(test)]
mod tests {
    use super::damage;

    #[test]
    fn an_attack_above_zero_does_at_least_one_and_pierce_passes_over_armour_but_adds_nothing() {
        assert_eq!((damage(3, 1, 0), damage(3, 5, 0), damage(1, 9, 0)), (2, 1, 1));
        assert_eq!((damage(3, 2, 1), damage(3, 2, 2), damage(3, 2, 9)), (2, 3, 3));
        assert_eq!((damage(0, 0, 0), damage(-2, 0, 5)), (0, 0));
    }
}
