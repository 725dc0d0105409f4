//! Looking up the names by which entries refer to others.

use super::{DataErrors, Entry, did_you_mean};

/// Looks up a name among all known ones; an unknown name is an error at a field of an entry.
pub fn find<'n, T, I: Copy>(
    entry: &Entry<T>,
    field: &str,
    what: &str,
    name: &str,
    all: impl Iterator<Item = (I, &'n str)> + Clone,
    errors: &mut DataErrors,
) -> Option<I> {
    let found = all.clone().find(|(_, known)| *known == name);
    if found.is_none() {
        let hint = did_you_mean(name, all.map(|(_, known)| known));
        let reason = format!("unknown {what} {name:?}{hint}");
        errors.0.push(entry.error(field, reason));
    }
    found.map(|(id, _)| id)
}

/// Looks up each name of a list at its own field, `FIELD[PLACE]`; leaves out those not found.
pub fn each<I>(
    field: &str,
    names: &[String],
    mut find: impl FnMut(&str, &str) -> Option<I>,
) -> Vec<I> {
    let named = names.iter().enumerate();
    named.filter_map(|(place, name)| find(&format!("{field}[{place}]"), name)).collect()
}
