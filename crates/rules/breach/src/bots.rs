//! Chooses for characters that no person plays.

use crate::command::{Aim, Command};
use crate::duel::act;
use crate::effect::Effect;
use crate::events::Outcome;
use crate::field::{Field, Shape, Stands};
use crate::fighter::Fighter;
use crate::legal::all_commands;
use crate::library::{BreachLibrary, Subroutine};
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use crate::state::BreachState;
use bevy_ecs::world::World;
use daemonfall_clock::{ChargeTime, QuickFlag};
use daemonfall_core::{CharacterId, Health, Side, Status, Stream, Streams};
use daemonfall_stack::{Cpu, Roster, Shield, Stack, Statuses, of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A way of choosing.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Rates every legal choice by its result, up to its first resolution.
    Opponent,
    /// Does as much damage as it can, as fast as it can.
    Greedy,
    /// Draws one of the legal choices at random.
    Random,
}

/// The choice of the character that has the turn. Only [`Policy::Random`] draws from `dice`.
pub fn choose(
    policy: Policy,
    scratch: &mut Scratch,
    now: &BreachSnapshot,
    dice: &mut Streams,
) -> Result<Command, SnapshotError> {
    match policy {
        Policy::Opponent => best_result(scratch, now),
        Policy::Greedy => most_damage(scratch, now),
        Policy::Random => {
            let commands = all_commands(scratch.fill(now)?);
            let place = dice.below(Stream::Breach, commands.len() as u32);
            Ok(commands.get(place as usize).copied().unwrap_or(Command::Wait))
        }
    }
}

/// Makes the choice of the character that has the turn; it waits where that is refused. Returns
/// whether the breach goes on.
pub fn take_turn(
    policy: Policy,
    scratch: &mut Scratch,
    world: &mut World,
    dice: &mut Streams,
) -> bool {
    let now = BreachSnapshot::of(world);
    let command = choose(policy, scratch, &now, dice).unwrap_or(Command::Wait);
    act(world, command).or_else(|_| act(world, Command::Wait)).is_ok()
}

/// Greedy for damage: the most damage per round, judged by the field as it is now.
fn most_damage(scratch: &mut Scratch, now: &BreachSnapshot) -> Result<Command, SnapshotError> {
    let world = scratch.fill(now)?;
    let mut best = (0, Command::Wait);
    for command in all_commands(world) {
        let worth = damage(world, command);
        if worth > best.0 {
            best = (worth, command);
        }
    }
    Ok(best.1)
}

/// Damage to foes minus that to friends, over all uses, per round until the first, in hundredths.
fn damage(world: &World, command: Command) -> i64 {
    let Command::Use { subroutine, aim } = command else { return 0 };
    let Some(turn) = world.resource::<BreachState>().turn else { return 0 };
    let it = world.resource::<BreachLibrary>().subroutine(subroutine);
    let own = side(world, turn.who);
    let hit: i64 = hits(world, aim, it.shape)
        .into_iter()
        .map(|who| if side(world, who) == own { -1 } else { 1 })
        .sum();
    blow(it) * hit * i64::from(it.times_used()) * 100 / i64::from(it.time + 1)
}

/// The damage of one use.
pub(crate) fn blow(it: &Subroutine) -> i64 {
    let damage = |effect: &Effect| match effect {
        Effect::Damage(amount) => i64::from(*amount),
        _ => 0,
    };
    it.uses.iter().map(damage).sum()
}

fn side(world: &World, who: CharacterId) -> Side {
    world.resource::<Roster>().side(who)
}

pub(crate) fn hits(world: &World, aim: Aim, shape: Shape) -> Vec<CharacterId> {
    let center = match aim {
        Aim::Character(who) if shape == Shape::Single => return vec![who],
        Aim::Character(who) => match of::<Stands>(world, who) {
            Some(stands) => stands.panel,
            None => return Vec::new(),
        },
        Aim::Panel(panel) => panel,
    };
    world.resource::<Field>().struck(shape, center)
}

/// Worth of each use after the first, in percent of the first: much may happen before it.
const LATER_USE: i64 = 70;
/// Percent subtracted for each round until the first use.
const ROUND_OF_TIME: i64 = 9;
/// Cost of a point of CPU held for a round, in hundredths of a point of health.
const CPU_ROUND: i64 = 18;

/// The best by the state that follows. Each choice is played on a copy until the round in which it
/// first resolves, with every other character waiting, and compared with waiting until the same
/// round. A breach has no randomness, so the value is exact as far as it looks.
fn best_result(scratch: &mut Scratch, now: &BreachSnapshot) -> Result<Command, SnapshotError> {
    let world = scratch.fill(now)?;
    let commands = all_commands(world);
    let Some(turn) = world.resource::<BreachState>().turn else { return Ok(Command::Wait) };
    let side = self::side(world, turn.who);
    let round = world.resource::<Stack>().round();
    // The value of waiting, by the round played to.
    let mut waiting: BTreeMap<u32, i64> = BTreeMap::new();
    let mut best = (0, Command::Wait);
    for command in commands {
        let Command::Use { subroutine, .. } = command else { continue };
        let until = round + scratch.library().subroutine(subroutine).rounds_until_used(turn.quick);
        if let std::collections::btree_map::Entry::Vacant(place) = waiting.entry(until) {
            let world = scratch.fill(now)?;
            play(world, Command::Wait, until);
            place.insert(value(world, side));
        }
        let world = scratch.fill(now)?;
        play(world, command, until);
        let gain = value(world, side) - waiting[&until];
        let it = world.resource::<BreachLibrary>().subroutine(subroutine);
        let worth = discounted(gain, it);
        if worth > best.0 {
            best = (worth, command);
        }
    }
    Ok(best.1)
}

/// Plays a choice, all others waiting, until the round's moves have been resolved and finished.
fn play(world: &mut World, command: Command, until: u32) {
    let mut next = command;
    loop {
        if act(world, next).is_err() {
            return;
        }
        next = Command::Wait;
        let state = world.resource::<BreachState>();
        let over = match state.turn {
            None => true,
            Some(turn) => !turn.quick && world.resource::<Stack>().round() >= until,
        };
        if over {
            return;
        }
    }
}

fn discounted(gain: i64, it: &Subroutine) -> i64 {
    let uses = i64::from(it.times_used()) - 1;
    let all = gain * (100 + uses * LATER_USE) / 100;
    let waited = all * (100 - (i64::from(it.time) * ROUND_OF_TIME).min(60)) / 100;
    waited - i64::from(it.cpu) * i64::from(it.time + it.duration + 1) * CPU_ROUND
}

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

/// Winning, more than all that is on the field.
const WINNING: i64 = 1_000_000;

fn value(world: &World, side: Side) -> i64 {
    let end = match (world.resource::<BreachState>().outcome, side) {
        (Some(Outcome::Won), Side::Player) | (Some(Outcome::Lost), Side::Hostile) => WINNING,
        (Some(Outcome::Won), _) | (Some(Outcome::Lost), _) => -WINNING,
        (Some(Outcome::Stalemate) | None, _) => 0,
    };
    let signed = |who| {
        let worth = worth(world, who);
        if self::side(world, who) == side { worth } else { -worth }
    };
    end + world.resource::<Roster>().present().map(signed).sum::<i64>()
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
