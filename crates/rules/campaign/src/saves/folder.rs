//! The store of desktop systems: a folder of files. The only save code that touches files.
#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use super::store::{SaveStore, StoreError, aside_name};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Files in a folder, which is created when the first one is written.
pub struct FolderStore {
    folder: PathBuf,
}

impl FolderStore {
    /// The given folder, otherwise the system's default: `DAEMONFALL_SAVES`, `XDG_DATA_HOME`,
    /// `APPDATA`, or the home folder.
    pub fn new(chosen: Option<PathBuf>) -> Self {
        Self { folder: chosen.unwrap_or_else(usual_folder) }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn error(&self, name: &str, error: &io::Error) -> StoreError {
        StoreError { place: self.place(name), reason: error.to_string() }
    }
}

impl SaveStore for FolderStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        match fs::read(self.path(name)) {
            Ok(bytes) => text_of(bytes)
                .map(Some)
                .map_err(|reason| StoreError { place: self.place(name), reason }),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.error(name, &error)),
        }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        replace(&self.path(name), text).map_err(|error| self.error(name, &error))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        match fs::remove_file(self.path(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.error(name, &error)),
            _ => Ok(()),
        }
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.path(folder)).into_iter().flatten();
        let files = entries.flatten().filter(|it| it.path().is_file());
        let name = |file: fs::DirEntry| {
            let name = file.file_name().into_string().ok()?;
            Some(match folder {
                "" => name,
                _ => format!("{folder}/{name}"),
            })
        };
        let mut names: Vec<String> = files.filter_map(name).collect();
        names.sort();
        names
    }

    fn place(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    /// Renames the file, so that it is preserved even if it is not text.
    fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        let free = (1..).map(|number| aside_name(name, number));
        let mut free = free;
        let free = free.find(|aside| !self.path(aside).exists());
        let aside = free.unwrap_or_default();
        match fs::rename(self.path(name), self.path(&aside)) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(self.place(name)),
            Err(error) => Err(self.error(name, &error)),
            Ok(()) => Ok(self.place(&aside)),
        }
    }
}

/// Bytes as text, or the byte from which on they are not text.
pub fn text_of(bytes: Vec<u8>) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        format!("it is damaged: not text from byte {good} on")
    })
}

/// Writes next to the file and renames, so that a crash or a full disk leaves the old text intact.
///
/// # Errors
/// The system's error.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = File::create(&beside)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
    let done = written.and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        // Report the first error; removing the half-written file may fail too.
        let _ = fs::remove_file(&beside);
    }
    done
}

fn usual_folder() -> PathBuf {
    let set =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("DAEMONFALL_SAVES")
        .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("daemonfall")))
        .or_else(|| set("APPDATA").map(|data| data.join("Daemonfall")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/daemonfall")))
        .unwrap_or_else(|| PathBuf::from("saves"))
}
