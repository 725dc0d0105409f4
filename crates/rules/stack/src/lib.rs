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

mod characters;
mod command;
mod ctx;
mod events;
mod install;
mod ledger;
pub mod phases;
mod scenario;
mod snapshot;
mod stack;
mod subroutine;

pub use characters::{
    Body, BodyItem, BodyReadOnly, BodyReadOnlyItem, CharacterId, Characters, Cpu, Presence, Roster,
    Shield, Statuses, of,
};
pub use command::{Choice, Choices, Command, Refusal};
pub use ctx::{Added, Outcome, StackCtx, When, advance};
pub use events::{Cause, Change, FromStack, Part, RoundRecord, StackEvent, rounds};
pub use install::{
    CharacterSheet, act, check, dismiss_all, enlist, fingerprint, install, install_parts,
    play_round,
};
pub use ledger::{Held, Ledger, ledger, ledger_of};
pub use phases::{Round, RoundSet};
pub use scenario::{
    CharacterForm, MOST_WAITING, Numbers, PickForm, Problem, Row, Scenario, ScenarioForm, SideForm,
    begin, choose_round, play, play_next,
};
pub use snapshot::{CharacterRecord, SnapshotError, StackSnapshot};
pub use stack::{Entry, Finished, Move, MoveId, Shown, Stack, Why};
pub use subroutine::{Effect, LONGEST, Subroutine, SubroutineForm, SubroutineId, Subroutines};
