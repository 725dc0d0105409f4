//! Every picture is there and not cut off.

use crate::assets;
use daemonfall_bake::BakeError;
use daemonfall_bake::art::source::read_all;
use daemonfall_bake::art::{atlas, palette, render};

#[test]
fn no_two_sprites_share_a_pixel_of_the_atlas() -> Result<(), BakeError> {
    let (layout, _) = atlas::build(&assets(), &palette::STANDARD)?;
    let places: Vec<_> =
        layout
            .sprites
            .values()
            .flat_map(|entry| {
                if entry.margin == 0 { vec![entry.plain] } else { vec![entry.plain, entry.glow] }
            })
            .collect();
    for (index, place) in places.iter().enumerate() {
        assert!(place.x + place.w <= layout.size.0 && place.y + place.h <= layout.size.1);
        assert!(places[index + 1..].iter().all(|other| !place.overlaps(other)), "{place:?}");
    }
    Ok(())
}

#[test]
fn every_sprite_shows_something() -> Result<(), BakeError> {
    for source in read_all(&assets(), &palette::STANDARD)? {
        let picture = render::plain(&source)?;
        let seen = picture.pixels().iter().filter(|pixel| pixel.alpha() > 64).count();
        assert!(seen * 50 > picture.pixels().len(), "{} is almost blank", source.name);
    }
    Ok(())
}

#[test]
fn no_shine_is_cut_off_at_its_margin() -> Result<(), BakeError> {
    for source in
        read_all(&assets(), &palette::STANDARD)?.iter().filter(|source| source.glow.margin() > 0)
    {
        let picture = render::with_glow(source)?;
        let (w, h) = (picture.width(), picture.height());
        let rim = (0..w)
            .flat_map(|x| [(x, 0), (x, h - 1)])
            .chain((0..h).flat_map(|y| [(0, y), (w - 1, y)]));
        let worst = rim.filter_map(|(x, y)| picture.pixel(x, y)).map(|pixel| pixel.alpha()).max();
        assert!(worst <= Some(1), "{} glows past its rim: {worst:?}", source.name);
    }
    Ok(())
}
