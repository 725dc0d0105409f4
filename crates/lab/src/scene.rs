//! Scenes: a small map, a few inputs and what is to come of them, as text (see `docs/scenes.md`).

mod build;
mod expect;
mod input;
mod picture;
mod play;
mod say;
mod script;
mod sections;

pub use build::Scene;
pub use play::{Failure, Report};
pub use say::Speaker;

use crate::LabError;
use daemonfall_dungeon::library::Source;
use std::path::Path;

/// Reads and plays the scene of a file; `base` are the game's data and what overlays them.
///
/// # Errors
/// What is wrong with the file: a scene that merely turns out otherwise is told in the report.
pub fn play_file(path: &Path, base: &[Source]) -> Result<Report, LabError> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| LabError::file(&name, format!("cannot be read: {error}")))?;
    Ok(Scene::read(&name, &text, base)?.play())
}
