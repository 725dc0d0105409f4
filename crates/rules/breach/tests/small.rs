//! Small libraries and duels for tests.

pub mod duel;
mod say;

use daemonfall_breach::BreachLibrary;
use daemonfall_breach::library::{FILES, Source};
use std::sync::LazyLock;

pub const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");

pub static GAME: LazyLock<BreachLibrary> =
    LazyLock::new(|| BreachLibrary::load_dir(FOLDER).unwrap_or_else(|errors| panic!("{errors}")));

pub fn library(subroutines: &str, units: &str) -> BreachLibrary {
    let source =
        |file: &str, text: String| Source { file: file.into(), path: format!("test/{file}"), text };
    let sources = [
        source(FILES[0], format!("{{{subroutines}}}")),
        source(FILES[1], format!("{{{units}}}")),
        source(FILES[2], "{}".into()),
    ];
    BreachLibrary::from_sources(&sources).unwrap_or_else(|errors| panic!("{errors}"))
}
