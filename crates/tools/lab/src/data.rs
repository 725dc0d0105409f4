//! Finds and loads data folders.

use crate::{LabError, packs};
use daemonfall_battle::MoveTypes;
use daemonfall_breach::BreachLibrary;
use daemonfall_campaign::Content;
use daemonfall_core::data::{Source, read_folder};
use daemonfall_dungeon::Library;
use daemonfall_dungeon::library::FILES;
use daemonfall_sector::Rules;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const GAME_DATA: &str = "assets/data";

/// `DAEMONFALL_ASSETS` names the assets folder that contains it, as for the game. Otherwise it is
/// `assets/data` in this folder or one above it, by the program or above that, or in the sources.
pub fn game_folder() -> Result<PathBuf, LabError> {
    if let Some(chosen) = std::env::var_os("DAEMONFALL_ASSETS") {
        let data = Path::new(&chosen).join("data");
        return if data.join(FILES[0]).is_file() {
            Ok(data)
        } else {
            let chosen = Path::new(&chosen).display();
            Err(LabError::file(
                data.display(),
                format!("DAEMONFALL_ASSETS names {chosen}, which contains no data/{}", FILES[0]),
            ))
        };
    }
    let starts = [
        std::env::current_dir().ok(),
        std::env::current_exe().ok(),
        Some(env!("CARGO_MANIFEST_DIR").into()),
    ];
    let mut folders = starts.iter().flatten().flat_map(|start| start.ancestors());
    let found = folders.find_map(|folder| {
        Some(folder.join(GAME_DATA)).filter(|data| data.join(FILES[0]).is_file())
    });
    found.ok_or_else(|| {
        LabError::file(
            GAME_DATA,
            "the game's data are not in this folder or one above it, and not next to the program; set DAEMONFALL_ASSETS to the assets folder",
        )
    })
}

/// An overlay may lack files.
pub fn sources(folder: &Path, overlay: bool) -> Result<Vec<Source>, LabError> {
    Ok(read_folder(folder, &daemonfall_campaign::FILES, !overlay)?)
}

/// A text of the lab's own, in the place of a data file.
pub(crate) fn own(folder: &str, file: &str, text: &str) -> Source {
    Source::new(file, format!("{folder}/{file}"), text)
}

/// What lies over the game's data.
#[derive(Clone, Copy, Debug, Default)]
pub struct Over<'a> {
    /// Packs, in the order in which they are laid.
    pub packs: &'a [PathBuf],
    /// A folder over them.
    pub folder: Option<&'a Path>,
}

impl<'a> Over<'a> {
    pub fn folder(folder: &'a Path) -> Self {
        Self { folder: Some(folder), ..Self::default() }
    }
}

pub fn all_sources(over: Option<Over>) -> Result<Vec<Source>, LabError> {
    let own = sources(&game_folder()?, false)?;
    let over = over.unwrap_or_default();
    let mut all = packs::lay_all(own, &packs::open_all(over.packs)?)?;
    if let Some(folder) = over.folder {
        all.extend(sources(folder, true)?);
    }
    Ok(all)
}

pub fn library(over: Option<Over>) -> Result<Library, LabError> {
    Ok(Library::from_sources(&all_sources(over)?)?)
}

pub fn breach(over: Option<Over>) -> Result<BreachLibrary, LabError> {
    Ok(BreachLibrary::from_sources(&all_sources(over)?)?)
}

pub fn rules(sources: &[Source], library: &BreachLibrary) -> Result<Rules, LabError> {
    let roster = daemonfall_campaign::roster(library)?;
    Ok(Rules::from_sources(sources, roster, MoveTypes::standard())?)
}

pub fn sector(over: Option<Over>) -> Result<Rules, LabError> {
    let sources = all_sources(over)?;
    rules(&sources, &BreachLibrary::from_sources(&sources)?)
}

pub fn content(over: Option<Over>) -> Result<Arc<Content>, LabError> {
    Ok(Arc::new(Content::from_sources(&all_sources(over)?)?))
}
