//! What a choice of an encounter may bring and cost, with the amounts. Names come with the result.

use bevy::prelude::*;
use daemonfall_campaign::library::encounters::{Choice, Outcome};
use daemonfall_ui::prelude::*;

/// An outcome in a few words, and whether it is welcome.
fn told(outcome: &Outcome) -> (String, bool) {
    match outcome {
        Outcome::Cycles(by) => (t!("encounter-kind-cycles", count = by.abs()), *by > 0),
        Outcome::Health(by) => (t!("encounter-kind-health", count = by.abs()), *by > 0),
        Outcome::Leader(by) => (t!("encounter-kind-leader", count = by.abs()), *by > 0),
        Outcome::Join(_) => (t!("encounter-kind-unit"), true),
        Outcome::Lose => (t!("encounter-kind-unit"), false),
        Outcome::Gain(_) | Outcome::Find(_) => (t!("encounter-kind-mod"), true),
        Outcome::Shed => (t!("encounter-kind-mod"), false),
        Outcome::Pack { bombs, potions } => {
            let told = match (bombs, potions) {
                (_, 0) => t!("encounter-kind-bombs", count = *bombs),
                (0, _) => t!("encounter-kind-potions", count = *potions),
                _ => t!("encounter-kind-pack", bombs = *bombs, potions = *potions),
            };
            (told, true)
        }
        Outcome::Reveal(radius) => (t!("encounter-kind-sight", count = *radius), true),
        Outcome::Befriend => (t!("encounter-kind-ally"), true),
        Outcome::Estrange => (t!("encounter-kind-allies"), false),
    }
}

pub fn of(choice: &Choice) -> Vec<(Color, String)> {
    let turnouts = [Some(&choice.then), choice.fails.as_ref()];
    let (mut brings, mut takes) = (Vec::new(), Vec::new());
    for outcome in turnouts.into_iter().flatten().flat_map(|it| &it.outcomes) {
        let (word, welcome) = told(outcome);
        let list = if welcome { &mut brings } else { &mut takes };
        if !list.contains(&word) {
            list.push(word);
        }
    }
    let sure = if choice.check.is_some() { "no" } else { "yes" };
    let mut lines = Vec::new();
    if !brings.is_empty() {
        let words = t!("encounter-brings", sure = sure, what = brings.join(", "));
        lines.push((theme::PICKUP, words));
    }
    if !takes.is_empty() {
        let words = t!("encounter-costs", sure = sure, what = takes.join(", "));
        lines.push((theme::DANGER, words));
    }
    if lines.is_empty() {
        lines.push((theme::DIM, t!("encounter-brings-nothing")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_campaign::library::encounters::{SkillCheck, Turnout};
    use daemonfall_core::Skill;

    fn turnout(outcomes: Vec<Outcome>) -> Turnout {
        Turnout { text: String::new(), outcomes }
    }

    fn words(
        check: Option<SkillCheck>,
        then: Vec<Outcome>,
        fails: Option<Vec<Outcome>>,
    ) -> Vec<String> {
        let told = of(&Choice {
            text: String::new(),
            price: 0,
            check,
            then: turnout(then),
            fails: fails.map(turnout),
        });
        told.into_iter().map(|(_, words)| words).collect()
    }

    #[test]
    fn a_choice_with_a_check_tells_what_it_may_bring_and_what_it_may_cost() {
        let check = SkillCheck { skill: Skill::Speech, base: 40 };
        let then = vec![Outcome::Cycles(10), Outcome::Cycles(5), Outcome::Reveal(2)];
        let told = words(Some(check), then, Some(vec![Outcome::Leader(-5)]));
        assert_eq!(
            told,
            [
                "may bring 10 cycles, 5 cycles, sight of 2 tiles around",
                "may cost 5 of the leader's health"
            ]
        );
    }

    #[test]
    fn a_choice_without_a_check_tells_what_is_sure_and_that_nothing_comes_of_it() {
        let told = words(None, vec![Outcome::Health(-4), Outcome::Befriend], None);
        assert_eq!(told, ["brings an ally", "costs 4 health of each unit"]);
        assert_eq!(words(None, Vec::new(), None), ["no effect"]);
    }
}
