//! Every text of the data is listed once under its own name, and never affects rules.

use crate::small::{content_with, overlay, sources};
use daemonfall_breach::{BreachLibrary, Unit};
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::Trial;
use std::collections::BTreeSet;

fn own() -> Content {
    Content::from_sources(&sources()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn retold() -> Content {
    let mut content = own();
    content.each_text(&mut |_, text| text.push('~'));
    content
}

/// Whether this can be the name of a Fluent message or of one of its attributes.
fn may_be_called(id: &str) -> bool {
    let is_name = |name: &str| {
        let mut letters = name.chars();
        letters.next().is_some_and(|it| it.is_ascii_alphabetic())
            && letters.all(|it| it.is_ascii_alphanumeric() || it == '-' || it == '_')
    };
    id.split('.').count() <= 2 && id.split('.').all(is_name)
}

#[test]
fn every_text_is_told_under_a_name_of_its_own() {
    let mut ids = BTreeSet::new();
    own().each_text(&mut |id, _| {
        assert!(may_be_called(id), "{id}");
        assert!(ids.insert(id.to_owned()), "{id} is listed twice");
    });
    for id in [
        "kind-ice-block",
        "weapon-whip.about",
        "sequence-roller.step-3",
        "subroutine-leech-field",
        "unit-loom.phase",
        "guardian-loom.about",
        "tile-bus",
        "structure-gate.about",
        "faction-ash",
        "recipe-small",
        "mod-spear-head",
        "encounter-fork.choice-2-fails",
        "difficulty-hard",
        "unlock-first-light",
        "crew-hedge",
        "feat-all-hands",
        "term-damage-dive.spelled",
        "term-cpu.text",
        "puzzle-whip.hint-2",
    ] {
        assert!(ids.contains(id), "{id}");
    }
}

#[test]
fn who_puts_the_same_texts_in_their_places_changes_nothing() {
    let (plain, mut content) = (own(), own());
    content.each_text(&mut |_, text| *text = text.clone());
    assert_eq!(format!("{content:?}"), format!("{plain:?}"));
}

#[test]
fn what_is_told_otherwise_is_read_otherwise_and_no_fingerprint_changes() {
    let (plain, retold) = (own(), retold());
    assert_eq!(retold.fingerprint, plain.fingerprint);
    assert_eq!(retold.breach.fingerprint, plain.breach.fingerprint);
    assert_eq!(retold.dungeon.fingerprint, plain.dungeon.fingerprint);
    let needle = |content: &Content| {
        let id = content.breach.find_unit("needle").expect("a needle");
        content.breach.unit(id).clone()
    };
    assert_eq!(needle(&retold).name, "Needle~");
    let kind = retold.sector.roster.find("needle").expect("a needle");
    assert_eq!(retold.sector.roster.kind(kind).name, "Needle~");
    let stay = retold.campaign.encounter(Default::default());
    assert!(stay.choices[0].then.text.ends_with('~'));
    assert!(retold.puzzles[0].hints[0].ends_with('~'));
}

#[test]
fn a_changed_sentence_changes_the_fingerprint_of_words_alone() {
    let content = |about: &str| {
        let ladder = format!(
            r#"{{ "test": (name: "Test", about: "{about}", leader: "needle", units: []) }}"#
        );
        content_with([overlay("crews.ron", ladder)])
    };
    let (one, other) = (content("Plain."), content("Changed."));
    assert_eq!(one.fingerprint, other.fingerprint);
    assert_ne!(one.words, other.words);
    assert_eq!(one.words, content("Plain.").words);
}

#[test]
fn a_breach_with_units_of_a_run_has_one_fingerprint_in_every_language() {
    let (plain, retold) = (own(), retold());
    let print = |content: &Content, units: &[Unit]| {
        let library: BreachLibrary = content.breach.with_units(units.iter().cloned());
        library.fingerprint
    };
    let mut duels = 0;
    for (one, other) in plain.puzzles.iter().zip(&retold.puzzles) {
        if let (Trial::Breach(one), Trial::Breach(other)) = (&one.trial, &other.trial) {
            assert_ne!(one.units[0].name, other.units[0].name);
            assert_eq!(print(&plain, &one.units), print(&retold, &other.units));
            duels += 1;
        }
    }
    assert!(duels > 0);
    let none = print(&retold, &[]);
    assert_eq!(none, plain.breach.fingerprint);
}

#[test]
fn the_glossary_is_found_and_sorted_in_the_language_it_is_told_in() {
    let mut content = own();
    content.each_text(&mut |id, text| match id {
        "term-beat" => *text = "Zeit".into(),
        "term-beat.spelled" => *text = "Takt, Takte".into(),
        "term-beat.text" => *text = "Nach [[priority|Vorrang]].".into(),
        "term-armour.text" => *text = "[[no such term]]".into(),
        _ => {}
    });
    let (glossary, plain) = (&content.glossary, content_with([]));
    let names: Vec<String> = glossary.terms().map(|(_, term)| term.name.to_lowercase()).collect();
    assert!(names.is_sorted(), "{names:?}");
    let beat = glossary.find_term("beat").expect("a beat");
    let term = glossary.get(beat).expect("a beat");
    assert_eq!(term.words(), "Nach Vorrang.");
    assert_eq!(term.marked(), [glossary.find_term("priority").expect("it")]);
    let topics = [daemonfall_core::glossary::Topic::Dive];
    let found = glossary.find("Drei Takte, keine beats.", &topics);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].term, beat);
    let armour = |glossary: &daemonfall_core::glossary::Glossary| {
        let id = glossary.find_term("armour").expect("armour");
        glossary.get(id).expect("armour").words()
    };
    assert_eq!(armour(glossary), armour(&plain.glossary));
    for (_, term) in plain.glossary.terms() {
        let now = glossary.find_term(&term.key).and_then(|id| glossary.get(id));
        let related = |of: &daemonfall_core::glossary::Glossary, ids: &[_]| -> Vec<String> {
            let keys = ids.iter().filter_map(|id| of.get(*id));
            keys.map(|it| it.key.clone()).collect()
        };
        let now = now.expect("a term");
        let before = related(&plain.glossary, &term.related);
        assert_eq!(related(glossary, &now.related), before, "{}", term.key);
    }
}
