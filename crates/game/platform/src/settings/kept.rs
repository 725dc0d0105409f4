//! A text of the player's in the store: read once, without its wrong lines, which are reported; set
//! aside if damaged, written when changed.

use crate::notice::Notice;
use crate::saves::refused;
use crate::saves::store::{SaveStore, Store, StoreError};
use bevy::prelude::*;
use daemonfall_text::t;
use serde::de::DeserializeOwned;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Settings,
    Bindings,
    Packs,
}

impl Kept {
    fn key(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Bindings => "bindings",
            Self::Packs => "packs",
        }
    }
}

/// Damaged entries are reported; a text damaged as a whole is set aside: `None`.
pub fn read<T>(
    store: &SaveStore,
    file: &'static str,
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
            let work = move |store: &dyn Store| store.set_aside(file);
            store.later(None, work, move |world, aside| {
                let aside = match aside {
                    Ok(aside) => t!("kept-aside", place = aside),
                    Err(error) => error.to_string(),
                };
                world.write_message(Notice::wrong(t!(
                    "kept-damaged",
                    what = what.key(),
                    at = format!("{place}:{line}"),
                    reason = reason,
                    aside = aside
                )));
            });
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

/// The longest text that is read, in KiB: each wrong line means reading it once more.
const MOST: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The line, from 1.
    pub line: usize,
    pub reason: String,
}

/// One entry per line, as the game writes it; wrong ones are left out. Fails if more is broken.
pub fn mend<T: DeserializeOwned>(text: &str) -> Result<(T, Vec<Complaint>), Complaint> {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut complaints: Vec<Complaint> = Vec::new();
    if text.len() > MOST << 10 {
        return Err(Complaint { line: 1, reason: t!("kept-too-long", most = MOST) });
    }
    loop {
        let error = match ron::from_str(&lines.join("\n")) {
            Ok(mend) => return Ok((mend, complaints)),
            Err(error) => error,
        };
        let line = error.span.end.line;
        let complaint = Complaint { line, reason: short(&error.code.to_string()) };
        let at_fault = line.checked_sub(1).and_then(|at| lines.get_mut(at));
        match at_fault.filter(|line| is_entry(line)) {
            Some(entry) => *entry = "",
            None => return Err(complaints.into_iter().next().unwrap_or(complaint)),
        }
        complaints.push(complaint);
    }
}

/// A reason without the list of all accepted alternatives.
fn short(reason: &str) -> String {
    let shortened = reason.split(", expected one of").next();
    shortened.unwrap_or(reason).into()
}

/// Whether a line is a complete entry, so that it can be left out.
fn is_entry(line: &str) -> bool {
    let line = line.trim();
    line.ends_with(',') && line.contains(':')
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Map = BTreeMap<String, u32>;

    #[test]
    fn a_text_that_is_cut_short_is_refused_with_its_line() {
        let Err(complaint) = mend::<Map>("{\n    \"a\": 1,\n    \"b\":") else {
            panic!("it has no end");
        };
        assert_eq!(complaint.line, 3);
        assert!(mend::<Map>("").is_err());
    }

    #[test]
    fn a_text_far_longer_than_the_game_writes_is_refused_at_once() {
        let refused = mend::<Map>(&"\"a\": b,\n".repeat(20_000));
        assert!(refused.is_err_and(|complaint| complaint.reason.contains("64 KiB")));
    }
}
