//! Each participant's preferences, computed once per battle as far as they do not change.
//!
//! Values that depend on nothing, or on the turn for a few turns, are weighed before the first turn
//! and sorted. Choosing is then a walk past the dead. There is one list per participant, and one
//! set of lists for each turn in which values differ.

use crate::move_type::{Depends, Look, MoveType, Role};
use crate::move_types::MoveTypes;
use crate::state::State;
use crate::unit::{MoveTypeId, Participant, ParticipantId};
use crate::value::Value;

/// The most turns with their own set of lists; a type that changes for longer is always asked.
const SETS_AT_MOST: u32 = 8;

#[derive(Clone, Debug)]
pub(crate) struct Table {
    participants: usize,
    sets: u32,
    /// Where each list begins in `choices`, plus one end entry.
    begins: Vec<u32>,
    choices: Vec<(Value, Choice)>,
    /// For each participant, the types that must be asked every time, and the answers that it could
    /// ever give, as bits.
    own: Vec<(u64, u64)>,
}

impl Table {
    /// The preferences of all participants from `state` on, which is the first turn's again after.
    pub(crate) fn new(types: &MoveTypes, participants: &[Participant], state: &mut State) -> Self {
        let known = |one: &Participant, role| types.known_to(&one.unit, role);
        let both = |one| (known(one, Role::Chosen), known(one, Role::AnswersMelee));
        let mut own: Vec<(u64, u64)> = participants.iter().map(both).collect();
        let (mut sets, mut asked_types) = (1, 0);
        for kind in in_set(own.iter().fold(0, |all, one| all | one.0)) {
            match types.known(kind).map(|(_, facts)| facts.depends_on) {
                Some(Depends::Nothing) | None => {}
                Some(Depends::TurnsUpTo(turns)) if turns < SETS_AT_MOST => {
                    sets = sets.max(turns + 1);
                }
                Some(Depends::TurnsUpTo(_) | Depends::State) => asked_types |= kind.bit(),
            }
        }
        let lists = sets as usize * participants.len();
        let mut begins = Vec::with_capacity(lists + 1);
        begins.push(0);
        let mut choices = Vec::with_capacity(2 * lists);
        for set in 0..sets {
            state.set_turn(set + 1);
            for (mover, known) in (0..).map(ParticipantId).zip(&own) {
                let first = choices.len();
                weigh(types, participants, state, mover, known.0 & !asked_types, &mut choices);
                // The sort is stable: among equals, earlier targets and then types stay first.
                choices[first..].sort_by_key(|(value, _)| std::cmp::Reverse(*value));
                begins.push(choices.len() as u32);
            }
        }
        state.set_turn(1);
        own.iter_mut().for_each(|known| known.0 &= asked_types);
        Self { participants: participants.len(), sets, begins, choices, own }
    }

    #[inline]
    pub(crate) fn begins(&self, turn: u32) -> &[u32] {
        let set = turn.min(self.sets) - 1;
        let first = set as usize * self.participants;
        &self.begins[first..=first + self.participants]
    }

    #[inline]
    pub(crate) fn changes_in(&self, turn: u32) -> bool {
        turn <= self.sets
    }

    #[inline]
    pub(crate) fn choice(&self, place: u32) -> Choice {
        self.choices[place as usize].1
    }

    pub(crate) fn value(&self, place: u32) -> Value {
        self.choices[place as usize].0
    }

    #[inline]
    pub(crate) fn asked(&self, mover: ParticipantId) -> u64 {
        self.own[mover.place()].0
    }

    #[inline]
    pub(crate) fn answers(&self, id: ParticipantId) -> u64 {
        self.own[id.place()].1
    }
}

/// Adds what a participant may choose by these types, in the order of targets, then types.
fn weigh(
    types: &MoveTypes,
    participants: &[Participant],
    state: &State,
    mover: ParticipantId,
    kinds: u64,
    list: &mut Vec<(Value, Choice)>,
) {
    for target in (0..participants.len() as u32).map(ParticipantId) {
        for kind in in_set(kinds) {
            let look = Look { participants, state, kind, mover, target };
            let known = types.known(kind);
            let aimed = known.filter(|(_, facts)| facts.has_target || target == mover);
            if let Some(found) = aimed.and_then(|(rules, _)| Choice::weighed(rules, &look)) {
                list.push(found);
            }
        }
    }
}

/// What a participant chooses among these types in this state, if it beats `best`: a higher value,
/// or at equal value an earlier target, then an earlier type.
pub(crate) fn better(
    types: &MoveTypes,
    participants: &[Participant],
    state: &State,
    mover: ParticipantId,
    mut best: Option<(Value, Choice)>,
    kinds: u64,
) -> Option<Choice> {
    for kind in in_set(kinds) {
        let Some((rules, facts)) = types.known(kind) else { continue };
        let targets =
            if facts.has_target { 0..participants.len() as u32 } else { mover.0..mover.0 + 1 };
        for target in targets.map(ParticipantId) {
            let look = Look { participants, state, kind, mover, target };
            let Some(found) = Choice::weighed(rules, &look) else { continue };
            let wins = best.is_none_or(|(value, choice)| {
                found.0 > value || (found.0 == value && found.1.order() < choice.order())
            });
            if wins {
                best = Some(found);
            }
        }
    }
    best.map(|(_, choice)| choice)
}

/// The types in a set of bits, in the order of registration.
#[inline]
pub(crate) fn in_set(mut set: u64) -> impl Iterator<Item = MoveTypeId> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| MoveTypeId(set.trailing_zeros()));
        set &= set.wrapping_sub(1);
        first
    })
}

/// A move type, its target, and the number of repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The target; the mover itself for types without a target.
    pub target: ParticipantId,
    /// The move type.
    pub kind: MoveTypeId,
    /// How many times it is made, while it stays viable.
    pub repeats: u32,
}

impl Choice {
    /// The choice that `look` considers, and its value times its repeats, if it is viable and worth
    /// something. A type without a target is considered only with its mover as the target.
    #[inline]
    pub(crate) fn weighed(rules: &dyn MoveType, look: &Look<'_>) -> Option<(Value, Self)> {
        if !rules.is_viable(look) {
            return None;
        }
        let repeats = rules.repeats(look);
        let value = rules.expected_value(look).times(repeats);
        let choice = Self { target: look.target, kind: look.kind, repeats };
        value.is_positive().then_some((value, choice))
    }

    /// Among choices of equal value, the one that sorts first is preferred.
    fn order(self) -> (ParticipantId, MoveTypeId) {
        (self.target, self.kind)
    }
}
