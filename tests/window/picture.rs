//! Checks whether pictures of the window show anything.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Asserts a picture's size, that it has many colours, and that no colour covers nearly all of it.
pub fn assert_shows_something(file: &Path, size: (u32, u32)) {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!((image.width(), image.height()), size, "{}", file.display());
    let mut colours: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    let data = image.data.as_deref().unwrap_or_default();
    for pixel in data.chunks_exact(4) {
        *colours.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let most = colours.values().max().copied().unwrap_or(0);
    assert!(colours.len() >= 24, "{} has only {} colours", file.display(), colours.len());
    assert!(most * 100 < data.len() / 4 * 97, "{} is nearly all of one colour", file.display());
}
