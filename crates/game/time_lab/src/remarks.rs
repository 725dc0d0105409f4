//! Remarks about rows of the trace, in the player's language.

use super::{diagram, shelf};
use daemonfall_clock::film::{FRAMES_AT_MOST, Frame, Holder, Remark};
use daemonfall_clock::machine::{PassedOver, SafetyReason};
use daemonfall_clock::scenario::{Scenario, Span, Stop, TickPhase};
use daemonfall_clock::{CharacterId, QuickFlag, QuickSafety, Step, TurnReason};
use daemonfall_ui::prelude::*;

/// The reasons for a row; for a step that begins without one, its rule.
pub fn of(frame: &Frame, scenario: &Scenario) -> Vec<String> {
    let step = frame.step.filter(|_| frame.remarks.is_empty());
    let rule = step.map(|step| {
        let [_, about] = diagram::words(step);
        about
    });
    frame.remarks.iter().map(|it| words(it, scenario)).chain(rule).collect()
}

fn words(remark: &Remark, scenario: &Scenario) -> String {
    let name = |who: CharacterId| scenario.name(who).to_owned();
    match remark {
        Remark::Opening(Span::SR) => t!("lab-why-before-sr"),
        Remark::Opening(Span::CR) => t!("lab-why-cr"),
        Remark::Opening(Span::Ticks(ticks)) => t!("lab-why-before-ticks", count = *ticks),
        Remark::PhaseBegins(phase) => match phase {
            TickPhase::Charge => t!("lab-why-phase-charge"),
            TickPhase::Resolve => t!("lab-why-phase-sr"),
            TickPhase::Grow => t!("lab-why-phase-grow"),
            TickPhase::Turns => t!("lab-why-phase-cr"),
        },
        Remark::SlowActionsOver => t!("lab-why-sr-over"),
        Remark::NextTick => t!("lab-why-cr-over"),
        Remark::ActiveTurn { who, why } => match why {
            TurnReason::Charge => t!("lab-why-turn-charge", who = name(*who)),
            TurnReason::Flag(_) => t!("lab-why-turn-flag", who = name(*who)),
        },
        Remark::GoesOff { who, ability } => {
            t!("lab-why-goes-off", who = name(*who), what = shelf::ability(*ability))
        }
        Remark::SafetyTurned { why, holders, .. } => turned(*why, holders, scenario),
        Remark::SafetyStays { step: Step::End, .. } => t!("lab-why-stays-on-at-the-end"),
        Remark::SafetyStays { safety: QuickSafety::On, .. } => t!("lab-why-stays-on"),
        Remark::SafetyStays { holders, .. } => {
            t!("lab-why-stays-off", holders = hold(holders, scenario))
        }
        Remark::SafetyLeft(safety) => t!("lab-why-safety-left", safety = switch(*safety)),
        Remark::Skipped(step) => t!("lab-why-skipped", step = step.number()),
        Remark::Entered(step) => t!("lab-why-entered", step = step.number()),
        Remark::NobodyFlagged(step) => t!("lab-why-nobody-flagged", step = step.number() + 1),
        Remark::BackToMimes => t!("lab-why-back-to-mimes"),
        Remark::MimesBegin { turns: true, .. } => t!("lab-why-mimes-begin"),
        Remark::MimesBegin { safety, .. } => {
            t!("lab-why-mimes-begin-still", safety = switch(*safety))
        }
        Remark::NothingToRepeat => t!("lab-why-nothing-to-repeat"),
        Remark::NoMimes => t!("lab-why-no-mimes"),
        Remark::Mimics { who, ability, of } => {
            t!("lab-why-mimics", who = name(*who), of = name(*of), what = shelf::ability(*ability),)
        }
        Remark::MimesEnd => t!("lab-why-mimes-end"),
        Remark::QuickTurn(step) => t!("lab-why-quick-turn", step = step.number()),
        Remark::Paid { who, from, left } => {
            t!("lab-why-paid", who = name(*who), from = from.0, left = left.0)
        }
        Remark::PassedOver { who, why, instead, .. } => {
            let who = name(*who);
            match (why, instead) {
                (PassedOver::SafetyOn, _) => t!("lab-why-passed-over-safety", who = who),
                (PassedOver::NotFirst, Some(first)) => {
                    t!("lab-why-passed-over-for", who = who, first = name(*first))
                }
                (PassedOver::NotFirst, None) => t!("lab-why-passed-over-not-first", who = who),
                (PassedOver::TooMany, _) => t!("lab-why-passed-over-too-many", who = who),
            }
        }
        Remark::FlagGiven { to, replaced } => {
            let (who, flag) = (name(to.who), one(to.flag));
            match replaced.is_held() {
                true => t!("lab-why-flag-replaced", who = who, flag = flag),
                false => t!("lab-why-flag-given", who = who, flag = flag),
            }
        }
        Remark::CounterMagic(who) => t!("lab-why-counter-magic", who = name(*who)),
        Remark::CriticalQuick(who) => t!("lab-why-critical-quick", who = name(*who)),
        Remark::LastAction { who, ability, instead_of, quick } => {
            let (who, what) = (name(*who), shelf::ability(*ability));
            match (quick, instead_of) {
                (true, Some(other)) => {
                    let other = name(*other);
                    t!("lab-why-acted-instead", who = who, what = what, other = other)
                }
                (true, None) => t!("lab-why-acted", who = who, what = what),
                (false, _) => t!("lab-why-last-action", who = who, what = what),
            }
        }
        Remark::ChainStopped(turns) => t!("lab-why-chain-stopped", count = *turns),
        Remark::Stopped(Stop::QuickTurns(turns)) => t!("lab-why-quick-turns", count = *turns),
        Remark::Stopped(Stop::ActiveTurns(turns)) => t!("lab-why-active-turns", count = *turns),
        Remark::HeldOver(holders) if holders.is_empty() => t!("lab-why-nobody-holds"),
        Remark::HeldOver(holders) => t!("lab-why-held-over", holders = hold(holders, scenario)),
        Remark::ChargeTime => t!("lab-why-charge-time"),
        Remark::NextTurns => t!("lab-why-next-turns"),
        Remark::CutOff => t!("lab-why-cut-off", count = FRAMES_AT_MOST),
    }
}

fn turned(why: SafetyReason, holders: &[Holder], scenario: &Scenario) -> String {
    match why {
        SafetyReason::SlowActionOver => t!("lab-why-back-on"),
        SafetyReason::NobodyFlagged => t!("lab-why-on"),
        SafetyReason::QuickSpell => {
            t!("lab-why-off-spell", holders = names(holders, scenario))
        }
        SafetyReason::FlagBeforeMimes => {
            t!("lab-why-off-before-mimes", holders = hold(holders, scenario))
        }
        SafetyReason::FlagHeld => t!("lab-why-off", holders = hold(holders, scenario)),
    }
}

pub fn reason(why: SafetyReason, holders: &[Holder], scenario: &Scenario) -> String {
    match why {
        SafetyReason::SlowActionOver => t!("lab-reason-back-on"),
        SafetyReason::NobodyFlagged => t!("lab-reason-on"),
        SafetyReason::QuickSpell => {
            t!("lab-reason-off-spell", holders = names(holders, scenario))
        }
        SafetyReason::FlagBeforeMimes | SafetyReason::FlagHeld => {
            t!("lab-reason-off", holders = hold(holders, scenario))
        }
    }
}

fn switch(safety: QuickSafety) -> String {
    match safety {
        QuickSafety::On => t!("lab-on"),
        QuickSafety::Off => t!("lab-off"),
    }
}

fn one(flag: QuickFlag) -> String {
    t!("lab-flag", flag = flag.name())
}

/// `A`, `A and B`, `A, B and C`.
fn names(holders: &[Holder], scenario: &Scenario) -> String {
    let names = holders.iter().map(|holder| scenario.name(holder.who));
    list(names.map(str::to_owned).collect())
}

/// `A has a quick turn`, `A has a quick turn and B a quick turn from a mime`.
fn hold(holders: &[Holder], scenario: &Scenario) -> String {
    let held = holders.iter().enumerate().map(|(place, holder)| {
        let (who, flag) = (scenario.name(holder.who), one(holder.flag));
        match place {
            0 => t!("lab-holds", who = who, flag = flag),
            _ => t!("lab-holds-too", who = who, flag = flag),
        }
    });
    list(held.collect())
}

fn list(parts: Vec<String>) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            t!("lab-and", rest = rest.join(", "), last = last.as_str())
        }
        Some((last, _)) => last.clone(),
        None => t!("lab-nobody"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_clock::film::Film;
    use daemonfall_clock::scenario::read;

    #[test]
    fn remarks_are_in_whole_words() {
        let short = ["qs", "cq", "mqs", "mcq", "SR", "CR", "CT"];
        let text = include_str!("../../../../assets/scenarios/clock.ron");
        let cases = read("clock.ron", text).unwrap_or_default();
        let mut said = 0;
        for case in cases.into_iter().flatten() {
            let film = Film::of(&case.scenario);
            for frame in film.frames() {
                assert!(!of(frame, film.scenario()).is_empty(), "{:?}", frame.line);
                for remark in &frame.remarks {
                    let words = words(remark, film.scenario());
                    let mut parts = words.split(|letter: char| !letter.is_alphanumeric());
                    assert!(parts.all(|part| !short.contains(&part)), "{words}");
                    said += 1;
                }
            }
        }
        assert!(said > 100, "{said}");
    }
}
