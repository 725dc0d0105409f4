//! A fought battle: its moves, its ending, and the changes that committing it makes to the map.

use crate::dice::Dice;
use crate::engine::{Arena, Outcome, Recorder};
use crate::field::Sides;
use crate::move_types::MoveTypes;
use crate::moves::{Move, MoveTuple};
use crate::plan::Plan;
use crate::state::State;
use crate::unit::{ParticipantId, StackId};
use daemonfall_core::{Fingerprint, Health, fingerprint_of};
use serde::{Deserialize, Serialize};

/// What is left after a battle, as far as its moves alone determine it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner, or a stalemate.
    pub outcome: Outcome,
    /// Health of all participants, in their order; zero means dead.
    pub health: Vec<Health>,
    /// Those that have withdrawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<ParticipantId>,
}

impl Ending {
    pub(crate) fn of(state: &State) -> Self {
        Self {
            outcome: Outcome::decided(state).unwrap_or(Outcome::Stalemate),
            health: state.healths().to_vec(),
            away: state.away().collect(),
        }
    }

    /// A fingerprint, equal for equal endings on every machine.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint_of(self)
    }
}

/// A whole battle. It changes nothing on the map until it is committed.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    pub seed: u64,
    pub moves: Vec<Move>,
    /// For each turn, the index in `moves` of its first move.
    pub turns: Vec<u32>,
    pub ending: Ending,
}

impl Battle {
    /// The moves as tuples that can be saved.
    pub fn tuples(&self, types: &MoveTypes) -> Vec<MoveTuple> {
        self.moves.iter().map(|made| types.tuple(made)).collect()
    }

    /// The turn in which a move was made, from 1.
    pub fn turn_of(&self, place: usize) -> u32 {
        self.turns.partition_point(|begin| *begin as usize <= place) as u32
    }
}

#[derive(Default)]
struct Log {
    moves: Vec<Move>,
    turns: Vec<u32>,
}

impl Recorder for Log {
    fn turn(&mut self, _turn: u32) {
        self.turns.push(self.moves.len() as u32);
    }

    fn made(&mut self, made: &Move) {
        self.moves.push(*made);
    }
}

impl Plan {
    /// Fights the battle with dice from this seed.
    pub fn simulate(&self, seed: u64) -> Battle {
        let (mut arena, mut log) = (Arena::new(self), Log::default());
        self.fight(&mut arena, &mut Dice::new(seed), &mut log);
        Battle { seed, moves: log.moves, turns: log.turns, ending: Ending::of(arena.state()) }
    }
}

/// A surviving unit of a stack.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survivor {
    /// Its position before the battle, from 0.
    pub position: u8,
    pub health: Health,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct StackAfter {
    pub stack: StackId,
    pub tile: u8,
    /// The survivors, by position.
    pub survivors: Vec<Survivor>,
    /// Positions of the dead units, which are removed.
    pub dead: Vec<u8>,
}

impl StackAfter {
    /// Whether no unit is left, so that the stack is removed.
    pub fn is_empty(&self) -> bool {
        self.survivors.is_empty()
    }
}

/// Everything to write back to the map.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    pub outcome: Outcome,
    /// The stacks that fought, in field order. Stacks that stayed out are unchanged.
    pub stacks: Vec<StackAfter>,
    /// Whether the attacking stack enters the tile: it won, one of it is left, and the tile is empty.
    pub attacker_enters: bool,
}

impl Sides {
    /// The changes that this ending makes. A stalemate changes only health and who is alive.
    pub fn commit(&self, ending: &Ending) -> Commit {
        let mut stacks: Vec<StackAfter> = Vec::new();
        for (post, health) in self.posts.iter().zip(&ending.health) {
            if stacks.last().is_none_or(|stack| stack.stack != post.stack) {
                stacks.push(StackAfter {
                    stack: post.stack,
                    tile: post.tile,
                    survivors: Vec::new(),
                    dead: Vec::new(),
                });
            }
            let Some(stack) = stacks.last_mut() else { continue };
            let (position, health) = (post.position, *health);
            if health.is_dead() {
                stack.dead.push(position);
            } else {
                stack.survivors.push(Survivor { position, health });
            }
        }
        let emptied = |stack: StackId| {
            let mut fought = stacks.iter().filter(|after| after.stack == stack);
            fought.next().is_some_and(StackAfter::is_empty)
        };
        let mut attacked = self.stacks.iter().filter(|standing| standing.tile == 0);
        let all = (0..).map(ParticipantId).zip(self.posts.iter().zip(&ending.health));
        let mut stay =
            all.filter(|(id, (_, health))| !health.is_dead() && !ending.away.contains(id));
        let attacker_enters = ending.outcome == Outcome::Attacker
            && attacked.all(|standing| emptied(standing.stack))
            && stay.any(|(_, (post, _))| post.stack == self.attacker);
        Commit { outcome: ending.outcome, stacks, attacker_enters }
    }
}
