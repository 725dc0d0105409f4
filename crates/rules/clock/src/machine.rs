//! The six steps (seed 001, as rewritten there; section 3): a pure transition function over plain
//! data.
//!
//! The machine does not know what an action does. Its host asks for the next [`Order`], carries it
//! out and reports; with each report it passes what it knows of the characters ([`Fact`]). A
//! [`Machine`] is a small value: save a copy before each transition to step back. The same machine,
//! facts and report always give the same result.
//!
//! ```text
//! begin ─ step 1 ─ React ─ step 2 ┬─ safety off ─ step 3: one quick turn ─┐
//!                                 └─ safety on ───────────────────────────┴─ step 4: mimes
//!     step 4 ┬─ safety on ────────────────────────────────────────────────────┐
//!            └─ safety off ─ step 5 ┬─ flagged: one quick turn ─ back to step 4
//!                                   └─ nobody flagged ────────────────────────┴─ step 6 ─ End
//! ```

mod event;
mod fact;
mod place;
mod steps;
mod world;

pub use event::{ClockEvent, PassedOver, SafetyReason};
pub use fact::{ActionId, Deed, Fact, LastAction};
pub use place::{Cursor, Place, QuickSafety, Resolution, Step};
pub use world::MachineMut;

use crate::components::CharacterId;
use serde::{Deserialize, Serialize};

/// Most quick turns in the resolution of one action. A chain in which each quickens the next never
/// ends on its own; at this bound the machine gives no turn in step 5, reports it, and stops.
pub const QUICK_TURNS_AT_MOST: u32 = 1_000;

/// The machine between two transitions; in a rule world its parts are resources: [`MachineMut`].
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// Where in the six steps it is.
    pub place: Place,
    /// Whether quick turns may be given.
    pub safety: QuickSafety,
    /// The action that mimes would repeat.
    pub last_action: LastAction,
}

/// What the host is to do next; see [`Machine::order`].
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Step 1: resolve the initial action; report [`Report::Acted`].
    Resolve,
    /// Let the characters hit by the action or mimicry react, in list order; report
    /// [`Report::Done`].
    React {
        /// Whether flags given now count as given in a mime cycle.
        in_mime_cycle: bool,
    },
    /// Give a quick turn: take the flag away, have the turn chosen and paid. Report
    /// [`Report::Acted`] if it was an action, already resolved, and [`Report::Done`] if the turn
    /// was spent on waiting or on beginning a slow action.
    QuickTurn {
        /// The character whose turn it is.
        who: CharacterId,
    },
    /// Let a mime repeat [`Machine::last_action`], which is never empty here; report
    /// [`Report::Done`].
    Mimic {
        /// The mime.
        who: CharacterId,
    },
    /// Nothing is being resolved.
    End,
    /// Nothing is being resolved: the last resolution was stopped after [`QUICK_TURNS_AT_MOST`].
    Stopped,
}

/// The result of an order.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// The initial action, or an action in a quick turn, was resolved.
    Acted(Deed),
    /// The order was carried out and was not an action.
    Done,
}
