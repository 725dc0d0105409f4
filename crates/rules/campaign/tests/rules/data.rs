//! The campaign's data: enough of everything, and errors with file, entry and field.

use crate::small::{content_with, overlay, sources};
use daemonfall_campaign::Content;

fn wrong(file: &str, text: &str) -> String {
    let mut sources = sources();
    sources.push(overlay(file, text));
    Content::from_sources(&sources).expect_err("an error in the data").to_string()
}

#[test]
fn there_are_at_least_thirty_mods_twenty_encounters_eight_chassis_and_three_difficulties() {
    let content = content_with([]);
    assert!(content.campaign.mods().count() >= 30);
    assert!(content.campaign.encounters().count() >= 20);
    assert!(content.sector.roster.kinds().count() >= 8);
    assert_eq!(content.campaign.difficulties().len(), 3);
}

#[test]
fn what_is_wrong_is_told_all_at_once_with_its_place_and_the_nearest_known_name() {
    for (file, text, parts) in [
        (
            "mods.ron",
            r#"{ "odd": (name: "Odd", about: "Odd.", rarity: Common, slot: Blade, subroutines: ["skewre"], abilities: ["Strik"], dive: (item: "speer")) }"#,
            &[
                r#"test/mods.ron:1: odd.subroutines[0]: unknown subroutine "skewre", did you mean "skewer"?"#,
                "odd.abilities[0]",
                r#"did you mean "Strike"?"#,
                r#"odd.dive.item: unknown weapon or armour of the dive "speer", did you mean "spear"?"#,
            ][..],
        ),
        (
            "encounters.ron",
            r#"{ "odd": (name: "Odd", text: "Odd.", choices: [
                (text: "One.", then: (text: "Yes.", outcomes: [Join("motg")])), (text: "Two.", then: (text: "No.", outcomes: [Gain("prob")])) ]) }"#,
            &[
                r#"odd.choices[0].then.outcomes[0]: unknown unit "motg", did you mean "moth"?"#,
                r#"odd.choices[1].then.outcomes[0]: unknown mod "prob", did you mean "probe"?"#,
            ],
        ),
        (
            "unlocks.ron",
            r#"{ "odd": (name: "Odd", about: "Odd.", goal: Wins(1), mods: ["edg"]) }"#,
            &[r#"odd.mods[0]: unknown mod "edg", did you mean "edge"?"#],
        ),
        (
            "mods.ron",
            r#"{ "odd": (name: "Odd", about: "Odd.", rarity: Common, slot: Blade, attack: 500, income: 3, states: [Shield(0)]) }"#,
            &[
                "odd.attack: 500 is not within",
                "odd.income: only a relic",
                "odd.states[0]: 0 is not within 1",
            ],
        ),
        (
            "encounters.ron",
            r#"{ "odd": (name: "Odd", text: "Odd.", weight: 0, choices: [
                (text: "One.", price: 5, check: (skill: Speech, base: 120), then: (text: "Yes.")) ]) }"#,
            &[
                "odd.choices: there are 1",
                "odd.choices: each has a price",
                "odd.weight: is zero",
                "odd.choices[0].check.base: 120 is not within",
                "odd.choices[0]: `check` and `fails` go together",
            ],
        ),
        (
            "prizes.ron",
            r#"{ "vault": (entries: [(prize: Unit(9), weight: 1)]) }"#,
            &["fewer than 3 prizes", "there is no such tier"],
        ),
        (
            "difficulties.ron",
            r#"{ "odd": (name: "Odd", about: "Odd.", factions: normal, guardian: opponent, score: 1) }"#,
            &[r#"unknown field "guardian", did you mean "guardians"?"#],
        ),
    ] {
        let told = wrong(file, text);
        for part in parts {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}

#[test]
fn every_text_is_there_and_fits_a_screen() {
    let content = content_with([]);
    for (_, it) in content.campaign.encounters() {
        assert!((40..=260).contains(&it.text.chars().count()), "{}: {}", it.key, it.text);
        for choice in &it.choices {
            assert!((3..=60).contains(&choice.text.chars().count()), "{}: {}", it.key, choice.text);
            for turnout in std::iter::once(&choice.then).chain(&choice.fails) {
                assert!(
                    (5..=180).contains(&turnout.text.chars().count()),
                    "{}: {}",
                    it.key,
                    turnout.text
                );
            }
        }
    }
    for (_, it) in content.campaign.mods() {
        assert!((5..=90).contains(&it.about.chars().count()), "{}", it.key);
    }
}
