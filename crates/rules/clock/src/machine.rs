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

mod place;
mod steps;

pub use place::{Cursor, MachineMut, Place, QuickSafety, Resolution, Step};

use crate::components::{CharacterId, ChargeTime, QuickFlag, Team};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
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
    Mimic { who: CharacterId },
    /// Nothing is being resolved.
    End,
    /// Nothing is being resolved: the last resolution was stopped after [`QUICK_TURNS_AT_MOST`].
    Stopped,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// The initial action, or an action in a quick turn, was resolved.
    Acted(Deed),
    /// The order was carried out and was not an action.
    Done,
}

/// One character as machine and turn order see it. Lists of facts are in list order: by id.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    pub id: CharacterId,
    pub team: Team,
    pub charge: ChargeTime,
    pub flag: QuickFlag,
    pub mime: bool,
    /// Whether it can take part. A character that cannot (at zero health, say) has no turn, mimics
    /// nothing, and its flag does not count.
    pub able: bool,
}

impl Fact {
    /// Whether it holds a flag that counts.
    #[inline]
    pub fn is_flagged(&self) -> bool {
        self.able & self.flag.is_held()
    }

    /// Gives a flag, which lifts charge time again; returns the one that it replaces.
    pub fn give(&mut self, flag: QuickFlag) -> QuickFlag {
        self.charge = self.charge.lifted(flag);
        std::mem::replace(&mut self.flag, flag)
    }

    /// Takes the flag away as its quick turn begins, so that a new one can be gained during it.
    pub fn begin_turn(&mut self) -> QuickFlag {
        std::mem::take(&mut self.flag)
    }
}

/// The host's own number for an action. The machine only passes it on.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionId(pub u32);

/// A finished action, as far as mimes need to know it.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub actor: CharacterId,
    pub team: Team,
    pub action: ActionId,
}

/// The last action. Empty after a mime cycle, and before the first action.
#[derive(Resource, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Resource)]
pub struct LastAction(pub Option<Deed>);

/// Why the safety changed: the seed's rule.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafetyReason {
    /// Off: a character held a flag when step 1 began.
    FlagHeld,
    /// On: no character held a flag when step 1 began.
    NobodyFlagged,
    /// Off: a character holds a qs-flag at the end of step 2.
    QuickSpell,
    /// Off: a character held a flag when the mime cycle began.
    FlagBeforeMimes,
    /// On: a slow action is over.
    SlowActionOver,
}

/// Why a flagged character has no quick turn now.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOver {
    SafetyOn,
    /// Only the first in list order goes before the mimes, and this one is not first.
    NotFirst,
    /// Too many quick turns were already given in this resolution.
    TooMany,
}

/// One thing that happened in the machine.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A step begins.
    StepEntered(Step),
    /// The safety changed.
    SafetyChanged { safety: QuickSafety, why: SafetyReason },
    /// A quick turn begins.
    QuickTurnGiven {
        who: CharacterId,
        /// The step: 3 or 5.
        step: Step,
    },
    /// A flagged character has no quick turn now.
    QuickTurnPassedOver {
        who: CharacterId,
        /// The step in which it could have been, 3 or 5.
        step: Step,
        why: PassedOver,
    },
    /// The last action was replaced.
    LastActionRewritten(Deed),
    /// The last action was cleared; it was not empty before.
    LastActionCleared,
    /// The chain of quick turns was stopped.
    ChainStopped { quick_turns: u32 },
}

/// A character held a flag and had no quick turn: the step, and the seed's rule.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyPassedOver {
    pub who: CharacterId,
    /// The flag that it held, and still holds.
    pub flag: QuickFlag,
    /// The step in which it could have had its turn, 3 or 5.
    pub step: Step,
    pub why: PassedOver,
    /// The character that went instead, if any.
    pub instead: Option<CharacterId>,
}

impl WhyPassedOver {
    /// The reason in two sentences: why not then, and what happens to the flag.
    ///
    /// If the safety is on at step 3, no character held a flag when the action began, and no flag
    /// given since is a qs-flag. If it is on at step 5, no character held one when the mime cycle
    /// began.
    pub fn sentence(&self, name: &dyn Fn(CharacterId) -> String) -> String {
        let (who, flag, step) = (name(self.who), self.flag, self.step.number());
        let passed = format!("{who} was passed over in step {step}");
        let later = "it counts when the next action or the active turns begin.";
        match (self.why, self.step) {
            (PassedOver::SafetyOn, Step::EarlyTurn) => format!(
                "{passed}: the safety is on, since nobody held a flag when the action began, and a {flag}-flag given \
                 during it turns the safety off only when the mime cycle begins. {who} may still go in step 5."
            ),
            (PassedOver::SafetyOn, _) => format!(
                "{passed}: the safety is on, since nobody held a flag when the mime cycle began, and flags given \
                 within it ({flag}) do not change the safety. {who} keeps its flag: {later}"
            ),
            (PassedOver::NotFirst, _) => {
                let first = self.instead.map_or_else(|| "another".into(), name);
                format!(
                    "{passed}: only the first in list order with a flag goes before the mimes, and that was {first}. \
                     {who} keeps its {flag}-flag and may go in step 5."
                )
            }
            (PassedOver::TooMany, _) => format!(
                "{passed}: this action was stopped after too many quick turns. {who} keeps its \
                 {flag}-flag: {later}"
            ),
        }
    }
}
