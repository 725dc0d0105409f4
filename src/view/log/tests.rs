//! Sentences of the log.
