//! The store of desktop systems: a folder of files. The only save code that touches files.
#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use super::store::{ReadStore, SaveStore, StoreError, Trouble, aside_name};
use daemonfall_core::file::{FileError, read_text};
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// The file whose lock shows that a game uses the folder.
const LOCK: &str = "daemonfall.lock";

/// Files in a folder, which is created when the first one is written. From then on no other copy of
/// the game can write there.
pub struct FolderStore {
    folder: PathBuf,
    lock: Mutex<Option<File>>,
}

impl FolderStore {
    /// The given folder, otherwise the system's default: `DAEMONFALL_SAVES`, `XDG_DATA_HOME`,
    /// `APPDATA`, or the home folder.
    pub fn new(chosen: Option<PathBuf>) -> Self {
        Self { folder: chosen.unwrap_or_else(usual_folder), lock: Mutex::new(None) }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn error(&self, name: &str, error: &io::Error) -> StoreError {
        self.refusal(name, error.to_string())
    }

    fn refusal(&self, name: &str, reason: String) -> StoreError {
        StoreError { place: self.place(name), reason, trouble: Trouble::Unreachable }
    }

    fn claim_for(&self, name: &str) -> Result<(), StoreError> {
        self.claim().map_err(|error| StoreError { place: self.place(name), ..error })
    }

    /// Removes what a program that was killed left half-written. Nobody else writes here now.
    fn clean(&self) {
        for folder in ["", "replays", "exports"] {
            for name in self.names(folder).iter().filter(|name| is_leftover(name)) {
                // What stays is in nobody's way: its name is never used again.
                let _ = fs::remove_file(self.path(name));
            }
        }
    }
}

impl ReadStore for FolderStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        match read_text(&self.path(name)) {
            Ok(text) => Ok(Some(text)),
            Err(FileError::System(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(FileError::System(error)) => Err(self.error(name, &error)),
            Err(error @ (FileError::TooLarge | FileError::NotText(_))) => {
                let refusal = self.refusal(name, error.to_string());
                Err(StoreError { trouble: Trouble::Damaged, ..refusal })
            }
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
        let mut names: Vec<String> = files.filter_map(name).filter(|name| name != LOCK).collect();
        names.sort();
        names
    }

    fn place(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }
}

impl SaveStore for FolderStore {
    fn claim(&self) -> Result<(), StoreError> {
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        if lock.is_some() {
            return Ok(());
        }
        let wrong = |error: io::Error| self.error(LOCK, &error);
        fs::create_dir_all(&self.folder).map_err(wrong)?;
        let mut options = File::options();
        let file = options.create(true).truncate(false).write(true).open(self.path(LOCK));
        let file = file.map_err(wrong)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let reason = "another copy of the game uses these saves; close it first";
                let refusal = self.refusal(LOCK, reason.into());
                return Err(StoreError { trouble: Trouble::Taken, ..refusal });
            }
            // A file system without locks: nothing can be known of other copies.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(wrong(error)),
            Ok(()) => {}
        }
        self.clean();
        *lock = Some(file);
        Ok(())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.claim_for(name)?;
        replace(&self.path(name), text).map_err(|error| self.error(name, &error))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.claim_for(name)?;
        match fs::remove_file(self.path(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.error(name, &error)),
            _ => Ok(()),
        }
    }

    /// Renames the file, so that it is preserved even if it is not text.
    fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        self.claim_for(name)?;
        let mut names = (1..).map(|number| aside_name(name, number));
        let free = names.find(|aside| !self.path(aside).exists());
        let aside = free.unwrap_or_default();
        match fs::rename(self.path(name), self.path(&aside)) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(self.place(name)),
            Err(error) => Err(self.error(name, &error)),
            Ok(()) => Ok(self.place(&aside)),
        }
    }
}

/// Writes next to the file and renames, so that a crash or a full disk leaves the old text intact.
/// A link stays one: the file that it leads to is replaced.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let made = folder.ancestors().take_while(|it| !it.is_dir()).count();
    fs::create_dir_all(folder)?;
    let (beside, mut file) = beside(path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    let done = written.and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        // Report the first error; removing the half-written file may fail too.
        let _ = fs::remove_file(&beside);
    }
    let mut changed = folder.ancestors().take(made + 1).filter(|it| it.is_dir());
    done.and_then(|()| changed.try_for_each(sync))
}

/// A new file next to this one, which no other writer has.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}-{number}.new", std::process::id()));
        match File::create_new(&name) {
            Ok(file) => return Ok((name.into(), file)),
            // Left by a program that was killed.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Whether a name is one that [`replace`] gives to a half-written file: `NAME.save.123-4.new`, or
/// `NAME.save.new` as earlier versions wrote.
fn is_leftover(name: &str) -> bool {
    let Some(name) = name.strip_suffix(".new") else { return false };
    let number = |it: &str| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit());
    let tag = name.rsplit_once('.').and_then(|(_, tag)| tag.split_once('-'));
    tag.is_some_and(|(process, count)| number(process) && number(count))
        || [".save", ".json", ".ron", ".daemonfall"].iter().any(|ending| name.ends_with(ending))
}

/// Makes a rename last through a power cut. Other systems than Unix do this themselves.
#[cfg(unix)]
fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync(_: &Path) -> io::Result<()> {
    Ok(())
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
