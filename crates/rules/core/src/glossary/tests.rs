//! Loading checks links; terms are found in texts as whole words.

use super::*;
use crate::data::{DataErrors, Source};

fn load(text: &str) -> Result<Glossary, DataErrors> {
    Glossary::from_sources(&[Source::new(FILE, "data/glossary.ron", text)])
}

const SMALL: &str = r#"{
    "quick flag": (topic: Breach, also: ["flag", "qs"], text: "Gives a [[quick turn]].", related: ["CPU", "quick turn"]),
    "quick turn": (topic: Breach, text: "A turn for the holder of a [[quick flag|flag]]."),
    "CPU": (topic: Breach, text: "Held until it comes back."),
    "ally": (topic: Sector, text: "A friend."),
    "cross": (topic: Breach, text: "A panel and its neighbours."),
    "stack": (topic: Sector, text: "Units."),
    "the stack": (topic: Breach, spelled: ["stack"], text: "Moves."),
    "unit": (topic: Game, text: "A fighter."),
}"#;

fn small() -> Glossary {
    load(SMALL).unwrap_or_else(|errors| panic!("{errors}"))
}

fn term(glossary: &Glossary, id: TermId) -> &Term {
    glossary.get(id).unwrap_or_else(|| panic!("{id:?}"))
}

fn found(text: &str, topics: &[Topic]) -> Vec<(String, String)> {
    let glossary = small();
    let pair = |it: Found| (text[it.at].to_owned(), term(&glossary, it.term).key.clone());
    glossary.find(text, topics).into_iter().map(pair).collect()
}

fn words(text: &str) -> Vec<String> {
    let found = found(text, &[Topic::Breach]);
    found.into_iter().map(|(words, _)| words).collect()
}

#[test]
fn only_whole_words_are_found() {
    assert_eq!(words("A unit, the unity of a subunit."), ["unit"]);
    assert_eq!(words("unit_two and reunit"), [""; 0]);
    assert_eq!(words("(unit)"), ["unit"]);
    assert_eq!(words("the unit's"), ["unit"]);
}

#[test]
fn the_plural_is_found_as_it_is_formed() {
    assert_eq!(words("crosses and units"), ["crosses", "units"]);
    let allies = found("Allies", &[Topic::Sector]);
    assert_eq!(allies, [("Allies".to_owned(), "ally".to_owned())]);
    assert_eq!(words("allys, crosss, unites"), [""; 0]);
}

#[test]
fn capitals_count_only_where_the_spelling_has_some() {
    assert_eq!(words("Quick flag"), ["Quick flag"]);
    assert_eq!(words("cpu"), [""; 0]);
    assert_eq!(words("Two CPUs, one CPU"), ["CPUs"]);
}

#[test]
fn the_longest_spelling_is_found_and_each_term_once() {
    assert_eq!(
        words("A quick flag, once more a flag; a quick turn."),
        ["quick flag", "quick turn"]
    );
}

#[test]
fn of_terms_that_are_written_alike_that_of_the_part_at_hand_is_meant() {
    let of = |topics: &[Topic]| found("The stack.", topics);
    let pair = |key: &str| vec![("stack".to_owned(), key.to_owned())];
    assert_eq!(of(&[Topic::Sector]), pair("stack"));
    assert_eq!(of(&[Topic::Breach]), pair("the stack"));
    assert_eq!(of(&[Topic::Breach, Topic::Sector]), pair("the stack"));
    assert_eq!(of(&[Topic::Dive]), [], "other parts are not looked for");
    assert_eq!(found("A unit.", &[]).len(), 1, "terms of the whole game always are");
}

#[test]
fn pieces_make_up_the_whole_text() {
    let glossary = small();
    for text in ["", "unit", "No term.", "A CPU and a ∅ flag, é unité.", "flag"] {
        let pieces = glossary.pieces(text, &[Topic::Breach]);
        let whole: String = pieces.iter().map(Piece::words).collect();
        assert_eq!(whole, text);
    }
}

#[test]
fn a_text_leads_to_the_terms_that_it_marks_and_shows_other_words_for_them() {
    let glossary = small();
    let id = |key: &str| glossary.find_term(key).unwrap_or_else(|| panic!("{key}"));
    let turn = term(&glossary, id("quick turn"));
    assert_eq!(turn.words(), "A turn for the holder of a flag.");
    assert_eq!(turn.marked(), [id("quick flag")]);
    let flag = term(&glossary, id("quick flag"));
    assert_eq!(flag.related, [id("CPU")], "marked terms are left out");
    assert_eq!((flag.name.as_str(), flag.see), ("Quick flag", Some(Topic::Breach)));
}

#[test]
fn a_search_begins_with_what_begins_so() {
    let glossary = small();
    let names = |words: &str| {
        let found = glossary.search(words).into_iter();
        found.map(|id| term(&glossary, id).name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("fl"), ["Quick flag"]);
    assert_eq!(names("u"), ["Unit", "CPU", "Quick flag", "Quick turn"]);
    assert_eq!(names("  ").len(), 8);
    assert_eq!(names("zz"), [""; 0]);
}

#[test]
fn what_is_wrong_is_told_with_file_line_and_field() {
    let fault = |text: &str| load(text).unwrap_err().to_string();
    for (fields, wanted) in [
        (r#"text: "A.", related: ["none"]"#, r#"related[0]: there is no term "none""#),
        (r#"text: "See [[a]].""#, "text: it links to itself"),
        (r#"text: "See [[a.""#, r#"text: "[[a." is not closed by "]]""#),
        (r#"text: " ""#, "text: it explains nothing"),
        (
            r#"spelled: ["a,"], text: "A.""#,
            "spelled: a spelling begins and ends with a letter or a digit",
        ),
    ] {
        let found = fault(&format!("{{\"a\": (topic: Breach, {fields})}}"));
        assert_eq!(found, format!("data/glossary.ron:1: a.{wanted}"));
    }
    assert_eq!(
        fault("{\"a\": (topic: Dave, text: \"A.\")}"),
        "data/glossary.ron:1: a.topic: unknown choice \"Dave\", did you mean \"Dive\"?"
    );
    let two = |a: &str, b: &str| {
        fault(&format!("{{\n\"a\": (topic: Dive, {a}),\n\"bbb\": (topic: Dive, {b})}}"))
    };
    assert_eq!(
        two(r#"text: "See [[bb]].""#, r#"text: "B.""#),
        "data/glossary.ron:2: a.text: there is no term \"bb\", did you mean \"bbb\"?"
    );
    assert_eq!(
        two(r#"text: "A.""#, r#"also: ["A"], text: "B.""#),
        "data/glossary.ron:3: bbb.spelled: \"A\" is a spelling of \"a\" already"
    );
}
