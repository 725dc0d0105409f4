//! Packs as zip archives: read in memory, never unpacked to a disk.

use crate::gather::{FILES_AT_MOST, Gathered};
use crate::manifest::MANIFEST;
use daemonfall_core::data::{DataError, DataErrors, about_file};
use std::io::Cursor;
use zip::ZipArchive;

/// The largest archive, in KiB.
pub const ARCHIVE_AT_MOST: u64 = 4096;

/// Where an archive tells how many files it holds: in its last record, before anything is read.
const END: [u8; 4] = *b"PK\x05\x06";
const COUNT_AT: usize = 10;

/// What some systems put beside a folder in an archive; no part of the pack.
const BESIDE: &str = "__MACOSX/";

/// Reads the files of an archive; `place` is its file, for errors.
pub fn read<'k>(
    place: &str,
    bytes: &[u8],
    known: &'k [&'k str],
) -> Result<Gathered<'k>, DataErrors> {
    let whole = |reason: String| DataErrors::from(about_file(place, reason));
    if bytes.len() as u64 > ARCHIVE_AT_MOST << 10 {
        return Err(whole(format!("is larger than {ARCHIVE_AT_MOST} KiB")));
    }
    let too_many = || whole(format!("holds more than {FILES_AT_MOST} files and folders"));
    if says(bytes).is_some_and(|count| count > FILES_AT_MOST) {
        return Err(too_many());
    }
    let damaged = |error: zip::result::ZipError| whole(format!("is no whole zip archive: {error}"));
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    if archive.len() > FILES_AT_MOST {
        return Err(too_many());
    }
    if archive.has_duplicate_names() {
        return Err(whole("holds two files of one name".into()));
    }
    let names: Vec<String> = archive
        .file_names()
        .map(|name| name.map(|name| name.into_owned()).map_err(damaged))
        .collect::<Result<_, _>>()?;
    let top = top(&names);
    let mut gathered = Gathered::new(place, known);
    if !top.is_empty() {
        gathered.check(&format!("{top}{MANIFEST}"))?;
    }
    for place in 0..archive.len() {
        take(&mut gathered, &mut archive, place, &top)?;
    }
    Ok(gathered)
}

fn take(
    gathered: &mut Gathered,
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    place: usize,
    top: &str,
) -> Result<(), DataError> {
    let wrong = |error: zip::result::ZipError| format!("cannot be read: {error}");
    let file = archive.by_index_data(place).map_err(|error| gathered.error("", wrong(error)))?;
    let (is_dir, is_link) = (file.is_dir(), file.is_symlink());
    let name = file.name().map_err(|error| gathered.error("", wrong(error)))?.into_owned();
    let Some(inner) = name.strip_prefix(top) else { return Ok(()) };
    let inner = if is_dir { inner.strip_suffix('/').unwrap_or(inner) } else { inner };
    if inner.is_empty() && is_dir {
        return Ok(());
    }
    gathered.note(inner)?;
    if is_link {
        return Err(gathered.error(inner, "is a link: a pack holds its files itself"));
    }
    match is_dir {
        true => Ok(()),
        false => gathered.add(inner, || archive.by_index(place).map_err(wrong)),
    }
}

/// The folder that holds the whole pack, with its slash; empty if the pack has no such folder.
/// Beside it there is at most [`BESIDE`].
fn top(names: &[String]) -> String {
    let names: Vec<&String> = names.iter().filter(|name| !name.starts_with(BESIDE)).collect();
    let folder = names.first().and_then(|name| name.split_once('/'));
    let Some((folder, _)) = folder else { return String::new() };
    let top = format!("{folder}/");
    let holds_all = names.iter().all(|name| name.starts_with(&top));
    match holds_all && names.iter().any(|name| name.strip_prefix(&top) == Some(MANIFEST)) {
        true => top,
        false => String::new(),
    }
}

/// How many files an archive says that it holds.
fn says(bytes: &[u8]) -> Option<usize> {
    let end = bytes.windows(END.len()).rposition(|it| it == END)?;
    let count = bytes.get(end + COUNT_AT..end + COUNT_AT + 2)?;
    Some(usize::from(u16::from_le_bytes([count[0], count[1]])))
}
