//! How a run ended, in words: names from the data, never keys.

use daemonfall_campaign::{Cause, Content, Ending, Fallen, Summary};
use daemonfall_dive_mode::session::tally::article;
use daemonfall_text::t;

pub fn heading(ending: Ending) -> String {
    match ending {
        Ending::Won => t!("run-end-won"),
        Ending::LeaderLost => t!("run-end-leader-lost"),
        Ending::StacksLost => t!("run-end-stacks-lost"),
        Ending::GaveUp => t!("run-end-given-up"),
    }
}

pub fn kind(content: &Content, key: &str) -> String {
    let roster = &content.sector.roster;
    let found = roster.find(key).map(|id| roster.kind(id).name.clone());
    found.unwrap_or_else(|| t!("run-end-some-unit"))
}

pub fn item(content: &Content, key: &str) -> String {
    let found = content.campaign.find_mod(key);
    found.map_or_else(|| t!("run-end-some-mod"), |id| content.campaign.item(id).name.clone())
}

/// The cause of a loss; follows the name of the lost unit.
pub fn cause(content: &Content, cause: &Cause) -> String {
    match cause {
        Cause::Battle(key) => {
            let mut all = content.sector.library.factions();
            let found = all.find(|(_, it)| it.key == *key);
            let name = found.map_or_else(|| t!("run-end-some-faction"), |(_, it)| it.name.clone());
            t!("run-end-fell-battle", name = name)
        }
        Cause::Dive(key) => {
            let dungeon = &content.dungeon;
            let found = key.as_ref().and_then(|key| dungeon.find_kind(key));
            match found.map(|id| dungeon.kind(id)) {
                Some(kind) if kind.traits.player.is_some() => t!("run-end-fell-dive-own"),
                Some(kind) => {
                    let small = kind.name.to_lowercase();
                    let article = article(&small);
                    let name = kind.name.as_str();
                    t!("run-end-fell-dive-to", name = name, small = small, article = article)
                }
                None => t!("run-end-fell-dive"),
            }
        }
        Cause::Breach(key) => {
            let mut all = content.breach.guardians().iter();
            let found = all.find(|it| it.key == *key);
            let name = found.map_or_else(|| t!("run-end-some-guardian"), |it| it.name.clone());
            t!("run-end-fell-breach", name = name)
        }
        Cause::Encounter(key) => {
            let mut all = content.campaign.encounters();
            let found = all.find(|(_, it)| it.key == *key);
            let name =
                found.map_or_else(|| t!("run-end-some-encounter"), |(_, it)| it.name.clone());
            t!("run-end-lost-encounter", name = name)
        }
        Cause::Unpaid => t!("run-end-lost-unpaid"),
        Cause::Disbanded => t!("run-end-lost-let-go"),
    }
}

/// A sentence about a lost unit: "Needle died in battle against Ash."
pub fn fallen(content: &Content, it: &Fallen) -> String {
    let (name, how) = (kind(content, &it.kind), cause(content, &it.cause));
    t!("run-end-fallen", name = name, how = how)
}

pub fn sentence(content: &Content, summary: &Summary) -> String {
    let turn = summary.turns;
    let told = |it: &Fallen| (kind(content, &it.kind), cause(content, &it.cause));
    let mut last = summary.tally.fallen.iter().rev();
    match summary.ending {
        Ending::Won => t!("run-end-told-won", turn = turn),
        Ending::GaveUp => t!("run-end-told-given-up", turn = turn),
        Ending::LeaderLost => match last.find(|it| it.leader).map(told) {
            Some((name, how)) => t!("run-end-told-leader", name = name, how = how, turn = turn),
            None => t!("run-end-told-leader-unknown", turn = turn),
        },
        Ending::StacksLost => match last.next().map(told) {
            Some((name, how)) => t!("run-end-told-last", name = name, how = how, turn = turn),
            None => t!("run-end-told-last-unknown", turn = turn),
        },
    }
}

/// Names with counts: "Needle, Moth ×2".
pub fn counted(names: impl IntoIterator<Item = String>) -> String {
    let mut all: Vec<(String, usize)> = Vec::new();
    for name in names {
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, number)) => *number += 1,
            None => all.push((name, 1)),
        }
    }
    let words = all.into_iter().map(|(name, number)| match number {
        1 => name,
        _ => format!("{name} \u{d7}{number}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

    #[test]
    fn every_cause_is_told_by_names_of_the_data() -> Result<(), String> {
        let content = content()?;
        let told = |it: Cause| cause(&content, &it);
        for (_, faction) in content.sector.library.factions() {
            let words = told(Cause::Battle(faction.key.clone()));
            assert!(words.ends_with(&faction.name), "{words}");
        }
        for guardian in content.breach.guardians() {
            let words = told(Cause::Breach(guardian.key.clone()));
            assert!(words.ends_with(&guardian.name), "{words}");
        }
        for (_, encounter) in content.campaign.encounters() {
            let words = told(Cause::Encounter(encounter.key.clone()));
            assert!(words.ends_with(&encounter.name), "{words}");
        }
        let bitten = told(Cause::Dive(Some("crawler".into())));
        assert_eq!(bitten, "was killed in a dive by a crawler");
        let own = told(Cause::Dive(Some("player".into())));
        assert_eq!(own, "died in a dive, through its own fault");
        Ok(())
    }

    #[test]
    fn names_are_counted_in_the_order_in_which_they_come() {
        let names = ["Moth", "Needle", "Moth"].map(String::from);
        assert_eq!(counted(names), "Moth \u{d7}2, Needle");
    }
}
