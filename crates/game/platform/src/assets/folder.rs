//! Finds the folder of pictures, fonts, sounds and data.

use bevy::prelude::Resource;

/// The assets folder, as a path for files or, on the web, for addresses.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct AssetsFolder(pub String);

impl AssetsFolder {
    pub fn path_of(&self, asset: &str) -> String {
        format!("{}/{asset}", self.0)
    }
}

/// A file that identifies our assets folder.
#[cfg(not(target_family = "wasm"))]
const MARK: &str = "fonts/Inter-Regular.otf";

/// `DAEMONFALL_ASSETS`, then next to the program, then the source tree, then the working folder.
#[cfg(not(target_family = "wasm"))]
pub fn find() -> Result<AssetsFolder, String> {
    use std::path::PathBuf;
    if let Some(chosen) = std::env::var_os("DAEMONFALL_ASSETS") {
        let chosen = PathBuf::from(chosen);
        return if chosen.is_dir() {
            Ok(absolute(&chosen))
        } else {
            Err(format!("DAEMONFALL_ASSETS is set to {}, which is not a folder", chosen.display()))
        };
    }
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let package = PathBuf::from(
        std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").into()),
    );
    // The sources of every package are below the folder that has the assets.
    let source = package.ancestors().map(|dir| dir.join("assets")).find(|it| it.is_dir());
    let places: Vec<PathBuf> =
        beside.into_iter().chain(source).chain([PathBuf::from("assets")]).collect();
    places.iter().find(|place| place.join(MARK).is_file()).map(absolute).ok_or_else(|| {
        let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
        format!(
            "the assets folder was not found; searched {}; set DAEMONFALL_ASSETS to its path",
            places.join(", ")
        )
    })
}

#[cfg(not(target_family = "wasm"))]
fn absolute(path: impl AsRef<std::path::Path>) -> AssetsFolder {
    let path = path.as_ref();
    AssetsFolder(
        std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string(),
    )
}

/// The folder next to the page. Never fails: missing files are noticed while loading.
#[cfg(target_family = "wasm")]
pub fn find() -> Result<AssetsFolder, String> {
    let beside = crate::web::assets();
    Ok(AssetsFolder(beside.unwrap_or_else(|| "assets".into())))
}
