//! Pictures of packs: what is read, and their bounds.

use super::*;
use crate::Picture;
use crate::pictures::{PICTURES_AT_MOST, SIDE_AT_MOST};
use png::{BitDepth, ColorType, Encoder};

/// A picture of one colour.
fn picture(width: u32, height: u32, form: ColorType, colour: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(form);
    encoder.set_depth(BitDepth::Eight);
    let pixels = colour.repeat((width * height) as usize);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    bytes
}

fn of(path: &str, bytes: Vec<u8>) -> Result<Vec<Picture>, DataErrors> {
    open_archive(&archive_with([(path, bytes)])).map(|pack| pack.pictures)
}

#[test]
fn pictures_of_every_form_are_read_with_their_pixels() {
    for (form, colour, pixel) in [
        (ColorType::Rgba, &[1, 2, 3, 4][..], [1, 2, 3, 4]),
        (ColorType::Rgb, &[1, 2, 3][..], [1, 2, 3, 255]),
        (ColorType::Grayscale, &[7][..], [7, 7, 7, 255]),
        (ColorType::GrayscaleAlpha, &[7, 9][..], [7, 7, 7, 9]),
    ] {
        let pictures = of("art/unit_moth.png", picture(2, 3, form, colour)).unwrap();
        let pixels = pixel.repeat(6);
        assert_eq!(pictures, [Picture { name: "unit_moth".into(), width: 2, height: 3, pixels }]);
    }
    assert!(of("notes/unit_moth.png", vec![0]).unwrap().is_empty());
}

#[test]
fn a_picture_that_is_too_large_is_refused_before_it_is_decoded() {
    let side = SIDE_AT_MOST;
    let most = picture(side, side, ColorType::Rgba, &[1; 4]);
    assert!(of("art/a.png", most).is_ok());
    let large = picture(side + 1, 1, ColorType::Rgba, &[1; 4]);
    let told = told(of("art/a.png", large));
    assert!(
        told.starts_with("thorns.zip/art/a.png: has 193 \u{d7} 1 pixels, at most 192"),
        "{told}"
    );
}

#[test]
fn a_damaged_picture_is_refused_wherever_it_ends() {
    let whole = picture(9, 9, ColorType::Rgba, &[1, 2, 3, 4]);
    for length in [0, 7, 20, 33, whole.len() / 2] {
        let told = told(of("art/a.png", whole[..length].to_vec()));
        assert!(told.starts_with("thorns.zip/art/a.png: is no whole PNG picture"), "{told}");
    }
}

#[test]
fn a_picture_with_an_odd_name_is_refused() {
    let told = told(of("art/Unit Moth.png", picture(1, 1, ColorType::Rgba, &[1; 4])));
    assert!(told.starts_with("thorns.zip/art/Unit Moth.png: a picture's name"), "{told}");
}

#[test]
fn a_pack_has_a_bounded_number_of_pictures() {
    let small = picture(1, 1, ColorType::Rgba, &[1; 4]);
    let names: Vec<String> = (0..=PICTURES_AT_MOST).map(|it| format!("art/a{it}.png")).collect();
    let all = names.iter().map(|name| (name.as_str(), small.clone()));
    assert!(open_archive(&archive_with(all.clone().take(PICTURES_AT_MOST))).is_ok());
    let told = told(open_archive(&archive_with(all)));
    assert_eq!(told, format!("thorns.zip: holds more than {PICTURES_AT_MOST} pictures"));
}
