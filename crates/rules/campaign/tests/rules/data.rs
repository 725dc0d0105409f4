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
fn an_unknown_name_is_told_with_its_place_and_the_nearest_known_one() {
    let told = wrong(
        "mods.ron",
        r#"{ "odd": (name: "Odd", about: "Odd.", rarity: Common, slot: Blade, subroutines: ["skewre"]) }"#,
    );
    assert!(told.contains("test/mods.ron:1: odd.subroutines[0]: unknown subroutine \"skewre\", did you mean \"skewer\"?"), "{told}");
    let told = wrong(
        "mods.ron",
        r#"{ "odd": (name: "Odd", about: "Odd.", rarity: Common, slot: Blade, abilities: ["Strik"], dive: (item: "speer")) }"#,
    );
    assert!(
        told.contains("odd.abilities[0]") && told.contains("did you mean \"Strike\"?"),
        "{told}"
    );
    assert!(
        told.contains(
            "odd.dive.item: unknown weapon or armour of the dive \"speer\", did you mean \"spear\"?"
        ),
        "{told}"
    );
    let told = wrong(
        "encounters.ron",
        r#"{ "odd": (name: "Odd", text: "Odd.", choices: [
            (text: "One.", then: (text: "Yes.", outcomes: [Join("motg")])), (text: "Two.", then: (text: "No.", outcomes: [Gain("prob")])) ]) }"#,
    );
    assert!(
        told.contains(
            "odd.choices[0].then.outcomes[0]: unknown unit \"motg\", did you mean \"moth\"?"
        ),
        "{told}"
    );
    assert!(
        told.contains(
            "odd.choices[1].then.outcomes[0]: unknown mod \"prob\", did you mean \"probe\"?"
        ),
        "{told}"
    );
    let told = wrong(
        "unlocks.ron",
        r#"{ "odd": (name: "Odd", about: "Odd.", goal: Wins(1), mods: ["edg"]) }"#,
    );
    assert!(told.contains("odd.mods[0]: unknown mod \"edg\", did you mean \"edge\"?"), "{told}");
}

#[test]
fn what_makes_no_sense_is_told_all_at_once() {
    let told = wrong(
        "mods.ron",
        r#"{ "odd": (name: "Odd", about: "Odd.", rarity: Common, slot: Blade, attack: 500, income: 3, states: [Shield(0)]) }"#,
    );
    for part in [
        "odd.attack: 500 is not within",
        "odd.income: only a relic",
        "odd.states[0]: 0 is not within 1",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = wrong(
        "encounters.ron",
        r#"{ "odd": (name: "Odd", text: "Odd.", weight: 0, choices: [
            (text: "One.", price: 5, check: (skill: Speech, base: 120), then: (text: "Yes.")) ]) }"#,
    );
    for part in [
        "odd.choices: there are 1",
        "odd.choices: each has a price",
        "odd.weight: is zero",
        "odd.choices[0].check.base: 120 is not within",
        "odd.choices[0]: `check` and `fails` go together",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = wrong("prizes.ron", r#"{ "vault": (entries: [(prize: Unit(9), weight: 1)]) }"#);
    assert!(
        told.contains("fewer than 3 prizes") && told.contains("there is no such tier"),
        "{told}"
    );
}

#[test]
fn an_unknown_field_is_told_with_the_nearest_one() {
    let told = wrong(
        "difficulties.ron",
        r#"{ "odd": (name: "Odd", about: "Odd.", factions: normal, guardian: opponent, score: 1) }"#,
    );
    assert!(told.contains("unknown field \"guardian\", did you mean \"guardians\"?"), "{told}");
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
