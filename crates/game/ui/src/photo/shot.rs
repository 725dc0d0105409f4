//! Saves pictures of the window as files.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

/// A requested picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Lives until the picture is saved, or could not be.
    entity: Entity,
    file: String,
}

impl Shot {
    /// Its file; `None` until it is finished.
    ///
    /// # Errors
    ///
    /// It was not written; the log says why.
    pub fn done(&self, world: &World) -> Option<Result<String, String>> {
        if world.get_entity(self.entity).is_ok() {
            return None;
        }
        #[cfg(not(target_family = "wasm"))]
        if !std::path::Path::new(&self.file).is_file() {
            return Some(Err(daemonfall_text::t!("photo-not-written", file = self.file.as_str())));
        }
        Some(Ok(self.file.clone()))
    }
}

/// Requests a picture of the window as drawn in this frame.
///
/// # Errors
///
/// Its folder cannot be created.
pub fn take(world: &mut World, file: &str) -> Result<Shot, String> {
    make_folder(file)?;
    // Do not mistake a picture from an earlier run for this one.
    #[cfg(not(target_family = "wasm"))]
    let _ = std::fs::remove_file(file);
    let save = save_to_disk(std::path::PathBuf::from(file));
    let entity = world.spawn(Screenshot::primary_window()).observe(save).id();
    Ok(Shot { entity, file: file.into() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_picture_is_finished_by_itself() -> Result<(), String> {
        let folder =
            std::env::temp_dir().join(format!("daemonfall-pictures-{}", std::process::id()));
        let file = |name| folder.join(name).display().to_string();
        let mut world = World::new();
        let (one, two) = (take(&mut world, &file("one"))?, take(&mut world, &file("two"))?);
        std::fs::write(&one.file, "").map_err(|error| error.to_string())?;
        assert_eq!((one.done(&world), two.done(&world)), (None, None));
        world.despawn(one.entity);
        assert_eq!((one.done(&world), two.done(&world)), (Some(Ok(file("one"))), None));
        world.despawn(two.entity);
        assert!(two.done(&world).is_some_and(|done| done.is_err()));
        std::fs::remove_dir_all(folder).map_err(|error| error.to_string())
    }
}
