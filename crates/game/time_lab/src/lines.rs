//! The rows of the trace in whole words.

use super::{diagram, shelf};
use daemonfall_clock::Step;
use daemonfall_clock::scenario::Ability;
use daemonfall_ui::prelude::*;

/// What a line of the notation says.
pub fn spelled(line: &str, step: Option<Step>) -> String {
    let bare = line.trim_start();
    let before = bare.len() < line.len();
    let parts: Vec<&str> = bare.split(" - ").collect();
    match parts[..] {
        [one] => state(one, step),
        [who, "wait"] => t!("lab-line-waits", who = who),
        [who, charge] if charge.starts_with("charge ") => {
            let mut words = charge.split(' ').skip(1);
            let what = called(words.next().unwrap_or_default());
            let ticks = words.next().and_then(|ticks| ticks.parse().ok()).unwrap_or(0_u32);
            t!("lab-line-begins", who = who, what = what, ticks = ticks)
        }
        [who, "cq" | "mcq"] => t!("lab-line-critical", who = named(who, before)),
        [who, what, hits] => {
            let manner = match bare.chars().next().filter(|_| before) {
                Some('m') => "mime",
                Some(_) => "answer",
                None => "own",
            };
            let missed = if hits == "miss" { "yes" } else { "no" };
            let (who, what) = (named(who, before), called(what));
            let whom = hits.replace(',', ", ");
            t!(
                "lab-line-deed",
                manner = manner,
                who = who,
                what = what,
                missed = missed,
                whom = whom
            )
        }
        _ => bare.to_owned(),
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

fn state(line: &str, step: Option<Step>) -> String {
    match line.split_once(' ') {
        Some(("tick", tick)) => t!("lab-tick", tick = tick),
        Some(("step", number)) => {
            let name = step.map_or_else(String::new, |step| diagram::words(step)[0].clone());
            t!("lab-line-step", number = number, name = name)
        }
        Some(("safety", "on")) => t!("lab-safety-on"),
        Some(("safety", _)) => t!("lab-safety-off"),
        Some(("AT", who)) => t!("lab-line-turn", who = who),
        Some(("flags", all)) => {
            let holder = |it: &str| it.split(':').next().unwrap_or_default().to_owned();
            t!("lab-line-flags", list = listed(all, holder))
        }
        Some(("CT", all)) => t!("lab-line-charge", list = listed(all, |it| it.replace(':', " "))),
        Some(("CR", all)) => t!("lab-line-order", list = listed(all, str::to_owned)),
        _ => line.to_owned(),
    }
}

fn listed(all: &str, words: impl Fn(&str) -> String) -> String {
    match all {
        "none" => t!("lab-nobody"),
        all => all.split(' ').map(words).collect::<Vec<_>>().join(", "),
    }
}

/// The name of an ability. Mimes have another name for the quick spell.
fn called(ability: &str) -> String {
    let known = Ability::ALL.into_iter().find(|known| known.name(false) == ability);
    shelf::ability(known.unwrap_or(Ability::Qs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_told_in_whole_words() {
        let told = |line: &str| spelled(line, Some(Step::Reactions));
        assert_eq!(told("Ann - qs - Ben,Cleo"), "Ann uses quicken on Ben, Cleo");
        assert_eq!(told("  mMimi - mqs - Cleo"), "Mimi repeats quicken on Cleo");
        assert_eq!(told("    rBen - haste - miss"), "Ben answers with haste: hits nobody");
        assert_eq!(told("  rBen - cq"), "Ben answers: critical quick");
        assert_eq!(told("Ben - wait"), "Ben does nothing");
        assert_eq!(told("Ben - charge demi 2"), "Ben begins bolt: used in 2 rounds");
        assert_eq!(told("step 2"), "Step 2: Answers");
        assert_eq!(told("AT Ben"), "Ben has a turn");
        assert_eq!(told("flags Ann:qs Ben:mqs"), "Quick turns left over: Ann, Ben");
        assert_eq!(told("flags none"), "Quick turns left over: nobody");
        assert_eq!(told("CT Ann:40 Ben:100"), "Charge time: Ann 40, Ben 100");
        assert_eq!(told("CR Ben Ann"), "Turns to come: Ben, Ann");
    }
}
