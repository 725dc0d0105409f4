//! Words for a transition, one sentence per event: steps, safety, flags, turns, actions.

use crate::panels::breach_recording::cast::{Cast, Scene, step};
use crate::panels::prelude::*;
use daemonfall_breach::{BreachEvent, Command, Manner};
use daemonfall_clock::film::{Holder, SafetyChange};
use daemonfall_clock::machine::{PassedOver, SafetyReason};
use daemonfall_clock::{ClockEvent, QuickFlag, QuickSafety, Step, TurnReason};
use daemonfall_stack::StackEvent;

/// An event that concerns the clock, as a sentence.
pub fn event(scene: Scene, event: &BreachEvent) -> Option<String> {
    let name = |who| scene.cast.name(who);
    Some(match event {
        BreachEvent::Clock(event) => return clock(scene, event),
        BreachEvent::Stack(StackEvent::RoundBegan { round }) => {
            format!("Round {round} begins.")
        }
        BreachEvent::Stack(StackEvent::Removed { id }) => format!("{} is removed.", name(*id)),
        BreachEvent::TurnBegan { turn, reason } => {
            let (who, why) = (name(turn.who), reason.map(self::reason));
            match (turn.quick, why) {
                (true, _) => {
                    format!("{who}\u{2019}s quick turn begins; its flag is taken away.")
                }
                (false, Some(why)) => format!("{who} has an active turn: {why}."),
                (false, None) => format!("{who} has an active turn."),
            }
        }
        BreachEvent::Chose { turn, command, charge, .. } => {
            let (who, paid) = (name(turn.who), format!("CT {charge} is left"));
            match command {
                Command::Wait => format!("{who} waits; {paid}."),
                Command::Use { subroutine, aim } => {
                    let (what, at) = (scene.what(*subroutine), scene.cast.aim(*aim));
                    format!("{who} chooses {what} at {at}; {paid}.")
                }
            }
        }
        BreachEvent::Used { user, subroutine, hits, manner, .. } => {
            let (who, what) = (name(*user), scene.what(*subroutine));
            let hits = match hits.is_empty() {
                true => "misses".into(),
                false => format!("hits {}", scene.cast.list(hits.iter().copied())),
            };
            match manner {
                Manner::Action => format!("{who}\u{2019}s {what} {hits}."),
                Manner::Mimicry => format!("{who} mimics {what}, which {hits}."),
                Manner::CounterMagic => format!("Counter magic: {who}\u{2019}s {what} {hits}."),
                Manner::Riposte => format!("Riposte: {who}\u{2019}s {what} {hits}."),
            }
        }
        BreachEvent::Flagged { who, flag, charge } => {
            format!("{} gets {}; CT {charge} now.", name(*who), flag.with_article())
        }
        BreachEvent::Answered { who, to, .. } => {
            format!("{} answers {}.", name(*who), name(*to))
        }
        BreachEvent::Over(outcome) => format!("The breach is over: {outcome:?}."),
        _ => return None,
    })
}

fn reason(reason: TurnReason) -> String {
    match reason {
        TurnReason::Flag(flag) => format!("the first with a flag ({flag})"),
        TurnReason::Charge => "the first with CT 100 or more".into(),
    }
}

fn clock(scene: Scene, event: &ClockEvent) -> Option<String> {
    let name = |who| scene.cast.name(who);
    Some(match event {
        ClockEvent::StepEntered(entered) => {
            format!("Step {} begins: {}.", entered.number(), step(*entered))
        }
        ClockEvent::SafetyChanged { safety, why } => {
            let change = scene.moment.safety.as_ref();
            let holders = change.filter(|it| (it.safety, it.why) == (*safety, *why));
            let holders = holders.map_or(&[][..], |it| &it.holders);
            let because = because(*why, holders, scene.cast);
            format!("The safety goes {}: {because}.", switch(*safety))
        }
        ClockEvent::QuickTurnGiven { who, step } => {
            format!("{} has the quick turn of step {}.", name(*who), step.number())
        }
        ClockEvent::QuickTurnPassedOver { who, step, why } => {
            format!("{} is passed over in step {}: {}.", name(*who), step.number(), passed(*why))
        }
        ClockEvent::LastActionRewritten(deed) => {
            let what = scene.moment.deed.map_or("action", |it| scene.what(it));
            format!("The last action is now {}\u{2019}s {what}.", name(deed.actor))
        }
        ClockEvent::LastActionCleared => "The last action is empty again.".into(),
        ClockEvent::ChainStopped { quick_turns } => {
            format!("The chain is stopped after {quick_turns} quick turns.")
        }
    })
}

pub fn passed(why: PassedOver) -> &'static str {
    match why {
        PassedOver::SafetyOn => "the safety is on",
        PassedOver::NotFirst => "another is first in the list",
        PassedOver::TooMany => "too many quick turns",
    }
}

pub fn switch(safety: QuickSafety) -> &'static str {
    match safety {
        QuickSafety::On => "ON",
        QuickSafety::Off => "OFF",
    }
}

pub fn step_of(why: SafetyReason) -> Step {
    match why {
        SafetyReason::FlagHeld | SafetyReason::NobodyFlagged => Step::Initial,
        SafetyReason::QuickSpell => Step::Reactions,
        SafetyReason::FlagBeforeMimes => Step::Mimes,
        SafetyReason::SlowActionOver => Step::End,
    }
}

pub fn because(why: SafetyReason, holders: &[Holder], cast: &Cast) -> String {
    let flags: Vec<String> = holders
        .iter()
        .map(|holder| format!("{} holds {}", cast.name(holder.who), holder.flag.with_article()))
        .collect();
    let rule = match why {
        SafetyReason::FlagHeld => "a flag was held when the action began",
        SafetyReason::NobodyFlagged => "no flag was held when the action began",
        SafetyReason::QuickSpell => "a quick spell gave a qs-flag in step 1 or 2",
        SafetyReason::FlagBeforeMimes => "a flag was held when the mime cycle began",
        SafetyReason::SlowActionOver => "the action is over",
    };
    if flags.is_empty() { rule.into() } else { format!("{rule} ({})", flags.join(", ")) }
}

pub fn change(change: &SafetyChange, cast: &Cast) -> String {
    format!(
        "It went {} in step {}: {}.",
        switch(change.safety),
        step_of(change.why).number(),
        because(change.why, &change.holders, cast)
    )
}

pub fn flag_about(flag: QuickFlag) -> &'static str {
    match flag {
        QuickFlag::None => "No flag.",
        QuickFlag::Spell => "qs: by a quick spell. Turns the safety off by the end of step 2.",
        QuickFlag::Critical => "cq: by critical quick. The safety goes off only before the mimes.",
        QuickFlag::MimeSpell => {
            "mqs: by a quick spell in a mime cycle. Does not change the safety."
        }
        QuickFlag::MimeCritical => {
            "mcq: by critical quick in a mime cycle. Does not change the safety; raises CT to 154."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_the_safety_names_rule_step_and_flags() {
        let cast = Cast::new([("Xan".into(), theme::HOSTILE)]);
        let off = SafetyChange {
            safety: QuickSafety::Off,
            why: SafetyReason::FlagBeforeMimes,
            holders: vec![Holder { who: CharacterId(0), flag: QuickFlag::MimeCritical }],
        };
        assert_eq!(
            change(&off, &cast),
            "It went OFF in step 4: a flag was held when the mime cycle began (Xan holds an mcq-flag)."
        );
        let on = SafetyChange {
            safety: QuickSafety::On,
            why: SafetyReason::SlowActionOver,
            holders: Vec::new(),
        };
        assert_eq!(change(&on, &cast), "It went ON in step 6: the action is over.");
    }
}
