//! The turns of a battle: choices, repeats, answers, and the end.

use crate::dice::Dice;
use crate::move_type::{Facts, Look, MoveType};
use crate::moves::Move;
use crate::plan::Plan;
use crate::state::State;
use crate::table::{self, Choice, Owner};
use crate::unit::{Camp, MoveTypeId, ParticipantId};
use serde::{Deserialize, Serialize};

/// Consecutive turns without damage to the defenders after which the battle ends.
pub const TURNS_WITHOUT_DAMAGE: u32 = 3;
/// Turns after which a battle always ends: custom move types could go on for ever.
pub const TURNS_AT_MOST: u32 = 100_000;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// No defender is left.
    Attacker,
    /// No attacker is left.
    Defender,
    /// Both sides have units left, and the attackers have stopped doing damage.
    Stalemate,
}

impl Outcome {
    pub const ALL: [Self; 3] = [Self::Attacker, Self::Defender, Self::Stalemate];

    /// The winner, if it is decided. Attackers who are all dead have lost, whoever else is left.
    pub fn decided(state: &State) -> Option<Self> {
        if state.is_beaten(Camp::Attacker) {
            return Some(Self::Defender);
        }
        state.is_beaten(Camp::Defender).then_some(Self::Attacker)
    }

    /// The side that won, if one did.
    pub fn winner(self) -> Option<Camp> {
        match self {
            Self::Attacker => Some(Camp::Attacker),
            Self::Defender => Some(Camp::Defender),
            Self::Stalemate => None,
        }
    }
}

/// Records what happens in a battle.
pub trait Recorder {
    fn turn(&mut self, _turn: u32) {}
    /// A move was made and carried out.
    fn made(&mut self, made: &Move);
}

/// Records nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    #[inline]
    fn made(&mut self, _made: &Move) {}
}

/// Reusable memory for fighting many battles in a row without allocating.
#[derive(Clone, Debug)]
pub struct Arena {
    pub(crate) state: State,
    /// For each participant, how many dead targets at the head of its list have been skipped.
    heads: Vec<u32>,
}

impl Arena {
    /// An arena sized for battles of this plan; it grows for larger ones.
    pub fn new(plan: &Plan) -> Self {
        Self { state: plan.start().clone(), heads: vec![0; plan.participants().len()] }
    }

    /// The state of the last battle fought.
    pub fn state(&self) -> &State {
        &self.state
    }
}

impl Plan {
    /// Fights one battle from start to end, in any `arena`.
    pub fn fight<R: Recorder>(
        &self,
        arena: &mut Arena,
        dice: &mut Dice,
        recorder: &mut R,
    ) -> Outcome {
        arena.state.copy_from(self.start());
        let mut idle = 0;
        for turn in 1..=TURNS_AT_MOST {
            arena.state.set_turn(turn);
            if self.table().changes_in(turn) {
                let list = self.table().list(turn);
                arena.heads.clear();
                arena.heads.extend(self.table().owners().iter().map(|one| one.list(list).0));
            }
            recorder.turn(turn);
            self.take_turns(arena, dice, recorder);
            if let Some(outcome) = Outcome::decided(&arena.state) {
                return outcome;
            }
            idle = if arena.state.attackers_scored() { 0 } else { idle + 1 };
            if idle == TURNS_WITHOUT_DAMAGE {
                break;
            }
        }
        Outcome::Stalemate
    }

    fn take_turns<R: Recorder>(&self, arena: &mut Arena, dice: &mut Dice, recorder: &mut R) {
        let Arena { state, heads } = arena;
        let list = self.table().list(state.turn());
        let owners = self.table().owners().iter().zip(heads);
        for (mover, (owner, head)) in (0..).map(ParticipantId).zip(owners) {
            if !state.lives(mover) {
                continue;
            }
            if let Some(choice) = self.choose(state, owner, head, list, mover) {
                self.act(state, mover, choice, dice, recorder);
            }
        }
    }

    /// The best choice of a participant. `head` is how far its list has been skipped, and advances.
    #[inline]
    fn choose(
        &self,
        state: &State,
        owner: &Owner,
        head: &mut u32,
        list: usize,
        mover: ParticipantId,
    ) -> Option<Choice> {
        let (table, end) = (self.table(), owner.list(list).1);
        while *head < end && !state.lives(table.choice(*head).target) {
            *head += 1;
        }
        let listed = (*head < end).then(|| table.choice(*head));
        if owner.asked == 0 {
            return listed;
        }
        let asked = owner.asked & !state.used(mover);
        if asked == 0 {
            return listed;
        }
        let best = listed.map(|choice| (table.value(*head), choice));
        table::better(self.rules(), self.participants(), state, mover, best, asked)
    }

    fn act<R: Recorder>(
        &self,
        state: &mut State,
        mover: ParticipantId,
        Choice { target, kind, repeats }: Choice,
        dice: &mut Dice,
        recorder: &mut R,
    ) {
        let Some(known @ (rules, facts)) = self.rules().known(kind) else { return };
        for repeat in 0..repeats {
            let viable = repeat == 0
                || if facts.is_steady() {
                    state.lives(mover) && state.lives(target)
                } else {
                    rules.is_viable(&self.look(state, mover, kind, target))
                };
            if !viable {
                return;
            }
            self.make(known, state, (mover, kind, target), dice, recorder);
            if facts.is_melee && state.lives(target) {
                self.answer(state, mover, target, dice, recorder);
            }
        }
    }

    #[inline]
    fn answer<R: Recorder>(
        &self,
        state: &mut State,
        mover: ParticipantId,
        target: ParticipantId,
        dice: &mut Dice,
        recorder: &mut R,
    ) {
        for kind in table::in_set(self.table().owners()[target.place()].answers) {
            let Some(known @ (rules, _)) = self.rules().known(kind) else { continue };
            if rules.is_viable(&self.look(state, target, kind, mover)) {
                return self.make(known, state, (target, kind, mover), dice, recorder);
            }
        }
    }

    #[inline(always)]
    fn make<R: Recorder>(
        &self,
        (rules, facts): (&dyn MoveType, &Facts),
        state: &mut State,
        (mover, kind, target): (ParticipantId, MoveTypeId, ParticipantId),
        dice: &mut Dice,
        recorder: &mut R,
    ) {
        let unit = |id: ParticipantId| &self.participants()[id.place()].unit;
        let effect = match facts.blow {
            Some(blow) => blow.roll(unit(mover), unit(target)).draw(dice).done(),
            None => rules.generate(&self.look(state, mover, kind, target), dice),
        };
        let made = Move { mover, target: facts.has_target.then_some(target), kind, effect };
        if facts.blow.is_some() {
            state.hurt(&made, target, effect);
        } else {
            rules.apply(state, &made);
        }
        if facts.once {
            state.note_use(&made);
        }
        recorder.made(&made);
    }

    #[inline]
    pub(crate) fn look<'a>(
        &'a self,
        state: &'a State,
        mover: ParticipantId,
        kind: MoveTypeId,
        target: ParticipantId,
    ) -> Look<'a> {
        Look { participants: self.participants(), state, kind, mover, target }
    }
}
