//! Words for what the rules of the breach have no words for: why the safety is as it is, what a flag is, what a shape is.

use daemonfall_breach::{Aims, Answer, Effect, Shape, Subroutine};
use daemonfall_clock::machine::SafetyReason;
use daemonfall_clock::{QuickFlag, Step};
use daemonfall_core::Status;

/// Why the safety changed, in a few words for the lamp.
pub fn safety(why: SafetyReason) -> &'static str {
    match why {
        SafetyReason::FlagHeld => "a flag was held at step 1",
        SafetyReason::NobodyFlagged => "nobody held a flag at step 1",
        SafetyReason::QuickSpell => "a quick flag was given",
        SafetyReason::FlagBeforeMimes => "a flag was held before the mimes",
        SafetyReason::SlowActionOver => "the action is over",
    }
}

/// What a step does.
pub fn step(step: Step) -> &'static str {
    match step {
        Step::Initial => "the action",
        Step::Reactions => "answers",
        Step::EarlyTurn => "quick turn",
        Step::Mimes => "mimes",
        Step::LateTurn => "quick turns",
        Step::End => "over",
    }
}

/// What a step does, in a sentence.
pub fn step_about(step: Step) -> &'static str {
    match step {
        Step::Initial => {
            "1: the action is resolved. With a flag held the safety goes off, else it goes on."
        }
        Step::Reactions => "2: those hit answer. A quick flag given by now takes the safety off.",
        Step::EarlyTurn => "3: safety off, the first flagged has a quick turn, before the mimes.",
        Step::Mimes => "4: the mimes of that side repeat the last action, as far from themselves.",
        Step::LateTurn => "5: safety off, the flagged have quick turns, one after the other.",
        Step::End => "6: the action is over; the safety goes on.",
    }
}

/// A flag in words.
pub fn flag(flag: QuickFlag) -> &'static str {
    match flag {
        QuickFlag::None => "no flag",
        QuickFlag::Spell => "a quick flag",
        QuickFlag::Critical => "a critical-quick flag",
        QuickFlag::MimeSpell => "a mime's quick flag",
        QuickFlag::MimeCritical => "a mime's critical-quick flag",
    }
}

/// A status as an adjective.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Stun => "stunned",
        Status::Freeze => "frozen",
        Status::Bind => "bound",
        Status::Burn => "burning",
    }
}

/// The picture of a status.
pub fn status_icon(status: Status) -> &'static str {
    match status {
        Status::Stun => "icon_stun",
        Status::Freeze => "icon_freeze",
        Status::Bind => "icon_bind",
        Status::Burn => "icon_burn",
    }
}

/// What a unit answers, in a few words.
pub fn answer(answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::None => None,
        Answer::CounterMagic => Some("counter magic"),
        Answer::CriticalQuick => Some("critical quick"),
        Answer::Riposte => Some("riposte"),
        Answer::Brace(_) => Some("brace"),
        Answer::Static(_) => Some("static"),
    }
}

/// What a unit answers, in a sentence.
pub fn answer_about(answer: Answer) -> String {
    match answer {
        Answer::None => "Answers nothing.".into(),
        Answer::CounterMagic => {
            "Counter magic: repeats magic that hits it at whoever used it, for nothing.".into()
        }
        Answer::CriticalQuick => {
            "Critical quick: left at a fifth of its health or less, it gains a quick flag.".into()
        }
        Answer::Riposte => {
            "Riposte: strikes back when a foe's melee hits it, each damage one lower.".into()
        }
        Answer::Brace(shield) => format!("Brace: gains {shield} shield when a foe hurts it."),
        Answer::Static(charge) => {
            format!("Static: takes {charge} charge time from a foe that hurts it.")
        }
    }
}

/// The picture of an answer.
pub fn answer_icon(answer: Answer) -> Option<&'static str> {
    match answer {
        Answer::None => None,
        Answer::CounterMagic => Some("breach_counter_magic"),
        Answer::CriticalQuick => Some("breach_critical_quick"),
        Answer::Riposte => Some("breach_riposte"),
        Answer::Brace(_) => Some("breach_brace"),
        Answer::Static(_) => Some("breach_static"),
    }
}

/// "1 round", "2 rounds".
pub fn count(number: u32, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// When a subroutine is first used, and what it strikes, for the foot of its card.
pub fn card_line(it: &Subroutine) -> String {
    let when = if it.time == 0 {
        "at once".into()
    } else {
        count(it.time, "round")
    };
    let at = match (it.shape, it.aims) {
        (_, Aims::Own) => "itself",
        (_, Aims::Free) => "to a free panel",
        (Shape::Single, Aims::Panel) => "one panel",
        (Shape::Single, Aims::Friend) => "one friend",
        (Shape::Single, Aims::Anyone) => "anyone",
        (Shape::Single, Aims::Foe) => "one foe",
        (Shape::Row, _) => "a row",
        (Shape::Column, _) => "a column",
        (Shape::Cross, _) => "a cross",
    };
    if it.multi_use {
        format!("{when}, {at}, {} hits", it.duration + 1)
    } else {
        format!("{when}, {at}")
    }
}

/// What a use does in short, for a card: its picture and its number.
pub fn effect(effects: &[Effect]) -> Vec<(&'static str, String)> {
    let mut list = Vec::new();
    for effect in effects {
        list.push(match effect {
            Effect::Damage(amount) => ("breach_damage", amount.to_string()),
            Effect::Heal(amount) => ("breach_mending", amount.to_string()),
            Effect::Shield(amount) => ("breach_shield", signed(*amount)),
            Effect::MaxCpu(amount) => ("breach_panel", signed(*amount)),
            Effect::Status { status, rounds } => (status_icon(*status), rounds.to_string()),
            Effect::Quick => ("breach_flag", "qs".into()),
            Effect::Speed(by) | Effect::Charge(by) => ("breach_critical_quick", signed(*by)),
            Effect::Push(panels) => ("breach_to", panels.to_string()),
            Effect::Step => ("breach_to", "\u{2013}".into()),
        });
    }
    list
}

/// What a use does, in words.
pub fn effect_words(effect: &Effect) -> String {
    match effect {
        Effect::Damage(amount) => format!("{amount} damage"),
        Effect::Heal(amount) => format!("{amount} health"),
        Effect::Shield(amount) if *amount < 0 => format!("{} shield lost", -amount),
        Effect::Shield(amount) => format!("{amount} shield"),
        Effect::MaxCpu(amount) => format!("{} CPU maximum", signed(*amount)),
        Effect::Status {
            status: which,
            rounds,
        } => format!("{} for {rounds}", status(*which)),
        Effect::Quick => "a quick flag".into(),
        Effect::Speed(by) => format!("{} speed", signed(*by)),
        Effect::Charge(by) => format!("{} charge time", signed(*by)),
        Effect::Push(panels) => format!("pushed {panels}"),
        Effect::Step => "moves".into(),
    }
}

fn signed(number: i32) -> String {
    if number < 0 {
        format!("\u{2212}{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
