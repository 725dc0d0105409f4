//! Texts of the data that players read: each has a message id, so that it can be translated.
//!
//! No rule reads such a text. A fingerprint of rules counts the words of version 0.1.0 in the place
//! of today's ([`count_original_words`]), so that a changed sentence refuses no save or replay.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The words that version 0.1.0 counted in its fingerprints, by message id. Never change them:
/// saves and replays are recognized by these numbers.
static ORIGINAL_WORDS: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| ron::from_str(include_str!("texts/original_words.ron")).unwrap_or_default());

/// Puts the words of version 0.1.0, or none, in the place of a text before a fingerprint is taken.
pub fn count_original_words(id: &str, text: &mut String) {
    *text = ORIGINAL_WORDS.get(id).cloned().unwrap_or_default();
}

/// Passes the texts of a data entry to a callback that may replace them.
pub struct Texts<'a> {
    id: String,
    tell: &'a mut (dyn FnMut(&str, &mut String) + 'a),
}

impl<'a> Texts<'a> {
    /// The texts of an entry, passed on as `KIND-KEY` and `KIND-KEY.PART`.
    pub fn of(kind: &str, key: &str, tell: &'a mut (dyn FnMut(&str, &mut String) + 'a)) -> Self {
        let id = format!("{kind}-{}", name(key));
        Self { id, tell }
    }

    /// Visits the entry's own text, usually its name. It may be empty.
    pub fn own(&mut self, text: &mut String) -> &mut Self {
        (self.tell)(&self.id, text);
        self
    }

    /// Visits a further text of the entry. It may be empty.
    pub fn part(&mut self, part: &str, text: &mut String) -> &mut Self {
        (self.tell)(&format!("{}.{part}", self.id), text);
        self
    }
}

/// A key as spelled in messages: lower-case letters and digits, with hyphens for everything else.
fn name(key: &str) -> String {
    let words =
        key.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_under_names_made_of_their_keys() {
        let (mut own, mut about) = ("Burn".to_owned(), "Hot.".to_owned());
        let mut told = Vec::new();
        let mut tell = |id: &str, text: &mut String| {
            told.push(format!("{id}: {text}"));
            text.push('!');
        };
        Texts::of("term", "burn (dive)", &mut tell).own(&mut own).part("about", &mut about);
        assert_eq!(told, ["term-burn-dive: Burn", "term-burn-dive.about: Hot."]);
        assert_eq!((own.as_str(), about.as_str()), ("Burn!", "Hot.!"));
    }

    #[test]
    fn rules_count_the_original_words_and_none_for_later_texts() {
        let count = |id: &str| {
            let mut text = "today's words".to_owned();
            count_original_words(id, &mut text);
            text
        };
        assert_eq!(count("weapon-dagger"), "Dagger");
        assert_eq!(count("weapon-made-up-later"), "");
    }

    #[test]
    fn a_key_is_spelled_as_messages_are() {
        assert_eq!(name("spear_head"), "spear-head");
        assert_eq!(name("CPU"), "cpu");
        assert_eq!(name("wind-up"), "wind-up");
    }
}
