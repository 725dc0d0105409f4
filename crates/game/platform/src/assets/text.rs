//! Text files as assets: data, languages, atlas indices, replays.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use daemonfall_text::t;
use thiserror::Error;

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
    app.init_asset::<TextFile>().init_asset_loader::<TextFileLoader>();
}
