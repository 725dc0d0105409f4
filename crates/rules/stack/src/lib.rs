//! The stack: subroutines, moves, CPU and the round (rules section 2, seed 000).
//!
//! [`install`] puts the rules into a world and [`enlist`] adds the characters. [`act`] takes a
//! choice, [`play_round`] runs the [`Round`] schedule, and events go to the
//! [`EventLog`](daemonfall_core::EventLog). A crate with its own rounds builds its schedule from
//! the systems in [`phases`], or drives a [`StackCtx`] step by step.
//!
//! To inspect a fight: [`ledger`] lists who holds CPU with which moves, [`rounds`] sorts a log into
//! a history of rounds.
//!
//! Every amount is a signed 32-bit integer and saturates: no input overflows.

#![warn(missing_docs)]

mod apply;
mod change;
mod character;
mod characters;
mod command;
mod ctx;
mod events;
mod install;
mod ledger;
pub mod phases;
mod record;
mod roster;
mod round;
mod scenario;
mod shown;
mod snapshot;
mod stack;
mod subroutine;
mod subroutines;

pub use apply::Outcome;
pub use change::Change;
pub use character::{CharacterId, Cpu, Shield, Statuses};
pub use characters::{Body, BodyItem, BodyReadOnly, BodyReadOnlyItem, Characters};
pub use command::{Choice, Choices, Command, Refusal};
pub use ctx::{Added, StackCtx, When};
pub use events::{Cause, FromStack, Part, StackEvent};
pub use install::{
    CharacterSheet, act, check, dismiss_all, enlist, fingerprint, install, install_parts,
    play_round,
};
pub use ledger::{Held, Ledger, ledger, ledger_of};
pub use record::{RoundRecord, rounds};
pub use roster::{Presence, Roster};
pub use round::{Round, RoundSet};
pub use scenario::{
    CharacterForm, MOST_WAITING, Named, Numbers, PickForm, Problem, Row, Scenario, ScenarioForm,
    SideForm, begin, choose_round, play, play_next,
};
pub use shown::Shown;
pub use snapshot::{CharacterRecord, SnapshotError, StackSnapshot};
pub use stack::{Entry, Finished, Move, MoveId, Stack, Why};
pub use subroutine::{Effect, LONGEST, Subroutine, SubroutineForm, SubroutineId};
pub use subroutines::Subroutines;
