//! Everything the game says, in the player's language.
//!
//! A language is one file of messages in the [Fluent](https://projectfluent.org/fluent/guide/)
//! format, `assets/text/en.ftl` for English. English is built in; another language is laid over it,
//! and anything it lacks is said in English. Texts of packs lie over those of their language. Code
//! names a message and the values to put into it:
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

/// The tag of English.
const BUILT_IN: &str = "en";

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    Language::read("en.ftl", BUILT_IN, include_str!("../../../../assets/text/en.ftl")).0
});

/// What lies over English.
#[derive(Clone, Default)]
struct Over {
    /// The language in use, unless it is English.
    language: Option<Arc<Language>>,
    /// The texts of packs in all languages, the uppermost last.
    packs: Arc<Vec<Language>>,
}

static OVER: LazyLock<RwLock<Over>> = LazyLock::new(RwLock::default);

impl Over {
    fn now() -> Self {
        OVER.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(change: impl FnOnce(&mut Self)) {
        change(&mut OVER.write().unwrap_or_else(PoisonError::into_inner));
    }

    /// A message as packs say it in this language.
    fn packs_say(&self, tag: &str, id: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let mut packs = self.packs.iter().rev().filter(|pack| pack.tag() == tag);
        packs.find_map(|pack| pack.say(id, values))
    }

    /// A message in the language in use, otherwise as packs say it in English.
    fn say(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let language = self.language.as_ref();
        let own = language.and_then(|language| {
            let packs = self.packs_say(language.tag(), id, values);
            packs.or_else(|| language.say(id, values))
        });
        own.or_else(|| self.packs_say(BUILT_IN, id, values))
    }
}

/// English, which is complete.
pub fn english() -> &'static Language {
    &ENGLISH
}

/// Switches all messages to this language, or to English with `None`.
pub fn speak(language: Option<Language>) {
    Over::change(|over| over.language = language.map(Arc::new));
}

/// Lays texts of packs over those of their languages, the uppermost last, in the place of those laid
/// before.
pub fn lay(packs: Vec<Language>) {
    Over::change(|over| over.packs = Arc::new(packs));
}

/// A message in the language in use, with English as a fallback, or its name in brackets.
pub fn say(id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let over = Over::now().say(id, values);
    over.or_else(|| ENGLISH.say(id, values)).unwrap_or_else(|| format!("[{id}]"))
}

/// A text of the data files in the language in use: its message `KIND-KEY` (`KIND-KEY.PART` for a
/// part such as `about`), or the data's own English.
pub fn data(id: &str, own: &str) -> String {
    Over::now().say(id, &[]).unwrap_or_else(|| own.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// The texts are those of the whole program: one test at a time changes them.
    static ALONE: Mutex<()> = Mutex::new(());

    #[test]
    fn english_has_no_faults() {
        let (_, faults) =
            Language::read("en.ftl", "en", include_str!("../../../../assets/text/en.ftl"));
        assert_eq!(faults, []);
    }

    #[test]
    fn another_language_is_laid_over_english() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
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

    #[test]
    fn texts_of_packs_lie_over_their_language_and_the_uppermost_is_said() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let read = |tag: &str, text: &str| Language::read("pack", tag, text).0;
        lay(vec![
            read("en", "unit-moth = Moth\nyes = Aye\nno = Nay\n"),
            read("de", "unit-moth = Motte\nno = Nee\n"),
            read("en", "yes = Yea\nbeats = { $other }\n"),
        ]);
        assert_eq!([say("yes", &[]), say("no", &[])], ["Yea", "Nay"]);
        assert_eq!(data("unit-moth", "M"), "Moth");
        // A pack that asks for a value that is never given does not silence the message.
        assert_eq!(say("beats", &[("count", 1.into())]), "1 beat");
        speak(Some(read("de", "yes = Ja\nno = Nein\n")));
        assert_eq!([say("yes", &[]), say("no", &[])], ["Ja", "Nee"]);
        assert_eq!(data("unit-moth", "M"), "Motte");
        speak(None);
        lay(Vec::new());
        assert_eq!([say("yes", &[]), data("unit-moth", "M")], ["Yes", "M"]);
    }
}
