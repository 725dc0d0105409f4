//! Pictures of the game for the docs: each in 256 colours, or several as a film.

use crate::art::png_of_few;
use crate::art::render::{self, MOST, Rgba, encoder, halve, pixels, reduce};
use crate::{BakeError, Baked};
use png::{BlendOp, EncodingError, Filter};
use resvg::tiny_skia::Pixmap;
use std::path::{Path, PathBuf};

fn read(path: &Path) -> Result<Pixmap, BakeError> {
    Pixmap::decode_png(&crate::read(path)?).map_err(|error| BakeError::source(path, error))
}

pub fn shrink(path: &Path) -> Result<Baked, BakeError> {
    let name = path.file_name().unwrap_or_default();
    Ok(Baked::new(name, png_of_few(&read(path)?)?))
}

/// A film at half size as animated PNG, with the same colours throughout, repeated forever.
pub fn film(paths: &[PathBuf], milliseconds: u16) -> Result<Vec<u8>, BakeError> {
    let half = |path: &PathBuf| halve(&read(path)?);
    let pictures = paths.iter().map(half).collect::<Result<Vec<_>, _>>()?;
    let first =
        pictures.first().ok_or_else(|| BakeError::Plain("a film needs a picture".into()))?;
    let size = (first.width(), first.height());
    if let Some(at) = pictures.iter().position(|it| (it.width(), it.height()) != size) {
        return Err(BakeError::source(&paths[at], "its size differs from the first picture's"));
    }
    animated(&pictures, size, milliseconds).map_err(render::wrong)
}

/// Of each picture only the part that differs from the one before, and there only those pixels.
fn animated(
    pictures: &[Pixmap],
    size: (u32, u32),
    milliseconds: u16,
) -> Result<Vec<u8>, EncodingError> {
    let all: Vec<Rgba> = pictures.iter().flat_map(pixels).collect();
    // The last colour stands for the one in the picture before.
    let (mut table, places) = reduce(&all, MOST - 1);
    let as_before = table.len() as u8;
    table.push([0; 4]);
    let width = size.0 as usize;
    let frames: Vec<&[u8]> = places.chunks(width * size.1 as usize).collect();
    let mut file = Vec::new();
    let mut encoder = encoder(&mut file, size, Filter::NoFilter, Some(&table));
    encoder.set_animated(frames.len() as u32, 0)?;
    encoder.set_frame_delay(milliseconds, 1000)?;
    let mut writer = encoder.write_header()?;
    writer.write_image_data(frames[0])?;
    writer.set_blend_op(BlendOp::Over)?;
    for pair in frames.windows(2) {
        let part = Part::that_differs(pair[0], pair[1], width);
        writer.reset_frame_position()?;
        writer.set_frame_dimension(part.width as u32, part.height as u32)?;
        writer.set_frame_position(part.left as u32, part.top as u32)?;
        writer.write_image_data(&part.changes(pair[0], pair[1], width, as_before))?;
    }
    writer.finish()?;
    Ok(file)
}

/// A part of a picture, in pixels; at least one pixel, as the format requires.
#[derive(Debug, PartialEq, Eq)]
struct Part {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Part {
    fn that_differs(before: &[u8], now: &[u8], width: usize) -> Self {
        let pairs = before.iter().zip(now).enumerate();
        let places = pairs
            .filter(|(_, (before, now))| before != now)
            .map(|(at, _)| (at % width, at / width));
        let mut bounds: Option<[usize; 4]> = None;
        for (x, y) in places {
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            bounds = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
        }
        let [left, top, right, bottom] = bounds.unwrap_or_default();
        Self { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn changes(&self, before: &[u8], now: &[u8], width: usize, as_before: u8) -> Vec<u8> {
        let rows = self.top..self.top + self.height;
        let places =
            rows.flat_map(|y| (self.left..self.left + self.width).map(move |x| y * width + x));
        places.map(|at| if before[at] == now[at] { as_before } else { now[at] }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn((width, height): (u32, u32), colour: impl Fn(u32, u32) -> [u8; 3]) -> Pixmap {
        let mut picture = render::blank(width, height).expect("a size");
        for (at, pixel) in picture.data_mut().chunks_mut(4).enumerate() {
            let [red, green, blue] = colour(at as u32 % width, at as u32 / width);
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
        picture
    }

    fn saved(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, bytes).expect("the folder can be written");
        path
    }

    #[test]
    fn a_shrunk_picture_keeps_its_name_and_its_few_colours() {
        let folder = tempfile::tempdir().expect("a folder");
        let picture = drawn((32, 16), |x, y| {
            if (x / 4 + y / 4).is_multiple_of(2) { [8, 12, 24] } else { [80, 230, 255] }
        });
        let whole = render::png(&picture).expect("it is a picture");
        let baked = shrink(&saved(folder.path(), "title.png", &whole)).expect("it is a picture");
        assert_eq!(baked.path, Path::new("title.png"));
        let shrunk = saved(folder.path(), "shrunk.png", &baked.bytes);
        assert_eq!(read(&shrunk).expect("it is a picture"), picture);
    }

    #[test]
    fn pictures_of_different_sizes_make_no_film_and_the_odd_one_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = [("one.png", (8, 8)), ("odd.png", (8, 16))].map(|(name, size)| {
            let picture = render::png(&drawn(size, |_, _| [0, 0, 0])).expect("it is a picture");
            saved(folder.path(), name, &picture)
        });
        let told = film(&paths, 80).expect_err("they differ").to_string();
        assert!(told.contains("odd.png"), "{told}");
        assert!(film(&[], 80).is_err());
    }

    #[test]
    fn what_is_no_picture_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = saved(folder.path(), "torn.png", b"no picture");
        let told = shrink(&path).expect_err("it is torn").to_string();
        assert!(told.contains("torn.png"), "{told}");
    }

    #[test]
    fn a_film_shows_every_picture_as_it_was() {
        let pictures = [2, 3, 3, 9].map(|place| {
            drawn((16, 8), |x, y| if (x, y) == (place, 3) { [255, 80, 60] } else { [8, 12, 24] })
        });
        let bytes = animated(&pictures, (16, 8), 80).expect("it is a film");
        let mut reader =
            png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("it is a picture");
        let control = reader.info().animation_control().expect("it is animated");
        assert_eq!((control.num_frames, control.num_plays), (4, 0));
        let table = reader.info().palette.clone().expect("it has a table");
        let table: Vec<&[u8]> = table.chunks(3).collect();
        let mut shown = vec![&[0_u8; 3][..]; 16 * 8];
        for picture in &pictures {
            let mut part = vec![0; reader.output_buffer_size().expect("a size")];
            reader.next_frame(&mut part).expect("a picture");
            let frame = *reader.info().frame_control().expect("its place");
            assert_eq!((frame.delay_num, frame.delay_den), (80, 1000));
            for (index, place) in (0..frame.width * frame.height).zip(&part) {
                let (x, y) = (index % frame.width, index / frame.width);
                if usize::from(*place) < table.len() - 1 {
                    let at = (frame.y_offset + y) * 16 + frame.x_offset + x;
                    shown[at as usize] = table[usize::from(*place)];
                }
            }
            let drawn: Vec<Rgba> = pixels(picture);
            assert!(shown.iter().zip(&drawn).all(|(shown, drawn)| **shown == drawn[..3]));
        }
    }

    #[test]
    fn only_the_part_that_differs_is_written() {
        let (before, now) = ([0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]);
        let part = Part::that_differs(&before, &now, 3);
        assert_eq!(part, Part { left: 1, top: 0, width: 2, height: 2 });
        assert_eq!(part.changes(&before, &now, 3, 9), [1, 9, 9, 1]);
        assert_eq!(
            Part::that_differs(&now, &now, 3),
            Part { left: 0, top: 0, width: 1, height: 1 }
        );
    }
}
