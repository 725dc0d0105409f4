//! The language in use. English is built in, so there is always a language.

use crate::language::Language;
use fluent_bundle::FluentValue;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    Language::read("en.ftl", "en", include_str!("../../../../assets/text/en.ftl")).0
});

/// The language laid over English, if any.
static OVER: RwLock<Option<Arc<Language>>> = RwLock::new(None);

/// English, which is complete.
pub fn english() -> &'static Language {
    &ENGLISH
}

/// Switches all messages to this language, or to English with `None`.
pub fn speak(language: Option<Language>) {
    *OVER.write().unwrap_or_else(PoisonError::into_inner) = language.map(Arc::new);
}

/// The language laid over English, if any.
pub fn now() -> Option<Arc<Language>> {
    OVER.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// A message in the language in use, with English as a fallback, or its name in brackets.
pub fn say(id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let over = now().and_then(|language| language.say(id, values));
    over.or_else(|| ENGLISH.say(id, values)).unwrap_or_else(|| format!("[{id}]"))
}

/// A text of the data files in the language in use: its message `KIND-KEY` (`KIND-KEY.PART` for a
/// part such as `about`), or the data's own English.
pub fn data(id: &str, own: &str) -> String {
    now().and_then(|language| language.say(id, &[])).unwrap_or_else(|| own.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_has_no_faults() {
        let (_, faults) =
            Language::read("en.ftl", "en", include_str!("../../../../assets/text/en.ftl"));
        assert_eq!(faults, []);
    }

    #[test]
    fn another_language_is_laid_over_english() {
        assert_eq!(say("no-such-message", &[]), "[no-such-message]");
        assert_eq!(data("unit-needle", "Needle"), "Needle");
        let (other, faults) = Language::read("xx.ftl", "de", "unit-needle = Nadel\nyes = Ja\n");
        assert_eq!(faults, []);
        speak(Some(other));
        assert_eq!(data("unit-needle", "Needle"), "Nadel");
        assert_eq!(say("yes", &[]), "Ja");
        assert_eq!(say("no", &[]), "No");
        speak(None);
        assert_eq!(say("yes", &[]), "Yes");
    }
}
