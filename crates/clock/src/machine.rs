//! The six steps (seed 001, as rewritten there; section 3): a pure transition function over plain
//! data.
//!
//! The machine knows nothing of what an action does. Its host asks for the next [`Order`], carries
//! it out, reports, and shows with each report what it knows of the characters ([`Fact`]). A
//! [`Machine`] is a small value: kept before each transition, it can be stepped back; the same
//! machine, facts and report always give the same.
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

pub use event::{ClockEvent, PassedOver, SafetyReason};
pub use fact::{ActionId, Deed, Fact, LastAction};
pub use place::{Cursor, Place, QuickSafety, Resolution, Step};

use crate::components::CharacterId;
use serde::{Deserialize, Serialize};

/// Quick turns in the resolution of one action, at most. A chain in which everybody quickens the
/// next has no end of its own; the machine gives no further turn in step 5, says so, and stops.
pub const QUICK_TURNS_AT_MOST: u32 = 1_000;

/// The machine between two transitions. Its parts are also resources of a rule world.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// Where in the six steps it stands.
    pub place: Place,
    /// Whether quick turns may be given.
    pub safety: QuickSafety,
    /// What mimes would repeat.
    pub last_action: LastAction,
}

/// What the host is to do next; see [`Machine::order`].
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Step 1: resolve the initial action; report [`Report::Acted`].
    Resolve,
    /// Let whom the action or mimicry hit react, in list order; report [`Report::Done`].
    React {
        /// Whether flags given now are those of a mime cycle.
        in_mime_cycle: bool,
    },
    /// Give a quick turn: take the flag away, have the turn chosen and paid; report
    /// [`Report::Acted`] if it was an action, resolved by now, and [`Report::Done`] if the turn was
    /// spent waiting or on beginning a slow one.
    QuickTurn {
        /// Whose turn.
        who: CharacterId,
    },
    /// Let a mime repeat [`Machine::last_action`], which is never empty then; report
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

/// What came of an order.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// The initial action was resolved, or an action in a quick turn was.
    Acted(Deed),
    /// It was carried out, and was no action.
    Done,
}
