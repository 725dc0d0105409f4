//! The streams with their positions, and the draws made while the panel was shown, newest first.

use crate::console::facts::screen;
use crate::panels::columns::{self, Cell, Column, Line, ROW, cell, dim, numbers, plain, words};
use crate::panels::parts::{button, caption, nothing, search};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use daemonfall_campaign::{Campaign, Phase, Practice};
use daemonfall_core::draws::{self, About};
use daemonfall_core::{Stream, StreamPositions, Streams, seed_text};
use daemonfall_dungeon::components::Object;
use daemonfall_dungeon::{Index, Library};
use daemonfall_platform::diagnostics::{DrawLog, Drawn};
use daemonfall_platform::screen::Screen;
use daemonfall_ui::theme;

const STREAMS: [Column; 4] = [
    words("stream", 90.0, "Click one to see only its draws."),
    numbers("position", 76.0, "How far it has been drawn, in 32-bit words."),
    numbers("draws", 56.0, "Its logged draws."),
    words("drawn last for", 140.0, "The purpose of its last draw."),
];
const DRAWS: [Column; 5] = [
    numbers("step", 44.0, "The step of the run, or beat of a separate dive; 0 is its beginning."),
    words("stream", 62.0, "The stream of the draw."),
    numbers("position", 66.0, "The stream's position before, in 32-bit words."),
    numbers("drawn", 92.0, "The result and the range; or a whole word."),
    words("for", 150.0, "Who drew, and for what."),
];

/// A stream of a run, or of its dive.
type Source = (u64, Stream);

#[derive(Default)]
pub struct Draws {
    only: Option<Source>,
    words: String,
    /// The number of logged draws when the list was made, and the filters.
    made: Option<(u64, Option<Source>, String)>,
    /// Indices of the logged draws, newest first.
    listed: Vec<usize>,
    /// For each stream with draws: the number of logged draws, and the index of the last.
    tallies: Vec<(Source, usize, usize)>,
}

fn owners(world: &World) -> Vec<(&'static str, StreamPositions)> {
    let campaign = world.get_resource::<Campaign>();
    let screen = screen(world);
    let mut owners = Vec::new();
    if let Some(campaign) = campaign {
        owners.push(("The run", campaign.sector().dice));
    }
    let in_dive = match campaign {
        Some(campaign) => matches!(campaign.run().phase, Phase::Dive(_)),
        None => matches!(screen, Screen::DIVE | Screen::SUMMARY),
    };
    if let Some(streams) = world.get_resource::<Streams>().filter(|_| in_dive) {
        owners.push(("The dive", streams.positions()));
    }
    let alone = screen == Screen::BREACH;
    let practice = world.get_resource::<Practice>().filter(|_| alone);
    if let Some(dice) = practice.and_then(Practice::dice) {
        owners.push(("The opponent in practice", dice.positions()));
    }
    owners
}

impl Draws {
    pub fn draw(&mut self, ui: &mut Ui, world: &mut World) {
        let owners = owners(world);
        let empty = DrawLog::default();
        let log = world.get_resource::<DrawLog>().unwrap_or(&empty);
        if owners.is_empty() && log.draws.is_empty() {
            let words = "Nothing is drawn here. Streams are shown during a run, including its dives, and during a separate dive.";
            nothing(ui, words);
            return;
        }
        self.list(log);
        for (whose, positions) in &owners {
            self.streams(ui, world, log, whose, positions);
        }
        let clear = ui.horizontal(|ui| {
            caption(ui, "Logged draws, newest first");
            let hindrance = log.draws.is_empty().then_some("No draw has been logged.");
            button(
                ui,
                "Clear the list",
                "Clears the list of draws; the streams do not change.",
                hindrance,
            )
        });
        search(ui, &mut self.words, "Search draws");
        self.list(log);
        let listed = &self.listed;
        let none = match log.draws.is_empty() {
            true => {
                "None yet. Draws are logged while this panel is shown: do something that rolls dice."
            }
            false => "No draw matches.",
        };
        let row = |row: usize| line(world, &log.draws[listed[row]]);
        columns::table(ui, "draws", &DRAWS, (listed.len(), none), row);
        if clear.inner {
            let mut log = world.resource_mut::<DrawLog>();
            log.draws.clear();
            log.noted += 1;
        }
    }

    fn streams(
        &mut self,
        ui: &mut Ui,
        world: &World,
        log: &DrawLog,
        whose: &str,
        positions: &StreamPositions,
    ) {
        let seed = positions.seed;
        caption(ui, &format!("{whose}, seed {}", seed_text(seed)));
        ui.push_id(whose, |ui| {
            columns::heads(ui, &STREAMS, None);
            let (only, tallies) = (self.only, &self.tallies);
            let room = (Stream::ALL.len(), Stream::ALL.len() as f32 * ROW);
            let clicked = columns::rows(ui, "streams", &STREAMS, room, None, |row| {
                let stream = Stream::ALL[row];
                let found = tallies.iter().find(|it| it.0 == (seed, stream));
                let last = found.and_then(|(_, _, last)| log.draws.get(*last));
                Line {
                    cells: vec![
                        cell(format!("{stream:?}"), theme::LIGHT),
                        plain(positions.words[row].to_string()),
                        dim(found.map_or(0, |it| it.1).to_string()),
                        dim(last.map_or_else(String::new, |it| reason(world, &it.draw.about))),
                    ],
                    lit: only == Some((seed, stream)),
                    about: None,
                }
            });
            if let Some(row) = clicked {
                let clicked = Some((seed, Stream::ALL[row]));
                self.only = if self.only == clicked { None } else { clicked };
            }
        });
        ui.add_space(4.0);
    }

    fn list(&mut self, log: &DrawLog) {
        let made = (log.noted, self.only, self.words.to_lowercase());
        if self.made.as_ref() == Some(&made) {
            return;
        }
        let (_, only, wanted) = &made;
        let has = |drawn: &Drawn| {
            let of = only.is_none_or(|only| (drawn.draw.seed, drawn.draw.stream) == only);
            let mut about = drawn.draw.about.iter();
            of && (wanted.is_empty() || about.any(|it| it.what.to_lowercase().contains(wanted)))
        };
        let all = (0..log.draws.len()).rev();
        self.listed = all.filter(|place| has(&log.draws[*place])).collect();
        self.tallies.clear();
        for (place, drawn) in log.draws.iter().enumerate() {
            let source = (drawn.draw.seed, drawn.draw.stream);
            match self.tallies.iter_mut().find(|it| it.0 == source) {
                Some((_, count, last)) => (*count, *last) = (*count + 1, place),
                None => self.tallies.push((source, 1, place)),
            }
        }
        self.made = Some(made);
    }
}

/// Who drew and for what, the outermost context first.
fn reason(world: &World, about: &[About]) -> String {
    let parts = about.iter().map(|it| match it.number {
        None => it.what.to_owned(),
        Some(number) => match it.what.ends_with("object") {
            true => format!("{} {number}{}", it.what, kind(world, number)),
            false => format!("{} {number}", it.what),
        },
    });
    let parts: Vec<String> = parts.collect();
    match parts.is_empty() {
        true => "unknown".into(),
        false => parts.join(": "),
    }
}

fn kind(world: &World, number: u32) -> String {
    let find = || {
        let id = daemonfall_dungeon::components::ObjectId(number);
        let entity = world.get_resource::<Index>()?.entity(id)?;
        let object = world.get::<Object>(entity)?;
        Some(world.get_resource::<Library>()?.kind_name(object.kind))
    };
    find().map_or_else(String::new, |name| format!(" ({name})"))
}

fn line(world: &World, drawn: &Drawn) -> Line {
    let draw = &drawn.draw;
    let (result, about): (Cell, _) = match draw.drawn {
        draws::Drawn::Below { bound, result } => (plain(format!("{result} of {bound}")), None),
        draws::Drawn::Word(word) => {
            let told = format!("{word:016x}");
            (plain(format!("{}\u{2026}", &told[..8])), Some(format!("The word {told}")))
        }
    };
    Line {
        cells: vec![
            dim(drawn.step.to_string()),
            plain(format!("{:?}", draw.stream)),
            dim(draw.position.to_string()),
            result,
            plain(reason(world, &draw.about)),
        ],
        lit: false,
        about,
    }
}
