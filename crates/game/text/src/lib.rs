//! Everything the game says, in the player's language.
//!
//! A language is one file of messages in the [Fluent](https://projectfluent.org/fluent/guide/)
//! format, `assets/text/en.ftl` for English. English is built in; another language is laid over it,
//! and anything it lacks is said in English. Code names a message and the values to put into it:
//!
//! ```
//! use daemonfall_text::t;
//! assert_eq!(t!("beats", count = 1), "1 beat");
//! assert_eq!(t!("beats", count = 3), "3 beats");
//! ```
//!
//! This crate knows no window and no files: the game reads them.

#![warn(missing_docs)]

mod fault;
mod language;
mod pieces;
mod shape;

pub use fault::Fault;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use pieces::{Argument, Piece, pieces};

use fluent_bundle::FluentValue;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// The named message in the player's language, with values filled in.
#[macro_export]
macro_rules! t {
    ($id:expr $(,)?) => {
        $crate::say($id, &[])
    };
    ($id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::say($id, &[$((stringify!($name), $crate::Value::from($value))),+])
    };
}

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
