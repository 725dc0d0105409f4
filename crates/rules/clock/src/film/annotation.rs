//! The kinds of remarks on a row.

use crate::charge::TurnReason;
use crate::components::{CharacterId, ChargeTime, QuickFlag};
use crate::machine::{Fact, PassedOver, QuickSafety, SafetyReason, Step};
use crate::scenario::{Ability, Span, Stop};
use crate::schedule::ClockSet;

/// A character with a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The character.
    pub who: CharacterId,
    /// Its flag.
    pub flag: QuickFlag,
}

impl Holder {
    /// The characters with a flag that counts, in their order.
    pub fn among<'a>(facts: impl Iterator<Item = &'a Fact>) -> Vec<Self> {
        let flagged = facts.filter(|fact| fact.is_flagged());
        flagged.map(|fact| Self { who: fact.id, flag: fact.flag }).collect()
    }
}

/// A remark on a row of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum Remark {
    /// Before anything happens: the span that will be played.
    Opening(Span),
    /// A phase of the clocktick begins.
    PhaseBegins(ClockSet),
    /// No slow action is due any more: charge time grows next.
    SlowActionsOver,
    /// No character is eligible any more, so another clocktick begins.
    NextTick,
    /// A character has an active turn.
    ActiveTurn { who: CharacterId, why: TurnReason },
    /// A slow action goes off.
    GoesOff { who: CharacterId, ability: Ability },
    /// The safety changed.
    SafetyTurned {
        safety: QuickSafety,
        why: SafetyReason,
        /// The characters whose flags caused it.
        holders: Vec<Holder>,
    },
    /// The safety was set in this step to what it already was.
    SafetyStays {
        safety: QuickSafety,
        /// The step: 1 or 6.
        step: Step,
        /// The characters whose flags keep it off.
        holders: Vec<Holder>,
    },
    /// Step 6 of an active turn does not change the safety.
    SafetyLeft(QuickSafety),
    /// The safety is on: step 3 or 5 is skipped.
    Skipped(Step),
    /// The safety is off: step 3 or 5 is entered.
    Entered(Step),
    /// No character holds a flag in step 3 or 5.
    NobodyFlagged(Step),
    /// Back to step 4 after a quick turn.
    BackToMimes,
    /// The mime cycle begins.
    MimesBegin {
        safety: QuickSafety,
        /// Whether flags held now will turn it off.
        turns: bool,
    },
    /// The last action is empty: there is nothing to repeat.
    NothingToRepeat,
    /// No mime is on the team of the last action.
    NoMimes,
    /// A mime repeats the last action.
    Mimics { who: CharacterId, ability: Ability, of: CharacterId },
    /// The mime cycle is over and the last action is empty again.
    MimesEnd,
    /// This is a quick turn of step 3 or 5.
    QuickTurn(Step),
    /// A character pays for its turn.
    Paid { who: CharacterId, left: ChargeTime },
    /// A flagged character has no quick turn now.
    PassedOver {
        who: CharacterId,
        /// The step in which it could have been, 3 or 5.
        step: Step,
        why: PassedOver,
        /// The character that goes instead, if any.
        instead: Option<CharacterId>,
    },
    /// A character gets a flag.
    FlagGiven {
        /// The character and the flag.
        to: Holder,
        replaced: QuickFlag,
    },
    /// A character answers magic with the same magic.
    CounterMagic(CharacterId),
    /// A character was left critical and answers with critical quick.
    CriticalQuick(CharacterId),
    /// The last action changed.
    LastAction {
        who: CharacterId,
        ability: Ability,
        /// The character whose action mimes would otherwise have repeated.
        instead_of: Option<CharacterId>,
        /// Whether it was done in a quick turn.
        quick: bool,
    },
    /// A chain of quick turns was stopped after this many.
    ChainStopped(u32),
    /// The scenario was stopped.
    Stopped(Stop),
    /// At the end: the characters that still hold a flag.
    HeldOver(Vec<Holder>),
    /// At the end: charge time.
    ChargeTime,
    /// At the end: the order of the next active turns.
    NextTurns,
    /// The film is too long and ends here.
    CutOff,
}
