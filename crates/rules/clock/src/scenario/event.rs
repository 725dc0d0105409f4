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
    TurnBegan {
        /// The character whose turn it is.
        who: CharacterId,
        /// Why it is this one's turn.
        why: TurnReason,
    },
    /// A flag is taken away because its owner's turn begins.
    FlagTaken {
        /// Its owner.
        who: CharacterId,
        /// The flag.
        flag: QuickFlag,
    },
    /// A turn was paid for.
    Paid {
        /// The character that paid.
        who: CharacterId,
        /// Charge time left.
        charge: ChargeTime,
    },
    /// A turn was spent waiting.
    Waited {
        /// The character that waited.
        who: CharacterId,
    },
    /// A slow action was begun.
    SlowBegun {
        /// The character that began it.
        who: CharacterId,
        /// The ability.
        ability: Ability,
        /// Clockticks until it goes off.
        ticks: u32,
    },
    /// Something was done: an action, a mimicry, or counter magic.
    Did {
        /// The character that did it.
        who: CharacterId,
        /// The ability.
        ability: Ability,
        /// The characters hit.
        hits: Hits,
        /// How it came to be done.
        manner: Manner,
        /// Whether it was in a mime cycle.
        in_mime_cycle: bool,
    },
    /// A character answered damage with critical quick.
    CriticalQuick {
        /// The character.
        who: CharacterId,
        /// Whether it was in a mime cycle.
        in_mime_cycle: bool,
    },
    /// A flag was given.
    FlagGiven {
        /// The character that got it.
        who: CharacterId,
        /// The flag.
        flag: QuickFlag,
        /// The flag that it replaces.
        replaced: QuickFlag,
        /// Charge time after the lift.
        charge: ChargeTime,
    },
    /// Charge time grew (C+).
    Grew {
        /// The character.
        who: CharacterId,
        /// Its charge time afterwards.
        charge: ChargeTime,
    },
    /// An endless chain was stopped; nothing more is played.
    Stopped(Stop),
}
