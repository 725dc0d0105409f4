//! Pictures of packs: hung in the atlas below the game's own, whatever palette it wears.

use super::atlas::{Atlas, AtlasSprite};
use crate::notice::Notice;
use crate::packs::Packs;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use daemonfall_packs::Picture;
use daemonfall_text::t;

/// Room between pictures, so that none shines into another.
const GAP: u32 = 2;
/// The most rows of the atlas: what every graphics card of the last years draws.
const ROWS_AT_MOST: u32 = 4096;

#[derive(Resource, Default)]
pub struct Wall {
    /// The atlas in its palette without pictures of packs, while some hang in it.
    pub bare: Option<Image>,
    /// The atlas wears another palette: all must be hung again.
    pub is_stale: bool,
    hung: Vec<Picture>,
}

/// Where pictures hang in an atlas of this width, below its own rows; `None` without room.
fn spots(width: u32, rows: u32, pictures: &[Picture]) -> Vec<Option<UVec2>> {
    let (mut x, mut y, mut highest) = (GAP, rows + GAP, 0);
    let spot = |picture: &Picture| {
        if x + picture.width + GAP > width {
            (x, y, highest) = (GAP, y + highest + GAP, 0);
        }
        if y + picture.height + GAP > ROWS_AT_MOST || x + picture.width + GAP > width {
            return None;
        }
        let spot = UVec2::new(x, y);
        x += picture.width + GAP;
        highest = highest.max(picture.height);
        Some(spot)
    };
    pictures.iter().map(spot).collect()
}

/// The atlas with pictures at these spots; `None` if its pixels are not here.
fn with_pictures(bare: &Image, pictures: &[Picture], spots: &[Option<UVec2>]) -> Option<Image> {
    const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;
    let mut whole = match bare.texture_descriptor.format == FORMAT {
        true => bare.clone(),
        false => bare.convert(FORMAT)?,
    };
    whole.sampler = bare.sampler.clone();
    let hung = pictures.iter().zip(spots).filter_map(|(picture, spot)| Some((picture, (*spot)?)));
    let rows = hung.clone().map(|(picture, spot)| spot.y + picture.height + GAP).max()?;
    let width = whole.width() as usize;
    let pixels = whole.data.as_mut()?;
    pixels.resize(width * rows as usize * 4, 0);
    for (picture, spot) in hung {
        let lines = picture.pixels.chunks_exact(picture.width as usize * 4);
        for (line, y) in lines.zip(spot.y as usize..) {
            let from = (y * width + spot.x as usize) * 4;
            pixels[from..from + line.len()].copy_from_slice(line);
        }
    }
    whole.texture_descriptor.size.height = rows;
    Some(whole)
}

/// Hangs the pictures of the packs in use, and takes down those of others.
pub fn hang(
    packs: Res<Packs>,
    mut wall: ResMut<Wall>,
    mut atlas: ResMut<Atlas>,
    mut images: ResMut<Assets<Image>>,
    mut notices: MessageWriter<Notice>,
) {
    if !packs.is_changed() && !wall.is_stale {
        return;
    }
    let pictures: Vec<Picture> = packs.pictures().cloned().collect();
    let is_as_before = pictures == wall.hung && !wall.is_stale;
    if is_as_before || (pictures.is_empty() && wall.hung.is_empty()) {
        wall.is_stale = false;
        return;
    }
    wall.is_stale = true;
    let bare = wall.bare.take().or_else(|| images.get(&atlas.image).cloned());
    let Some(bare) = bare else { return };
    let spots = spots(bare.width(), bare.height(), &pictures);
    let (whole, spots) = match with_pictures(&bare, &pictures, &spots) {
        Some(whole) => (whole, spots),
        None => (bare.clone(), vec![None; pictures.len()]),
    };
    if images.insert(atlas.image.id(), whole).is_err() {
        return;
    }
    let scale = atlas.scale();
    let sprite = |picture: &Picture, spot: UVec2| {
        let size = UVec2::new(picture.width, picture.height).as_vec2();
        let place = Rect::from_corners(spot.as_vec2(), spot.as_vec2() + size);
        AtlasSprite { units: size / scale, plain: place, glow: place, scale }
    };
    let hung = pictures.iter().zip(&spots);
    atlas.hung = hung
        .filter_map(|(picture, spot)| Some((picture.name.clone(), sprite(picture, (*spot)?))))
        .collect();
    let without_room = spots.iter().filter(|spot| spot.is_none()).count();
    if without_room > 0 {
        notices.write(Notice::wrong(t!("packs-pictures-left", count = without_room)));
    }
    let any = !pictures.is_empty();
    *wall = Wall { bare: any.then_some(bare), is_stale: false, hung: pictures };
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    fn picture(name: &str, width: u32, height: u32, pixel: u8) -> Picture {
        let pixels = vec![pixel; (width * height * 4) as usize];
        Picture { name: name.into(), width, height, pixels }
    }

    #[test]
    fn pictures_hang_in_rows_below_the_atlas_until_there_is_no_room() {
        let pictures = [picture("a", 6, 4, 1), picture("b", 6, 9, 2), picture("c", 6, 2, 3)];
        let at = |x, y| Some(UVec2::new(x, y));
        assert_eq!(spots(20, 10, &pictures), [at(2, 12), at(10, 12), at(2, 23)]);
        assert_eq!(spots(20, ROWS_AT_MOST - 8, &pictures), [at(2, 4090), None, at(10, 4090)]);
        assert_eq!(spots(9, 10, &pictures), [None; 3]);
    }

    #[test]
    fn the_atlas_keeps_its_own_pixels_and_has_those_of_the_pictures_below() {
        let size = Extent3d { width: 10, height: 2, depth_or_array_layers: 1 };
        let own = vec![9; 10 * 2 * 4];
        let (sort, usage) = (TextureDimension::D2, RenderAssetUsages::default());
        let bare = Image::new(size, sort, own.clone(), TextureFormat::Rgba8UnormSrgb, usage);
        let pictures = [picture("a", 2, 1, 1), picture("b", 1, 2, 2)];
        let spots = spots(10, 2, &pictures);
        let whole = with_pictures(&bare, &pictures, &spots).expect("its pixels are here");
        assert_eq!((whole.width(), whole.height()), (10, 8));
        let pixels = whole.data.expect("its pixels are here");
        assert_eq!(pixels.len(), 10 * 8 * 4);
        assert_eq!(pixels[..own.len()], own[..]);
        let at = |x: usize, y: usize| pixels[(y * 10 + x) * 4];
        assert_eq!([at(2, 4), at(3, 4), at(4, 4), at(2, 5)], [1, 1, 0, 0]);
        assert_eq!([at(6, 4), at(6, 5), at(6, 6)], [2, 2, 0]);
    }
}
