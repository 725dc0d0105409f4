//! Gathers the files of a pack within bounds, wherever they come from: only those that the game
//! reads are opened.

use crate::manifest::MANIFEST;
use crate::place;
use daemonfall_core::data::{DataError, about_file, did_you_mean};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

/// The most files and folders of a pack.
pub const FILES_AT_MOST: usize = 256;
/// The most folders inside one another.
pub const DEPTH_AT_MOST: usize = 4;
/// The longest path in a pack, in bytes.
pub const PATH_AT_MOST: usize = 120;
/// The largest file that is read, and all of them together, in KiB.
pub const FILE_AT_MOST: u64 = 512;
pub const WHOLE_AT_MOST: u64 = 4096;

/// The files gathered so far.
pub struct Gathered<'k> {
    /// The pack's folder or archive, for errors.
    place: String,
    /// The names of the files that the game reads.
    known: &'k [&'k str],
    /// All paths in small letters.
    paths: BTreeSet<String>,
    bytes: u64,
    pub texts: BTreeMap<String, String>,
    pub pictures: BTreeMap<String, Vec<u8>>,
}

impl<'k> Gathered<'k> {
    pub fn new(place: impl Into<String>, known: &'k [&'k str]) -> Self {
        let (paths, texts, pictures) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
        Self { place: place.into(), known, paths, bytes: 0, texts, pictures }
    }

    /// The path of a file of the pack, for errors.
    pub fn path(&self, file: &str) -> String {
        format!("{}/{file}", self.place)
    }

    pub fn error(&self, file: &str, reason: impl Into<String>) -> DataError {
        about_file(self.path(&shown(file)), reason)
    }

    /// An error about the pack as a whole.
    pub fn whole(&self, reason: impl Into<String>) -> DataError {
        about_file(&*self.place, reason)
    }

    /// Refuses a path that leaves the pack, or that some systems do not allow.
    pub fn check(&self, path: &str) -> Result<(), DataError> {
        check(path).map_err(|reason| self.error(path, reason))
    }

    /// Notes a path, and refuses one that leaves the pack or stands there already.
    pub fn note(&mut self, path: &str) -> Result<(), DataError> {
        self.check(path)?;
        if self.paths.len() == FILES_AT_MOST {
            let reason = format!("holds more than {FILES_AT_MOST} files and folders");
            return Err(self.whole(reason));
        }
        if !self.paths.insert(path.to_lowercase()) {
            let reason = "another file has the same name, but for capital letters";
            return Err(self.error(path, reason));
        }
        Ok(())
    }

    /// Adds a noted file; it is opened only if the game reads it.
    pub fn add<R: Read>(
        &mut self,
        path: &str,
        open: impl FnOnce() -> Result<R, String>,
    ) -> Result<(), DataError> {
        if place::is_astray(path) {
            let reason = format!("lies where the game reads no texts: they are {}", place::TEXTS);
            return Err(self.error(path, reason));
        }
        let is_picture = place::picture(path).is_some();
        let is_shown = is_picture || place::language(path).is_some();
        if path != MANIFEST && !self.known.contains(&path) && !is_shown {
            let is_data = path.ends_with(".ron") && !path.contains('/');
            let hint = || did_you_mean(path, self.known.iter().copied());
            return match is_data {
                true => Err(self.error(path, format!("the game has no such data file{}", hint()))),
                false => Ok(()),
            };
        }
        let mut bytes = Vec::new();
        let file = open().map_err(|reason| self.error(path, reason))?;
        // Never believes what the file says about its size.
        let read = file.take((FILE_AT_MOST << 10) + 1).read_to_end(&mut bytes);
        read.map_err(|error| self.error(path, format!("cannot be read: {error}")))?;
        if bytes.len() as u64 > FILE_AT_MOST << 10 {
            return Err(self.error(path, format!("is larger than {FILE_AT_MOST} KiB")));
        }
        self.bytes += bytes.len() as u64;
        if self.bytes > WHOLE_AT_MOST << 10 {
            let reason = format!("its files are larger than {WHOLE_AT_MOST} KiB together");
            return Err(self.whole(reason));
        }
        if is_picture {
            self.pictures.insert(path.to_owned(), bytes);
            return Ok(());
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let from = error.utf8_error().valid_up_to();
            self.error(path, format!("is damaged: not text from byte {from} on"))
        })?;
        self.texts.insert(path.to_owned(), text);
        Ok(())
    }
}

/// A path for messages, however long and strange it is.
fn shown(path: &str) -> String {
    path.chars().take(PATH_AT_MOST).flat_map(char::escape_debug).collect()
}

/// Why a path cannot be one of a file inside a pack.
fn check(path: &str) -> Result<(), &'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    if path.len() > PATH_AT_MOST {
        return Err("its path is too long");
    }
    if path.chars().any(|it| it.is_control() || "\\:*?\"<>|".contains(it)) {
        return Err("its path has signs that some systems do not allow");
    }
    if path.starts_with('/') {
        return Err("its path is absolute: it leaves the pack");
    }
    if parts.contains(&"..") {
        return Err("its path climbs out of the pack");
    }
    if parts.iter().any(|it| it.is_empty() || *it == "." || it.ends_with(['.', ' '])) {
        return Err("its path has an empty part, or one that ends with a dot or a blank");
    }
    if parts.len() > DEPTH_AT_MOST + 1 {
        return Err("it lies too many folders deep");
    }
    Ok(())
}
