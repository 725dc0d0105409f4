//! The changing part of a battle: health, uses, the turn. Stats and abilities never change.

use crate::moves::Move;
use crate::unit::{Camp, MoveTypeId, Participant, ParticipantId};
use daemonfall_core::Health;
use serde::Serialize;

/// The changing part of a battle. Move types change it only through [`hurt`](Self::hurt) and
/// [`mend`](Self::mend), which keep the living, the losers and the used-up moves consistent.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct State {
    turn: u32,
    health: Vec<Health>,
    /// For each participant, the types that it has used up, as bits; empty until one is.
    used: Vec<u64>,
    alive: u64,
    attackers: u64,
    defenders: u64,
    attackers_scored: bool,
}

impl State {
    pub(crate) fn new(participants: &[Participant]) -> Self {
        let mut state = Self {
            turn: 1,
            health: participants.iter().map(|one| one.unit.health).collect(),
            used: Vec::new(),
            alive: 0,
            attackers: 0,
            defenders: 0,
            attackers_scored: false,
        };
        for (id, one) in (0..).map(ParticipantId).zip(participants) {
            match one.camp {
                Camp::Attacker => state.attackers |= id.bit(),
                Camp::Defender => state.defenders |= id.bit(),
            }
            if !one.unit.health.is_dead() {
                state.alive |= id.bit();
            }
        }
        state
    }

    /// Becomes a copy of `other`, reusing its own memory.
    #[inline]
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.turn = other.turn;
        self.health.clone_from(&other.health);
        self.used.clone_from(&other.used);
        self.alive = other.alive;
        self.attackers = other.attackers;
        self.defenders = other.defenders;
        self.attackers_scored = other.attackers_scored;
    }

    /// The turn, from 1.
    #[inline]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    pub(crate) fn set_turn(&mut self, turn: u32) {
        self.turn = turn;
        self.attackers_scored = false;
    }

    /// A participant's health.
    #[inline]
    pub fn health(&self, id: ParticipantId) -> Health {
        self.health[id.place()]
    }

    /// Every participant's health, in participant order.
    pub fn healths(&self) -> &[Health] {
        &self.health
    }

    /// Whether a participant lives.
    #[inline]
    pub fn lives(&self, id: ParticipantId) -> bool {
        self.alive & id.bit() != 0
    }

    /// How many of a camp are alive.
    pub fn left(&self, camp: Camp) -> u32 {
        (self.alive & self.camp(camp)).count_ones()
    }

    #[inline]
    pub(crate) fn is_beaten(&self, camp: Camp) -> bool {
        self.alive & self.camp(camp) == 0
    }

    #[inline]
    fn camp(&self, camp: Camp) -> u64 {
        match camp {
            Camp::Attacker => self.attackers,
            Camp::Defender => self.defenders,
        }
    }

    /// Whether the attackers have damaged the defenders in this turn.
    pub fn attackers_scored(&self) -> bool {
        self.attackers_scored
    }

    /// Whether a participant has used up this type, if it is made once per battle.
    #[inline]
    pub fn has_used(&self, id: ParticipantId, kind: MoveTypeId) -> bool {
        self.used(id) & kind.bit() != 0
    }

    /// The types, as bits, that a participant has used up.
    #[inline]
    pub(crate) fn used(&self, id: ParticipantId) -> u64 {
        self.used.get(id.place()).copied().unwrap_or(0)
    }

    /// Takes up to `amount` health from `target`, credited to the mover of `made`; returns how much
    /// was taken. The dead stay dead: nothing revives them.
    #[inline]
    pub fn hurt(&mut self, made: &Move, target: ParticipantId, amount: i32) -> i32 {
        let health = &mut self.health[target.place()];
        let taken = health.take(amount);
        let dead = health.is_dead();
        let by_attacker = self.attackers & made.mover.bit() != 0;
        let at_defender = self.defenders & target.bit() != 0;
        self.attackers_scored |= taken > 0 && by_attacker && at_defender;
        self.alive &= !(u64::from(dead) << (target.0 & 63));
        taken
    }

    /// Gives up to `amount` health to a living `target`, up to its maximum; returns how much.
    pub fn mend(&mut self, target: ParticipantId, amount: i32) -> i32 {
        if !self.lives(target) {
            return 0;
        }
        self.health[target.place()].give(amount)
    }

    pub(crate) fn note_use(&mut self, made: &Move) {
        self.used.resize(self.health.len(), 0);
        self.used[made.mover.place()] |= made.kind.bit();
    }
}
