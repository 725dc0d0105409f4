//! A battle that was fought: its moves and what is left.

use crate::dice::Dice;
use crate::engine::{Arena, Outcome, Recorder};
use crate::move_types::MoveTypes;
use crate::moves::{Move, MoveTuple};
use crate::plan::Plan;
use crate::state::State;
use daemonfall_core::{Fingerprint, Health, fingerprint_of};
use serde::{Deserialize, Serialize};

/// What is left after a battle: that which its moves alone tell.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who has won.
    pub outcome: Outcome,
    /// Health of all participants, in their order; zero is dead.
    pub health: Vec<Health>,
}

impl Ending {
    pub(crate) fn of(state: &State) -> Self {
        Self {
            outcome: Outcome::decided(state).unwrap_or(Outcome::Stalemate),
            health: state.healths().to_vec(),
        }
    }

    /// The fingerprint: the same for the same ending on every machine.
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint_of(self)
    }
}

/// A whole battle. It changes nothing on the map until it is committed.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The seed of its dice.
    pub seed: u64,
    /// Everything that was done, in order.
    pub moves: Vec<Move>,
    /// For each turn, the place in `moves` of its first move.
    pub turns: Vec<u32>,
    /// What is left.
    pub ending: Ending,
}

impl Battle {
    /// The moves as tuples that can be kept.
    pub fn tuples(&self, types: &MoveTypes) -> Vec<MoveTuple> {
        self.moves.iter().map(|made| made.tuple(types)).collect()
    }

    /// The turn in which a move was made, from 1.
    pub fn turn_of(&self, place: usize) -> u32 {
        self.turns.partition_point(|begin| *begin as usize <= place) as u32
    }
}

/// Keeps all moves.
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
    /// Fights the battle with the dice of this seed.
    pub fn simulate(&self, seed: u64) -> Battle {
        let (mut arena, mut log) = (Arena::new(self), Log::default());
        self.fight(&mut arena, &mut Dice::new(seed), &mut log);
        Battle { seed, moves: log.moves, turns: log.turns, ending: Ending::of(arena.state()) }
    }
}
