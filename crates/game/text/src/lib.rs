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

mod current;
mod fault;
mod language;
mod pieces;
mod shape;

pub use current::{data, english, now, say, speak};
pub use fault::Fault;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use pieces::{Argument, Piece, pieces};

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
