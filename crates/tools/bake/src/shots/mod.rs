//! Pictures of the game for the docs: each in 256 colours, or several as a film.

mod file;

use crate::art::render::halve;
use crate::{BakeError, Baked};
use color_quant::NeuQuant;
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub fn shrink(path: &Path) -> Result<Baked, BakeError> {
    let picture = Picture::read(path)?;
    let colours = Colours::of(&[&picture]);
    let name = path.file_name().unwrap_or_default();
    Ok(Baked::new(name, file::still(&picture, &colours)?))
}

/// A film at half size as animated PNG, with the same 256 colours throughout, repeated forever.
pub fn film(paths: &[PathBuf], milliseconds: u16) -> Result<Vec<u8>, BakeError> {
    let read = |path: &PathBuf| Picture::read(path)?.halved();
    let pictures = paths.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let first =
        pictures.first().ok_or_else(|| BakeError::Plain("a film needs a picture".into()))?;
    let other = pictures.iter().position(|it| it.size() != first.size());
    if let Some(at) = other {
        return Err(BakeError::source(&paths[at], "its size differs from the first picture's"));
    }
    let colours = Colours::of(&pictures.iter().collect::<Vec<_>>());
    file::film(&pictures, &colours, milliseconds)
}

#[derive(Clone, Debug, PartialEq)]
struct Picture(Pixmap);

impl Picture {
    pub fn read(path: &Path) -> Result<Self, BakeError> {
        let picture = Pixmap::decode_png(&crate::read(path)?);
        picture.map(Self).map_err(|error| BakeError::source(path, error))
    }

    pub fn halved(&self) -> Result<Self, BakeError> {
        halve(&self.0).map(Self)
    }

    pub fn size(&self) -> (u32, u32) {
        (self.0.width(), self.0.height())
    }

    /// Its pixels row by row, as red, green, blue and opacity.
    pub fn pixels(&self) -> &[u8] {
        self.0.data()
    }

    #[cfg(test)]
    pub fn drawn((width, height): (u32, u32), colour: impl Fn(u32, u32) -> [u8; 3]) -> Self {
        let mut picture = crate::art::blank(width, height).expect("a size");
        for (at, pixel) in picture.data_mut().chunks_mut(4).enumerate() {
            let [red, green, blue] = colour(at as u32 % width, at as u32 / width);
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
        Self(picture)
    }
}

/// The most colours there may be: one of 256 places is reserved for "unchanged" in a film.
const AT_MOST: usize = 255;
/// One pixel in this many is used for learning, if there are too many colours to keep them all.
const SAMPLED: i32 = 10;

struct Colours {
    table: Vec<[u8; 3]>,
    places: BTreeMap<[u8; 3], u8>,
}

impl Colours {
    /// The colours of these pictures: all if they are few, otherwise the best substitutes.
    pub fn of(pictures: &[&Picture]) -> Self {
        let mut places = BTreeMap::new();
        for pixel in pictures.iter().flat_map(|it| it.pixels().chunks_exact(4)) {
            places.insert([pixel[0], pixel[1], pixel[2]], 0);
        }
        if places.len() <= AT_MOST {
            let table: Vec<[u8; 3]> = places.keys().copied().collect();
            for (place, value) in places.values_mut().enumerate() {
                *value = place as u8;
            }
            return Self { table, places };
        }
        let pixels: Vec<u8> = pictures.iter().flat_map(|it| it.pixels()).copied().collect();
        let learnt = NeuQuant::new(SAMPLED, AT_MOST, &pixels);
        for ([red, green, blue], place) in &mut places {
            *place = learnt.index_of(&[*red, *green, *blue, 255]) as u8;
        }
        let map = learnt.color_map_rgb();
        Self { table: map.chunks_exact(3).map(|it| [it[0], it[1], it[2]]).collect(), places }
    }

    pub fn table(&self) -> Vec<u8> {
        self.table.concat()
    }

    /// The number of colours; the place after them is free.
    pub fn count(&self) -> usize {
        self.table.len()
    }

    pub fn places(&self, picture: &Picture) -> Vec<u8> {
        let place = |pixel: &[u8]| self.places.get(&[pixel[0], pixel[1], pixel[2]]);
        let pixels = picture.pixels().chunks_exact(4);
        pixels.map(|pixel| place(pixel).copied().unwrap_or(0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn saved(
        folder: &Path,
        name: &str,
        size: (u32, u32),
        colour: impl Fn(u32, u32) -> [u8; 3],
    ) -> PathBuf {
        let picture = Picture::drawn(size, colour);
        let path = folder.join(name);
        let colours = Colours::of(&[&picture]);
        fs::write(&path, file::still(&picture, &colours).expect("it is a picture"))
            .expect("the folder can be written");
        path
    }

    #[test]
    fn a_shrunk_picture_keeps_its_name_and_its_few_colours() {
        let folder = tempfile::tempdir().expect("a folder");
        let check = |x: u32, y: u32| {
            if (x / 4 + y / 4).is_multiple_of(2) { [8, 12, 24] } else { [80, 230, 255] }
        };
        let path = saved(folder.path(), "title.png", (32, 16), check);
        let baked = shrink(&path).expect("it is a picture");
        assert_eq!(baked.path, Path::new("title.png"));
        fs::write(&path, &baked.bytes).expect("the folder can be written");
        assert_eq!(Picture::read(&path).expect("it is a picture"), Picture::drawn((32, 16), check));
    }

    #[test]
    fn pictures_of_different_sizes_make_no_film_and_the_odd_one_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let one = saved(folder.path(), "one.png", (8, 8), |_, _| [0, 0, 0]);
        let odd = saved(folder.path(), "odd.png", (8, 16), |_, _| [0, 0, 0]);
        let told = film(&[one, odd], 80).expect_err("they differ").to_string();
        assert!(told.contains("odd.png"), "{told}");
        assert!(film(&[], 80).is_err());
    }

    #[test]
    fn what_is_no_picture_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("torn.png");
        fs::write(&path, "no picture").expect("the folder can be written");
        let told = shrink(&path).expect_err("it is torn").to_string();
        assert!(told.contains("torn.png"), "{told}");
    }

    #[test]
    fn many_colours_become_few_that_are_close_to_them_in_the_mean() {
        let picture = Picture::drawn((64, 64), |x, y| [x as u8 * 4, y as u8 * 4, 40]);
        let colours = Colours::of(&[&picture]);
        assert_eq!(colours.count(), AT_MOST);
        let (table, places) = (colours.table(), colours.places(&picture));
        let far: i32 = picture
            .pixels()
            .chunks_exact(4)
            .zip(&places)
            .map(|(pixel, place)| {
                let chosen = &table[usize::from(*place) * 3..][..3];
                let apart = |at: usize| i32::from(pixel[at]) - i32::from(chosen[at]);
                (0..3).map(|at| apart(at).pow(2)).sum::<i32>()
            })
            .sum();
        let mean = far / (64 * 64);
        assert!(mean < 24 * 24, "{mean} is the mean of the squares");
    }
}
