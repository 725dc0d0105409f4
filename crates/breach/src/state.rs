//! Where a breach stands between two choices: phase, machine, the action under way, and what moves
//! have hit.

use crate::aim::Aim;
use crate::command::{Command, Turn};
use crate::events::{Manner, Outcome};
use crate::panel::Offset;
use bevy_ecs::prelude::*;
use daemonfall_clock::Machine;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Entry, MoveId, SubroutineId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The phases of a clocktick; each is a set of the schedule.
#[derive(
    SystemSet,
    Serialize,
    Deserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
)]
pub enum BreachSet {
    /// Every move on the stack advances; those whose time is up go to the resolved section.
    Advance,
    /// What was picked is added, its CPU held from now on.
    Add,
    /// The display sees stack and resolved section as they are now.
    Show,
    /// Every resolved move runs in stack order through the six steps, with reactions, mimes and
    /// quick turns.
    Resolve,
    /// The dead are removed, whom they bound is freed; guardians turn.
    Remove,
    /// Finished moves return their CPU and run their after-effects, and those of their copies.
    Finish,
    /// Everybody's charge time grows by its speed (C+). A breach begins here.
    #[default]
    Grow,
    /// Active turns, as long as somebody is eligible (CR).
    Turns,
}

/// Somebody was hit, as far as answers care.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Who.
    pub who: CharacterId,
    /// Health lost.
    pub taken: i32,
    /// Whether it was left at a fifth of its health or less.
    pub critical: bool,
}

/// What was just done, for those who answer it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Provocation {
    /// The move; a copy's original.
    pub id: MoveId,
    /// Who did it.
    pub by: CharacterId,
    /// What.
    pub subroutine: SubroutineId,
    /// Whom it hit, in character order.
    pub hits: Vec<Hit>,
}

/// What a mime keeps of an action.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionNote {
    /// The move.
    pub id: MoveId,
    /// What was done.
    pub subroutine: SubroutineId,
    /// From its user to its aim.
    pub offset: Offset,
}

/// A copy of a move's uses.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct CopyNote {
    /// Who made it.
    pub by: CharacterId,
    /// How: one who both mimics and counters has made two copies.
    pub manner: Manner,
    /// Whom it has hit so far, in character order.
    pub hits: Vec<CharacterId>,
}

/// What has to be known of a move beside what the stack knows.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct MoveNote {
    /// At what it is aimed.
    pub aim: Aim,
    /// Whom its uses have hit so far, in character order.
    pub hits: Vec<CharacterId>,
    /// Copies of its uses, by who made them, each one's in the order made.
    pub copies: Vec<CopyNote>,
}

impl MoveNote {
    /// Of a move that has hit nobody yet.
    pub fn new(aim: Aim) -> Self {
        Self { aim, hits: Vec::new(), copies: Vec::new() }
    }

    /// The copy that somebody makes so of its uses; a new one hit nobody yet.
    pub(crate) fn copy(&mut self, by: CharacterId, manner: Manner) -> &mut CopyNote {
        let known = |copy: &CopyNote| copy.by == by && copy.manner == manner;
        let place = self.copies.iter().position(known).unwrap_or_else(|| {
            let place = self.copies.partition_point(|copy| copy.by <= by);
            let hits = Vec::new();
            self.copies.insert(place, CopyNote { by, manner, hits });
            place
        });
        &mut self.copies[place]
    }
}

/// Where the breach stands.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BreachState {
    /// The phase under way.
    pub phase: BreachSet,
    /// The turn that waits for its choice.
    pub turn: Option<Turn>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The quick-turn machine.
    pub machine: Machine,
    /// The resolved use that the machine works on.
    pub entry: Option<Entry>,
    /// What was just done and may be answered.
    pub provocation: Option<Provocation>,
    /// Actions of this resolution; the machine's numbers of actions are places in it.
    pub actions: Vec<ActionNote>,
    /// What moves are aimed at and have hit.
    pub notes: BTreeMap<MoveId, MoveNote>,
    /// Who bound whom: the bound are freed when their binder is removed.
    pub binders: BTreeMap<CharacterId, CharacterId>,
    /// Aims of what was picked for the next round.
    pub picks: BTreeMap<CharacterId, Aim>,
    /// The choice that the turn under way was given; none outside of `act`.
    #[serde(skip)]
    pub decision: Option<Command>,
}
