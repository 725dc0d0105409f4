//! A text of the player's in the store: read once, a damaged one set aside, written when it has changed.

use super::mend::Complaint;
use crate::saves::store::SaveStore;
use crate::ui::notice::Notice;
use bevy::prelude::*;

/// Reads a text of the store. Of one that is damaged in parts these are told; one that is damaged as a whole is set aside, and none comes back.
pub fn read<T>(
    store: &SaveStore,
    file: &str,
    what: &str,
    read: impl FnOnce(&str) -> Result<(T, Vec<Complaint>), Complaint>,
    notices: &mut MessageWriter<Notice>,
) -> Option<T> {
    let place = store.place(file);
    let text = match store.read(file) {
        Ok(text) => text?,
        Err(error) => {
            notices.write(Notice::wrong(format!("{what} start anew: {error}")));
            return None;
        }
    };
    match read(&text) {
        Ok((read, complaints)) => {
            if let Some(first) = complaints.first() {
                let more = match complaints.len() - 1 {
                    0 => String::new(),
                    more => format!(" (and {more} more)"),
                };
                let (line, reason) = (first.line, &first.reason);
                notices.write(Notice::wrong(format!(
                    "{what} without what is wrong: {place}:{line}: {reason}{more}"
                )));
            }
            Some(read)
        }
        Err(Complaint { line, reason }) => {
            let aside = match store.set_aside(file) {
                Ok(aside) => format!("The old text lies in {aside} now."),
                Err(error) => error.to_string(),
            };
            notices.write(Notice::wrong(format!(
                "{what} start anew: {place}:{line}: {reason}. {aside}"
            )));
            None
        }
    }
}

/// Writes a text of the store, and tells when that cannot be.
pub fn write(
    store: &SaveStore,
    file: &str,
    what: &str,
    text: Result<String, String>,
    notices: &mut MessageWriter<Notice>,
) {
    let written = text.and_then(|text| store.write(file, &text).map_err(|it| it.to_string()));
    if let Err(error) = written {
        notices.write(Notice::wrong(format!("{what} cannot be kept: {error}")));
    }
}
