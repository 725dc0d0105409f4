//! Remarks on a row: their kinds, and each as a sentence.

use crate::charge::TurnReason;
use crate::components::{CharacterId, ChargeTime, QuickFlag};
use crate::machine::{Fact, PassedOver, QuickSafety, SafetyReason, Step};
use crate::scenario::{Ability, Scenario, Span, Stop, TickPhase};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    pub who: CharacterId,
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
pub enum Remark {
    /// Before anything happens: the span that will be played.
    Opening(Span),
    /// A phase of the clocktick begins.
    PhaseBegins(TickPhase),
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
    Paid { who: CharacterId, from: ChargeTime, left: ChargeTime },
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

impl Remark {
    pub fn words(&self, scenario: &Scenario) -> String {
        let name = |who| scenario.name(who);
        match self {
            Self::Opening(Span::SR) => "Before the slow actions.".into(),
            Self::Opening(Span::CR) => {
                "The CR phase: eligible characters take active turns.".into()
            }
            Self::Opening(Span::Ticks(1)) => "Before the clocktick.".into(),
            Self::Opening(Span::Ticks(ticks)) => format!("Before the first of {ticks} clockticks."),
            Self::PhaseBegins(phase) => match phase {
                TickPhase::Charge => "Slow actions count down one tick.".into(),
                TickPhase::Resolve => "The slow actions that are due go off, in list order.".into(),
                TickPhase::Grow => "Everybody's CT grows by speed.".into(),
                TickPhase::Turns => "Active turns, while anyone is eligible.".into(),
            },
            Self::SlowActionsOver => "No slow action is due any more: the SR phase ends.".into(),
            Self::NextTick => "Nobody is eligible any more: the CR phase ends.".into(),
            Self::ActiveTurn { who, why: TurnReason::Charge } => {
                format!("{} is the first with CT 100 or more.", name(*who))
            }
            Self::ActiveTurn { who, why: TurnReason::Flag(flag) } => {
                format!("{} is the first with a flag: {}.", name(*who), flag)
            }
            Self::GoesOff { who, ability } => {
                format!("{}'s {} is due and goes off.", name(*who), ability.name(false))
            }
            Self::SafetyTurned {
                safety: QuickSafety::On,
                why: SafetyReason::SlowActionOver,
                ..
            } => "The safety goes back ON: the slow action is over.".into(),
            Self::SafetyTurned { safety: QuickSafety::On, .. } => {
                "The safety goes ON: nobody holds a flag.".into()
            }
            Self::SafetyTurned { why: SafetyReason::QuickSpell, holders, .. } => {
                format!("The safety goes OFF: {} got a qs-flag.", names(holders, scenario))
            }
            Self::SafetyTurned { why: SafetyReason::FlagBeforeMimes, holders, .. } => {
                format!("The safety goes OFF before the mimes: {}.", hold(holders, scenario))
            }
            Self::SafetyTurned { holders, .. } => {
                format!("The safety goes OFF: {}.", hold(holders, scenario))
            }
            Self::SafetyStays { step: Step::End, .. } => {
                "Step 6 turns the safety ON: it is on already.".into()
            }
            Self::SafetyStays { safety: QuickSafety::On, .. } => {
                "The safety stays ON: nobody holds a flag.".into()
            }
            Self::SafetyStays { holders, .. } => {
                format!("The safety stays OFF: {}.", hold(holders, scenario))
            }
            Self::SafetyLeft(safety) => {
                format!("An active turn leaves the safety as it is: {}.", switch(*safety))
            }
            Self::Skipped(step) => {
                format!("Step {} is skipped: the safety is on.", step.number())
            }
            Self::Entered(step) => {
                format!("The safety is off, so on to step {}.", step.number())
            }
            Self::NobodyFlagged(step) => {
                format!("Nobody holds a flag, so on to step {}.", step.number() + 1)
            }
            Self::BackToMimes => "Back to step 4.".into(),
            Self::MimesBegin { turns: true, .. } => "The mime cycle begins.".into(),
            Self::MimesBegin { safety, .. } => {
                format!("The mime cycle begins, the safety still {}.", switch(*safety))
            }
            Self::NothingToRepeat => "The last action is empty: nothing to repeat.".into(),
            Self::NoMimes => "There is no mime on its team.".into(),
            Self::Mimics { who, ability, of } => {
                format!("{} mimics {}'s {}.", name(*who), name(*of), ability.name(false))
            }
            Self::MimesEnd => "The mime cycle ends: the last action is empty again.".into(),
            Self::QuickTurn(step) => format!("This is a step {} quick turn.", step.number()),
            Self::Paid { who, left, .. } => {
                format!("{} pays for the turn: CT {} is left.", name(*who), left.0)
            }
            Self::PassedOver { who, why, instead, .. } => {
                let why = match (why, instead) {
                    (PassedOver::SafetyOn, _) => "the safety is on".into(),
                    (PassedOver::NotFirst, Some(first)) => {
                        format!("{} is before it in the list", name(*first))
                    }
                    (PassedOver::NotFirst, None) => "it is not the first in the list".into(),
                    (PassedOver::TooMany, _) => "too many quick turns were given".into(),
                };
                format!("{} is passed over: {why}.", name(*who))
            }
            Self::FlagGiven { to, replaced } => {
                let gets = format!("{} gets {}", name(to.who), to.flag.with_article());
                if replaced.is_held() {
                    format!("{gets} in place of its {replaced}.")
                } else {
                    gets + "."
                }
            }
            Self::CounterMagic(who) => format!("{} answers with counter magic.", name(*who)),
            Self::CriticalQuick(who) => format!("{} is critical: critical quick.", name(*who)),
            Self::LastAction { who, ability, instead_of, quick } => {
                let what = format!("{}'s {}", name(*who), ability.name(false));
                match (quick, instead_of) {
                    (true, Some(other)) => format!(
                        "{} acted: the mimes will repeat {what}, not what {} did.",
                        name(*who),
                        name(*other)
                    ),
                    (true, None) => format!("{} acted: the last action is {what} now.", name(*who)),
                    (false, _) => format!("The last action is {what}."),
                }
            }
            Self::ChainStopped(turns) => {
                format!("Stopped after {turns} quick turns: the chain might never end.")
            }
            Self::Stopped(why) => format!("Playback stops: {why}."),
            Self::HeldOver(holders) if holders.is_empty() => "Nobody holds a flag.".into(),
            Self::HeldOver(holders) => format!("{} at the end.", hold(holders, scenario)),
            Self::ChargeTime => "Everybody's CT.".into(),
            Self::NextTurns => {
                "The order of the next CR phase: flags first, then CT 100 or more.".into()
            }
            Self::CutOff => format!(
                "The film ends here: it has {} frames. The lab plays the rest.",
                super::FRAMES_AT_MOST
            ),
        }
    }
}

fn switch(safety: QuickSafety) -> String {
    safety.name().to_uppercase()
}

/// `A`, `A and B`, `A, B and C`.
fn names(holders: &[Holder], scenario: &Scenario) -> String {
    list(holders.iter().map(|holder| scenario.name(holder.who).into()))
}

/// `A holds a qs-flag`, `A holds a qs-flag and B an mqs-flag`.
fn hold(holders: &[Holder], scenario: &Scenario) -> String {
    list(holders.iter().enumerate().map(|(place, holder)| {
        let verb = if place == 0 { " holds" } else { "" };
        format!("{}{verb} {}", scenario.name(holder.who), holder.flag.with_article())
    }))
}

fn list(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => "nobody".into(),
    }
}
