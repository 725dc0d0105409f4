//! `--data DIR`: the player's data files that override the game's own. Native only.

use crate::cli::Options;
use bevy::prelude::*;

pub const SOURCE: &str = "overlay";

#[derive(Resource, Clone, Debug, Default)]
pub struct Overlay {
    pub folder: String,
    pub files: Vec<String>,
}

/// Must run before the engine's asset plugin.
#[cfg(not(target_family = "wasm"))]
pub fn register(app: &mut App, options: &Options) -> Result<(), String> {
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
        SOURCE,
        AssetSourceBuilder::platform_default(&full.display().to_string(), None),
    );
    app.insert_resource(Overlay { folder: folder.display().to_string(), files });
    Ok(())
}

/// The web build has no folders; never fails.
#[cfg(target_family = "wasm")]
pub fn register(app: &mut App, _: &Options) -> Result<(), String> {
    app.init_resource::<Overlay>();
    Ok(())
}
