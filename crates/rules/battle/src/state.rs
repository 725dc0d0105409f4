//! The changing part of a battle: health, uses, the turn, and what formations bring: guards, marks,
//! rallies, withdrawals. Stats and abilities never change.

use crate::moves::Move;
use crate::spots::{Spot, spots};
use crate::unit::{Camp, MoveTypeId, Participant, ParticipantId, bits};
use daemonfall_core::Health;
use serde::Serialize;
use std::sync::Arc;

/// The changing part of a battle. Move types change it only through its methods, which keep the
/// living, the losers and the used-up moves consistent.
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
    #[serde(skip)]
    spots: Option<Arc<[Spot]>>,
    /// Those that left the battle alive, as bits.
    away: u64,
    /// Those whose partner guards them, as bits.
    guarded: u64,
    /// Those that are marked, as bits.
    marked: u64,
    /// Those that a rally has lifted, as bits.
    lifted: u64,
}

/// What a mark takes from the defence of its target.
pub const MARK: i32 = 2;
/// What a rally adds to the attack of those beside it.
pub const RALLY: i32 = 2;

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
            spots: spots(participants),
            away: 0,
            guarded: 0,
            marked: 0,
            lifted: 0,
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
        self.away = other.away;
        self.guarded = other.guarded;
        self.marked = other.marked;
        self.lifted = other.lifted;
        self.spots.clone_from(&other.spots);
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

    #[inline]
    pub fn health(&self, id: ParticipantId) -> Health {
        self.health[id.place()]
    }

    /// Every participant's health, in participant order.
    pub fn healths(&self) -> &[Health] {
        &self.health
    }

    /// Whether a participant lives and has not withdrawn.
    #[inline]
    pub fn lives(&self, id: ParticipantId) -> bool {
        self.alive & id.bit() != 0
    }

    /// How many of a camp are alive and have not withdrawn.
    pub fn left(&self, camp: Camp) -> u32 {
        (self.alive & self.camp(camp)).count_ones()
    }

    /// How many of a camp are alive, withdrawn or not.
    pub(crate) fn survivors(&self, camp: Camp) -> u32 {
        ((self.alive | self.away) & self.camp(camp)).count_ones()
    }

    #[inline]
    pub(crate) fn is_beaten(&self, camp: Camp) -> bool {
        self.alive & self.camp(camp) == 0
    }

    #[inline]
    pub(crate) fn camp(&self, camp: Camp) -> u64 {
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

    /// Takes up to `amount` health from `target`, or from the guard that stands before it, credited
    /// to the mover of `made`; returns how much was taken. The dead stay dead: nothing revives them.
    #[inline]
    pub fn hurt(&mut self, made: &Move, target: ParticipantId, amount: i32) -> i32 {
        let target = self.struck(target);
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

/// Formations.
impl State {
    fn spot(&self, id: ParticipantId) -> Spot {
        let spot = self.spots.as_ref().and_then(|spots| spots.get(id.place()));
        spot.copied().unwrap_or_default()
    }

    /// Whether melee reaches it and is made by it: no living front row of its stack is before it.
    pub fn is_exposed(&self, id: ParticipantId) -> bool {
        self.spot(id).covers & self.alive == 0
    }

    /// The living ones beside it in its row.
    pub fn beside(&self, id: ParticipantId) -> impl Iterator<Item = ParticipantId> + use<> {
        bits(self.spot(id).beside & self.alive).map(ParticipantId)
    }

    /// The one before or behind it in the other row of its stack.
    pub fn partner(&self, id: ParticipantId) -> Option<ParticipantId> {
        self.spot(id).partner
    }

    /// Whether nobody lives further along its row.
    pub fn ends_row(&self, id: ParticipantId) -> bool {
        self.spot(id).beyond & self.alive == 0
    }

    /// The living one that takes the blows meant for it.
    #[inline]
    pub fn guard_of(&self, id: ParticipantId) -> Option<ParticipantId> {
        let guard = (self.guarded & id.bit() != 0).then(|| self.partner(id)).flatten();
        guard.filter(|guard| self.lives(*guard))
    }

    /// The one that a blow at it hits: its guard or itself.
    #[inline]
    pub fn struck(&self, id: ParticipantId) -> ParticipantId {
        self.guard_of(id).unwrap_or(id)
    }

    /// From now on its partner guards it.
    pub(crate) fn set_guarded(&mut self, id: ParticipantId) {
        self.guarded |= id.bit();
    }

    /// What a mark takes from its defence.
    #[inline]
    pub fn mark(&self, id: ParticipantId) -> i32 {
        i32::from(self.marked & id.bit() != 0) * MARK
    }

    /// Marks it for the rest of the battle.
    pub(crate) fn set_marked(&mut self, id: ParticipantId) {
        self.marked |= id.bit();
    }

    /// What a rally adds to its attack.
    #[inline]
    pub fn lift(&self, id: ParticipantId) -> i32 {
        i32::from(self.lifted & id.bit() != 0) * RALLY
    }

    /// Lifts the living ones beside it for the rest of the battle.
    pub(crate) fn lift_beside(&mut self, id: ParticipantId) {
        self.lifted |= self.spot(id).beside & self.alive;
    }

    /// Those that left the battle alive.
    pub(crate) fn away(&self) -> impl Iterator<Item = ParticipantId> + use<> {
        bits(self.away).map(ParticipantId)
    }

    /// Whether it left the battle alive.
    pub fn is_away(&self, id: ParticipantId) -> bool {
        self.away & id.bit() != 0
    }

    /// It leaves the battle alive.
    pub(crate) fn withdraw(&mut self, id: ParticipantId) {
        self.away |= self.alive & id.bit();
        self.alive &= !id.bit();
    }

    /// Whether others have changed the rolls of this mover at this target.
    pub(crate) fn is_changed(&self, mover: ParticipantId, target: ParticipantId) -> bool {
        (self.guarded | self.marked) & target.bit() != 0 || self.lifted & mover.bit() != 0
    }
}
