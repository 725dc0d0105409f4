//! A text of the player's in the store: read once, set aside if damaged, written when changed.

use super::mend::Complaint;
use crate::notice::Notice;
use crate::saves::refused;
use crate::saves::store::{SaveStore, Store, StoreError};
use bevy::prelude::*;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Settings,
    Bindings,
}

impl Kept {
    fn key(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Bindings => "bindings",
        }
    }
}

/// Damaged entries are reported; a text damaged as a whole is set aside: `None`.
pub fn read<T>(
    store: &SaveStore,
    file: &str,
    what: Kept,
    read: impl FnOnce(&str) -> Result<(T, Vec<Complaint>), Complaint>,
    notices: &mut MessageWriter<Notice>,
) -> Option<T> {
    let place = store.place(file);
    let text = match store.read(file) {
        Ok(text) => text?,
        Err(error) => {
            notices.write(Notice::wrong(t!(
                "kept-unreadable",
                what = what.key(),
                error = error.to_string()
            )));
            return None;
        }
    };
    match read(&text) {
        Ok((read, complaints)) => {
            if let Some(first) = complaints.first() {
                notices.write(Notice::wrong(t!(
                    "kept-in-parts",
                    what = what.key(),
                    at = format!("{place}:{}", first.line),
                    reason = first.reason.as_str(),
                    more = complaints.len() - 1
                )));
            }
            Some(read)
        }
        Err(Complaint { line, reason }) => {
            let aside = match store.set_aside(file) {
                Ok(aside) => t!("kept-aside", place = aside),
                Err(error) => error.to_string(),
            };
            notices.write(Notice::wrong(t!(
                "kept-damaged",
                what = what.key(),
                at = format!("{place}:{line}"),
                reason = reason,
                aside = aside
            )));
            None
        }
    }
}

pub fn write(
    store: &SaveStore,
    file: &'static str,
    what: Kept,
    text: Result<String, String>,
    notices: &mut MessageWriter<Notice>,
) {
    let told = move |error: String| Notice::wrong(t!("kept-not", what = what.key(), error = error));
    let text = match text {
        Ok(text) => text,
        Err(error) => {
            notices.write(told(error));
            return;
        }
    };
    let work = move |store: &dyn Store| {
        // What could not be read is not lost: it may be whole.
        if store.read(file).is_err() {
            store.set_aside(file)?;
        }
        store.write(file, &text)
    };
    store.later(None, work, move |world, written: Result<(), StoreError>| {
        if let Err(error) = written {
            world.write_message(told(refused::store(&error)));
        }
    });
}
