//! What there is to say about a row, by kind.

use crate::charge::TurnReason;
use crate::components::{CharacterId, ChargeTime, QuickFlag};
use crate::machine::{PassedOver, QuickSafety, SafetyReason, Step};
use crate::scenario::{Ability, Span, Stop};
use crate::schedule::ClockSet;

/// Somebody with a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Who.
    pub who: CharacterId,
    /// Which flag.
    pub flag: QuickFlag,
}

/// A remark beside a row of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Before anything happens: how much is played.
    Opening(Span),
    /// A phase of the clocktick begins.
    PhaseBegins(ClockSet),
    /// No slow action is due any more.
    SlowActionsOver,
    /// Nobody was eligible any more, so that another clocktick begins.
    NextTick,
    /// Somebody has an active turn.
    ActiveTurn {
        /// Who.
        who: CharacterId,
        /// Why this one.
        why: TurnReason,
    },
    /// Somebody's slow action goes off.
    GoesOff {
        /// Whose.
        who: CharacterId,
        /// What.
        ability: Ability,
    },
    /// The safety changed.
    SafetyTurned {
        /// What it is now.
        safety: QuickSafety,
        /// By which rule.
        why: SafetyReason,
        /// Whose flags did it.
        holders: Vec<Holder>,
    },
    /// The safety was set in this step to what it was already.
    SafetyStays {
        /// What it is.
        safety: QuickSafety,
        /// In which step: 1 or 6.
        step: Step,
        /// Whose flags keep it off.
        holders: Vec<Holder>,
    },
    /// Step 6 of an active turn leaves the safety as it is.
    SafetyLeft(QuickSafety),
    /// The safety is on: step 3 or 5 is skipped.
    Skipped(Step),
    /// The safety is off: on to step 3 or 5.
    Entered(Step),
    /// In step 3 or 5 nobody holds a flag.
    NobodyFlagged(Step),
    /// From a quick turn back to step 4.
    BackToMimes,
    /// The mime cycle begins.
    MimesBegin {
        /// The safety as it begins.
        safety: QuickSafety,
        /// Whether flags held now are about to turn it off.
        turns: bool,
    },
    /// The last action is empty: there is nothing to repeat.
    NothingToRepeat,
    /// No mime is on the team of the last action.
    NoMimes,
    /// A mime repeats the last action.
    Mimics {
        /// The mime.
        who: CharacterId,
        /// What.
        ability: Ability,
        /// Whose action it was.
        of: CharacterId,
    },
    /// The mime cycle is over and the last action empty again.
    MimesEnd,
    /// This is a quick turn of step 3 or 5.
    QuickTurn(Step),
    /// Somebody pays for its turn.
    Paid {
        /// Who.
        who: CharacterId,
        /// Charge time left.
        left: ChargeTime,
    },
    /// Somebody with a flag has no quick turn now.
    PassedOver {
        /// Who.
        who: CharacterId,
        /// In which step it might have been, 3 or 5.
        step: Step,
        /// Why not.
        why: PassedOver,
        /// Who goes instead, where somebody does.
        instead: Option<CharacterId>,
    },
    /// Somebody gets a flag.
    FlagGiven {
        /// Who and which.
        to: Holder,
        /// The one that it replaces.
        replaced: QuickFlag,
    },
    /// Somebody answers magic with the same magic.
    CounterMagic(CharacterId),
    /// Somebody was left critical, and answers by critical quick.
    CriticalQuick(CharacterId),
    /// The last action is another now.
    LastAction {
        /// Who acted.
        who: CharacterId,
        /// What.
        ability: Ability,
        /// Whose action mimes would have repeated else.
        instead_of: Option<CharacterId>,
        /// Whether it was done in a quick turn.
        quick: bool,
    },
    /// A chain of quick turns was stopped after so many.
    ChainStopped(u32),
    /// The scenario was stopped.
    Stopped(Stop),
    /// At the end: who still holds a flag.
    HeldOver(Vec<Holder>),
    /// At the end: charge time.
    ChargeTime,
    /// At the end: the order of the next active turns.
    NextTurns,
    /// The film is too long and ends here.
    CutOff,
}
