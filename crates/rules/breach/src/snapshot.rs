//! A breach as a plain value, to be saved.

use crate::command::{Aim, Turn};
use crate::events::Outcome;
use crate::field::{Field, Stands};
use crate::fighter::Fighter;
use crate::goal::Goal;
use crate::library::BreachLibrary;
use crate::state::{ActionNote, BreachSet, BreachState, MoveNote, Provocation};
use bevy_ecs::prelude::*;
use daemonfall_clock::{ChargeTime, Machine, Order, QuickFlag};
use daemonfall_core::{CharacterId, Fingerprint, Side};
use daemonfall_stack::{self as stack, Choice, Entry, MoveId, Roster, StackSnapshot};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// What a character is, in addition to what the stack stores.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct FighterRecord {
    pub id: CharacterId,
    /// Kind and face.
    pub fighter: Fighter,
    pub charge: ChargeTime,
    pub flag: QuickFlag,
    pub stands: Stands,
}

/// The whole state of a breach.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BreachSnapshot {
    /// Fingerprint of the data that the numbers refer to.
    pub library: Fingerprint,
    /// Characters, moves, entries, choices.
    pub stack: StackSnapshot,
    /// The breach's own data on each character, by number.
    pub fighters: Vec<FighterRecord>,
    /// Phase, turn, machine, notes.
    pub state: StateRecord,
}

/// Why a snapshot cannot be restored.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    #[error("it was made with other data (fingerprint {found}, this game's data: {expected})")]
    OtherData { found: Fingerprint, expected: Fingerprint },
    #[error(transparent)]
    Stack(#[from] stack::SnapshotError),
    #[error("its fighters do not match its characters")]
    Fighters,
    #[error("character {}: there is no such unit", .0.0)]
    UnknownUnit(CharacterId),
    #[error("character {} is off the field or on another character's panel", .0.0)]
    Place(CharacterId),
    /// The state refers to things that do not exist.
    #[error("its moves, turns and goal do not fit its stack")]
    State,
}

impl BreachSnapshot {
    /// Copies the state out of a world.
    pub fn of(world: &World) -> Self {
        let roster = world.resource::<Roster>();
        let record = |id: CharacterId| {
            let entity = world.get_entity(roster.entity(id)?).ok()?;
            Some(FighterRecord {
                id,
                fighter: *entity.get::<Fighter>()?,
                charge: *entity.get::<ChargeTime>()?,
                flag: *entity.get::<QuickFlag>()?,
                stands: *entity.get::<Stands>()?,
            })
        };
        Self {
            library: world.resource::<BreachLibrary>().fingerprint,
            stack: StackSnapshot::of(world),
            fighters: roster.all().filter_map(record).collect(),
            state: StateRecord::of(world),
        }
    }

    /// Checks that this can be restored with these data. The stack checks its own part.
    pub fn check(&self, library: &BreachLibrary) -> Result<(), SnapshotError> {
        if self.library != library.fingerprint {
            return Err(SnapshotError::OtherData {
                found: self.library,
                expected: library.fingerprint,
            });
        }
        let mut numbers: Vec<u32> = self.fighters.iter().map(|record| record.id.0).collect();
        numbers.sort_unstable();
        let characters = self.stack.characters.len();
        if numbers.len() != characters || !(0..characters as u32).eq(numbers.iter().copied()) {
            return Err(SnapshotError::Fighters);
        }
        if let Some(record) =
            self.fighters.iter().find(|record| !library.has_unit(record.fighter.unit))
        {
            return Err(SnapshotError::UnknownUnit(record.id));
        }
        let mut field = Field::default();
        for record in self.present() {
            if !field.is_free_for(record.id, record.stands) {
                return Err(SnapshotError::Place(record.id));
            }
            field.put(record.id, record.stands);
        }
        let foes = self.stack.characters.iter().filter(|who| who.side == Side::Hostile).count();
        let fits = self.names_are_known(library)
            && self.moves_are_noted()
            && self.turn_fits()
            && self.state.goal.fault(foes).is_none();
        if fits { Ok(()) } else { Err(SnapshotError::State) }
    }

    fn names_are_known(&self, library: &BreachLibrary) -> bool {
        let state = &self.state;
        let copies = state.notes.values().flat_map(|note| &note.copies);
        let provocation = state.provocation.as_ref();
        let mut whos = state
            .notes
            .values()
            .flat_map(|note| &note.hits)
            .chain(copies.flat_map(|copy| copy.hits.iter().chain([&copy.by])))
            .chain(state.binders.iter().flat_map(|(bound, by)| [bound, by]))
            .chain(provocation.iter().map(|it| &it.by))
            .chain(provocation.iter().flat_map(|it| it.hits.iter().map(|hit| &hit.who)))
            .chain(state.turn.iter().map(|turn| &turn.who));
        let mut subroutines = state
            .actions
            .iter()
            .map(|action| action.subroutine)
            .chain(provocation.map(|it| it.subroutine));
        whos.all(|who| (who.0 as usize) < self.fighters.len())
            && subroutines.all(|id| library.has_subroutine(id))
    }

    /// Whether just every move has its note and every choice its pick, with the stack's target.
    fn moves_are_noted(&self) -> bool {
        let (state, stack) = (&self.state, &self.stack.stack);
        let moves = stack.moves().iter().map(|known| (known.id, known.choice));
        let ended = stack.finishing().map(|ended| (ended.id, ended.choice));
        let noted = |(id, choice): (MoveId, Choice)| {
            let note = state.notes.get(&id);
            note.is_some_and(|note| note.aim.character() == choice.target)
        };
        let picked = |choice: &Choice| {
            let pick = state.picks.get(&choice.user);
            pick.is_some_and(|aim| aim.character() == choice.target)
        };
        state.notes.len() == stack.moves().len() + stack.finishing().len()
            && moves.chain(ended).all(noted)
            && state.picks.len() == self.stack.choices.len()
            && self.stack.choices.iter().all(picked)
            && state.entry.is_none_or(|entry| state.notes.contains_key(&entry.id))
    }

    /// Whether the machine ordered the waiting quick turn, or an active one is in its phase.
    fn turn_fits(&self) -> bool {
        let state = &self.state;
        state.turn.is_none_or(|turn| {
            if turn.quick {
                state.phase == BreachSet::Resolve
                    && state.machine.order() == Order::QuickTurn { who: turn.who }
            } else {
                state.phase == BreachSet::Turns && state.machine.is_resting()
            }
        })
    }

    pub(crate) fn present(&self) -> impl Iterator<Item = &FighterRecord> {
        self.fighters.iter().filter(|record| {
            self.stack.characters.iter().any(|character| {
                character.id == record.id && character.presence == stack::Presence::Present
            })
        })
    }
}

/// The state of a breach between two choices; see [`BreachState`].
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct StateRecord {
    pub phase: BreachSet,
    pub turn: Option<Turn>,
    pub outcome: Option<Outcome>,
    /// Records from before there were goals leave it out.
    #[serde(default, skip_serializing_if = "Goal::is_default")]
    pub goal: Goal,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub felled_by_mime: bool,
    pub machine: Machine,
    pub entry: Option<Entry>,
    pub provocation: Option<Provocation>,
    pub actions: Vec<ActionNote>,
    pub notes: BTreeMap<MoveId, MoveNote>,
    pub binders: BTreeMap<CharacterId, CharacterId>,
    pub picks: BTreeMap<CharacterId, Aim>,
}

impl StateRecord {
    fn of(world: &World) -> Self {
        let state = world.resource::<BreachState>().clone();
        Self {
            phase: state.phase,
            turn: state.turn,
            outcome: state.outcome,
            goal: state.goal,
            felled_by_mime: state.felled_by_mime,
            machine: Machine::of(world),
            entry: state.entry,
            provocation: state.provocation,
            actions: state.actions,
            notes: state.notes,
            binders: state.binders,
            picks: state.picks,
        }
    }

    pub(crate) fn put(&self, world: &mut World) {
        let state = self.clone();
        state.machine.put(world);
        world.insert_resource(BreachState {
            phase: state.phase,
            turn: state.turn,
            outcome: state.outcome,
            goal: state.goal,
            felled_by_mime: state.felled_by_mime,
            entry: state.entry,
            provocation: state.provocation,
            actions: state.actions,
            notes: state.notes,
            binders: state.binders,
            picks: state.picks,
            decision: None,
        });
    }
}
