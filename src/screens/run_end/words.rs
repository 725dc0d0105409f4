//! How a run ended, in words: names from the data, never its keys.

use daemonfall_campaign::{Cause, Content, Ending, Fallen, Summary};

/// The heading of an end.
pub fn heading(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Victory",
        Ending::LeaderLost => "The leader is lost",
        Ending::StacksLost => "The last stack is lost",
        Ending::GaveUp => "The run is given up",
    }
}

/// The name of a unit's kind.
pub fn kind(content: &Content, key: &str) -> String {
    let roster = &content.sector.roster;
    let found = roster.find(key).map(|id| roster.kind(id).name.clone());
    found.unwrap_or_else(|| "a unit".into())
}

/// The name of a mod.
pub fn item(content: &Content, key: &str) -> String {
    let found = content.campaign.find_mod(key);
    found.map_or_else(
        || "a mod".into(),
        |id| content.campaign.item(id).name.clone(),
    )
}

/// By what somebody was lost: follows the name of who was.
pub fn cause(content: &Content, cause: &Cause) -> String {
    match cause {
        Cause::Battle(key) => {
            let mut all = content.sector.library.factions();
            let found = all.find(|(_, it)| it.key == *key);
            let name = found.map_or("somebody", |(_, it)| it.name.as_str());
            format!("fell in battle against {name}")
        }
        Cause::Dive(None) => "fell in a dive".into(),
        Cause::Dive(Some(key)) => {
            let dungeon = &content.dungeon;
            let found = dungeon.find_kind(key).map(|id| dungeon.kind(id));
            match found {
                Some(kind) if kind.traits.player.is_some() => {
                    "fell in a dive, by its own doing".into()
                }
                Some(kind) => format!("fell in a dive, to {}", with_article(&kind.name)),
                None => "fell in a dive".into(),
            }
        }
        Cause::Breach(key) => {
            let mut all = content.breach.guardians().iter();
            let name = all.find(|it| it.key == *key);
            let name = name.map_or("a guardian", |it| it.name.as_str());
            format!("fell in the breach against {name}")
        }
        Cause::Encounter(key) => {
            let mut all = content.campaign.encounters();
            let name = all.find(|(_, it)| it.key == *key);
            let name = name.map_or("an encounter", |(_, it)| it.name.as_str());
            format!("was lost to an encounter: {name}")
        }
        Cause::Unpaid => "left: its upkeep was not paid".into(),
        Cause::Disbanded => "was let go".into(),
    }
}

fn with_article(name: &str) -> String {
    let name = name.to_lowercase();
    let article = match name.starts_with(['a', 'e', 'i', 'o', 'u']) {
        true => "an",
        false => "a",
    };
    format!("{article} {name}")
}

/// A unit that was lost: "Needle fell in battle against Ash".
pub fn fallen(content: &Content, it: &Fallen) -> String {
    format!("{} {}", kind(content, &it.kind), cause(content, &it.cause))
}

/// How the run ended, in a sentence.
pub fn sentence(content: &Content, summary: &Summary) -> String {
    let turn = summary.turns;
    let last = summary.tally.fallen.iter().rev();
    match summary.ending {
        Ending::Won => format!("An enemy's core is yours, in turn {turn}."),
        Ending::GaveUp => format!("You gave it up in turn {turn}."),
        Ending::LeaderLost => {
            let leader = last.clone().find(|it| it.leader);
            let words = leader.map(|it| fallen(content, it));
            format!(
                "{}, in turn {turn}.",
                words.unwrap_or_else(|| "Your leader fell".into())
            )
        }
        Ending::StacksLost => {
            let words = last.clone().next().map(|it| fallen(content, it));
            format!(
                "{}, the last of all, in turn {turn}.",
                words.unwrap_or_else(|| "Nobody is left".into())
            )
        }
    }
}

/// Names with how many there are of each: "Needle, Moth ×2".
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

    #[test]
    fn every_cause_is_told_by_names_of_the_data() -> Result<(), String> {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data");
        let content = Content::load_dir(data).map_err(|errors| errors.to_string())?;
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
        assert_eq!(bitten, "fell in a dive, to a crawler");
        let own = told(Cause::Dive(Some("player".into())));
        assert_eq!(own, "fell in a dive, by its own doing");
        Ok(())
    }

    #[test]
    fn names_are_counted_in_the_order_in_which_they_come() {
        let names = ["Moth", "Needle", "Moth"].map(String::from);
        assert_eq!(counted(names), "Moth \u{d7}2, Needle");
    }
}
