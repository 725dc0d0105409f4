//! The screen's texts about choices.

use crate::prelude::*;
use daemonfall_campaign::Settings;
use daemonfall_campaign::library::{Crew, Difficulty};
use daemonfall_sector::KindId;
use daemonfall_sector_mode::{unit_card, victory};

pub(super) fn about(content: &Content, settings: &Settings) -> String {
    let hard = content.campaign.difficulty(&settings.difficulty);
    let recipe = content.sector.library.recipe(&settings.sector);
    let crew = settings.crew.as_ref();
    let crew = crew.and_then(|name| content.campaign.crew(name));
    let who = crew.map_or_else(|| t!("new-run-crew-drawn"), |crew| of_crew(content, crew));
    format!(
        "{} {}\n{}\n{who}",
        hard.map_or_else(String::new, of_difficulty),
        recipe.map_or("", |it| it.about.as_str()),
        recipe.map_or_else(String::new, |it| victory::goal(settings.victory, it.goals)),
    )
}

/// How opponents think, and what the sides have beyond the usual.
pub(super) fn of_difficulty(it: &Difficulty) -> String {
    t!(
        "new-run-difficulty-about",
        about = it.about.as_str(),
        more = it.theirs.max(0),
        fewer = (-it.theirs).max(0),
        guards = it.guards
    )
}

/// A crew's story, leader and units.
pub(super) fn of_crew(content: &Content, crew: &Crew) -> String {
    let name = |kind: &KindId| content.sector.roster.kind(*kind).name.clone();
    let gear = crew.gear.iter().map(|item| content.campaign.item(*item).name.clone());
    t!(
        "new-run-crew-chosen",
        about = crew.about.as_str(),
        leader = name(&crew.leader),
        count = crew.units.len(),
        units = crew.units.iter().map(name).collect::<Vec<String>>().join(", "),
        mods = crew.gear.len(),
        gear = gear.collect::<Vec<String>>().join(", ")
    )
}

/// The same, and what each of its units is for.
pub(super) fn card_of_crew(content: &Content, crew: &Crew) -> String {
    let mut kinds = vec![crew.leader];
    for kind in &crew.units {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    let lines = kinds.into_iter().map(|kind| {
        let it = content.sector.roster.kind(kind);
        let row = unit_card::row_word(it.chassis.row);
        let about = unit_card::role(content, kind);
        t!("new-run-crew-unit", name = it.name.as_str(), row = row, about = about)
    });
    let lines: Vec<String> = [of_crew(content, crew)].into_iter().chain(lines).collect();
    lines.join("\n")
}

pub(super) fn without_article(name: &str, articles: &str) -> String {
    let bare = match name.split_once(' ') {
        Some((first, rest)) if articles.split(' ').any(|it| it == first) => rest,
        _ => name,
    };
    let mut letters = bare.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crews_button_bears_its_name_without_the_article() {
        assert_eq!(without_article("The vanguard", "The"), "Vanguard");
        assert_eq!(without_article("Die Vorhut", "Der Die Das"), "Vorhut");
        assert_eq!(without_article("ash", "The"), "Ash");
    }
}
