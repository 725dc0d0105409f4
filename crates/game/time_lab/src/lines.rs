//! The rows of the trace in whole words. The notation stands below them where it says more, and in
//! their tooltips.

use super::{diagram, shelf};
use daemonfall_clock::Step;
use daemonfall_clock::scenario::Ability;
use daemonfall_ui::prelude::*;

/// What a line of the notation says, and whether the notation says more.
pub fn spelled(line: &str, step: Option<Step>) -> (String, bool) {
    let bare = line.trim_start();
    let before = bare.len() < line.len();
    let parts: Vec<&str> = bare.split(" - ").collect();
    match parts[..] {
        [one] => state(one, step),
        [who, "wait"] => (t!("lab-line-waits", who = who), false),
        [who, charge] if charge.starts_with("charge ") => {
            let mut words = charge.split(' ').skip(1);
            let what = called(words.next().unwrap_or_default());
            let ticks = words.next().and_then(|ticks| ticks.parse().ok()).unwrap_or(0_u32);
            (t!("lab-line-begins", who = who, what = what, ticks = ticks), false)
        }
        [who, "cq" | "mcq"] => (t!("lab-line-critical", who = named(who, before)), false),
        [who, what, hits] => {
            let manner = match bare.chars().next().filter(|_| before) {
                Some('m') => "mime",
                Some(_) => "answer",
                None => "own",
            };
            let missed = if hits == "miss" { "yes" } else { "no" };
            let (who, what) = (named(who, before), called(what));
            let whom = hits.replace(',', ", ");
            let line = t!(
                "lab-line-deed",
                manner = manner,
                who = who,
                what = what,
                missed = missed,
                whom = whom
            );
            (line, false)
        }
        _ => (bare.to_owned(), false),
    }
}

/// A name behind the letter of its manner.
fn named(who: &str, before: bool) -> &str {
    let mut letters = who.chars();
    if before {
        letters.next();
    }
    letters.as_str()
}

fn state(line: &str, step: Option<Step>) -> (String, bool) {
    match line.split_once(' ') {
        Some(("tick", tick)) => (t!("lab-tick", tick = tick), false),
        Some(("step", number)) => {
            let name = step.map_or_else(String::new, |step| diagram::words(step)[0].clone());
            (t!("lab-line-step", number = number, name = name), false)
        }
        Some(("safety", "on")) => (t!("lab-safety-on"), false),
        Some(("safety", _)) => (t!("lab-safety-off"), false),
        Some(("AT", who)) => (t!("lab-line-turn", who = who), false),
        Some(("flags", _)) => (t!("lab-line-flags"), true),
        Some(("CT", _)) => (t!("lab-line-charge"), true),
        Some(("CR", _)) => (t!("lab-line-order"), true),
        _ => (line.to_owned(), false),
    }
}

fn called(ability: &str) -> String {
    match Ability::ALL.into_iter().find(|known| known.name(false) == ability) {
        Some(known) => spoken(known),
        None => t!("lab-line-quick"),
    }
}

/// An ability in a whole word.
pub fn spoken(ability: Ability) -> String {
    match ability {
        Ability::Qs => t!("lab-line-quick"),
        other => shelf::ability(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_told_in_whole_words() {
        let told = |line: &str| spelled(line, Some(Step::Reactions)).0;
        assert_eq!(told("Ann - qs - Ben,Cleo"), "Ann uses quick on Ben, Cleo");
        assert_eq!(told("  mMimi - mqs - Cleo"), "Mimi repeats quick on Cleo");
        assert_eq!(told("    rBen - haste - miss"), "Ben answers with haste: hits nobody");
        assert_eq!(told("  rBen - cq"), "Ben answers: critical quick");
        assert_eq!(told("Ben - wait"), "Ben waits");
        assert_eq!(told("Ben - charge demi 2"), "Ben begins demi: it goes off in 2 ticks");
        assert_eq!(told("step 2"), "Step 2: Reactions");
        assert_eq!(told("AT Ben"), "Ben has a turn");
    }
}
