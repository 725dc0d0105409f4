//! Everything a player meets has its own picture, and no two pictures of a group look alike without
//! colour.

use std::collections::BTreeMap;
use std::fs;

use crate::assets;
use daemonfall_bake::BakeError;
use daemonfall_bake::art::likeness::{Silhouette, pairs};
use daemonfall_bake::art::palette::STANDARD;
use daemonfall_bake::art::source::{Source, read_all, read_picture};

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
