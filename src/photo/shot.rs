//! Pictures of the window as files.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

/// Whether the picture asked for last is there.
#[derive(Resource, Default)]
pub struct Shot {
    taken: bool,
}

impl Shot {
    /// Whether the picture is there.
    pub fn is_taken(&self) -> bool {
        self.taken
    }
}

/// Asks for a picture of the window as it will be drawn in this frame.
///
/// # Errors
/// When its folder cannot be made.
pub fn take(world: &mut World, file: &str) -> Result<(), String> {
    make_folder(file)?;
    // A picture of an earlier run shall not pass for this one.
    #[cfg(not(target_family = "wasm"))]
    let _ = std::fs::remove_file(file);
    world.resource_mut::<Shot>().taken = false;
    world
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(std::path::PathBuf::from(file)))
        .observe(|_: On<ScreenshotCaptured>, mut shot: ResMut<Shot>| shot.taken = true);
    Ok(())
}

/// Makes the folder of a picture.
///
/// # Errors
/// When it cannot be made.
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
/// When it was not; the log tells why.
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
