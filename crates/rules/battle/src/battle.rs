//! A fought battle: its moves and its ending.

use crate::dice::Dice;
use crate::engine::{Arena, Outcome, Recorder};
use crate::move_types::MoveTypes;
use crate::moves::{Move, MoveTuple};
use crate::plan::Plan;
use crate::state::State;
use daemonfall_core::{Fingerprint, Health, fingerprint_of};
use serde::{Deserialize, Serialize};

/// What is left after a battle, as far as its moves alone determine it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winner, or a stalemate.
    pub outcome: Outcome,
    /// Health of all participants, in their order; zero means dead.
    pub health: Vec<Health>,
}

impl Ending {
    pub(crate) fn of(state: &State) -> Self {
        Self {
            outcome: Outcome::decided(state).unwrap_or(Outcome::Stalemate),
            health: state.healths().to_vec(),
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
    /// The seed of its dice.
    pub seed: u64,
    /// All moves, in order.
    pub moves: Vec<Move>,
    /// For each turn, the index in `moves` of its first move.
    pub turns: Vec<u32>,
    /// The state at the end.
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
