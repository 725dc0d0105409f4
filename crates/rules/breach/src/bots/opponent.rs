//! The opponent: rates every legal subroutine and aim by the state that follows, one resolution
//! ahead.
//!
//! Each choice is played on a copy until the round in which it first resolves, with every other
//! character waiting, and compared with waiting until the same round. A breach has no randomness,
//! so the value is exact as far as it looks.

use super::value::value;
use crate::command::Command;
use crate::duel::act;
use crate::legal::{all_commands, of};
use crate::library::{BreachLibrary, Subroutine};
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use crate::state::BreachState;
use bevy_ecs::world::World;
use daemonfall_core::Side;
use daemonfall_stack::Stack;
use std::collections::BTreeMap;

/// Worth of each use after the first, in percent of the first: much may happen before it.
const LATER_USE: i64 = 70;
/// Percent subtracted for each round until the first use.
const ROUND_OF_TIME: i64 = 9;
/// Cost of a point of CPU held for a round, in hundredths of a point of health.
const CPU_ROUND: i64 = 18;

pub(super) fn choose(
    scratch: &mut Scratch,
    now: &BreachSnapshot,
) -> Result<Command, SnapshotError> {
    let world = scratch.fill(now)?;
    let commands = all_commands(world);
    let Some(turn) = world.resource::<BreachState>().turn else { return Ok(Command::Wait) };
    let side: Side = of(world, turn.who).copied().unwrap_or_default();
    let round = world.resource::<Stack>().round();
    // The value of waiting, by the round played to.
    let mut waiting: BTreeMap<u32, i64> = BTreeMap::new();
    let mut best = (0, Command::Wait);
    for command in commands {
        let Command::Use { subroutine, .. } = command else { continue };
        let time = scratch.library().subroutine(subroutine).time;
        // A pick is added in the next round; the choice of a quick turn is added at once.
        let until = round + time + u32::from(!turn.quick);
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
    let uses = if it.multi_use { i64::from(it.duration) } else { 0 };
    let all = gain * (100 + uses * LATER_USE) / 100;
    let waited = all * (100 - (i64::from(it.time) * ROUND_OF_TIME).min(60)) / 100;
    waited - i64::from(it.cpu) * i64::from(it.time + it.duration + 1) * CPU_ROUND
}
