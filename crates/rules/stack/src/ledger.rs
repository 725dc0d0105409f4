//! Lists which characters hold CPU, and with which moves. For display only, not for rules.

use crate::characters::{CharacterId, Cpu, Presence, Roster};
use crate::command::Choice;
use crate::stack::{MoveId, Stack};
use crate::subroutine::{SubroutineId, Subroutines};
use bevy_ecs::prelude::*;

/// A move that holds CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub id: MoveId,
    pub subroutine: SubroutineId,
    pub target: Option<CharacterId>,
    pub cpu: i32,
    /// Rounds until it finishes, if nobody is removed.
    pub rounds_left: u32,
    /// Uses still to come, including resolved ones.
    pub uses_left: usize,
    /// It has ended and returns its CPU in this round's finish step.
    pub ended: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    pub holder: CharacterId,
    /// Whether it is still in the fight.
    pub presence: Presence,
    /// Its maximum.
    pub max: i32,
    /// The CPU that its moves hold.
    pub held: i32,
    /// Free CPU; below zero if the maximum fell.
    pub free: i32,
    /// Its moves, in the order added.
    pub moves: Vec<Held>,
}

/// The CPU of all characters, in character order.
pub fn ledger(world: &World) -> Vec<Ledger> {
    let roster = world.resource::<Roster>();
    let holder = |id: CharacterId| {
        let cpu = *world.get::<Cpu>(roster.entity(id)?)?;
        Some((id, roster.presence(id)?, cpu))
    };
    ledger_of(
        world.resource::<Stack>(),
        world.resource::<Subroutines>(),
        roster.all().filter_map(holder),
    )
}

/// The CPU of these characters with this stack, of now or of earlier, in their order.
pub fn ledger_of(
    stack: &Stack,
    subroutines: &Subroutines,
    holders: impl IntoIterator<Item = (CharacterId, Presence, Cpu)>,
) -> Vec<Ledger> {
    let cost = |id: SubroutineId| subroutines.get(id).map_or(0, |subroutine| subroutine.cpu);
    let of = |(holder, presence, cpu): (CharacterId, Presence, Cpu)| {
        let held = |id: MoveId, choice: Choice, ended: bool, rounds_left: u32| Held {
            id,
            subroutine: choice.subroutine,
            target: choice.target,
            cpu: cost(choice.subroutine),
            rounds_left,
            uses_left: if ended { 0 } else { stack.uses_left(id) },
            ended,
        };
        let ended = stack.finishing().filter(|ended| ended.choice.user == holder);
        let ended = ended.map(|ended| held(ended.id, ended.choice, true, 0));
        let running = stack.moves().iter().filter(|known| known.choice.user == holder);
        let running = running.map(|known| {
            let rounds_left = known.lifetime.saturating_sub(known.advanced);
            held(known.id, known.choice, false, rounds_left)
        });
        let mut moves: Vec<Held> = ended.chain(running).collect();
        moves.sort_unstable_by_key(|held| held.id);
        Ledger { holder, presence, max: cpu.max, held: cpu.held, free: cpu.free(), moves }
    };
    holders.into_iter().map(of).collect()
}
