//! What the quick-turn machine does, explained: quick turns given and passed over, and the safety.

use super::Chronicle;
use super::voice::Voice;
use crate::breach::words;
use daemonfall_clock::machine::{PassedOver, SafetyReason};
use daemonfall_clock::{ClockEvent, QuickFlag, QuickSafety, Step};

pub(super) fn clock(log: &mut Chronicle, event: &ClockEvent, voice: &Voice) {
    match event {
        ClockEvent::SafetyChanged { safety, why } => {
            let line = voice.plain("breach_flag").say(match safety {
                QuickSafety::On => "The quick safety is on.",
                QuickSafety::Off => "The quick safety is off.",
            });
            let reason = match why {
                SafetyReason::FlagHeld => "Somebody held a flag as the action began.",
                SafetyReason::NobodyFlagged => "Nobody held a flag as the action began.",
                SafetyReason::QuickSpell => "A quick flag was given in steps 1 and 2.",
                SafetyReason::FlagBeforeMimes => "Somebody held a flag as the mimes began.",
                SafetyReason::SlowActionOver => "The action is over: step 6.",
            };
            // That it goes on again behind every action is no news to anybody who waits for nothing.
            let waits = voice
                .table
                .units
                .iter()
                .any(|unit| unit.present && unit.flag.is_held());
            if *safety == QuickSafety::Off || waits {
                log.put(line.why(reason));
            }
        }
        ClockEvent::QuickTurnGiven { who, step } => {
            let reason = match step {
                Step::EarlyTurn => "Safety off, first of the flagged: before the mimes (step 3).",
                _ => "Safety off and flagged: after the mimes (step 5).",
            };
            let line = voice.line(*who).name(voice.who(*who));
            log.put(line.say(" has a quick turn.").why(reason));
        }
        ClockEvent::QuickTurnPassedOver { who, why, .. } => {
            let flag = voice
                .table
                .unit(*who)
                .map_or(QuickFlag::None, |unit| unit.flag);
            let line = voice.line(*who).name(voice.who(*who));
            let (words, reason) = match why {
                PassedOver::SafetyOn => (
                    " is passed over: the safety is on.",
                    match flag {
                        QuickFlag::MimeSpell | QuickFlag::MimeCritical => {
                            "A flag given by a mime does not turn it off."
                        }
                        QuickFlag::Critical => "A critical-quick flag does not turn it off.",
                        QuickFlag::Spell | QuickFlag::None => {
                            "Its turn comes with the next action, or in the round's turns."
                        }
                    },
                ),
                PassedOver::NotFirst => (
                    " is passed over: not the first.",
                    "Before the mimes only the first of the flagged has a turn.",
                ),
                PassedOver::TooMany => (
                    " is passed over: too many.",
                    "The chain of quick turns has come to its bound.",
                ),
            };
            log.put(line.say(words).why(reason));
        }
        ClockEvent::ChainStopped { quick_turns } => log.put(
            voice
                .plain("breach_warning")
                .say("The chain of quick turns is stopped.")
                .why(format!(
                    "After {}.",
                    words::count(*quick_turns, "quick turn")
                )),
        ),
        ClockEvent::StepEntered(_)
        | ClockEvent::LastActionRewritten(_)
        | ClockEvent::LastActionCleared => {}
    }
}
