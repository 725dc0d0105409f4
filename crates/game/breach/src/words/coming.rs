//! What comes at a unit, in sentences.

use super::{answer, answers_counted, effect_words, flag_about, list};
use crate::prelude::*;
use daemonfall_breach::{End, Forecast};

/// When a unit without health is removed: at the end of this round or of the next. After-effects and
/// burning take health once this round's dead are gone.
pub fn end_of(this_round: bool) -> &'static str {
    if this_round { "this" } else { "next" }
}

/// What a unit without health can expect; `this_round` as for [`end_of`].
pub fn fell(this_round: bool) -> String {
    let fell = t!("breach-coming-fell", when = end_of(this_round));
    format!("{fell} {}", t!("breach-coming-still-acts"))
}

/// What comes at a unit that is on its feet, in sentences; none if nothing does. `dies` is the round
/// at whose end it is removed; `deadly` the damage of the blow that it does not survive, if that is
/// known.
pub fn forecast(forecast: &Forecast, dies: Option<u32>, deadly: Option<i32>) -> Vec<String> {
    let mut lines = Vec::new();
    let (health, shield) = (forecast.left.health, forecast.left.shield);
    let (is_hurt, healed) = (forecast.damage > 0, forecast.healed);
    let absorbed = forecast.absorbed;
    // As much as the cards say, also if the last blow takes more than is left.
    let beyond = forecast.fall.zip(deadly).map_or(0, |(fall, deadly)| deadly - fall.damage);
    let damage = forecast.damage.saturating_add(beyond.max(0));
    let damage = t!("breach-coming-hits", damage = damage, absorbed = absorbed);
    match (is_hurt, healed > 0) {
        (true, _) if forecast.fall.is_some() => {
            lines.push(t!("breach-coming-deadly", damage = damage, healed = healed));
        }
        (true, false) => lines.push(t!(
            "breach-coming-damage",
            damage = damage,
            health = health,
            shield = shield
        )),
        (false, true) => lines.push(t!(
            "breach-coming-healed",
            healed = healed,
            health = health,
            shield = shield
        )),
        (true, true) => lines.push(t!(
            "breach-coming-both",
            damage = damage,
            healed = healed,
            health = health,
            shield = shield
        )),
        (false, false) => {}
    }
    if let Some(fall) = forecast.fall {
        let round = dies.unwrap_or(fall.round);
        lines.push(if fall.open {
            t!("breach-coming-may-fall", round = round)
        } else {
            t!("breach-coming-falls", round = round)
        });
    }
    if let Some(round) = forecast.threat {
        lines.push(t!("breach-coming-threat", round = round));
    }
    if forecast.acts_fallen {
        lines.push(t!("breach-coming-still-acts"));
    }
    if let (Some(fall), Some(damage)) = (forecast.fall, deadly) {
        let missing = damage - fall.met.health - fall.met.shield + 1;
        lines.push(t!("breach-coming-short", missing = missing));
    }
    if forecast.turns {
        lines.push(t!("breach-coming-turns"));
    }
    if let Some(flag) = forecast.flag {
        lines.push(t!("breach-coming-flag", about = flag_about(flag)));
    }
    if let Some(others) = list(&forecast.others) {
        lines.push(t!("breach-coming-others", does = others));
    }
    if forecast.moved.is_some() {
        lines.push(t!("breach-coming-moves"));
    }
    if forecast.stays {
        lines.push(t!("breach-coming-stays"));
    }
    let answers = answers_counted(forecast).into_iter();
    lines.extend(answers.map(|(kind, times)| coming_answer(kind, times)));
    lines
}

/// That a unit answers, how and how often.
pub fn coming_answer(kind: Answer, times: usize) -> String {
    t!("breach-coming-answers", answer = answer(kind).unwrap_or_default(), times = times)
}

/// That something which a unit has now ends.
pub fn end(end: &End, library: &BreachLibrary) -> String {
    let what = library.subroutine(end.subroutine).name.clone();
    t!("breach-coming-ends", what = what, round = end.round, does = effect_words(&end.effect))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;
    use daemonfall_breach::{Effect, Fall, Standing};

    #[test]
    fn a_death_that_may_be_averted_says_so() {
        let falls = |open| {
            let met = Standing { health: 4, shield: 2 };
            let fall = Fall { round: 3, by: None, damage: 6, met, open };
            let (damage, healed) = (9, 3);
            // Of the last blow's 7, only 6 are left to take.
            let told = Forecast { fall: Some(fall), damage, healed, ..Forecast::default() };
            forecast(&told, Some(4), Some(7)).concat()
        };
        assert!(falls(true).contains("unless") && !falls(false).contains("unless"));
        assert!(falls(true).contains("2 more health or shield"), "{}", falls(true));
        assert!(falls(false).contains("round 4"), "{}", falls(false));
        assert!(falls(true).starts_with("It takes 10 damage and regains 3."), "{}", falls(true));
    }

    #[test]
    fn a_death_that_enemies_may_yet_choose_is_told() {
        let told = Forecast { threat: Some(5), ..Forecast::default() };
        assert!(forecast(&told, None, None).concat().contains("round 5"));
    }

    #[test]
    fn the_sum_of_a_blow_tells_what_the_shield_takes_of_it() {
        let left = Standing { health: 14, shield: 0 };
        let of = |absorbed| {
            let told = Forecast { left, damage: 11, absorbed, ..Forecast::default() };
            forecast(&told, None, None).concat()
        };
        assert_eq!(of(9), "It takes 11 damage (9 on its shield) and keeps 14 health.");
        assert_eq!(of(0), "It takes 11 damage and keeps 14 health.");
    }

    #[test]
    fn an_end_is_told_with_what_ends_and_when() -> Result<(), String> {
        let library = library()?;
        let subroutine = library.find_subroutine("haste").ok_or("haste")?;
        let ends = End { subroutine, effect: Effect::Speed(-20), round: 13 };
        assert_eq!(end(&ends, &library), "Haste ends in round 13: \u{2212}20 speed.");
        Ok(())
    }
}
