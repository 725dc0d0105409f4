//! Saves pictures of the window as files.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

/// Whether the last requested picture is finished.
#[derive(Resource, Default)]
pub struct Shot {
    taken: bool,
}

impl Shot {
    /// Whether the picture is complete.
    pub fn is_taken(&self) -> bool {
        self.taken
    }
}

/// Requests a picture of the window as drawn in this frame.
///
/// # Errors
///
/// Its folder cannot be created.
pub fn take(world: &mut World, file: &str) -> Result<(), String> {
    make_folder(file)?;
    // Do not mistake a picture from an earlier run for this one.
    #[cfg(not(target_family = "wasm"))]
    let _ = std::fs::remove_file(file);
    world.resource_mut::<Shot>().taken = false;
    world
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(std::path::PathBuf::from(file)))
        .observe(|_: On<ScreenshotCaptured>, mut shot: ResMut<Shot>| shot.taken = true);
    Ok(())
}

/// Creates the folder of a picture.
///
/// # Errors
///
/// It cannot be created.
pub fn make_folder(file: &str) -> Result<(), String> {
    #[cfg(not(target_family = "wasm"))]
    if let Some(folder) = std::path::Path::new(file).parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let _ = file;
    Ok(())
}

/// Checks that the picture was written.
///
/// # Errors
///
/// It was not; the log says why.
pub fn check(file: &str) -> Result<(), String> {
    #[cfg(not(target_family = "wasm"))]
    if !std::path::Path::new(file).is_file() {
        return Err(daemonfall_text::t!("photo-not-written", file = file));
    }
    let _ = file;
    Ok(())
}

/// Starts without a picture.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shot>();
}
