//! Explains what the stack does: changes, moves that end, units destroyed.

use super::BreachLog;
use super::sums::Source;
use super::voice::Voice;
use crate::prelude::*;
use crate::words;
use daemonfall_stack::{Part, Why};

pub(super) fn tell(log: &mut BreachLog, event: &StackEvent, voice: &Voice) {
    match event {
        StackEvent::RoundBegan { .. } => log.open = false,
        StackEvent::Changed { cause, target, change } => {
            if cause.part == Part::After && !log.open {
                let subroutine = log.source.as_ref().map(|source| source.name.clone());
                let named = [voice.who("who", *target)];
                let words = match subroutine {
                    Some(what) => pieces("breach-log-wears-off", &named, &[("what", what.into())]),
                    None => pieces("breach-log-move-wears-off", &named, &[]),
                };
                log.put(voice.line(*target).message(words).why(""));
                log.open = true;
            }
            let unit = voice.table.unit(*target);
            let formula = log.numbers(unit, |source, unit| source.changed(unit, change));
            if log.open {
                let who = voice.table.name(*target);
                log.add(&changed(who, change));
                log.count(formula);
                if matches!(change, Change::Damaged { taken, left: 0, .. } if *taken > 0) {
                    let when = words::end_of(cause.part == Part::Use);
                    log.add(&t!("breach-log-no-health", who = who, when = when));
                }
            }
        }
        StackEvent::Refused { choice, refusal } => {
            let words = pieces(
                "breach-log-fails",
                &[voice.who("who", choice.user)],
                &[("what", voice.what(choice.subroutine).into())],
            );
            let line = voice.line(choice.user).message(words);
            log.put(line.why(words::sentence(&daemonfall_platform::refusals::stack(refusal))));
        }
        StackEvent::Removed { id } => {
            let words = pieces("breach-log-destroyed", &[voice.who("who", *id)], &[]);
            let why = t!("breach-log-destroyed.about");
            log.put(voice.line(*id).message(words).why(why));
        }
        StackEvent::Finished { id, choice, why, returned } => {
            log.open = false;
            log.source = Some(Source::of_end(voice.library.subroutine(choice.subroutine)));
            // A move whose uses are over is no loss.
            let mut moves = voice.table.moves.iter();
            if moves.any(|known| known.id == *id && known.times.is_empty()) {
                return;
            }
            let named = [voice.who("who", choice.user)];
            let what = [("what", voice.what(choice.subroutine).into())];
            let words = match why {
                Why::TimeUp => return,
                Why::UserRemoved => pieces("breach-log-ends-user-gone", &named, &what),
                Why::TargetRemoved => pieces("breach-log-ends-target-gone", &named, &what),
            };
            let back = returned.filter(|cpu| *cpu > 0).map_or_else(String::new, |cpu| {
                let name = voice.table.name(choice.user);
                t!("breach-log-cpu-back", cpu = cpu, who = name)
            });
            log.put(voice.line(choice.user).message(words).why(back));
        }
        StackEvent::StatusEnded { id, status } => {
            let words = pieces(
                "breach-log-no-longer",
                &[voice.who("who", *id)],
                &[("status", words::status(*status).into())],
            );
            log.put(voice.line(*id).message(words).why(""));
        }
        StackEvent::Resolved(_) | StackEvent::Added { .. } | StackEvent::Executed(_) => {}
    }
}

fn changed(who: &str, change: &Change) -> String {
    match *change {
        Change::Damaged { absorbed, taken: 0, .. } if absorbed > 0 => {
            t!("breach-log-loses-nothing", who = who, absorbed = absorbed)
        }
        Change::Damaged { absorbed, taken, left } if absorbed > 0 => t!(
            "breach-log-loses-behind-shield",
            who = who,
            taken = taken,
            absorbed = absorbed,
            left = left
        ),
        Change::Damaged { taken, left, .. } => {
            t!("breach-log-loses", who = who, taken = taken, left = left)
        }
        Change::Healed { given: 0, .. } => t!("breach-log-full-health", who = who),
        Change::Healed { given, left } => {
            t!("breach-log-heals", who = who, given = given, left = left)
        }
        Change::BeyondHealing => t!("breach-log-beyond-healing", who = who),
        Change::Shielded { by, left } if by < 0 => {
            t!("breach-log-loses-shield", who = who, lost = by.unsigned_abs(), left = left)
        }
        Change::Shielded { by: 0, left: 0 } => t!("breach-log-no-shield", who = who),
        Change::Shielded { by, left } => {
            t!("breach-log-gains-shield", who = who, gained = by, left = left)
        }
        Change::MaxCpu { max, free, .. } => {
            t!("breach-log-max-cpu", who = who, cpu = max, free = free)
        }
        Change::StatusSet { status, rounds: 0 } => {
            t!("breach-log-no-longer", who = who, status = words::status(status))
        }
        Change::StatusSet { status, rounds } => {
            t!("breach-log-status-set", who = who, status = words::status(status), rounds = rounds)
        }
    }
}
