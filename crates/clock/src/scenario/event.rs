//! What happens in a scenario, as plain data.

use super::data::{Ability, Hits};
use super::progress::Stop;
use crate::charge::TurnReason;
use crate::components::{CharacterId, ChargeTime, QuickFlag};
use crate::machine::ClockEvent;
use crate::reaction::Manner;
use crate::schedule::ClockSet;
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioEvent {
    /// A clocktick begins; only told when whole ticks are played.
    TickBegan {
        /// Its number, from 1.
        tick: u32,
    },
    /// A phase of the clocktick begins.
    PhaseBegan(ClockSet),
    /// The machine went on.
    Clock(ClockEvent),
    /// An active turn begins.
    TurnBegan {
        /// Whose.
        who: CharacterId,
        /// Why this one's.
        why: TurnReason,
    },
    /// A flag is taken away, as its owner's turn begins.
    FlagTaken {
        /// Whose.
        who: CharacterId,
        /// Which.
        flag: QuickFlag,
    },
    /// A turn was paid.
    Paid {
        /// By whom.
        who: CharacterId,
        /// Charge time left.
        charge: ChargeTime,
    },
    /// A turn was spent waiting.
    Waited {
        /// Whose.
        who: CharacterId,
    },
    /// A slow action was begun.
    SlowBegun {
        /// By whom.
        who: CharacterId,
        /// What.
        ability: Ability,
        /// Clockticks until it goes off.
        ticks: u32,
    },
    /// Something was done: an action, a mimicry, or counter magic.
    Did {
        /// By whom.
        who: CharacterId,
        /// What.
        ability: Ability,
        /// Who was hit.
        hits: Hits,
        /// How it came to be done.
        manner: Manner,
        /// Whether in a mime cycle.
        in_mime_cycle: bool,
    },
    /// Somebody answered damage with critical quick.
    CriticalQuick {
        /// Who.
        who: CharacterId,
        /// Whether in a mime cycle.
        in_mime_cycle: bool,
    },
    /// A flag was given.
    FlagGiven {
        /// To whom.
        who: CharacterId,
        /// Which.
        flag: QuickFlag,
        /// The one that it replaces.
        replaced: QuickFlag,
        /// Charge time, lifted.
        charge: ChargeTime,
    },
    /// Charge time grew (C+).
    Grew {
        /// Whose.
        who: CharacterId,
        /// To what.
        charge: ChargeTime,
    },
    /// What would have gone on for ever was stopped; nothing more is played.
    Stopped(Stop),
}
