//! The game's own glossary: it covers all parts of the game, has no dead links, and its words are
//! found in texts.

use crate::small::{content_with, overlay, sources};
use daemonfall_campaign::Content;
use daemonfall_core::glossary::{Glossary, TermId, Topic};

fn meant(glossary: &Glossary, text: &str, topic: Topic) -> Vec<TermId> {
    let found = glossary.find(text, &[topic]);
    found.into_iter().map(|found| found.term).collect()
}

#[test]
fn each_part_of_the_game_has_its_words() {
    let content = content_with([]);
    for topic in Topic::ALL {
        let of_it = content.glossary.terms().filter(|(_, it)| it.topic == topic);
        assert!(of_it.count() >= 7, "{topic:?}");
    }
    assert!(content.glossary.terms().count() >= 60);
}

#[test]
fn every_spelling_is_found_as_a_word_and_as_its_own_term() {
    let content = content_with([]);
    let glossary = &content.glossary;
    for (id, term) in glossary.terms() {
        for spelling in &term.spellings {
            let told = |text: &str| format!("{:?}: {text:?}", term.key);
            for text in [
                spelling.clone(),
                format!("Here is the {spelling}, once."),
                format!("({spelling})"),
            ] {
                assert_eq!(meant(glossary, &text, term.topic), [id], "{}", told(&text));
            }
            let others = || term.spellings.iter().filter(|it| *it != spelling);
            for text in [format!("un{spelling}"), format!("{spelling}qq")] {
                // "Damage roll" contains "roll", so "undamage roll" still matches.
                if others().any(|other| text.contains(other)) {
                    continue;
                }
                let found = meant(glossary, &text, term.topic);
                assert!(!found.contains(&id), "{}", told(&text));
            }
        }
    }
}

#[test]
fn plurals_are_found() {
    let content = content_with([]);
    for (words, key, topic) in [
        ("Subroutines", "subroutine", Topic::Breach),
        ("two CPUs", "CPU", Topic::Breach),
        ("quick flags", "quick flag", Topic::Breach),
        ("mimes", "mime", Topic::Breach),
        ("ripostes", "riposte", Topic::Breach),
        ("ripostes", "riposte (battle)", Topic::Battle),
        ("wind-ups", "wind-up", Topic::Dive),
        ("allies", "alliance", Topic::Sector),
        ("crosses", "cross", Topic::Breach),
    ] {
        let wanted = content.glossary.find_term(key);
        let found = meant(&content.glossary, words, topic);
        assert_eq!(found, Vec::from_iter(wanted), "{words}");
    }
}

#[test]
fn from_every_term_the_words_of_its_text_lead_on() {
    let content = content_with([]);
    let glossary = &content.glossary;
    let mut linked = 0;
    for (id, term) in glossary.terms() {
        for next in term.marked().into_iter().chain(term.related.clone()) {
            assert!(glossary.get(next).is_some() && next != id, "{:?}", term.key);
            linked += 1;
        }
        let sentences = term.words().matches(['.', '?']).count();
        assert!((1..=4).contains(&sentences), "{:?}: {sentences} sentences", term.key);
    }
    assert!(linked > glossary.terms().count(), "most have links: {linked}");
}

#[test]
fn what_is_written_of_subroutines_and_kinds_has_words_of_the_game() {
    let content = content_with([]);
    let glossary = &content.glossary;
    let of_breach = content.breach.subroutines().map(|(_, it)| &it.about);
    let explained = of_breach.filter(|about| !meant(glossary, about, Topic::Breach).is_empty());
    assert!(explained.count() >= 15);
    let of_dive = content.dungeon.kinds.iter().map(|kind| &kind.about);
    let explained = of_dive.filter(|about| !meant(glossary, about, Topic::Dive).is_empty());
    assert!(explained.count() >= 15);
}

#[test]
fn the_glossary_changes_no_game() {
    let more =
        overlay("glossary.ron", "{ \"beat\": (topic: Dive, text: \"Another word for it.\") }");
    let (own, changed) = (content_with([]), content_with([more]));
    assert_eq!(own.fingerprint, changed.fingerprint);
    assert_ne!(own.glossary, changed.glossary);
}

#[test]
fn a_link_that_leads_nowhere_is_told_with_the_nearest_term() {
    let mut sources = sources();
    let text = "{ \"odd\": (topic: Breach, text: \"A [[quick flug]].\") }";
    sources.push(overlay("glossary.ron", text));
    let told = Content::from_sources(&sources).expect_err("an error in the data").to_string();
    let wanted = "test/glossary.ron:1: odd.text: there is no term \"quick flug\", did you mean \"quick flag\"?";
    assert_eq!(told, wanted);
}
