//! The state of a breach between two choices: phase, turn, current action, and what moves have hit.

use crate::command::{Aim, Command, Turn};
use crate::events::{Manner, Outcome};
use crate::field::Offset;
use crate::goal::Goal;
use bevy_ecs::prelude::*;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Entry, MoveId, SubroutineId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The phases of a clocktick; each is a set of the schedule.
#[derive(SystemSet, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BreachSet {
    /// Every move on the stack advances; those whose time is up go to the resolved section.
    Advance,
    /// The picks are added and hold their CPU from now on.
    Add,
    /// The display shows stack and resolved section as they are now.
    Show,
    /// Resolved moves run in stack order through the six steps: reactions, mimes, quick turns.
    Resolve,
    /// The dead are removed, those they bound are freed; guardians turn.
    Remove,
    /// Finished moves return their CPU and run their after-effects and those of their copies.
    Finish,
    /// Every character's charge time grows by its speed (C+). A breach begins here.
    #[default]
    Grow,
    /// Active turns, while any character is eligible (CR).
    Turns,
}

/// A character that was hit, as answers see it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub who: CharacterId,
    /// Health lost.
    pub taken: i32,
    /// Whether it was left at a fifth of its health or less.
    pub critical: bool,
}

/// What was just done, for the characters that answer it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Provocation {
    /// The move, or the original of a copy.
    pub id: MoveId,
    pub by: CharacterId,
    pub subroutine: SubroutineId,
    /// The characters hit, in character order.
    pub hits: Vec<Hit>,
}

/// What a mime needs to repeat an action.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionNote {
    pub id: MoveId,
    pub subroutine: SubroutineId,
    /// From its user to its target.
    pub offset: Offset,
}

/// A copy of a move's uses.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct CopyNote {
    pub by: CharacterId,
    /// How it was made: a character that both mimics and counters has made two copies.
    pub manner: Manner,
    /// The characters hit so far, in character order.
    pub hits: Vec<CharacterId>,
}

/// The breach's own data on a move, in addition to the stack's.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct MoveNote {
    pub aim: Aim,
    /// The characters its uses have hit so far, in character order.
    pub hits: Vec<CharacterId>,
    /// Copies of its uses, ordered by their maker, then as made.
    pub copies: Vec<CopyNote>,
}

impl MoveNote {
    /// The note of a move that has not hit anyone yet.
    pub fn new(aim: Aim) -> Self {
        Self { aim, hits: Vec::new(), copies: Vec::new() }
    }

    /// The copy of its uses that a character makes in this manner. A new copy has no hits yet.
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

/// The state of the breach, apart from the machine, whose parts are resources of their own
/// ([`MachineMut`](daemonfall_clock::MachineMut)).
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BreachState {
    pub phase: BreachSet,
    /// The turn that is waiting for its choice.
    pub turn: Option<Turn>,
    pub outcome: Option<Outcome>,
    pub goal: Goal,
    /// Whether a mime has struck down the foe that the goal is about.
    pub felled_by_mime: bool,
    /// The resolved use that the machine works on.
    pub entry: Option<Entry>,
    /// What was just done and may be answered.
    pub provocation: Option<Provocation>,
    /// Actions of this resolution. The machine's action numbers are indices into it.
    pub actions: Vec<ActionNote>,
    /// The target and hits of each move.
    pub notes: BTreeMap<MoveId, MoveNote>,
    /// The binder of each bound character, which is freed when the binder is removed.
    pub binders: BTreeMap<CharacterId, CharacterId>,
    /// Targets of the picks for the next round.
    pub picks: BTreeMap<CharacterId, Aim>,
    /// The choice made in the current turn, and whether it was the only one; `None` outside of `act`.
    pub decision: Option<(Command, bool)>,
}
