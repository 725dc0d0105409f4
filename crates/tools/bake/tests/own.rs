//! Everything a player meets has its own picture, and no two pictures of a group look alike without
//! colour.

use crate::assets;
use daemonfall_bake::art::palette::{self, STANDARD};
use daemonfall_bake::art::sheet::{Silhouette, pairs};
use daemonfall_bake::art::{self, Source, atlas, read_all, read_picture, render};
use daemonfall_bake::{BakeError, check_all, write_all};
use std::collections::BTreeMap;
use std::fs;

/// Data files, each with the prefix that turns an entry's name into its picture's name.
const PICTURED: [(&str, &str); 6] = [
    ("kinds", ""),
    ("mods", "mod_"),
    ("structures", "sector_"),
    ("subroutines", "sub_"),
    ("tiles", "tile_"),
    ("units", "unit_"),
];

/// A wall with a door in it that must look like a wall.
const DISGUISED: &str = "secret_wall";

/// Floors and walls are varied grounds, not signs to be told apart.
const GROUNDS: [&str; 2] = ["floors", "walls"];

/// The smallest allowed distance of two sprites of a group.
const APART: f32 = 0.25;

/// An entry begins with its name in quotes, indented once.
fn pictured(file: &str, before: &str) -> Vec<(String, String)> {
    let path = assets().join(format!("data/{file}.ron"));
    let text = fs::read_to_string(&path).expect("a file of the data");
    let quoted = |text: &str| text.split('"').next().map(str::to_owned);
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if let Some(key) = line.strip_prefix("    \"").and_then(quoted) {
            entries.push((key.clone(), format!("{before}{key}")));
        }
        let sprite = line.split_once("sprite: \"");
        if let Some((own, (_, sprite))) = entries.last_mut().zip(sprite) {
            own.1 = quoted(sprite).expect("a picture's name");
        }
    }
    entries
}

#[test]
fn every_entry_of_the_data_has_a_picture_of_its_own() -> Result<(), BakeError> {
    let sources = read_all(&assets(), &STANDARD)?;
    let mut faults = Vec::new();
    let mut shown: BTreeMap<String, String> = BTreeMap::new();
    for (file, before) in PICTURED {
        for (key, sprite) in pictured(file, before) {
            if !sources.iter().any(|source| source.name == sprite) {
                faults.push(format!("{file}.ron: {key} has no picture {sprite}.svg"));
            }
            if key == DISGUISED {
                continue;
            }
            if let Some(other) = shown.insert(sprite.clone(), key.clone()) {
                faults.push(format!("{file}.ron: {key} looks like {other}: {sprite}.svg"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(shown.len() > 150, "only {} entries were read", shown.len());
    Ok(())
}

#[test]
fn no_two_sprites_of_a_group_look_alike_in_grey_and_in_small() -> Result<(), BakeError> {
    let sources = read_all(&assets(), &STANDARD)?;
    let twins: Vec<String> = pairs(&sources)?
        .iter()
        .filter(|(_, one, _)| !GROUNDS.contains(&one.group.as_str()))
        .take_while(|(distance, ..)| *distance < APART)
        .map(|(distance, one, two)| format!("{} and {}: {distance:.3}", one.name, two.name))
        .collect();
    assert!(twins.is_empty(), "nearer than {APART} of their shapes:\n{}", twins.join("\n"));
    Ok(())
}

#[test]
fn a_twin_is_found_whatever_its_colour_and_place() -> Result<(), BakeError> {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let sources = folder.path().join("art/src");
    fs::create_dir_all(&sources).expect("a folder for sources");
    let draw = |name: &str, color: &str, shape: &str| -> Result<Source, BakeError> {
        let text = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48' color='{color}' data-role='white' data-glow='none'>\
             <title>{name}</title><path fill='currentColor' d='{shape}'/></svg>"
        );
        fs::write(sources.join(format!("{name}.svg")), text).expect("a source");
        read_picture(folder.path(), name, &STANDARD)
    };
    let square = Silhouette::of(&draw("square", "#FFFFFF", "M12 12H36V36H12Z")?)?;
    let twin = Silhouette::of(&draw("twin", "#FF5A4E", "M14 10H38V34H14Z")?)?;
    let cross =
        Silhouette::of(&draw("cross", "#FFFFFF", "M20 8H28V20H40V28H28V40H20V28H8V20H20Z")?)?;
    assert!(square.distance(&square) < 1e-6);
    assert!(square.distance(&twin) < 0.05, "{}", square.distance(&twin));
    assert!(square.distance(&cross) > APART, "{}", square.distance(&cross));
    let there_and_back = square.distance(&cross) - cross.distance(&square);
    assert!(there_and_back.abs() < 1e-5, "{there_and_back}");
    Ok(())
}

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

fn copy() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    fs::create_dir_all(folder.path().join("art/src")).expect("a folder for sources");
    for entry in fs::read_dir(assets().join("art/src")).expect("the sources") {
        let path = entry.expect("a source").path();
        let name = path.file_name().expect("a name").to_owned();
        fs::copy(&path, folder.path().join("art/src").join(name)).expect("a copy");
    }
    fs::copy(assets().join("art/sprites.json"), folder.path().join("art/sprites.json"))
        .expect("a copy");
    folder
}

#[test]
fn the_committed_pictures_are_up_to_date() -> Result<(), BakeError> {
    check_all(&assets(), &art::bake(&assets())?)
}

#[test]
fn a_changed_atlas_is_named_by_the_check() -> Result<(), BakeError> {
    let folder = copy();
    let files = art::bake(folder.path())?;
    write_all(folder.path(), &files)?;
    check_all(folder.path(), &files)?;
    fs::write(folder.path().join("art/atlas.json"), "{}").expect("a change");
    let said = check_all(folder.path(), &files).expect_err("a difference").to_string();
    assert!(said.contains("atlas.json") && !said.contains("atlas.png"), "{said}");
    Ok(())
}

#[test]
fn a_broken_missing_or_unlisted_source_is_named_with_the_reason() {
    let folder = copy();
    let source = folder.path().join("art/src/crawler.svg");
    let refusal = || art::bake(folder.path()).expect_err("a refusal").to_string();
    fs::write(&source, "<svg").expect("a broken source");
    assert!(refusal().contains("crawler.svg: "), "{}", refusal());
    fs::remove_file(&source).expect("a missing source");
    assert!(refusal().contains("crawler.svg: cannot be read"), "{}", refusal());
    fs::copy(assets().join("art/src/crawler.svg"), &source).expect("the source again");
    fs::copy(&source, folder.path().join("art/src/stray.svg")).expect("a source more");
    assert!(refusal().contains("stray.svg: is not listed"), "{}", refusal());
}
