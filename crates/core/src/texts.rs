//! Player-facing texts of the data. Each is visited under a message name, so it can be translated.
//!
//! No rule reads these texts, and fingerprints do not depend on the language.

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

    /// Passes on the entry's own text, usually its name. Empty texts are skipped.
    pub fn own(&mut self, text: &mut String) -> &mut Self {
        if !text.is_empty() {
            (self.tell)(&self.id, text);
        }
        self
    }

    /// Passes on another text of the entry.
    pub fn part(&mut self, part: &str, text: &mut String) -> &mut Self {
        if !text.is_empty() {
            (self.tell)(&format!("{}.{part}", self.id), text);
        }
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
        let (mut own, mut about, mut nothing) =
            ("Burn".to_owned(), "Hot.".to_owned(), String::new());
        let mut told = Vec::new();
        let mut tell = |id: &str, text: &mut String| {
            told.push(format!("{id}: {text}"));
            text.push('!');
        };
        Texts::of("term", "burn (dive)", &mut tell)
            .own(&mut own)
            .part("about", &mut about)
            .part("more", &mut nothing);
        assert_eq!(told, ["term-burn-dive: Burn", "term-burn-dive.about: Hot."]);
        assert_eq!((own.as_str(), nothing.as_str()), ("Burn!", ""));
    }

    #[test]
    fn a_key_is_spelled_as_messages_are() {
        assert_eq!(name("spear_head"), "spear-head");
        assert_eq!(name("CPU"), "cpu");
        assert_eq!(name("wind-up"), "wind-up");
    }
}
