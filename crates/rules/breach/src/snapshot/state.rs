//! The state of a breach in snapshots: that of [`BreachState`], and the machine from its resources.

use crate::aim::Aim;
use crate::command::Turn;
use crate::events::Outcome;
use crate::state::{ActionNote, BreachSet, BreachState, MoveNote, Provocation};
use bevy_ecs::prelude::*;
use daemonfall_clock::Machine;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Entry, MoveId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The state of a breach between two choices; see [`BreachState`].
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct StateRecord {
    /// The current phase.
    pub phase: BreachSet,
    /// The turn that is waiting for its choice.
    pub turn: Option<Turn>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The quick-turn machine.
    pub machine: Machine,
    /// The resolved use that the machine works on.
    pub entry: Option<Entry>,
    /// What was just done and may be answered.
    pub provocation: Option<Provocation>,
    /// Actions of this resolution.
    pub actions: Vec<ActionNote>,
    /// The target and hits of each move.
    pub notes: BTreeMap<MoveId, MoveNote>,
    /// The binder of each bound character.
    pub binders: BTreeMap<CharacterId, CharacterId>,
    /// Targets of the picks for the next round.
    pub picks: BTreeMap<CharacterId, Aim>,
}

impl StateRecord {
    pub(super) fn of(world: &World) -> Self {
        let state = world.resource::<BreachState>().clone();
        Self {
            phase: state.phase,
            turn: state.turn,
            outcome: state.outcome,
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
