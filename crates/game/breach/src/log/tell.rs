//! Turns an event into its line, or into one more sentence on the last line.

use super::sums::{self, Source};
use super::voice::{Voice, place};
use super::{BreachLog, changes, machine};
use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::words;
use daemonfall_breach::{Outcome, Shape};
use daemonfall_ui::log::Message;

pub(super) fn tell(
    log: &mut BreachLog,
    event: &BreachEvent,
    table: &BreachView,
    library: &BreachLibrary,
) {
    let voice = Voice { table, library };
    match event {
        BreachEvent::Stack(event) => changes::tell(log, event, &voice),
        BreachEvent::Clock(event) => machine::clock(log, event, &voice),
        BreachEvent::TurnBegan { .. } => log.open = false,
        BreachEvent::Chose { turn, command, charge, forced } => {
            chose(log, *turn, *command, *forced, &voice);
            if let Some(unit) = table.unit(turn.who) {
                log.count(sums::chosen(unit, *turn, *command, *charge, library));
            }
        }
        BreachEvent::Used { user, subroutine, aim, center, hits, manner, .. } => {
            used(log, *user, *subroutine, *aim, hits, *manner, &voice);
            let it = library.subroutine(*subroutine);
            log.source = Some(Source::of_use(it, *user, hits, *manner));
            if let (Some(line), Some(center)) = (log.lines.last_mut(), center) {
                let at = match aim {
                    Aim::Panel(_) => Aim::Panel(*center),
                    Aim::Character(_) => *aim,
                };
                line.place = Some(table.struck(at, it.shape)).filter(|at| !at.is_empty());
            }
            log.open = true;
        }
        BreachEvent::Flagged { who, flag, charge } => {
            flagged(log, *who, *flag, *charge, &voice);
            if let Some(unit) = table.unit(*who) {
                log.count(sums::lifted(unit, *flag, *charge));
            }
        }
        BreachEvent::Answered { who, to, answer } => {
            let named = voice.who("who", *who);
            let (words, why) = match answer {
                Answer::Brace(shield) => (
                    pieces("breach-log-braces", &[named], &[("shield", shield.into())]),
                    t!("breach-log-answered-harm"),
                ),
                Answer::Static(charge) => (
                    pieces(
                        "breach-log-static",
                        &[named, voice.who("to", *to)],
                        &[("charge", charge.into())],
                    ),
                    t!("breach-log-answered-harm"),
                ),
                _ => (pieces("breach-log-answers", &[named], &[]), String::new()),
            };
            log.put(voice.line(*who).message(words).why(why));
            log.open = true;
            log.source = Some(Source::of_answer(*answer));
        }
        BreachEvent::Sped { who, speed } => {
            let named = voice.who("who", *who);
            let words = pieces("breach-log-speed", &[named], &[("speed", speed.into())]);
            remark(log, &voice, *who, words);
            let unit = table.unit(*who);
            let formula = log.numbers(unit, |source, unit| source.sped(unit, *speed));
            log.count(formula);
        }
        BreachEvent::Charged { who, charge } => {
            let named = voice.who("who", *who);
            let words = pieces("breach-log-charge", &[named], &[("charge", charge.into())]);
            remark(log, &voice, *who, words);
            let unit = table.unit(*who);
            let formula = log.numbers(unit, |source, unit| source.charged(unit, *charge));
            log.count(formula);
        }
        BreachEvent::Moved { who, to, .. } => {
            let named = voice.who("who", *who);
            let to = place(*to);
            let words = pieces("breach-log-moves", &[named], &[("place", to.into())]);
            remark(log, &voice, *who, words);
        }
        BreachEvent::Stayed { who, held } => {
            let named = voice.who("who", *who);
            let words = match held {
                None => pieces("breach-log-stays", &[named], &[]),
                Some(status) => pieces(
                    "breach-log-stays-held",
                    &[named],
                    &[("status", words::status(*status).into())],
                ),
            };
            remark(log, &voice, *who, words);
        }
        BreachEvent::Burned { who, absorbed, taken, left } => {
            let why = match (*taken, *left) {
                (0, _) => t!("breach-log-burns-shield"),
                (_, 0) => {
                    let named = voice.table.name(*who);
                    t!("breach-log-no-health", who = named, when = words::end_of(false))
                }
                (_, left) => t!("breach-log-burns-left", left = left),
            };
            let words = pieces("breach-log-burns", &[voice.who("who", *who)], &[]);
            log.put(voice.line(*who).message(words).why(why));
            let (absorbed, taken, left) = (*absorbed, *taken, *left);
            let change = Change::Damaged { absorbed, taken, left };
            if let Some(unit) = table.unit(*who) {
                log.count(Source::of_burning().changed(unit, &change));
            }
        }
        BreachEvent::Thawed { who } => {
            let words = pieces("breach-log-thaws", &[voice.who("who", *who)], &[]);
            remark(log, &voice, *who, words);
        }
        BreachEvent::Turned { who } => {
            let phase = table.unit(*who).and_then(|unit| library.unit(unit.unit).phase.as_ref());
            let named = voice.who("who", *who);
            let words = match phase {
                Some(phase) => {
                    pieces("breach-log-turns", &[named], &[("face", phase.name.as_str().into())])
                }
                None => pieces("breach-log-turns-only", &[named], &[]),
            };
            let at = phase.map_or(0, |phase| phase.at);
            let why = t!("breach-log-turns-at", percent = at);
            log.put(voice.line(*who).message(words).why(why));
            log.open = true;
            log.source = phase.map(Source::of_face);
        }
        BreachEvent::GoalMet(_) => {
            let why = words::goal(table.goal, table.goal_foe().map_or("", |foe| &foe.name));
            log.put(voice.plain("breach_done").words(t!("breach-log-goal")).why(why));
        }
        BreachEvent::Over(outcome) => {
            let (words, why) = match outcome {
                // The goal was told the line before.
                Outcome::Won if table.foes_are_left() => (t!("breach-log-won"), String::new()),
                Outcome::Won => (t!("breach-log-won"), t!("breach-end-won.about")),
                Outcome::Lost => (t!("breach-log-lost"), t!("breach-end-lost.about")),
                Outcome::Stalemate => (t!("breach-log-drawn"), t!("breach-end-drawn.about")),
            };
            let picture = match outcome {
                Outcome::Won => "breach_done",
                Outcome::Lost => "breach_falls",
                Outcome::Stalemate => "breach_sign",
            };
            log.put(voice.plain(picture).words(words).why(why));
        }
    }
}

/// Adds a short remark to the last line if it is open; otherwise writes a new line.
fn remark(log: &mut BreachLog, voice: &Voice, who: CharacterId, words: Message) {
    if log.open {
        let words: String = words.iter().map(|piece| piece.text.as_str()).collect();
        log.add(&words);
    } else {
        log.put(voice.line(who).message(words).why(""));
    }
}

fn flagged(log: &mut BreachLog, who: CharacterId, flag: QuickFlag, charge: u32, voice: &Voice) {
    let named = [voice.who("who", who)];
    let (words, why) = match flag {
        QuickFlag::Spell => (
            pieces("breach-log-flag-spell", &named, &[]),
            t!("breach-log-flag-spell.about", charge = charge),
        ),
        QuickFlag::Critical => (
            pieces("breach-log-flag-critical", &named, &[]),
            t!("breach-log-flag-critical.about", charge = charge),
        ),
        QuickFlag::MimeSpell => (
            pieces("breach-log-flag-mime-spell", &named, &[]),
            t!("breach-log-flag-mime-spell.about", charge = charge),
        ),
        QuickFlag::MimeCritical => (
            pieces("breach-log-flag-mime-critical", &named, &[]),
            t!("breach-log-flag-mime-critical.about", charge = charge),
        ),
        QuickFlag::None => (pieces("breach-log-flag-none", &named, &[]), String::new()),
    };
    log.put(voice.line(who).message(words).why(why));
}

fn chose(log: &mut BreachLog, turn: Turn, command: Command, forced: bool, voice: &Voice) {
    let line = voice.line(turn.who);
    let named = voice.who("who", turn.who);
    match command {
        Command::Use { subroutine, aim } => {
            let it = voice.library.subroutine(subroutine);
            let words = pieces(
                "breach-log-picks",
                &[named, voice.aim("aim", aim)],
                &[("what", it.name.as_str().into())],
            );
            log.put(line.message(words).why(words::resolves(it, turn.quick)));
        }
        Command::Wait => {
            let held = voice.table.unit(turn.who);
            let why = match held {
                Some(unit) if unit.mime => t!("breach-log-waits-as-mime"),
                _ if forced => t!("breach-log-waits-forced"),
                _ => String::new(),
            };
            let words = pieces("breach-log-waits", &[named], &[]);
            log.put(line.message(words).why(why));
        }
    }
}

/// The selector for a use's outcome in messages.
fn came_to(it: &Subroutine, aim: Aim, hits: &[CharacterId]) -> &'static str {
    let off = matches!(aim, Aim::Panel(panel) if !panel.is_on_the_field());
    match (it.uses.is_empty(), hits.is_empty()) {
        (true, _) => "nothing",
        (false, false) => "hits",
        (false, true) if off => "off",
        (false, true) if it.shape == Shape::Single => "panel",
        (false, true) => "panels",
    }
}

fn used(
    log: &mut BreachLog,
    user: CharacterId,
    subroutine: SubroutineId,
    aim: Aim,
    hits: &[CharacterId],
    manner: Manner,
    voice: &Voice,
) {
    let it = voice.library.subroutine(subroutine);
    let named = [voice.who("who", user), voice.all("hits", hits)];
    let chosen = [("what", it.name.as_str().into()), ("at", came_to(it, aim, hits).into())];
    let line = voice.line(user);
    let (line, words, why) = match manner {
        Manner::Action => (
            line.with_picture_of(subroutine, voice),
            pieces("breach-log-used", &named, &chosen),
            String::new(),
        ),
        Manner::Mimicry => {
            (line, pieces("breach-log-mimics", &named, &chosen), t!("breach-log-mimics.about"))
        }
        Manner::CounterMagic => {
            (line, pieces("breach-log-counters", &named, &chosen), t!("breach-log-counters.about"))
        }
        Manner::Riposte => (
            line,
            pieces("breach-log-strikes-back", &named, &chosen),
            t!("breach-log-strikes-back.about"),
        ),
    };
    log.put(line.message(words).why(why));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_use_is_told_with_what_it_came_to() {
        let used = |at: &str| {
            t!("breach-log-used", what = "Lance", who = "Needle", hits = "Thorn, Leech", at = at)
        };
        assert_eq!(used("hits"), "Lance: Needle \u{2192} Thorn, Leech.");
        assert_eq!(used("off"), "Lance: Needle misses: off the field.");
        assert_eq!(used("panel"), "Lance: Needle hits an empty panel.");
        assert_eq!(used("panels"), "Lance: Needle hits empty panels.");
        assert_eq!(used("nothing"), "Lance: Needle.");
        let mimics = |at: &str| {
            t!("breach-log-mimics", what = "Lance", who = "Echo", hits = "Thorn", at = at)
        };
        assert_eq!(mimics("hits"), "Echo repeats Lance \u{2192} Thorn.");
        assert_eq!(mimics("off"), "Echo repeats Lance, off the field.");
        assert_eq!(mimics("panel"), "Echo repeats Lance at an empty panel.");
    }
}
