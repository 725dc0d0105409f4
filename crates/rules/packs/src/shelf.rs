//! The packs of a folder, and what in it cannot be used.

use crate::pack::Pack;
use daemonfall_core::data::{DataErrors, about_file};
use std::path::Path;

/// The most packs in a folder.
pub const PACKS_AT_MOST: usize = 64;

/// A file or folder that is no sound pack.
#[derive(Clone, Debug)]
pub struct Broken {
    pub place: String,
    pub errors: DataErrors,
}

#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The sound packs, by the names of their files; each id once.
    pub packs: Vec<Pack>,
    pub broken: Vec<Broken>,
}

impl Shelf {
    /// The packs of these places. `known` are the names of the game's data files.
    pub fn of(places: &[impl AsRef<Path>], known: &[&str]) -> Self {
        let mut shelf = Self::default();
        for (number, place) in places.iter().map(AsRef::as_ref).enumerate() {
            let name = place.display().to_string();
            if number == PACKS_AT_MOST {
                let reason = format!("there are more than {PACKS_AT_MOST} packs; no more are read");
                shelf.add(name.clone(), Err(about_file(name, reason).into()));
                break;
            }
            shelf.add(name, Self::open(place, known));
        }
        shelf
    }

    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    fn open(place: &Path, known: &[&str]) -> Result<Pack, DataErrors> {
        Pack::open(place, known)
    }

    /// A page has no folders.
    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    fn open(place: &Path, _: &[&str]) -> Result<Pack, DataErrors> {
        Err(about_file(place.display().to_string(), "a page reads no folders").into())
    }

    /// Adds a pack, unless its id is taken.
    pub fn add(&mut self, place: String, pack: Result<Pack, DataErrors>) {
        let errors = match pack {
            Err(errors) => errors,
            Ok(pack) => match self.find(pack.id()) {
                None => {
                    self.packs.push(pack);
                    return;
                }
                Some(other) => {
                    let reason = format!("{} has the same id, {:?}", other.place, pack.id());
                    about_file(&*place, reason).into()
                }
            },
        };
        self.broken.push(Broken { place, errors });
    }

    pub fn find(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().find(|pack| pack.id() == id)
    }

    /// What may be packs in a folder: its folders and archives, by name; none if it is not there.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn places(folder: &Path) -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let is_one = |path: &std::path::PathBuf| {
            let archive = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("zip"));
            path.is_dir() || archive
        };
        let mut places: Vec<_> = entries.map(|it| it.path()).filter(is_one).collect();
        places.sort();
        places
    }
}
