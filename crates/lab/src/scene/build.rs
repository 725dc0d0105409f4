//! From a scene's text to a library, a snapshot and a script.

use super::legend::{self, Figure, LegendEntry};
use super::script::{self, Block};
use super::sections::{Section, Sections};
use crate::LabError;
use daemonfall_core::data::parse_map;
use daemonfall_core::{StreamPositions, parse_seed};
use daemonfall_dungeon::components::{Layer, Object, ObjectId, Placed};
use daemonfall_dungeon::library::Source;
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{Cell, DiveSnapshot, DiveState, Library, ObjectRecord};
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// The basics that scenes stand on unless they say `data = game`.
const BASICS: [(&str, &str); 2] = [
    ("kinds.ron", include_str!("../../basics/kinds.ron")),
    ("sequences.ron", include_str!("../../basics/sequences.ron")),
];
/// The largest map, in cells.
const MAX_CELLS: usize = 1 << 16;

/// A scene that can be played.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its file.
    pub path: String,
    /// What it shows, in prose.
    pub title: String,
    /// Its data.
    pub library: Library,
    /// Where it begins.
    pub start: DiveSnapshot,
    /// The script.
    pub(super) blocks: Vec<Block>,
    /// The characters of the map's objects.
    pub(super) glyphs: BTreeMap<ObjectId, char>,
    /// The characters of plain grounds and walls that the legend names.
    pub(super) plain: BTreeMap<KindId, char>,
    /// What objects are called that the legend gives a name.
    pub(super) labels: BTreeMap<ObjectId, String>,
}

/// What a character stands for, and who says so.
struct Meaning<'a> {
    path: &'a str,
    library: &'a Library,
    legend: Vec<LegendEntry>,
    /// Kinds named in the scene, in the basics, and all, in the order in which their characters are looked up.
    by_glyph: Vec<KindId>,
}

impl Scene {
    /// Reads a scene; `base` are the game's data and what overlays them.
    ///
    /// # Errors
    /// What is wrong, with file and line.
    pub fn read(path: &str, text: &str, base: &[Source]) -> Result<Self, LabError> {
        let sections = Sections::cut(path, text)?;
        let settings = Settings::read(path, sections.get("set"))?;
        let (library, by_glyph) = library(path, &sections, base, settings.basics)?;
        let legend = match sections.get("legend") {
            Some(section) => section
                .said()
                .map(|(line, text)| legend::read(path, line, text, &library))
                .collect::<Result<_, _>>()?,
            None => Vec::new(),
        };
        let map = sections
            .get("map")
            .ok_or_else(|| LabError::file(path, "the scene has no [map]"))?;
        let meaning = Meaning {
            path,
            library: &library,
            legend,
            by_glyph,
        };
        let (start, glyphs, labels) = meaning.draw(map, &settings)?;
        let plain = meaning.plain();
        let height = start.height as usize;
        let blocks = sections.get("play").map_or_else(
            || Ok(Vec::new()),
            |section| script::read(path, section, height),
        )?;
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

/// What `[set]` says.
struct Settings {
    seed: u64,
    basics: bool,
    floors: u32,
}

impl Settings {
    fn read(path: &str, section: Option<&Section>) -> Result<Self, LabError> {
        let mut settings = Self {
            seed: 0,
            basics: true,
            floors: 1,
        };
        for (line, text) in section.into_iter().flat_map(Section::said) {
            let fail = |reason: String| LabError::line(path, line, reason);
            let (key, value) = text
                .split_once('=')
                .ok_or_else(|| fail(format!("{text:?} is no setting; one reads: seed = 7")))?;
            match (key.trim(), value.trim()) {
                ("seed", seed) => settings.seed = parse_seed(seed).map_err(fail)?,
                ("data", "game") => settings.basics = false,
                ("data", "basics") => settings.basics = true,
                ("floors", count) => {
                    settings.floors = count
                        .parse()
                        .map_err(|_| fail(format!("{count:?} is no number of floors")))?
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
        sources.extend(BASICS.map(|(file, text)| Source {
            file: file.into(),
            path: format!("basics/{file}"),
            text: text.into(),
        }));
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
            by_glyph.extend(
                names
                    .iter()
                    .filter_map(|entry| library.find_kind(&entry.name)),
            );
        }
    }
    by_glyph.extend((0..library.kinds.len()).map(|number| KindId(number as u16)));
    Ok((library, by_glyph))
}

/// What drawing a map gives.
type Drawn = (
    DiveSnapshot,
    BTreeMap<ObjectId, char>,
    BTreeMap<ObjectId, String>,
);

impl Meaning<'_> {
    fn figures(&self, glyph: char) -> Option<Vec<Figure>> {
        if let Some(entry) = self.legend.iter().find(|entry| entry.glyph == glyph) {
            return Some(entry.figures.clone());
        }
        let kind = self
            .by_glyph
            .iter()
            .find(|kind| self.library.kind(**kind).glyph == glyph)?;
        Some(vec![Figure::of(self.library, *kind)])
    }

    /// Characters that the legend gives to plain kinds alone.
    fn plain(&self) -> BTreeMap<KindId, char> {
        let alone = self.legend.iter().filter(|entry| entry.figures.len() == 1);
        alone
            .map(|entry| (entry.figures[0].kind, entry.glyph))
            .filter(|(kind, _)| self.library.kind(*kind).is_plain())
            .collect()
    }

    fn draw(&self, map: &Section, settings: &Settings) -> Result<Drawn, LabError> {
        let rows: Vec<(u32, Vec<char>)> = map
            .lines
            .iter()
            .filter(|(_, row)| !row.trim().is_empty())
            .map(|(line, row)| (*line, row.trim().chars().collect()))
            .collect();
        let width = rows.first().map_or(0, |(_, row)| row.len());
        if width == 0 || width * rows.len() > MAX_CELLS {
            return Err(LabError::line(
                self.path,
                map.line,
                format!("a map has 1 to {MAX_CELLS} cells"),
            ));
        }
        if let Some((line, row)) = rows.iter().find(|(_, row)| row.len() != width) {
            return Err(LabError::line(
                self.path,
                *line,
                format!(
                    "this row of the map has {} cells, the first has {width}",
                    row.len()
                ),
            ));
        }
        let ground = self
            .figures('.')
            .and_then(|figures| figures.first().map(|figure| figure.kind))
            .unwrap_or(KindId(0));
        let mut board = Board {
            library: self.library,
            ground: vec![ground; width * rows.len()],
            walls: vec![None; width * rows.len()],
            objects: Vec::new(),
            glyphs: BTreeMap::new(),
            labels: BTreeMap::new(),
        };
        for (y, (line, row)) in rows.iter().enumerate() {
            for (x, glyph) in row.iter().enumerate() {
                let cell = Cell::new(x as i32, y as i32);
                if board.is_body(cell, *glyph) {
                    continue;
                }
                let fail = |reason: String| LabError::line(self.path, *line, reason);
                let figures = self.figures(*glyph).ok_or_else(|| {
                    fail(format!("character {glyph:?} in column {} of the map is no kind's and is not in the legend", x + 1))
                })?;
                for figure in figures {
                    board
                        .put(cell, y * width + x, *glyph, figure)
                        .map_err(&fail)?;
                }
            }
        }
        let start = DiveSnapshot {
            library: self.library.fingerprint,
            streams: StreamPositions {
                seed: settings.seed,
                ..StreamPositions::default()
            },
            state: DiveState {
                floors: settings.floors,
                next: board.objects.len() as u32,
                ..DiveState::default()
            },
            width: width as i32,
            height: rows.len() as i32,
            ground: board.ground,
            walls: board.walls,
            objects: board.objects,
        };
        start
            .check(self.library)
            .map_err(|error| LabError::line(self.path, map.line, error))?;
        Ok((start, board.glyphs, board.labels))
    }
}

/// The map while it is drawn.
struct Board<'a> {
    library: &'a Library,
    ground: Vec<KindId>,
    walls: Vec<Option<KindId>>,
    objects: Vec<ObjectRecord>,
    glyphs: BTreeMap<ObjectId, char>,
    labels: BTreeMap<ObjectId, String>,
}

impl Board<'_> {
    /// Whether a cell shows a sized object that has its anchor elsewhere.
    fn is_body(&self, cell: Cell, glyph: char) -> bool {
        self.objects.iter().any(|record| {
            let anchor = record.placed.cell;
            let covers = record.traits.sized.is_some_and(|size| {
                (anchor.x..anchor.x + size.width).contains(&cell.x)
                    && (anchor.y..anchor.y + size.height).contains(&cell.y)
            });
            covers && self.glyphs.get(&record.object.id) == Some(&glyph)
        })
    }

    fn put(&mut self, cell: Cell, place: usize, glyph: char, figure: Figure) -> Result<(), String> {
        let kind = self.library.kind(figure.kind);
        match kind.layer {
            Layer::Floor => self.ground[place] = figure.kind,
            Layer::Wall => self.walls[place] = Some(figure.kind),
            _ => {}
        }
        if kind.is_plain() {
            return Ok(());
        }
        let crowded = |record: &&ObjectRecord| {
            record.placed.cell == cell
                && record.object.layer == kind.layer
                && kind.layer != Layer::Item
        };
        if let Some(other) = self.objects.iter().find(crowded) {
            let other = self.library.kind_name(other.object.kind);
            return Err(format!(
                "cell {cell} has room for one object of layer {:?}, not for both {other} and {}",
                kind.layer,
                self.library.kind_name(figure.kind)
            ));
        }
        let id = ObjectId(self.objects.len() as u32 + 1);
        let object = Object {
            id,
            kind: figure.kind,
            priority: figure.priority,
            side: figure.side,
            layer: kind.layer,
        };
        self.objects.push(ObjectRecord {
            object,
            placed: Placed::at(cell, figure.facing),
            traits: figure.traits,
        });
        self.glyphs.insert(id, glyph);
        if let Some(label) = figure.label {
            if self.labels.values().any(|known| *known == label) {
                return Err(format!("two objects are called {label:?}"));
            }
            self.labels.insert(id, label);
        }
        Ok(())
    }
}
