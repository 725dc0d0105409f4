//! What can be wrong with a language's file.

use thiserror::Error;

/// A fault of a language's file. The rest of the file serves.
#[derive(Error, Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A place that is no Fluent.
    #[error("{file}:{line}: {reason}")]
    Syntax {
        /// The file as the caller names it.
        file: String,
        /// Counted from 1.
        line: usize,
        /// In words.
        reason: String,
    },
    /// The name of a language that is none.
    #[error("{file}: `{tag}` names no language; it should read as `de` or `pt-BR`")]
    Tag {
        /// The file as the caller names it.
        file: String,
        /// What it was called.
        tag: String,
    },
    /// A message stands twice; the first one counts.
    #[error("{file}: `{id}` stands twice")]
    Twice {
        /// The file as the caller names it.
        file: String,
        /// Of the message.
        id: String,
    },
    /// The other language has a message that this one lacks.
    #[error("{file}: `{id}` is missing")]
    Missing {
        /// The file as the caller names it.
        file: String,
        /// Of the message, `id.attribute` of an attribute.
        id: String,
    },
    /// Nobody asks for a message.
    #[error("{file}: `{id}` is a message that English does not have")]
    Unknown {
        /// The file as the caller names it.
        file: String,
        /// Of the message, `id.attribute` of an attribute.
        id: String,
    },
    /// A message has a place for a value that it is never given.
    #[error("{file}: `{id}` asks for ${value}, which it is not given")]
    Value {
        /// The file as the caller names it.
        file: String,
        /// Of the message.
        id: String,
        /// Name of the place.
        value: String,
    },
    /// A message refers to one that is not there.
    #[error("{file}: `{id}` refers to `{to}`, which there is not")]
    Reference {
        /// The file as the caller names it.
        file: String,
        /// Of the message.
        id: String,
        /// The message or term it refers to.
        to: String,
    },
}
