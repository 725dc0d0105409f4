//! Packs given on the command line: opened, laid over the game's data, and told. Whatever is wrong
//! with one ends the command.

use crate::LabError;
use crate::puzzles::{POSITIONS_AT_MOST, judge};
use daemonfall_campaign::{Content, FILES};
use daemonfall_core::data::{DataError, DataErrors, Source, about_entry};
use daemonfall_packs::{Change, Pack, Shelf, changes, lay};
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// The file of puzzles.
const PUZZLES: &str = "puzzles.ron";

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

/// What a pack changes in the data beneath it.
pub fn changed(sources: &[Source], pack: &Pack) -> Vec<Change> {
    let name = pack.sources.first().and_then(|source| source.pack.as_ref());
    let is_own = |source: &Source| source.pack.as_ref() == name;
    let first = sources.iter().position(is_own).unwrap_or(sources.len());
    changes(&sources[..first], pack)
}

/// What is wrong with the puzzles of these changes: a par that is not the best, or that a player who
/// does not know the rule reaches.
pub fn wrong_puzzles(
    sources: &[Source],
    changes: &[Change],
    content: &Arc<Content>,
) -> Vec<DataError> {
    let mut wrong = Vec::new();
    for change in changes.iter().filter(|change| change.file == PUZZLES) {
        let puzzle = content.puzzles.iter().find(|puzzle| puzzle.key == change.entry);
        let Some(puzzle) = puzzle else { continue };
        let faults = match judge(puzzle, content, POSITIONS_AT_MOST) {
            Ok(verdict) => verdict.faults(puzzle),
            Err(error) => vec![error.to_string()],
        };
        let at = |fault: &String| about_entry(sources, PUZZLES, &puzzle.key, "", fault);
        wrong.extend(faults.iter().map(at));
    }
    wrong
}

/// The changes of a pack, a line each.
pub fn tell(changes: &[Change], pack: &Pack) -> String {
    let (id, version) = (pack.id(), &pack.manifest.version);
    let mut told = format!("{id} {version}: {} entries\n", changes.len());
    for change in changes {
        let (file, entry) = (&change.file, &change.entry);
        // Writing to a text never fails.
        let _ = match &change.values {
            None => writeln!(told, "  {file}: {entry} is new"),
            Some(values) if values.is_empty() => writeln!(told, "  {file}: {entry} is as before"),
            Some(values) => values.iter().try_for_each(|it| {
                writeln!(told, "  {file}: {entry}.{}: {} \u{2192} {}", it.path, it.left, it.right)
            }),
        };
    }
    if !pack.pictures.is_empty() {
        let _ = writeln!(told, "  art: {} pictures", pack.pictures.len());
    }
    for words in &pack.words {
        let _ = writeln!(told, "  text/{}: {} texts", words.language, words.entries);
    }
    told
}
