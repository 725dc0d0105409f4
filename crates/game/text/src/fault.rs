//! Faults in a language file.

use thiserror::Error;

/// A fault in a language file. The rest of the file is still used.
#[derive(Error, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A part that is not valid Fluent.
    #[error("{file}:{line}: {reason}")]
    Syntax {
        /// The file as the caller names it.
        file: String,
        /// Counted from 1.
        line: usize,
        /// The parser's explanation.
        reason: String,
    },
    /// A language tag that is not valid.
    #[error("{file}: `{tag}` is not a language tag such as `de` or `pt-BR`")]
    Tag {
        /// The file as the caller names it.
        file: String,
        /// The invalid tag.
        tag: String,
    },
    /// A message is defined twice; the first one counts.
    #[error("{file}: `{id}` is defined twice")]
    Twice {
        /// The file as the caller names it.
        file: String,
        /// The message's name.
        id: String,
    },
    /// A message of the other language is missing in this one.
    #[error("{file}: `{id}` is missing")]
    Missing {
        /// The file as the caller names it.
        file: String,
        /// The message's name, `id.attribute` for an attribute.
        id: String,
    },
    /// A message that nothing uses.
    #[error("{file}: `{id}` is a message that English does not have")]
    Unknown {
        /// The file as the caller names it.
        file: String,
        /// The message's name, `id.attribute` for an attribute.
        id: String,
    },
    /// A message uses a value that it is never given.
    #[error("{file}: `{id}` uses ${value}, which it is never given")]
    Value {
        /// The file as the caller names it.
        file: String,
        /// The message's name.
        id: String,
        /// The value's name.
        value: String,
    },
    /// A message refers to one that does not exist.
    #[error("{file}: `{id}` refers to `{to}`, which does not exist")]
    Reference {
        /// The file as the caller names it.
        file: String,
        /// The message's name.
        id: String,
        /// The message or term it refers to.
        to: String,
    },
}
