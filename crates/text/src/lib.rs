//! Everything the game says, in the player's language.
//!
//! A language is one file of messages in the [Fluent](https://projectfluent.org/fluent/guide/)
//! form, `assets/text/en.ftl` for English. English is in the program; another language is laid over
//! it, and what that one lacks is said in English. Code names a message and what is to be put into
//! it:
//!
//! ```
//! use daemonfall_text::t;
//! assert_eq!(t!("beats", count = 1), "1 beat");
//! assert_eq!(t!("beats", count = 3), "3 beats");
//! ```
//!
//! Knows no window and no files: the game reads them.

mod current;
mod fault;
mod language;
mod pieces;
mod shape;

pub use current::{data, english, now, say, speak};
pub use fault::Fault;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use pieces::{Piece, Told, pieces};

/// The message of a name in the player's language, with values put into its places.
#[macro_export]
macro_rules! t {
    ($id:expr $(,)?) => {
        $crate::say($id, &[])
    };
    ($id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::say($id, &[$((stringify!($name), $crate::Value::from($value))),+])
    };
}
