//! Scenes: a small map, a few inputs and the expected results, as text (see `docs/scenes.md`).

mod expect;
mod script;
mod tell;

pub use tell::Speaker;

use crate::data::own;
use crate::{LabError, recording};
use bevy_ecs::world::World;
use daemonfall_core::data::{DataErrors, parse_map};
use daemonfall_core::{EventLog, Snapshot, parse_seed};
use daemonfall_dungeon::ascii_map::legend::{self, LegendEntry};
use daemonfall_dungeon::ascii_map::{Course, Drawing, Key, Plain};
use daemonfall_dungeon::beat::BeatState;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::library::Source;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{DiveEvent, DiveSnapshot, Library, act, fingerprint, install, look};
use expect::Outcome;
use script::{Block, Check, Section, Sections};
use serde::de::IgnoredAny;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use thiserror::Error;

/// A scene with unexpected results is not an error; the report lists them.
pub fn play_file(path: &Path, base: &[Source]) -> Result<Report, LabError> {
    let name = path.display().to_string();
    Ok(Scene::read(&name, &recording::text(path)?, base)?.play())
}

#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{path}:{line}: {reason}")]
pub struct Failure {
    pub path: String,
    pub line: u32,
    pub reason: String,
}

#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Inputs, events and maps.
    pub transcript: String,
    pub failures: Vec<Failure>,
    pub checks: usize,
}

impl Scene {
    pub fn play(&self) -> Report {
        let mut report = Report::default();
        let mut world = World::new();
        install(&mut world, self.library.clone());
        if let Err(error) = self.start.restore(&mut world) {
            report.fail(self, 1, error.to_string());
            return report;
        }
        world.resource_mut::<BeatState>().keep_trees();
        let mut speaker = Speaker::new(&self.start, &self.labels, &self.library);
        report.tell(&self.title);
        report.picture(&self.picture(&world));
        for block in &self.blocks {
            let mut events = Vec::new();
            let mut refusal = None;
            if !block.inputs.is_empty() {
                report.tell(&format!("> {}", block.text));
            }
            for (place, command) in block.inputs.iter().enumerate() {
                let before =
                    (fingerprint(&world), world.resource::<EventLog<DiveEvent>>().events().len());
                let result = act(&mut world, *command);
                let log: Vec<DiveEvent> =
                    world.resource_mut::<EventLog<DiveEvent>>().drain().collect();
                for event in &log {
                    let line = speaker.say(event, &self.library);
                    report.tell(&format!("  {line}"));
                    events.push(line);
                }
                let Err(refused) = result else { continue };
                report.tell(&format!("  refused: {refused}"));
                if before != (fingerprint(&world), log.len()) {
                    report.fail(self, block.line, "the refused input changed the state".into());
                }
                let expected =
                    block.checks.iter().any(|(_, check)| matches!(check, Check::Refused(_)));
                if !expected || place + 1 < block.inputs.len() {
                    report.fail(
                        self,
                        block.line,
                        format!("input {} of {:?} is refused: {refused}", place + 1, block.text),
                    );
                }
                refusal = Some(refused);
            }
            if !block.inputs.is_empty() {
                report.picture(&self.picture(&world));
            }
            look(&mut world);
            let (outcome, mut seen) = (Outcome { events: &events, refusal }, 0);
            for (line, check) in &block.checks {
                report.checks += 1;
                if let Err(reason) = self.compare(&mut world, &speaker, check, &outcome, &mut seen)
                {
                    report.fail(self, *line, reason);
                }
            }
        }
        report
    }
}

impl Report {
    fn tell(&mut self, text: &str) {
        // Writing into a String never fails.
        let _ = writeln!(self.transcript, "{text}");
    }

    fn picture(&mut self, rows: &[String]) {
        self.tell(&rows.join("\n"));
    }

    fn fail(&mut self, scene: &Scene, line: u32, reason: String) {
        self.failures.push(Failure { path: scene.path.clone(), line, reason });
    }
}

/// The basic data that scenes use unless they say `data = game`.
const BASICS: [(&str, &str); 2] = [
    ("kinds.ron", include_str!("../basics/kinds.ron")),
    ("sequences.ron", include_str!("../basics/sequences.ron")),
];

#[derive(Clone, Debug)]
pub struct Scene {
    pub path: String,
    pub title: String,
    pub library: Library,
    pub start: DiveSnapshot,
    blocks: Vec<Block>,
    glyphs: BTreeMap<ObjectId, char>,
    /// The characters of plain grounds and walls in the legend.
    plain: Plain,
    labels: BTreeMap<ObjectId, String>,
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
            sources.push(Source::new(format!("{name}.ron"), path, section.padded()));
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
