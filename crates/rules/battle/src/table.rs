//! Each participant's preferences, computed once per battle as far as they do not change.
//!
//! Values that depend on nothing, or on the turn for a few turns, are weighed before the first turn
//! and sorted. Choosing is then a walk past the dead. Each participant has one list for each turn
//! in which values differ.

use crate::move_type::{Depends, Look, MoveType};
use crate::move_types::MoveTypes;
use crate::state::State;
use crate::unit::{MoveTypeId, Participant, ParticipantId, bits};
use crate::value::Value;
use std::cmp::Reverse;

/// The most lists of a participant; a type that changes for more turns is always asked.
const LISTS_AT_MOST: usize = 8;

#[derive(Clone, Debug)]
pub(crate) struct Table {
    lists: usize,
    owners: Vec<Owner>,
    choices: Vec<(Value, Choice)>,
}

/// What one participant may do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Owner {
    /// The types that must be asked every time, as bits.
    pub asked: u64,
    /// The answers that it could ever give.
    pub answers: u64,
    /// Where each of its lists begins in `choices`, and where the last one ends.
    begins: [u32; LISTS_AT_MOST + 1],
}

impl Owner {
    /// Where a list begins and ends.
    #[inline]
    pub(crate) fn list(&self, list: usize) -> (u32, u32) {
        (self.begins[list], self.begins[list + 1])
    }
}

impl Table {
    /// The preferences of all participants from `state` on, which is the first turn's again after.
    pub(crate) fn new(types: &MoveTypes, participants: &[Participant], state: &mut State) -> Self {
        let own = |one: &Participant| {
            let (asked, answers) = types.known_to(&one.unit);
            Owner { asked, answers, ..Owner::default() }
        };
        let mut owners: Vec<Owner> = participants.iter().map(own).collect();
        let (mut lists, mut turning, mut asked) = (1, 0, 0);
        for kind in in_set(owners.iter().fold(0, |all, one| all | one.asked)) {
            match types.known(kind).map(|(_, facts)| facts.depends_on) {
                Some(Depends::Nothing) | None => {}
                Some(Depends::TurnsUpTo(turns)) if (turns as usize) < LISTS_AT_MOST => {
                    lists = lists.max(turns as usize + 1);
                    turning |= kind.bit();
                }
                Some(Depends::TurnsUpTo(_) | Depends::State) => asked |= kind.bit(),
            }
        }
        let mut choices = Vec::with_capacity(2 * lists * participants.len());
        for (mover, owner) in (0..).map(ParticipantId).zip(&mut owners) {
            let mut kinds = owner.asked & !asked;
            owner.asked &= asked;
            for list in 0..lists {
                let first = choices.len();
                owner.begins[list] = first as u32;
                state.set_turn(list as u32 + 1);
                if list > 0 {
                    // What does not depend on the turn is worth as much as before.
                    kinds &= turning;
                    for place in owner.begins[list - 1] as usize..first {
                        let known: (Value, Choice) = choices[place];
                        if known.1.kind.bit() & turning == 0 {
                            choices.push(known);
                        }
                    }
                }
                weigh(types, participants, state, mover, kinds, |found| choices.push(found));
                choices[first..].sort_unstable_by_key(rank);
            }
            owner.begins[lists] = choices.len() as u32;
        }
        state.set_turn(1);
        Self { lists, owners, choices }
    }

    /// What each participant may do, in their order.
    #[inline]
    pub(crate) fn owners(&self) -> &[Owner] {
        &self.owners
    }

    #[inline]
    pub(crate) fn list(&self, turn: u32) -> usize {
        (turn as usize).min(self.lists) - 1
    }

    #[inline]
    pub(crate) fn changes_in(&self, turn: u32) -> bool {
        turn as usize <= self.lists
    }

    #[inline]
    pub(crate) fn choice(&self, place: u32) -> Choice {
        self.choices[place as usize].1
    }

    pub(crate) fn value(&self, place: u32) -> Value {
        self.choices[place as usize].0
    }
}

/// Finds what a participant may choose by these types.
#[inline]
fn weigh(
    types: &MoveTypes,
    participants: &[Participant],
    state: &State,
    mover: ParticipantId,
    kinds: u64,
    mut found: impl FnMut((Value, Choice)),
) {
    for kind in in_set(kinds) {
        let Some((rules, facts)) = types.known(kind) else { continue };
        let targets =
            if facts.has_target { 0..participants.len() as u32 } else { mover.0..mover.0 + 1 };
        for target in targets.map(ParticipantId) {
            let look = Look { participants, state, kind, mover, target };
            if let Some(choice) = Choice::weighed(rules, &look) {
                found(choice);
            }
        }
    }
}

/// What a participant chooses among these types in this state, if it beats `best`.
pub(crate) fn better(
    types: &MoveTypes,
    participants: &[Participant],
    state: &State,
    mover: ParticipantId,
    mut best: Option<(Value, Choice)>,
    kinds: u64,
) -> Option<Choice> {
    weigh(types, participants, state, mover, kinds, |found: (Value, Choice)| {
        if best.is_none_or(|best| rank(&found) < rank(&best)) {
            best = Some(found);
        }
    });
    best.map(|(_, choice)| choice)
}

/// The types in a set of bits, in the order of registration.
#[inline]
pub(crate) fn in_set(set: u64) -> impl Iterator<Item = MoveTypeId> {
    bits(set).map(MoveTypeId)
}

/// A move type, its target, and the number of repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The target; the mover itself for types without a target.
    pub target: ParticipantId,
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
}

/// What is preferred sorts first: a higher value, then an earlier target, then an earlier type.
fn rank((value, choice): &(Value, Choice)) -> impl Ord + use<> {
    (Reverse(*value), choice.target, choice.kind)
}
