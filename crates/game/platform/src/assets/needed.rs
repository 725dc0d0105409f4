//! Assets that must be loaded before the title is shown. Any plugin may add its own; the loading
//! screen waits for all of them.

use super::{AssetsFolder, Overlay};
use crate::assets;
use bevy::asset::LoadState;
use bevy::prelude::*;
use daemonfall_text::t;
use std::error::Error;

#[derive(Resource, Default)]
pub struct Needed(Vec<UntypedHandle>);

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    pub loaded: usize,
    pub needed: usize,
    /// Assets that failed to load: path and reason.
    pub failed: Vec<String>,
}

impl Progress {
    pub fn is_over(&self) -> bool {
        self.loaded + self.failed.len() == self.needed
    }
}

impl Needed {
    pub fn add(&mut self, handle: impl Into<UntypedHandle>) {
        self.0.push(handle.into());
    }

    pub fn progress(
        &self,
        server: &AssetServer,
        folder: &AssetsFolder,
        overlay: &Overlay,
    ) -> Progress {
        let mut progress = Progress { needed: self.0.len(), ..default() };
        for handle in &self.0 {
            match server.load_state(handle) {
                LoadState::Loaded => progress.loaded += 1,
                LoadState::Failed(error) => {
                    let path = server
                        .get_path(handle.id())
                        .map_or_else(|| t!("asset-unnamed"), |path| named(&path, folder, overlay));
                    progress.failed.push(format!("{path}: {}", reason(&error)));
                }
                LoadState::NotLoaded | LoadState::Loading => {}
            }
        }
        progress.failed.sort();
        progress
    }
}

/// The path of an asset as the player knows it.
pub fn named(path: &bevy::asset::AssetPath, folder: &AssetsFolder, over: &Overlay) -> String {
    let inside = path.path().display();
    if path.source().as_str() == Some(assets::OVERLAY) {
        format!("{}/{inside}", over.folder)
    } else {
        folder.path_of(&inside.to_string())
    }
}

/// The innermost reason: the outer errors only repeat the path.
pub fn reason(error: &dyn Error) -> String {
    if error.to_string().starts_with("Path not found") || format!("{error:?}").contains("NotFound")
    {
        return t!("asset-missing");
    }
    let mut inner = error;
    while let Some(source) = inner.source() {
        inner = source;
    }
    inner.to_string()
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Needed>();
}
