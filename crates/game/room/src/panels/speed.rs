//! Speed: what frames cost, and where their time goes.
//!
//! While the panel is shown, [`marks`] record when schedules and phases of the rules begin and end,
//! in the panel's own buffer ([`spans`]).

mod marks;
mod memory;
mod phases;
mod spans;
mod tables;
mod trace;

pub use spans::{Spans, Track};

use super::dock_state::{Room, shown};
use super::kind::PanelKind;
use super::lock::Lock;
use super::parts::still_plot;
use super::prelude::*;
use crate::percentile::percentile;
use bevy::platform::time::Instant;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;
use egui_plot::{HLine, Line, PlotPoints};
use std::time::Duration;

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

pub fn note(world: &mut World, track: Track, name: &str, began: Instant) {
    if world.resource::<Room>().shows(PanelKind::Speed) {
        world.resource_mut::<Spans>().note(track, name, began);
    }
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    let spans = world.resource::<Spans>();
    let mut whole: Vec<Duration> = spans.frames().map(|frame| frame.whole).collect();
    let mut own: Vec<Duration> = spans.frames().map(|frame| frame.own).collect();
    if whole.is_empty() {
        nothing(ui, "The first frame is being measured.");
        return;
    }
    summary(ui, &mut whole, &mut own);
    export(ui, world);
    let spans = world.resource::<Spans>();
    plot(ui, spans);
    ui.add_space(theme::GAP);
    tables::draw(ui, spans);
    ui.add_space(theme::GAP);
    counts(ui, world);
}

fn summary(ui: &mut Ui, whole: &mut [Duration], own: &mut [Duration]) {
    caption(ui, &format!("The last {} frames, in milliseconds", whole.len()));
    let rows = [("frame to frame", whole), ("own, on the main thread", own)];
    let rows = rows.map(|(name, values)| {
        let now = values.last().copied().unwrap_or_default();
        let [median, most, worst] =
            [50, 99, 100].map(|part| percentile(values, part).unwrap_or_default());
        (name, [median, most, worst, now].map(|time| format!("{:.2}", milliseconds(time))))
    });
    tables::numbers(ui, "speed summary", ["median", "99 of 100", "worst", "now"], rows);
}

/// Milliseconds between the plot's marks: a round number, for about four marks.
fn mark_every(span: f64) -> f64 {
    let least = (span / 4.0).max(1.0);
    let ten = 10_f64.powf(least.log10().floor());
    let mut round = [1.0, 2.0, 5.0].into_iter().map(|times| times * ten);
    round.find(|step| *step >= least).unwrap_or(10.0 * ten)
}

fn plot(ui: &mut Ui, spans: &Spans) {
    let line = |name: &'static str, of: Color, time: fn(&spans::Frame) -> Duration| {
        let points: PlotPoints = spans
            .frames()
            .enumerate()
            .map(|(place, frame)| [place as f64, milliseconds(time(frame))])
            .collect();
        Line::new(name, points).color(colour(of)).width(1.2)
    };
    let (whole, own) = (
        line("frame to frame", theme::NEUTRAL, |frame| frame.whole),
        line("own", theme::YOU, |frame| frame.own),
    );
    let panels = line("panels", theme::MAGIC, |frame| frame.panels);
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        for (name, of) in [
            ("frame to frame", theme::NEUTRAL),
            ("own", theme::YOU),
            ("panels", theme::MAGIC),
            ("60 a second", theme::FAINT),
        ] {
            ui.label(figure(format!("\u{2014} {name}"), of));
        }
    });
    still_plot("speed frames", 130.0)
        .show_grid([false, true])
        .show_axes([false, true])
        .y_grid_spacer(egui_plot::uniform_grid_spacer(|seen| {
            let step = mark_every(seen.bounds.1 - seen.bounds.0);
            [step, step, step]
        }))
        .show_x(false)
        .include_y(0.0)
        .include_y(20.0)
        .y_axis_formatter(|mark, _| format!("{:.0} ms", mark.value))
        .show(ui, |plot| {
            plot.hline(HLine::new("60 a second", 1000.0 / 60.0).color(colour(theme::FAINT)));
            plot.line(whole);
            plot.line(own);
            plot.line(panels);
        });
}

fn counts(ui: &mut Ui, world: &World) {
    caption(ui, "Totals");
    let of = |count: usize| figure(count.to_string(), theme::LIGHT);
    fact(ui, "Entities", of(world.entities().count_spawned() as usize));
    fact(ui, "Archetypes", of(world.archetypes().len()));
    fact(ui, "Kinds of component", of(world.components().len()));
    if let Some(bytes) = memory::taken() {
        let mebibytes = bytes as f64 / f64::from(1 << 20);
        fact(ui, "Memory", figure(format!("{mebibytes:.1} MiB"), theme::LIGHT));
    }
}

fn export(ui: &mut Ui, world: &mut World) {
    let about =
        "Writes the measurements as a Chrome trace, for chrome://tracing or ui.perfetto.dev.";
    if !button(ui, "Write a trace", about, None) {
        return;
    }
    let (text, frame) = {
        let spans = world.resource::<Spans>();
        (trace::write(spans), spans.number())
    };
    let name = format!("traces/frame-{frame}.json");
    let store = world.resource::<SaveStore>();
    let notice = match store.write(&name, &text) {
        Ok(()) => Notice::done(format!("The trace was written to {}.", store.place(&name))),
        Err(error) => Notice::wrong(format!("The trace cannot be written: {error}")),
    };
    world.write_message(notice);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Spans>();
    marks::plugin(app);
    app.add_systems(Last, phases::listen.run_if(shown(PanelKind::Speed)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_platform::saves::store::MemoryStore;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn what_was_measured_is_shown_and_written_where_the_saves_are() {
        let mut world = testing::world();
        world.insert_resource(SaveStore::new(MemoryStore::default()));
        let mut spans = Spans::default();
        for _ in 0..3 {
            spans.begin();
            spans.note(Track::Schedule, "Update", Instant::now());
            spans.note(Track::Phase, "Beat: reals", Instant::now());
            spans.end();
        }
        world.insert_resource(spans);
        let mut panel = testing::shown(world, draw);
        for words in ["Update", "Beat: reals", "Entities"] {
            assert!(panel.query_by_label(words).is_some(), "{words}");
        }
        testing::press(&mut panel, "Write a trace");
        let store = panel.state().resource::<SaveStore>();
        let trace = store.read("traces/frame-3.json");
        assert!(trace.is_ok_and(|text| text.is_some_and(|text| text.contains("Beat: reals"))));
    }

    #[test]
    fn before_the_first_frame_the_panel_says_so() {
        let mut world = testing::world();
        world.init_resource::<Spans>();
        assert!(testing::has(&testing::shown(world, draw), "being measured"));
    }

    #[test]
    fn the_numbers_at_the_plot_fit_quick_frames_and_slow_ones() {
        let steps = [22.0, 90.0, 400.0, 4100.0].map(mark_every);
        assert_eq!(steps, [10.0, 50.0, 100.0, 2000.0]);
    }
}
