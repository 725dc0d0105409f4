//! The screen's texts about choices.

use crate::prelude::*;
use daemonfall_campaign::Settings;

pub(super) fn about(content: &Content, settings: &Settings) -> String {
    let hard = content.campaign.difficulty(&settings.difficulty);
    let recipe = content.sector.library.recipe(&settings.sector);
    let crew = settings.crew.as_ref();
    let crew = crew.and_then(|name| content.campaign.crew(name));
    let roster = &content.sector.roster;
    let who = crew.map_or_else(
        || t!("new-run-crew-drawn"),
        |crew| {
            let units = crew.units.iter().map(|kind| roster.kind(*kind).name.clone());
            t!(
                "new-run-crew-chosen",
                about = crew.about.as_str(),
                leader = roster.kind(crew.leader).name.as_str(),
                count = crew.units.len(),
                units = units.collect::<Vec<String>>().join(", ")
            )
        },
    );
    format!(
        "{} {}\n{who}",
        hard.map_or("", |it| it.about.as_str()),
        recipe.map_or("", |it| it.about.as_str()),
    )
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
