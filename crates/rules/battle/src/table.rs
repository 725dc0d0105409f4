//! Each participant's preferences, computed once per battle as far as they do not change.
//!
//! Values that depend on nothing, or on the turn for a few turns, are weighed before the first turn
//! and sorted. Choosing is then a walk past the dead. There is one list per participant, and one
//! set of lists for each turn in which values differ.

use crate::choice::Choice;
use crate::facts;
use crate::ids::ParticipantId;
use crate::move_type::{Depends, Look, Role};
use crate::move_types::MoveTypes;
use crate::state::State;
use crate::unit::Participant;
use crate::value::Value;

/// The most turns with their own set of lists; a type that changes for longer is always asked.
const SETS_AT_MOST: u32 = 8;

#[derive(Clone, Debug)]
pub(crate) struct Table {
    participants: usize,
    sets: u32,
    /// Where each list begins in `choices`, plus one end entry.
    begins: Vec<u32>,
    choices: Vec<Choice>,
    values: Vec<Value>,
    /// For each participant, the types that must be asked every time, as bits.
    asked: Vec<u64>,
}

impl Table {
    pub(crate) fn new(types: &MoveTypes, participants: &[Participant]) -> Self {
        let known: Vec<u64> =
            participants.iter().map(|one| facts::known(types, Role::Chosen, &one.unit)).collect();
        let known_to_any = known.iter().fold(0, |all, one| all | one);
        let (mut sets, mut asked_types) = (1, 0);
        for (id, kind) in types.iter().filter(|(id, _)| known_to_any & id.bit() != 0) {
            match kind.depends_on() {
                Depends::Nothing => {}
                Depends::TurnsUpTo(turns) if turns < SETS_AT_MOST => sets = sets.max(turns + 1),
                Depends::TurnsUpTo(_) | Depends::State => asked_types |= id.bit(),
            }
        }
        let mut table = Self {
            participants: participants.len(),
            sets,
            begins: vec![0],
            choices: Vec::new(),
            values: Vec::new(),
            asked: known.iter().map(|known| known & asked_types).collect(),
        };
        let mut state = State::new(participants);
        let mut list = Vec::new();
        for set in 0..sets {
            state.set_turn(set + 1);
            for (mover, known) in (0..).map(ParticipantId).zip(&known) {
                weigh(types, participants, &state, mover, known & !asked_types, &mut list);
                // The sort is stable: among equals, earlier targets and then types stay first.
                list.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
                table.choices.extend(list.iter().map(|(_, choice)| *choice));
                table.values.extend(list.iter().map(|(value, _)| *value));
                table.begins.push(table.choices.len() as u32);
            }
        }
        table
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
        self.choices[place as usize]
    }

    pub(crate) fn value(&self, place: u32) -> Value {
        self.values[place as usize]
    }

    #[inline]
    pub(crate) fn asked(&self, mover: ParticipantId) -> u64 {
        self.asked[mover.place()]
    }
}

/// What a participant may choose by these types in this state, in the order of targets, then types.
fn weigh(
    types: &MoveTypes,
    participants: &[Participant],
    state: &State,
    mover: ParticipantId,
    kinds: u64,
    list: &mut Vec<(Value, Choice)>,
) {
    list.clear();
    for target in (0..participants.len() as u32).map(ParticipantId) {
        for kind in facts::in_set(kinds) {
            let look = Look { participants, state, kind, mover, target };
            let rules = types.get(kind);
            let aimed = rules.filter(|rules| rules.has_target() || target == mover);
            list.extend(aimed.and_then(|rules| Choice::weighed(rules, &look)));
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
    for kind in facts::in_set(kinds) {
        let Some(rules) = types.get(kind) else { continue };
        let targets =
            if rules.has_target() { 0..participants.len() as u32 } else { mover.0..mover.0 + 1 };
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
