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

/// Rounds until a subroutine picked now is first used: picks join the stack in the next round, those of quick turns at once.
pub fn rounds_until(it: &Subroutine, quick: bool) -> u32 {
    it.time + u32::from(!quick)
}

/// When a subroutine picked now is first used, and what it strikes, for the foot of its card.
pub fn card_line(it: &Subroutine, quick: bool) -> String {
    let when = match rounds_until(it, quick) {
        0 => "at once".into(),
        1 => "next round".into(),
        more => format!("in {more} rounds"),
    };
    let at = match (it.shape, it.aims) {
        (_, Aims::Own) => "itself",
        (_, Aims::Free) => "to a free panel",
        (Shape::Single, Aims::Panel) => "one panel",
        (Shape::Single, Aims::Friend) => "one friend",
        (Shape::Single, Aims::Anyone) => "anyone",
        (Shape::Single, Aims::Foe) => "one foe",
        (Shape::Row, _) => "a row of 4",
        (Shape::Column, _) => "front and back",
        (Shape::Cross, _) => "a cross",
    };
    if it.multi_use {
        format!("{when}, {at}, {} hits", it.duration + 1)
    } else {
        format!("{when}, {at}")
    }
}

/// Everything that a subroutine does: whom it hits, to its user, and when it is finished, in words.
fn deeds(it: &Subroutine) -> Vec<(&'static str, String)> {
    let list = |effects: &[Effect]| {
        let words: Vec<String> = effects.iter().map(effect_words).collect();
        words.join(", ")
    };
    [
        ("Whom it hits", &it.uses),
        ("Its user", &it.own),
        ("When it is finished", &it.after),
    ]
    .into_iter()
    .filter(|(_, effects)| !effects.is_empty())
    .map(|(what, effects)| (what, list(effects)))
    .collect()
}

/// A subroutine in a few words: "7 damage; its user: 2 shield".
pub fn subroutine_line(it: &Subroutine) -> String {
    let deeds = deeds(it).into_iter().map(|(what, words)| match what {
        "Whom it hits" => words,
        other => format!("{}: {words}", other.to_lowercase()),
    });
    let mut line = deeds.collect::<Vec<_>>().join("; ");
    if it.multi_use {
        line.push_str(&format!(", {} times", it.duration + 1));
    }
    line
}

/// A subroutine in full, for tooltips.
pub fn subroutine_about(it: &Subroutine) -> String {
    let mut lines = vec![it.about.clone()];
    let mut times = format!(
        "Used {} after it joins the stack, which is in the next round.",
        count(it.time, "round")
    );
    if it.time == 0 {
        times = "Used in the next round, in a quick turn at once.".into();
    }
    if it.duration > 0 {
        let uses = if it.multi_use { ", used in each" } else { "" };
        times.push_str(&format!(
            " Stays {} more{uses}.",
            count(it.duration, "round")
        ));
    }
    lines.push(times);
    lines.push(format!("Holds {} CPU until it is finished.", it.cpu));
    lines.extend(
        deeds(it)
            .into_iter()
            .map(|(what, words)| format!("{what}: {words}.")),
    );
    lines.join("\n")
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

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_breach::BreachLibrary;

    #[test]
    fn a_card_says_when_what_is_picked_now_is_used() -> Result<(), String> {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data");
        let library = BreachLibrary::load_dir(data).map_err(|errors| errors.to_string())?;
        let find = |name| library.find_subroutine(name).ok_or(name);
        let (jab, lance) = (
            library.subroutine(find("jab")?),
            library.subroutine(find("lance")?),
        );
        assert_eq!(card_line(jab, true), "at once, one foe");
        assert_eq!(card_line(jab, false), "next round, one foe");
        assert_eq!(card_line(lance, true), "in 3 rounds, front and back");
        assert_eq!(card_line(lance, false), "in 4 rounds, front and back");
        assert_eq!(subroutine_line(lance), "12 damage");
        Ok(())
    }
}
