//! Explains what the quick-turn machine does: quick turns given and skipped, and the safety.

use super::BreachLog;
use super::voice::Voice;
use crate::prelude::*;
use daemonfall_clock::QuickSafety;
use daemonfall_clock::machine::{PassedOver, SafetyReason};

pub(super) fn clock(log: &mut BreachLog, event: &ClockEvent, voice: &Voice) {
    match event {
        ClockEvent::SafetyChanged { safety, why } => {
            let line = voice.plain("breach_flag").words(match safety {
                QuickSafety::On => t!("breach-log-safety-on"),
                QuickSafety::Off => t!("breach-log-safety-off"),
            });
            let reason = match why {
                SafetyReason::FlagHeld => t!("breach-log-safety-flag-held"),
                SafetyReason::NobodyFlagged => t!("breach-log-safety-nobody-flagged"),
                SafetyReason::QuickSpell => t!("breach-log-safety-quick-spell"),
                SafetyReason::FlagBeforeMimes => t!("breach-log-safety-flag-before-mimes"),
                SafetyReason::SlowActionOver => t!("breach-log-safety-action-over"),
            };
            // Its release after every action is no news if no unit waits for it.
            let waits = voice.table.units.iter().any(|unit| unit.present && unit.flag.is_held());
            if *safety == QuickSafety::Off || waits {
                log.put(line.why(reason));
            }
        }
        ClockEvent::QuickTurnGiven { who, step } => {
            let mimes = mimes(voice);
            let reason = match step {
                Step::EarlyTurn => t!("breach-log-quick-turn-early", mimes = mimes),
                _ => t!("breach-log-quick-turn-late", mimes = mimes),
            };
            let line = voice.line(*who);
            let words = pieces("breach-log-quick-turn", &[voice.who("who", *who)], &[]);
            log.put(line.message(words).why(reason));
        }
        ClockEvent::QuickTurnPassedOver { who, why, .. } => {
            let flag = voice.table.unit(*who).map_or(QuickFlag::None, |unit| unit.flag);
            let named = [voice.who("who", *who)];
            let (words, reason) = match why {
                PassedOver::SafetyOn => (
                    pieces("breach-log-passed-safety", &named, &[]),
                    match flag {
                        QuickFlag::MimeSpell | QuickFlag::MimeCritical => {
                            t!("breach-log-passed-flag-of-mime")
                        }
                        QuickFlag::Critical => t!("breach-log-passed-flag-critical"),
                        QuickFlag::Spell | QuickFlag::None => t!("breach-log-passed-waits"),
                    },
                ),
                PassedOver::NotFirst => (
                    pieces("breach-log-passed-not-first", &named, &[]),
                    t!("breach-log-passed-only-first", mimes = mimes(voice)),
                ),
                PassedOver::TooMany => (
                    pieces("breach-log-passed-too-many", &named, &[]),
                    t!("breach-log-passed-bound"),
                ),
            };
            log.put(voice.line(*who).message(words).why(reason));
        }
        ClockEvent::ChainStopped { quick_turns } => log.put(
            voice
                .plain("breach_warning")
                .words(t!("breach-log-chain-stopped"))
                .why(t!("breach-log-chain-length", count = *quick_turns)),
        ),
        ClockEvent::StepEntered(_)
        | ClockEvent::LastActionRewritten(_)
        | ClockEvent::LastActionCleared => {}
    }
}

/// Whether there are mimes, as messages ask.
fn mimes(voice: &Voice) -> &'static str {
    let any = voice.table.units.iter().any(|unit| unit.present && unit.mime);
    if any { "yes" } else { "no" }
}
