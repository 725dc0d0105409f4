//! Texts of the data: the data contain the English texts, German translates each of them and
//! nothing else, and its glossary links the same terms as the English one. The table of puzzles in
//! the docs says what they say.

use crate::{none, read, root};
use daemonfall_campaign::Content;
use daemonfall_campaign::puzzles::Trial;
use daemonfall_core::glossary::{Glossary, Term};
use daemonfall_text::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The most letters of a definition: it is a tooltip, not a page.
const LONGEST: usize = 280;

fn own() -> Content {
    Content::load_dir(root().join("assets/data")).unwrap_or_else(|errors| panic!("{errors}"))
}

/// The messages under the headline `data` of a language file.
fn told(file: &str, tag: &str) -> Language {
    let text = read(&root().join("assets/text").join(file));
    let part = text.split_once("\n## data:").map(|(_, after)| after);
    let part = part.and_then(|after| after.split_once("\n# end of data"));
    let (part, _) = part.unwrap_or_else(|| panic!("{file} has no headline for data"));
    let lines = part.split_once('\n').map_or("", |(_, lines)| lines);
    let (language, faults) = Language::read(file, tag, lines);
    assert_eq!(faults, []);
    language
}

fn german() -> Content {
    let (mut content, german) = (own(), told("de.ftl", "de"));
    content.each_text(&mut |id, text| {
        if let Some(said) = german.say(id, &[]) {
            *text = said;
        }
    });
    content
}

#[test]
fn german_has_every_text_of_the_data_and_no_other() {
    let mut wanted = BTreeSet::new();
    own().each_text(&mut |id, text| {
        if !text.is_empty() {
            wanted.insert(id.to_owned());
        }
    });
    let german = told("de.ftl", "de");
    let there: BTreeSet<String> = german.ids().map(Into::into).collect();
    let missing = wanted.difference(&there).map(|id| format!("German lacks {id}"));
    let over = there.difference(&wanted).map(|id| format!("{id} is not in the data"));
    let english = wanted
        .iter()
        .filter(|id| daemonfall_text::english().say(id, &[]).is_some())
        .map(|id| format!("{id} is a text of the data and must not be in en.ftl"));
    none(missing.chain(over).chain(english).collect());
}

#[test]
fn german_definitions_lead_where_the_english_ones_lead() {
    let (english, german) = (own().glossary, german().glossary);
    let links = |glossary: &Glossary, term: &Term| -> BTreeSet<String> {
        let links = term.marked().into_iter().filter_map(|id| glossary.get(id).cloned());
        links.map(|it| it.key).collect()
    };
    let mut breaches = Vec::new();
    for (_, term) in english.terms() {
        let other = german
            .find_term(&term.key)
            .and_then(|id| german.get(id))
            .unwrap_or_else(|| panic!("{} is missing", term.key));
        if links(&english, term) != links(&german, other) {
            breaches.push(format!("{} links other terms than in English", term.key));
        }
        let letters = other.words().chars().count();
        if other.words() == term.words() || letters > LONGEST {
            breaches.push(format!("{}: {letters} letters of {}", term.key, other.words()));
        }
    }
    none(breaches);
}

#[test]
fn german_spellings_are_found_as_words_and_mean_one_thing_in_each_part() {
    let glossary = german().glossary;
    let mut known = BTreeMap::new();
    let mut breaches = Vec::new();
    for (id, term) in glossary.terms() {
        for spelling in &term.spellings {
            let place = (spelling.to_lowercase(), term.topic);
            if let Some(other) = known.insert(place, &term.key) {
                breaches.push(format!("{}: {spelling} also means {other}", term.key));
            }
            let text = format!("Hier: {spelling}, einmal.");
            let found = glossary.find(&text, &[term.topic]);
            if found.iter().map(|it| it.term).ne([id]) {
                breaches.push(format!("{}: {spelling} is not found", term.key));
            }
        }
    }
    none(breaches);
}

#[test]
fn german_texts_have_words_of_the_game() {
    use daemonfall_core::glossary::Topic::{Breach, Dive};
    let content = german();
    let explained = |text: &str, topic| !content.glossary.find(text, &[topic]).is_empty();
    let of_breach = content.breach.subroutines().map(|(_, it)| &it.about);
    assert!(of_breach.filter(|about| explained(about, Breach)).count() >= 15);
    let of_dive = content.dungeon.kinds.iter().map(|kind| &kind.about);
    assert!(of_dive.filter(|about| explained(about, Dive)).count() >= 15);
}

#[test]
fn the_docs_list_the_puzzles_as_they_are() {
    let wanted = own().puzzles.into_iter().map(|it| {
        let (system, counted) = match it.trial {
            Trial::Dive(_) => ("dive", "beats"),
            Trial::Breach(_) => ("breach", "rounds"),
            Trial::Battle(_) => ("battle", "swaps"),
        };
        format!("| {system} | {} (`{}`) | {} | {} {counted} |", it.title, it.key, it.rule, it.par)
    });
    let docs = read(&root().join("docs/puzzles.md"));
    let told = docs.lines().filter(|line| line.contains("(`") && line.starts_with("| "));
    assert_eq!(told.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
}
