//! The value of a state to a side, in hundredths of a point of health.

use crate::fighter::Fighter;
use crate::legal::of;
use crate::library::BreachLibrary;
use bevy_ecs::world::World;
use daemonfall_clock::{ChargeTime, QuickFlag};
use daemonfall_core::{CharacterId, Health, Side, Status};
use daemonfall_stack::{Cpu, Roster, Shield, Statuses};

/// Value of a living character, in addition to its health.
const BEING_THERE: i64 = 1_800;
/// A point of shield, up to the health that it protects.
const SHIELD: i64 = 65;
/// A point of charge time.
const CHARGE: i64 = 7;
/// A quick flag: it gives a turn for free.
const FLAG: i64 = 350;
/// A point of speed.
const SPEED: i64 = 22;
/// A point of maximum CPU.
const CPU: i64 = 90;
/// Most rounds of a status that count: much may change after them.
const ROUNDS: u16 = 5;

pub(super) fn value(world: &World, side: Side) -> i64 {
    let signed = |who| {
        let worth = worth(world, who);
        if of(world, who) == Some(&side) { worth } else { -worth }
    };
    world.resource::<Roster>().present().map(signed).sum()
}

fn worth(world: &World, who: CharacterId) -> i64 {
    let Some(entity) =
        world.resource::<Roster>().entity(who).and_then(|entity| world.get_entity(entity).ok())
    else {
        return 0;
    };
    let (Some(health), Some(shield), Some(cpu), Some(statuses)) = (
        entity.get::<Health>(),
        entity.get::<Shield>(),
        entity.get::<Cpu>(),
        entity.get::<Statuses>(),
    ) else {
        return 0;
    };
    let (Some(fighter), Some(charge), Some(flag)) =
        (entity.get::<Fighter>(), entity.get::<ChargeTime>(), entity.get::<QuickFlag>())
    else {
        return 0;
    };
    if health.is_dead() {
        return 0;
    }
    let is_mime = fighter.is_mime(world.resource::<BreachLibrary>());
    let left = i64::from(health.current);
    let mut worth = BEING_THERE + left * 100;
    worth += i64::from(shield.0).min(left) * SHIELD;
    worth += i64::from(fighter.speed().0) * if is_mime { 1 } else { SPEED };
    worth += i64::from(charge.0.min(160)) * if is_mime { 0 } else { CHARGE };
    worth += i64::from(cpu.max.clamp(-5, 12)) * CPU;
    if flag.is_held() && !is_mime {
        worth += FLAG;
    }
    let rounds =
        |status: Status, of_a_round: i64| i64::from(statuses.left(status).min(ROUNDS)) * of_a_round;
    // A turn is worth about the health that a good attack takes. A round is worth the part of a
    // turn that the speed gives.
    let turn = 6 * i64::from(fighter.speed().0);
    worth -= rounds(Status::Stun, turn);
    worth -= rounds(Status::Freeze, turn * 3 / 5);
    worth -= rounds(Status::Bind, 25);
    worth -= rounds(Status::Burn, 95);
    worth
}
