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
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum ScenarioEvent {
    /// A clocktick begins. Only logged when whole ticks are played.
    TickBegan {
        /// Its number, from 1.
        tick: u32,
    },
    /// A phase of the clocktick begins.
    PhaseBegan(ClockSet),
    /// An event of the machine.
    Clock(ClockEvent),
    /// An active turn begins.
    TurnBegan { who: CharacterId, why: TurnReason },
    /// A flag is taken away because its owner's turn begins.
    FlagTaken { who: CharacterId, flag: QuickFlag },
    /// A turn was paid for.
    Paid { who: CharacterId, charge: ChargeTime },
    /// A turn was spent waiting.
    Waited { who: CharacterId },
    /// A slow action was begun.
    SlowBegun {
        who: CharacterId,
        ability: Ability,
        /// Clockticks until it goes off.
        ticks: u32,
    },
    /// Something was done: an action, a mimicry, or counter magic.
    Did { who: CharacterId, ability: Ability, hits: Hits, manner: Manner, in_mime_cycle: bool },
    /// A character answered damage with critical quick.
    CriticalQuick { who: CharacterId, in_mime_cycle: bool },
    /// A flag was given.
    FlagGiven {
        who: CharacterId,
        flag: QuickFlag,
        replaced: QuickFlag,
        /// Charge time after the lift.
        charge: ChargeTime,
    },
    /// Charge time grew (C+).
    Grew { who: CharacterId, charge: ChargeTime },
    /// An endless chain was stopped; nothing more is played.
    Stopped(Stop),
}
