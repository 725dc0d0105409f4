//! Pictures, sounds and data: their folder, the player's files over them (`--data DIR`,
//! native only), text files, and whether all are loaded.

pub mod atlas;
mod hung;
pub mod needed;
pub mod pictures;

use crate::cli::Options;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use daemonfall_text::t;
use thiserror::Error;

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
pub fn find_folder() -> Result<AssetsFolder, String> {
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
pub fn find_folder() -> Result<AssetsFolder, String> {
    let beside = crate::web::assets();
    Ok(AssetsFolder(beside.unwrap_or_else(|| "assets".into())))
}

pub const OVERLAY: &str = "overlay";

#[derive(Resource, Clone, Debug, Default)]
pub struct Overlay {
    pub folder: String,
    pub files: Vec<String>,
}

/// Must run before the engine's asset plugin.
#[cfg(not(target_family = "wasm"))]
pub fn register_overlay(app: &mut App, options: &Options) -> Result<(), String> {
    use bevy::asset::io::AssetSourceBuilder;
    use daemonfall_campaign::FILES;
    let Some(folder) = &options.data else {
        app.init_resource::<Overlay>();
        return Ok(());
    };
    if !folder.is_dir() {
        return Err(format!("--data {}: there is no such folder", folder.display()));
    }
    let files: Vec<String> =
        FILES.into_iter().filter(|file| folder.join(file).is_file()).map(str::to_owned).collect();
    if files.is_empty() {
        return Err(format!("--data {}: contains none of {}", folder.display(), FILES.join(", ")));
    }
    let full = std::path::absolute(folder)
        .map_err(|error| format!("--data {}: {error}", folder.display()))?;
    app.register_asset_source(
        OVERLAY,
        AssetSourceBuilder::platform_default(&full.display().to_string(), None),
    );
    app.insert_resource(Overlay { folder: folder.display().to_string(), files });
    Ok(())
}

/// The web build has no folders; never fails.
#[cfg(target_family = "wasm")]
pub fn register_overlay(app: &mut App, _: &Options) -> Result<(), String> {
    app.init_resource::<Overlay>();
    Ok(())
}

#[derive(Asset, TypePath, Clone, Debug, PartialEq, Eq)]
pub struct TextFile(pub String);

#[derive(Default, TypePath)]
struct TextFileLoader;

#[derive(Error, Debug)]
enum NoText {
    #[error("{}", t!("asset-unreadable", error = .0.to_string()))]
    Unreadable(#[from] std::io::Error),
    #[error("{}", t!("asset-no-text", byte = *.0))]
    NotUtf8(usize),
}

impl AssetLoader for TextFileLoader {
    type Asset = TextFile;
    type Settings = ();
    type Error = NoText;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _: &(),
        _: &mut LoadContext<'_>,
    ) -> Result<TextFile, NoText> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        String::from_utf8(bytes)
            .map(TextFile)
            .map_err(|error| NoText::NotUtf8(error.utf8_error().valid_up_to()))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "json", "txt", "ftl"]
    }
}

pub fn plugin(app: &mut App) {
    // The atlas loads a text file at once.
    app.init_asset::<TextFile>()
        .init_asset_loader::<TextFileLoader>()
        .add_plugins((needed::plugin, atlas::plugin));
}
