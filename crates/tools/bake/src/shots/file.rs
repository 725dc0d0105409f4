//! Pictures with a colour table, as PNG files.

use super::{Colours, Picture};
use crate::BakeError;
use png::{BitDepth, BlendOp, ColorType, Compression, Encoder, EncodingError, Filter};

pub fn still(picture: &Picture, colours: &Colours) -> Result<Vec<u8>, BakeError> {
    let mut bytes = Vec::new();
    let mut write = || {
        let mut writer = encoder(&mut bytes, picture, colours).write_header()?;
        writer.write_image_data(&colours.places(picture))?;
        writer.finish()
    };
    write().map_err(wrong)?;
    Ok(bytes)
}

/// Of each picture only the part that differs from the one before, and there only those pixels.
pub fn film(
    pictures: &[Picture],
    colours: &Colours,
    milliseconds: u16,
) -> Result<Vec<u8>, BakeError> {
    let mut bytes = Vec::new();
    let mut write = || {
        let Some(first) = pictures.first() else { return Ok(()) };
        let width = first.size().0 as usize;
        let as_before = colours.count();
        let mut encoder = encoder(&mut bytes, first, colours);
        let mut table = colours.table();
        table.extend([0, 0, 0]);
        encoder.set_palette(table);
        let mut opacity = vec![u8::MAX; as_before];
        opacity.push(0);
        encoder.set_trns(opacity);
        encoder.set_animated(pictures.len() as u32, 0)?;
        encoder.set_frame_delay(milliseconds, 1000)?;
        let mut writer = encoder.write_header()?;
        let mut before = colours.places(first);
        writer.write_image_data(&before)?;
        writer.set_blend_op(BlendOp::Over)?;
        for picture in &pictures[1..] {
            let now = colours.places(picture);
            let part = Part::that_differs(&before, &now, width);
            writer.reset_frame_position()?;
            writer.set_frame_dimension(part.width as u32, part.height as u32)?;
            writer.set_frame_position(part.left as u32, part.top as u32)?;
            writer.write_image_data(&part.changes(&before, &now, width, as_before as u8))?;
            before = now;
        }
        writer.finish()
    };
    write().map_err(wrong)?;
    Ok(bytes)
}

fn encoder<'a>(
    bytes: &'a mut Vec<u8>,
    picture: &Picture,
    colours: &Colours,
) -> Encoder<'a, &'a mut Vec<u8>> {
    let (width, height) = picture.size();
    let mut encoder = Encoder::new(bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours.table());
    encoder.set_compression(Compression::High);
    // Table indices are not amounts: neighbours do not predict them.
    encoder.set_filter(Filter::NoFilter);
    encoder
}

fn wrong(error: EncodingError) -> BakeError {
    BakeError::Plain(error.to_string())
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

    fn at(place: u32) -> Picture {
        Picture::drawn(
            (16, 8),
            |x, y| {
                if (x, y) == (place, 3) { [255, 80, 60] } else { [8, 12, 24] }
            },
        )
    }

    #[test]
    fn a_film_shows_every_picture_as_it_was() {
        let pictures = [at(2), at(3), at(3), at(9)];
        let colours = Colours::of(&pictures.iter().collect::<Vec<_>>());
        let bytes = film(&pictures, &colours, 80).expect("it is a film");
        let mut reader =
            png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("it is a picture");
        let control = reader.info().animation_control().expect("it is animated");
        assert_eq!((control.num_frames, control.num_plays), (4, 0));
        let mut shown = vec![0; 16 * 8];
        for picture in &pictures {
            let mut part = vec![0; reader.output_buffer_size().expect("a size")];
            reader.next_frame(&mut part).expect("a picture");
            let frame = *reader.info().frame_control().expect("its place");
            assert_eq!((frame.delay_num, frame.delay_den), (80, 1000));
            for (index, place) in
                part.iter().take((frame.width * frame.height) as usize).enumerate()
            {
                let (x, y) = (index as u32 % frame.width, index as u32 / frame.width);
                if usize::from(*place) < colours.count() {
                    shown[((frame.y_offset + y) * 16 + frame.x_offset + x) as usize] = *place;
                }
            }
            assert_eq!(shown, colours.places(picture));
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
