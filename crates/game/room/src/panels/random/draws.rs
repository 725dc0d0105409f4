//! The streams with their positions, and the draws made while the panel was shown, newest first.

use crate::panels::prelude::*;
use daemonfall_campaign::Phase;
use daemonfall_core::draws::{self, About};
use daemonfall_core::{Stream, StreamPositions};
use daemonfall_dungeon::components::Object;
use daemonfall_platform::diagnostics::{DrawLog, Drawn};

/// A stream of a run, or of its dive.
type Source = (u64, Stream);

#[derive(Default)]
pub struct Draws {
    only: Option<Source>,
    /// The draws, newest first; made of the number of logged draws and the filter.
    found: Found<(u64, Option<Source>)>,
    /// For each stream with draws: the number of logged draws, and the index of the last; made of
    /// the number of logged draws.
    tallies: Made<u64, Vec<(Source, usize, usize)>>,
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
        self.found.field(ui, "Search draws");
        let only = self.only;
        let all = log.draws.iter().rev();
        let all: Vec<&Drawn> =
            all.filter(|drawn| only.is_none_or(|only| source(drawn) == only)).collect();
        let none = if log.draws.is_empty() {
            "None yet. Draws are logged while this panel is shown: do something that rolls dice."
        } else {
            "No draw matches."
        };
        Table::new("draws", columns(world))
            .none(none)
            .about(|drawn: &&Drawn| match drawn.draw.drawn {
                draws::Drawn::Below { .. } => None,
                draws::Drawn::Word(word) => Some(format!("The word {word:016x}")),
            })
            .draw_found(ui, &mut self.found, (log.noted, only), (all.len(), |row| all[row]));
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
        let only = self.only;
        let tallies = self.tallies.of(log.noted, || tallies(log));
        let tally = |stream: &Stream| tallies.iter().find(|it| it.0 == (seed, *stream));
        let last = |stream: &Stream| log.draws.get(tally(stream)?.2);
        let columns = [
            words("stream", 90.0, |stream: &Stream| plain(format!("{stream:?}")))
                .about("Click one to see only its draws."),
            numbers("position", 86.0, |stream| {
                let place = Stream::ALL.iter().position(|it| it == stream).unwrap_or_default();
                plain(positions.words[place])
            })
            .about("How far it has been drawn, in 32-bit words."),
            numbers("draws", 64.0, |stream| dim(tally(stream).map_or(0, |it| it.1).to_string()))
                .about("Its logged draws."),
            words("drawn last for", 140.0, |stream| {
                dim(last(stream).map_or_else(String::new, |it| reason(world, &it.draw.about)))
            })
            .about("The purpose of its last draw."),
        ];
        let table = Table::new("streams", columns)
            .height(Stream::ALL.len() as f32 * ROW)
            .lit(|stream| only == Some((seed, *stream)));
        let clicked =
            ui.push_id(whose, |ui| table.draw(ui, Stream::ALL.len(), |row| Stream::ALL[row]));
        if let Some(row) = clicked.inner {
            let clicked = Some((seed, Stream::ALL[row]));
            self.only = if only == clicked { None } else { clicked };
        }
        ui.add_space(4.0);
    }
}

fn tallies(log: &DrawLog) -> Vec<(Source, usize, usize)> {
    let mut tallies: Vec<(Source, usize, usize)> = Vec::new();
    for (place, drawn) in log.draws.iter().enumerate() {
        let source = source(drawn);
        match tallies.iter_mut().find(|it| it.0 == source) {
            Some((_, count, last)) => (*count, *last) = (*count + 1, place),
            None => tallies.push((source, 1, place)),
        }
    }
    tallies
}

fn source(drawn: &Drawn) -> Source {
    (drawn.draw.seed, drawn.draw.stream)
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
    if parts.is_empty() { "unknown".into() } else { parts.join(": ") }
}

fn kind(world: &World, number: u32) -> String {
    let find = || {
        let id = ObjectId(number);
        let entity = world.get_resource::<Index>()?.entity(id)?;
        let object = world.get::<Object>(entity)?;
        Some(world.get_resource::<Library>()?.kind_name(object.kind))
    };
    find().map_or_else(String::new, |name| format!(" ({name})"))
}

fn columns<'a>(world: &'a World) -> [Column<'a, &'a Drawn>; 5] {
    let about = "The step of the run, or beat of a separate dive; 0 is its beginning.";
    [
        numbers("step", 44.0, |drawn: &&Drawn| dim(drawn.step)).about(about),
        words("stream", 62.0, |drawn: &&Drawn| plain(format!("{:?}", drawn.draw.stream)))
            .about("The stream of the draw."),
        numbers("position", 86.0, |drawn: &&Drawn| dim(drawn.draw.position))
            .about("The stream's position before, in 32-bit words."),
        numbers("drawn", 92.0, |drawn: &&Drawn| {
            plain(match drawn.draw.drawn {
                draws::Drawn::Below { bound, result } => format!("{result} of {bound}"),
                draws::Drawn::Word(word) => format!("{:08x}\u{2026}", word >> 32),
            })
        })
        .about("The result and the range; or a whole word."),
        words("for", 150.0, |drawn: &&Drawn| plain(reason(world, &drawn.draw.about)))
            .about("Who drew, and for what."),
    ]
}
