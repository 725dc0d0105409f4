//! Turns a scene's text into a library, a snapshot and a script.

use super::script::{self, Block};
use super::sections::{Section, Sections};
use crate::LabError;
use crate::data::own;
use daemonfall_core::data::{DataErrors, parse_map};
use daemonfall_core::parse_seed;
use daemonfall_dungeon::ascii_map::legend::{self, LegendEntry};
use daemonfall_dungeon::ascii_map::{Course, Drawing, Key, Plain};
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::library::Source;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{DiveSnapshot, Library};
use serde::de::IgnoredAny;
use std::collections::{BTreeMap, BTreeSet};

/// The basic data that scenes use unless they say `data = game`.
const BASICS: [(&str, &str); 2] = [
    ("kinds.ron", include_str!("../../basics/kinds.ron")),
    ("sequences.ron", include_str!("../../basics/sequences.ron")),
];

#[derive(Clone, Debug)]
pub struct Scene {
    pub path: String,
    pub title: String,
    pub library: Library,
    pub start: DiveSnapshot,
    pub(super) blocks: Vec<Block>,
    pub(super) glyphs: BTreeMap<ObjectId, char>,
    /// The characters of plain grounds and walls in the legend.
    pub(super) plain: Plain,
    pub(super) labels: BTreeMap<ObjectId, String>,
}

impl Scene {
    /// `base` is the game's data and its overlays.
    pub fn read(path: &str, text: &str, base: &[Source]) -> Result<Self, LabError> {
        let sections = Sections::cut(path, text)?;
        let settings = Settings::read(path, sections.get("set"))?;
        let (library, by_glyph) = library(path, &sections, base, settings.basics)?;
        let legend = match sections.get("legend") {
            Some(section) => legend(path, section, &library)?,
            None => Vec::new(),
        };
        let map =
            sections.get("map").ok_or_else(|| LabError::file(path, "the scene has no [map]"))?;
        let key = Key::new(&library, legend, by_glyph);
        let Drawing { start, glyphs, labels } = draw(path, &key, map, &settings)?;
        let plain = key.plain();
        let height = start.height as usize;
        let blocks = sections
            .get("play")
            .map_or_else(|| Ok(Vec::new()), |section| script::read(path, section, height))?;
        Ok(Self {
            path: path.into(),
            title: sections.title,
            library,
            start,
            blocks,
            glyphs,
            plain,
            labels,
        })
    }
}

fn legend(path: &str, section: &Section, library: &Library) -> Result<Vec<LegendEntry>, LabError> {
    let (mut entries, mut known) = (Vec::new(), BTreeSet::new());
    for (line, text) in section.said() {
        let entry = legend::read(path, line, text, library).map_err(DataErrors::from)?;
        if !known.insert(entry.glyph) {
            let reason = format!("character {:?} is in the legend twice", entry.glyph);
            return Err(LabError::line(path, line, reason));
        }
        entries.push(entry);
    }
    Ok(entries)
}

struct Settings {
    seed: u64,
    basics: bool,
    floors: u32,
}

impl Settings {
    fn read(path: &str, section: Option<&Section>) -> Result<Self, LabError> {
        let mut settings = Self { seed: 0, basics: true, floors: 1 };
        let mut known = BTreeSet::new();
        for (line, text) in section.into_iter().flat_map(Section::said) {
            let fail = |reason: String| LabError::line(path, line, reason);
            let (key, value) = text
                .split_once('=')
                .ok_or_else(|| fail(format!("{text:?} is not a setting such as seed = 7")))?;
            if !known.insert(key.trim()) {
                return Err(fail(format!("the setting {} appears twice", key.trim())));
            }
            match (key.trim(), value.trim()) {
                ("seed", seed) => settings.seed = parse_seed(seed).map_err(fail)?,
                ("data", "game") => settings.basics = false,
                ("data", "basics") => settings.basics = true,
                ("floors", count) => {
                    settings.floors = count
                        .parse()
                        .map_err(|_| fail(format!("{count:?} is not a number of floors")))?
                }
                (key, value) => {
                    return Err(fail(format!(
                        "unknown setting {key} = {value}; known are seed = N, data = basics or game, floors = N"
                    )));
                }
            }
        }
        Ok(settings)
    }
}

/// The library of a scene, and its kinds in the order in which characters are looked up.
fn library(
    path: &str,
    sections: &Sections,
    base: &[Source],
    basics: bool,
) -> Result<(Library, Vec<KindId>), LabError> {
    let mut sources = base.to_vec();
    if basics {
        sources.extend(BASICS.map(|(file, text)| own("basics", file, text)));
    }
    let known = sources.len();
    for name in ["kinds", "weapons", "sequences", "pools"] {
        if let Some(section) = sections.get(name) {
            sources.push(Source {
                file: format!("{name}.ron"),
                path: path.into(),
                text: section.padded(),
            });
        }
    }
    let library = Library::from_sources(&sources)?;
    let mut by_glyph = Vec::new();
    for (place, source) in sources.iter().enumerate().rev() {
        let own = place >= known || source.path.starts_with("basics/");
        if own && source.file == "kinds.ron" {
            let names: Vec<_> = parse_map::<IgnoredAny>(&source.path, &source.text)?;
            by_glyph.extend(names.iter().filter_map(|entry| library.find_kind(&entry.name)));
        }
    }
    by_glyph.extend((0..library.kinds.len()).map(|number| KindId(number as u16)));
    Ok((library, by_glyph))
}

fn draw(path: &str, key: &Key, map: &Section, settings: &Settings) -> Result<Drawing, LabError> {
    let drawn = map.lines.iter().map(|(line, row)| (*line, row.trim()));
    let (lines, rows): (Vec<u32>, Vec<&str>) = drawn.filter(|(_, row)| !row.is_empty()).unzip();
    let course = Course { seed: settings.seed, floors: settings.floors };
    key.draw(&rows, course).map_err(|error| {
        let row = error.row.and_then(|row| lines.get(row).copied());
        LabError::line(path, row.unwrap_or(map.line), error.reason)
    })
}
