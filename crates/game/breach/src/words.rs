//! Player-facing names and descriptions of breach rules.

mod coming;

use crate::prelude::*;
pub use coming::{coming_answer, end, end_of, fell, forecast};
use daemonfall_breach::{Aims, Effect, Forecast, Goal, Kind, Phase, Shape, Unit};
use daemonfall_clock::machine::SafetyReason;

pub fn safety(why: SafetyReason) -> String {
    match why {
        SafetyReason::FlagHeld => t!("breach-lamp-flag-held"),
        SafetyReason::NobodyFlagged => t!("breach-lamp-nobody-flagged"),
        SafetyReason::QuickSpell => t!("breach-lamp-quick-spell"),
        SafetyReason::FlagBeforeMimes => t!("breach-lamp-flag-before-mimes"),
        SafetyReason::SlowActionOver => t!("breach-lamp-action-over"),
    }
}

pub fn step(step: Step) -> String {
    match step {
        Step::Initial => t!("breach-step-initial"),
        Step::Reactions => t!("breach-step-reactions"),
        Step::EarlyTurn => t!("breach-step-early-turn"),
        Step::Mimes => t!("breach-step-mimes"),
        Step::LateTurn => t!("breach-step-late-turn"),
        Step::End => t!("breach-step-end"),
    }
}

/// What a step does, in a sentence, after an explanation of steps in general.
pub fn step_about(step: Step) -> String {
    let about = match step {
        Step::Initial => t!("breach-step-initial.about"),
        Step::Reactions => t!("breach-step-reactions.about"),
        Step::EarlyTurn => t!("breach-step-early-turn.about"),
        Step::Mimes => t!("breach-step-mimes.about"),
        Step::LateTurn => t!("breach-step-late-turn.about"),
        Step::End => t!("breach-step-end.about"),
    };
    format!("{}\n{about}", t!("breach-steps-about"))
}

pub fn status(status: Status) -> String {
    match status {
        Status::Stun => t!("breach-status-stun"),
        Status::Freeze => t!("breach-status-freeze"),
        Status::Bind => t!("breach-status-bind"),
        Status::Burn => t!("breach-status-burn"),
    }
}

pub fn status_icon(status: Status) -> &'static str {
    match status {
        Status::Stun => "icon_stun",
        Status::Freeze => "icon_freeze",
        Status::Bind => "icon_bind",
        Status::Burn => "icon_burn",
    }
}

pub fn answer(answer: Answer) -> Option<String> {
    match answer {
        Answer::None => None,
        Answer::CounterMagic => Some(t!("breach-answer-counter-magic")),
        Answer::CriticalQuick => Some(t!("breach-answer-critical-quick")),
        Answer::Riposte => Some(t!("breach-answer-riposte")),
        Answer::Brace(_) => Some(t!("breach-answer-brace")),
        Answer::Static(_) => Some(t!("breach-answer-static")),
    }
}

pub fn answer_about(answer: Answer) -> String {
    match answer {
        Answer::None => t!("breach-answer-none.about"),
        Answer::CounterMagic => t!("breach-answer-counter-magic.about"),
        Answer::CriticalQuick => t!("breach-answer-critical-quick.about"),
        Answer::Riposte => t!("breach-answer-riposte.about"),
        Answer::Brace(shield) => t!("breach-answer-brace.about", shield = shield),
        Answer::Static(charge) => t!("breach-answer-static.about", charge = charge),
    }
}

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

/// The answers of a forecast, each kind once, with how often it is given.
pub fn answers_counted(forecast: &Forecast) -> Vec<(Answer, usize)> {
    let mut counted: Vec<(Answer, usize)> = Vec::new();
    for answer in &forecast.answers {
        match counted.iter_mut().find(|(known, _)| known == answer) {
            Some((_, times)) => *times += 1,
            None => counted.push((*answer, 1)),
        }
    }
    counted
}

/// The quick turn that a flag stands for, and where it comes from.
pub fn flag_about(flag: QuickFlag) -> String {
    t!("breach-flag-about", flag = flag.name())
}

/// What wins, in a sentence. `foe` is the name of the foe that the goal is about.
pub fn goal(goal: Goal, foe: &str) -> String {
    match goal {
        Goal::Defeat => t!("breach-goal.about"),
        Goal::Outlast(round) => t!("breach-goal-outlast.about", round = round),
        Goal::Fell(_) => t!("breach-goal-fell.about", who = foe),
        Goal::FellByMime(_) => t!("breach-goal-mime.about", who = foe),
    }
}

/// What a won breach was won by, in a sentence.
pub fn won(foes_are_left: bool) -> String {
    if foes_are_left { t!("breach-log-goal") } else { t!("breach-end-won.about") }
}

pub fn resolves(it: &Subroutine, quick: bool) -> String {
    t!("breach-resolves", rounds = it.rounds_until_used(quick))
}

pub fn card_line(it: &Subroutine, quick: bool) -> String {
    let when = match it.rounds_until_used(quick) {
        0 => t!("breach-card-at-once"),
        rounds => t!("breach-card-in-rounds", rounds = rounds),
    };
    t!("breach-card-foot", when = when, at = target(it))
}

/// What a card strikes.
pub fn target(it: &Subroutine) -> String {
    match (it.shape, it.aims) {
        (_, Aims::Own) => t!("breach-card-at-itself"),
        (_, Aims::Free) => t!("breach-card-at-free-panel"),
        (Shape::Single, Aims::Panel) => t!("breach-card-at-panel"),
        (Shape::Single, Aims::Friend) => t!("breach-card-at-friend"),
        (Shape::Single, Aims::Anyone) => t!("breach-card-at-anyone"),
        (Shape::Single, Aims::Foe) => t!("breach-card-at-foe"),
        (Shape::Row, _) => t!("breach-card-at-row"),
        (Shape::Column, _) => t!("breach-card-at-column"),
        (Shape::Cross, _) => t!("breach-card-at-cross"),
    }
}

fn list(effects: &[Effect]) -> Option<String> {
    let words: Vec<String> = effects.iter().map(effect_words).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// What turning to a second face does to a unit.
pub fn face_effects(phase: &Phase) -> impl Iterator<Item = Effect> {
    let faster = (phase.speed != 0).then_some(Effect::Speed(phase.speed));
    faster.into_iter().chain(phase.effects.iter().copied())
}

/// What a second face changes besides subroutines: "+20 speed, 10 damage, counter magic".
pub fn face_changes(unit: &Unit, phase: &Phase) -> String {
    let answers = (phase.reaction != unit.reaction)
        .then(|| answer(phase.reaction).unwrap_or_else(|| t!("breach-answer-none")));
    let all: Vec<String> = face_effects(phase).map(|it| effect_words(&it)).chain(answers).collect();
    if all.is_empty() { t!("breach-mark-turns") } else { all.join(", ") }
}

/// A subroutine in a few words: "7 damage; user: 2 shield".
pub fn subroutine_line(it: &Subroutine) -> String {
    let deeds: Vec<String> = [
        list(&it.uses),
        list(&it.own).map(|does| match it.uses.is_empty() {
            true => does,
            false => t!("breach-does-own", does = does),
        }),
        list(&it.after).map(|does| t!("breach-does-after", does = does, rounds = it.duration)),
    ]
    .into_iter()
    .flatten()
    .collect();
    let line = deeds.join("; ");
    if it.multi_use { t!("breach-does-times", does = line, times = it.times_used()) } else { line }
}

/// A full description for tooltips; with `quick`, as in a quick turn.
pub fn subroutine_about(it: &Subroutine, quick: bool) -> String {
    let mut times = resolves(it, quick);
    if !quick {
        times.push(' ');
        times.push_str(&t!("breach-subroutine-sooner"));
    }
    if it.duration > 0 {
        times.push(' ');
        times.push_str(&if it.multi_use {
            t!("breach-subroutine-stays-used", rounds = it.duration)
        } else {
            t!("breach-subroutine-stays", rounds = it.duration)
        });
    }
    let holds = t!("breach-subroutine-holds", cpu = it.cpu);
    let melee = (it.kind == Kind::Melee).then(|| t!("breach-subroutine-melee"));
    let deeds = [
        list(&it.uses).map(|does| t!("breach-subroutine-uses", does = does)),
        list(&it.own).map(|does| t!("breach-subroutine-own", does = does)),
        list(&it.after).map(|does| t!("breach-subroutine-after", does = does)),
    ];
    let mut lines = vec![it.about.clone(), times, holds];
    lines.extend(deeds.into_iter().flatten().chain(melee));
    if [&it.uses, &it.own, &it.after].into_iter().any(|effects| effects.contains(&Effect::Quick)) {
        lines.push(t!("breach-effect-quick.about"));
    }
    lines.join("\n")
}

/// An effect's name and number, for a card.
pub fn effect_name(effect: &Effect) -> (String, String) {
    match effect {
        Effect::Damage(amount) => (t!("breach-card-damage"), amount.to_string()),
        Effect::Heal(amount) => (t!("breach-card-heals"), amount.to_string()),
        Effect::Shield(amount) => (t!("breach-card-shield"), signed(*amount)),
        Effect::MaxCpu(amount) => (t!("breach-card-cpu"), signed(*amount)),
        Effect::Status { status: which, rounds } => (status(*which), rounds.to_string()),
        Effect::Quick => (t!("breach-card-quick"), String::new()),
        Effect::Speed(by) => (t!("breach-card-speed"), signed(*by)),
        Effect::Charge(by) => (t!("breach-card-charge"), signed(*by)),
        Effect::Push(panels) => (t!("breach-card-push"), panels.to_string()),
        Effect::Step => (t!("breach-card-step"), String::new()),
    }
}

pub fn effect_words(effect: &Effect) -> String {
    match effect {
        Effect::Damage(amount) => t!("breach-effect-damage", amount = *amount),
        Effect::Heal(amount) => t!("breach-effect-heal", amount = *amount),
        Effect::Shield(amount) if *amount < 0 => {
            t!("breach-effect-shield-lost", amount = -amount)
        }
        Effect::Shield(amount) => t!("breach-effect-shield", amount = *amount),
        Effect::MaxCpu(amount) => t!("breach-effect-max-cpu", change = signed(*amount)),
        Effect::Status { status: which, rounds } => {
            t!("breach-effect-status", status = status(*which), rounds = *rounds)
        }
        Effect::Quick => t!("breach-effect-quick"),
        Effect::Speed(by) => t!("breach-effect-speed", change = signed(*by)),
        Effect::Charge(by) => t!("breach-effect-charge", change = signed(*by)),
        Effect::Push(panels) => t!("breach-effect-push", panels = *panels),
        Effect::Step => t!("breach-effect-step"),
    }
}

pub fn holds(it: &Subroutine, rounds: u32) -> String {
    t!("breach-holds", what = it.name.clone(), cpu = it.cpu, rounds = rounds)
}

pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

pub fn signed(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;

    #[test]
    fn a_card_says_when_what_is_picked_now_is_used() -> Result<(), String> {
        let library = library()?;
        let find = |name| library.find_subroutine(name).ok_or(name);
        let (jab, lance) = (library.subroutine(find("jab")?), library.subroutine(find("lance")?));
        assert_eq!(card_line(jab, true), "at once, one enemy");
        assert_eq!(card_line(jab, false), "next round, one enemy");
        assert_eq!(card_line(lance, true), "in 3 rounds, a lane of 2");
        assert_eq!(card_line(lance, false), "in 4 rounds, a lane of 2");
        assert_eq!(subroutine_line(lance), "12 damage");
        let sear = library.subroutine(find("sear")?);
        assert_eq!(subroutine_line(sear), "3 uses, each 4 damage");
        Ok(())
    }

    #[test]
    fn a_second_face_is_told_with_its_numbers() -> Result<(), String> {
        let library = library()?;
        let mirror = library.unit(library.find_unit("mirror").ok_or("mirror")?);
        let phase = mirror.phase.as_ref().ok_or("no second face")?;
        let told = face_changes(mirror, phase);
        for part in face_effects(phase).map(|it| effect_words(&it)).chain(answer(phase.reaction)) {
            assert!(told.contains(&part), "{told}: {part}");
        }
        assert!(told.starts_with("+20 speed, 10 damage, "), "{told}");
        Ok(())
    }

    #[test]
    fn card_tooltip_and_log_count_the_same_rounds() -> Result<(), String> {
        let library = library()?;
        let find = |name| library.find_subroutine(name).ok_or(name);
        for (name, quick, when) in [
            ("jab", true, "at once"),
            ("jab", false, "next round"),
            ("ram", true, "next round"),
            ("ram", false, "in 2 rounds"),
        ] {
            let it = library.subroutine(find(name)?);
            let told = format!("Used {when}.");
            assert!(card_line(it, quick).starts_with(when), "{name}");
            assert!(subroutine_about(it, quick).contains(&told), "{name}");
            assert_eq!(resolves(it, quick), told, "{name}");
        }
        Ok(())
    }
}
