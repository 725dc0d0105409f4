//! Scenes: a small map, a few inputs and the expected results, as text (see `docs/scenes.md`).

mod build;
mod expect;
mod input;
mod picture;
mod play;
mod say;
mod script;
mod sections;
mod tell;

pub use build::Scene;
pub use play::{Failure, Report};
pub use say::Speaker;

use crate::{LabError, recording};
use daemonfall_dungeon::library::Source;
use std::path::Path;

/// A scene with unexpected results is not an error; the report lists them.
pub fn play_file(path: &Path, base: &[Source]) -> Result<Report, LabError> {
    let name = path.display().to_string();
    Ok(Scene::read(&name, &recording::text(path)?, base)?.play())
}
