//! From one event to its line, or to a sentence more on the last line.

use super::voice::Voice;
use super::{Chronicle, machine};
use crate::breach::table::Table;
use crate::breach::words;
use daemonfall_breach::{
    Aim, Answer, BreachEvent, BreachLibrary, Command, Manner, Outcome, Shape, Turn,
};
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, Part, StackEvent, SubroutineId, Why};

pub(super) fn tell(
    log: &mut Chronicle,
    event: &BreachEvent,
    table: &Table,
    library: &BreachLibrary,
) {
    let voice = Voice { table, library };
    match event {
        BreachEvent::Stack(event) => stack(log, event, &voice),
        BreachEvent::Clock(event) => machine::clock(log, event, &voice),
        BreachEvent::TurnBegan { .. } => log.open = false,
        BreachEvent::Chose { turn, command, .. } => chose(log, *turn, *command, &voice),
        BreachEvent::Used {
            user,
            subroutine,
            aim,
            center,
            hits,
            manner,
            ..
        } => {
            used(log, *user, *subroutine, *aim, hits, *manner, &voice);
            if let (Some(line), Some(center)) = (log.lines.last_mut(), center) {
                let at = match aim {
                    Aim::Panel(_) => Aim::Panel(*center),
                    Aim::Character(_) => *aim,
                };
                line.at = table.struck(at, library.subroutine(*subroutine).shape);
            }
            log.open = true;
        }
        BreachEvent::Flagged { who, flag, charge } => {
            let reason = match flag {
                QuickFlag::Spell => {
                    format!("A turn of its own once the safety is off; charge time {charge}.")
                }
                QuickFlag::Critical => {
                    format!("A fifth of its health or less: critical quick. Charge time {charge}.")
                }
                QuickFlag::MimeSpell => format!(
                    "Given by a mime: it does not turn the safety off. Charge time {charge}."
                ),
                QuickFlag::MimeCritical => format!(
                    "A fifth of its health or less, by a mime: it does not turn the safety off. Charge time {charge}."
                ),
                QuickFlag::None => String::new(),
            };
            let line = voice.line(*who).name(voice.who(*who));
            let line = line.say(format!(" gains {} ({flag}).", words::flag(*flag)));
            log.put(line.why(reason));
        }
        BreachEvent::Answered { who, to, answer } => {
            let line = voice.line(*who).name(voice.who(*who));
            let line = match answer {
                Answer::Brace(shield) => line
                    .say(format!(" braces for {shield} shield."))
                    .why("A foe's action hurt it."),
                Answer::Static(charge) => line
                    .say(format!("'s static takes {charge} charge time from "))
                    .name(voice.who(*to))
                    .say(".")
                    .why("A foe's action hurt it."),
                _ => line.say(" answers.").why(""),
            };
            log.put(line);
            log.open = true;
        }
        BreachEvent::Sped { who, speed } => {
            say(log, &voice, *who, &format!("speed {speed}"));
        }
        BreachEvent::Charged { who, charge } => {
            say(log, &voice, *who, &format!("charge time {charge}"));
        }
        BreachEvent::Moved { who, to, .. } => {
            let words = format!("to {}", super::voice::place(*to));
            say(log, &voice, *who, &words);
        }
        BreachEvent::Stayed { who, held } => {
            let words = held.map_or("stays: no free panel".into(), |status| {
                format!("stays: {}", words::status(status))
            });
            say(log, &voice, *who, &words);
        }
        BreachEvent::Burned {
            who, taken, left, ..
        } => {
            let why = if *taken > 0 {
                format!("{left} health left.")
            } else {
                "The shield takes it.".into()
            };
            log.put(
                voice
                    .line(*who)
                    .name(voice.who(*who))
                    .say(" burns for 1.")
                    .why(why),
            );
        }
        BreachEvent::Thawed { who } => say(log, &voice, *who, "thaws, since it was hurt"),
        BreachEvent::Turned { who } => {
            let phase = table
                .unit(*who)
                .and_then(|unit| library.unit(unit.unit).phase.as_ref());
            let (name, at) = phase.map_or(("it turns".into(), 0), |phase| {
                (phase.name.clone(), phase.at)
            });
            let line = voice
                .line(*who)
                .name(voice.who(*who))
                .say(format!(": {name}."));
            log.put(line.why(format!(
                "At {at} % of its health it shows its second face: other subroutines, other answers."
            )));
            log.open = true;
        }
        BreachEvent::Over(outcome) => {
            let (words, why) = match outcome {
                Outcome::Won => ("The breach is won.", "Nobody of the other side is left."),
                Outcome::Lost => ("The breach is lost.", "Nobody of yours is left."),
                Outcome::Stalemate => (
                    "The breach ends in a draw.",
                    "Only mimes are left, and nobody whom they could repeat.",
                ),
            };
            log.put(voice.plain("breach_done").say(words).why(why));
        }
    }
}

/// A short remark on the last line if it is open, or a line of its own.
fn say(log: &mut Chronicle, voice: &Voice, who: CharacterId, words: &str) {
    if log.open {
        log.add(&format!("{}: {words}.", voice.table.name(who)));
    } else {
        let line = voice.line(who).name(voice.who(who));
        log.put(line.say(format!(": {words}.")).why(""));
    }
}

fn chose(log: &mut Chronicle, turn: Turn, command: Command, voice: &Voice) {
    let line = voice.line(turn.who).name(voice.who(turn.who));
    match command {
        Command::Use { subroutine, aim } => {
            let it = voice.library.subroutine(subroutine);
            let when = match (turn.quick, it.time) {
                (true, 0) => "At once, in its quick turn.".into(),
                (true, time) => format!("Resolves in {}.", words::count(time, "round")),
                (false, 0) => "Resolves in the next round.".into(),
                (false, time) => format!(
                    "On the stack next round, resolves {} later.",
                    words::count(time, "round")
                ),
            };
            log.put(
                line.say(format!(" picks {}, at ", it.name))
                    .name(voice.aim(aim))
                    .say(".")
                    .why(when),
            );
        }
        Command::Wait => {
            let held = voice.table.unit(turn.who);
            let why = match held {
                Some(unit) if unit.mime => "In its own turns a mime can only wait.",
                _ => "",
            };
            log.put(line.say(" waits.").why(why));
        }
    }
}

fn used(
    log: &mut Chronicle,
    user: CharacterId,
    subroutine: SubroutineId,
    aim: Aim,
    hits: &[CharacterId],
    manner: Manner,
    voice: &Voice,
) {
    let name = voice.what(subroutine);
    let line = voice.line(user);
    let (line, why) = match manner {
        Manner::Action => {
            let line = line.with_picture_of(subroutine, voice);
            (line.say(format!("{name}: ")).name(voice.who(user)), "")
        }
        Manner::Mimicry => (
            line.name(voice.who(user)).say(format!(" mimics {name}")),
            "The same aim from where it stands.",
        ),
        Manner::CounterMagic => (
            line.name(voice.who(user))
                .say(format!(" answers with {name}")),
            "Counter magic.",
        ),
        Manner::Riposte => (
            line.name(voice.who(user))
                .say(format!(" strikes back with {name}")),
            "Riposte: each damage one lower.",
        ),
    };
    let it = voice.library.subroutine(subroutine);
    let line = if it.uses.is_empty() {
        line.say(".")
    } else if hits.is_empty() {
        let off = matches!(aim, Aim::Panel(panel) if !panel.is_on_the_field());
        let at = match (manner == Manner::Action, off, it.shape == Shape::Single) {
            (true, true, _) => " misses: off the field.",
            (true, false, true) => " hits an empty panel.",
            (true, false, false) => " hits empty panels.",
            (false, true, _) => ", off the field.",
            (false, false, true) => " at an empty panel.",
            (false, false, false) => " at empty panels.",
        };
        line.say(at)
    } else {
        let mut line = line.say(" \u{2192} ");
        for (place, who) in hits.iter().enumerate() {
            if place > 0 {
                line = line.say(", ");
            }
            line = line.name(voice.who(*who));
        }
        line.say(".")
    };
    log.put(line.why(why));
}

fn stack(log: &mut Chronicle, event: &StackEvent, voice: &Voice) {
    match event {
        StackEvent::RoundBegan { .. } => log.open = false,
        StackEvent::Changed {
            cause,
            target,
            change,
        } => {
            if cause.part == Part::After && !log.open {
                let subroutine = voice
                    .table
                    .moves
                    .iter()
                    .find(|known| known.id == cause.id)
                    .map(|known| voice.what(known.subroutine));
                let what = subroutine.unwrap_or_else(|| "a move".into());
                log.put(
                    voice
                        .line(*target)
                        .name(voice.who(*target))
                        .say(format!(": {what} wears off."))
                        .why(""),
                );
                log.open = true;
            }
            if log.open {
                log.add(&format!(
                    "{} {}",
                    voice.table.name(*target),
                    changed(change)
                ));
            }
        }
        StackEvent::Refused { choice, refusal } => {
            let line = voice
                .line(choice.user)
                .name(voice.who(choice.user))
                .say(format!(": {} fails.", voice.what(choice.subroutine)));
            log.put(line.why(sentence(&refusal.to_string())));
        }
        StackEvent::Removed { id } => log.put(
            voice
                .line(*id)
                .name(voice.who(*id))
                .say(" is destroyed.")
                .why("At zero health when all had resolved; its moves end."),
        ),
        StackEvent::Finished {
            choice,
            why,
            returned,
            ..
        } => {
            log.open = false;
            let reason = match why {
                Why::TimeUp => return,
                Why::UserRemoved => "its user is gone",
                Why::TargetRemoved => "its target is gone",
            };
            let back = returned
                .filter(|cpu| *cpu > 0)
                .map_or_else(String::new, |cpu| {
                    format!("{cpu} CPU back to {}.", voice.table.name(choice.user))
                });
            let line = voice.line(choice.user).name(voice.who(choice.user));
            let name = voice.what(choice.subroutine);
            log.put(line.say(format!(": {name} ends, {reason}.")).why(back));
        }
        StackEvent::StatusEnded { id, status } => log.put(
            voice
                .line(*id)
                .name(voice.who(*id))
                .say(format!(" is no longer {}.", words::status(*status)))
                .why(""),
        ),
        StackEvent::Resolved(_) | StackEvent::Added { .. } | StackEvent::Executed(_) => {}
    }
}

/// What a change did, as the end of a sentence that begins with a name.
fn changed(change: &Change) -> String {
    match change {
        Change::Damaged {
            absorbed, taken: 0, ..
        } if *absorbed > 0 => format!("loses nothing, its shield takes {absorbed}."),
        Change::Damaged {
            absorbed,
            taken,
            left,
        } => {
            let shield = if *absorbed > 0 {
                format!(" (shield takes {absorbed})")
            } else {
                String::new()
            };
            format!("loses {taken}{shield}, {left} left.")
        }
        Change::Healed { given: 0, .. } => "is at full health already.".into(),
        Change::Healed { given, left } => format!("heals {given}, {left} now."),
        Change::BeyondHealing => "is beyond healing.".into(),
        Change::Shielded { by, left } if *by < 0 => {
            format!("loses {} shield, {left} left.", by.unsigned_abs())
        }
        Change::Shielded { by, left } => format!("gains {by} shield, {left} now."),
        Change::MaxCpu { max, free, .. } => format!("has {max} CPU now, {free} free."),
        Change::StatusSet { status, rounds: 0 } => {
            format!("is no longer {}.", words::status(*status))
        }
        Change::StatusSet { status, rounds } => format!(
            "is {} for {}.",
            words::status(*status),
            words::count(u32::from(*rounds), "round")
        ),
    }
}

/// A sentence with a large letter and a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        format!("{}{}.", first.to_uppercase(), letters.as_str())
    })
}
