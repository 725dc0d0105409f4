//! Packs given on the command line: opened, laid over the game's data, and told. Whatever is wrong
//! with one ends the command.

use crate::LabError;
use daemonfall_campaign::{Content, FILES};
use daemonfall_core::data::{DataErrors, Source};
use daemonfall_packs::{Pack, Shelf, changes, lay};
use std::fmt::Write;
use std::path::PathBuf;

pub fn open_all(paths: &[PathBuf]) -> Result<Vec<Pack>, LabError> {
    let shelf = Shelf::of(paths, &FILES);
    sound(shelf.broken.into_iter().map(|it| it.errors))?;
    Ok(shelf.packs)
}

/// Lays packs over data, in this order and what they need first.
pub fn lay_all(own: Vec<Source>, packs: &[Pack]) -> Result<Vec<Source>, LabError> {
    let check = |sources: &[Source]| Content::from_sources(sources).map(drop);
    let laid = lay(own, &packs.iter().collect::<Vec<_>>(), check);
    sound(laid.refused.into_iter().map(|(_, errors)| errors))?;
    Ok(laid.sources)
}

fn sound(errors: impl Iterator<Item = DataErrors>) -> Result<(), LabError> {
    let all = DataErrors(errors.flat_map(|errors| errors.0).collect());
    if all.0.is_empty() { Ok(()) } else { Err(all.into()) }
}

/// What a pack changes in the data beneath it, a line each.
pub fn tell(sources: &[Source], pack: &Pack) -> String {
    let name = pack.sources.first().and_then(|source| source.pack.as_ref());
    let is_own = |source: &Source| source.pack.as_ref() == name;
    let first = sources.iter().position(is_own).unwrap_or(sources.len());
    let changes = changes(&sources[..first], pack);
    let (id, version) = (pack.id(), &pack.manifest.version);
    let mut told = format!("{id} {version}: {} entries\n", changes.len());
    for change in changes {
        let (file, entry) = (change.file, change.entry);
        // Writing to a text never fails.
        let _ = match change.values {
            None => writeln!(told, "  {file}: {entry} is new"),
            Some(values) if values.is_empty() => writeln!(told, "  {file}: {entry} is as before"),
            Some(values) => values.iter().try_for_each(|it| {
                writeln!(told, "  {file}: {entry}.{}: {} \u{2192} {}", it.path, it.left, it.right)
            }),
        };
    }
    told
}
