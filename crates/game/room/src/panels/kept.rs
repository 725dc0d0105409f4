//! What panels keep between games, as files next to the saves.

use super::prelude::*;
use daemonfall_platform::saves::store::Store;
use serde::de::DeserializeOwned;

/// What was kept; a damaged file is set aside, and what went wrong is told.
pub fn read<T: DeserializeOwned>(
    store: &SaveStore,
    file: &'static str,
    what: &'static str,
) -> Option<T> {
    let (reason, damaged) = match store.read(file) {
        Ok(text) => match ron::from_str(&text?) {
            Ok(kept) => return Some(kept),
            Err(error) => {
                let (place, line) = (store.place(file), error.span.start.line);
                (format!("{place}:{line}: {}", error.code), true)
            }
        },
        Err(error) => (error.to_string(), false),
    };
    let work = move |store: &dyn Store| damaged.then(|| store.set_aside(file));
    store.later(None, work, move |world, aside| {
        let aside = match aside {
            None => String::new(),
            Some(Ok(aside)) => format!("; it was moved to {aside}"),
            Some(Err(error)) => format!("; {error}"),
        };
        world.write_message(Notice::wrong(format!("The {what} was reset: {reason}{aside}")));
    });
    None
}

pub fn write(store: &SaveStore, file: &'static str, what: &'static str, text: String) {
    store.write(file, text, move |world, written| {
        if let Err(error) = written {
            let words = format!("The {what} cannot be saved: {error}");
            world.write_message(Notice::wrong(words));
        }
    });
}
