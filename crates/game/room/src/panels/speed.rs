//! Speed: what frames cost, and where their time goes.
//!
//! While the panel is shown, [`marks`] record when schedules and phases of the rules begin and end,
//! in the panel's own buffer ([`spans`]).

mod marks;
mod spans;

pub use spans::{Spans, Track};

use super::dock_state::shown;
use crate::panels::prelude::*;
use crate::panels::table;
use crate::percentile::spread;
use egui_plot::{HLine, Line, PlotPoints};
use spans::Sum;

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

pub fn note(world: &mut World, track: Track, name: &str, began: Instant) {
    if world.resource::<Room>().shows(PanelKind::Speed) {
        world.resource_mut::<Spans>().note(track, name, began);
    }
}

impl Contents for Spans {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        let mut whole: Vec<Duration> = self.frames().map(|frame| frame.whole).collect();
        let mut own: Vec<Duration> = self.frames().map(|frame| frame.own).collect();
        if whole.is_empty() {
            nothing(ui, "The first frame is being measured.");
            return;
        }
        summary(ui, &mut whole, &mut own);
        export(ui, world, self);
        plot(ui, self);
        ui.add_space(theme::GAP);
        draw_tables(ui, self);
        ui.add_space(theme::GAP);
        counts(ui, world);
    }

    fn begin(app: &mut App) {
        marks::plugin(app);
        app.add_systems(Last, marks::listen.run_if(shown(PanelKind::Speed)));
    }
}

fn summary(ui: &mut Ui, whole: &mut [Duration], own: &mut [Duration]) {
    caption(ui, &format!("The last {} frames, in milliseconds", whole.len()));
    let rows = [("frame to frame", whole), ("own, on the main thread", own)];
    let rows = rows.map(|(name, values)| {
        let now = values.last().copied().unwrap_or_default();
        let [median, most, worst] = spread(values).unwrap_or_default();
        (name, [median, most, worst, now].map(|time| format!("{:.2}", milliseconds(time))))
    });
    numbers(ui, "speed summary", ["median", "99 of 100", "worst", "now"], &rows);
}

/// Milliseconds between the plot's marks: a round number, for about four marks.
fn mark_every(span: f64) -> f64 {
    let least = (span / 4.0).max(1.0);
    let ten = 10_f64.powf(least.log10().floor());
    let mut round = [1.0, 2.0, 5.0].into_iter().map(|times| times * ten);
    round.find(|step| *step >= least).unwrap_or(10.0 * ten)
}

fn plot(ui: &mut Ui, spans: &Spans) {
    let curves: [(&str, Color, fn(&spans::Frame) -> Duration); 3] = [
        ("frame to frame", theme::NEUTRAL, |frame| frame.whole),
        ("own", theme::YOU, |frame| frame.own),
        ("panels", theme::MAGIC, |frame| frame.panels),
    ];
    let (goal, faint) = ("60 a second", theme::FAINT);
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        for (name, of) in curves.map(|it| (it.0, it.1)).into_iter().chain([(goal, faint)]) {
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
            plot.hline(HLine::new(goal, 1000.0 / 60.0).color(colour(faint)));
            for (name, of, time) in curves {
                let frames = spans.frames().zip(0..);
                let points: PlotPoints = frames
                    .map(|(frame, place)| [f64::from(place), milliseconds(time(frame))])
                    .collect();
                plot.line(Line::new(name, points).color(colour(of)).width(1.2));
            }
        });
}

fn counts(ui: &mut Ui, world: &World) {
    caption(ui, "Totals");
    let of = |count: usize| figure(count, theme::LIGHT);
    fact(ui, "Entities", of(world.entities().count_spawned() as usize));
    fact(ui, "Archetypes", of(world.archetypes().len()));
    fact(ui, "Kinds of component", of(world.components().len()));
    if let Some(bytes) = taken() {
        let mebibytes = bytes as f64 / f64::from(1 << 20);
        fact(ui, "Memory", figure(format!("{mebibytes:.1} MiB"), theme::LIGHT));
    }
}

fn export(ui: &mut Ui, world: &World, spans: &Spans) {
    let about =
        "Writes the measurements as a Chrome trace, for chrome://tracing or ui.perfetto.dev.";
    if !button(ui, "Write a trace", about, None) {
        return;
    }
    let (text, name) = (spans::write(spans), format!("traces/frame-{}.json", spans.number()));
    let store = world.resource::<SaveStore>();
    let place = store.place(&name);
    store.write(name, text, move |world, written| {
        world.write_message(match written {
            Ok(()) => Notice::done(format!("The trace was written to {place}.")),
            Err(error) => Notice::wrong(format!("The trace cannot be written: {error}")),
        });
    });
}

#[cfg(target_os = "linux")]
pub fn taken() -> Option<u64> {
    let about = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = about.split_whitespace().nth(1)?.parse().ok()?;
    // The kernel counts in pages, which have this size on all supported targets.
    Some(pages * 4096)
}

#[cfg(target_family = "wasm")]
pub fn taken() -> Option<u64> {
    Some(core::arch::wasm32::memory_size(0) as u64 * 65536)
}

#[cfg(not(any(target_os = "linux", target_family = "wasm")))]
pub fn taken() -> Option<u64> {
    None
}

fn draw_tables(ui: &mut Ui, spans: &Spans) {
    sums(ui, "Schedules of the engine", &spans.sums(Track::Schedule), "");
    sums(
        ui,
        "Phases of the rules",
        &spans.sums(Track::Phase),
        "No beat and no clocktick has been played since this panel was opened.",
    );
    sums(ui, "Panels", &spans.sums(Track::Panel), "");
}

fn numbers(ui: &mut Ui, title: &str, heads: [&str; 4], rows: &[(&str, [String; 4])]) {
    type Row<'a> = &'a (&'a str, [String; 4]);
    let mut columns = vec![table::words("", 150.0, |row: &Row| plain(row.0))];
    columns.extend(heads.into_iter().enumerate().map(|(place, head)| {
        table::numbers(head, 86.0, move |row: &Row| plain(row.1[place].as_str()))
    }));
    let height = rows.len() as f32 * ROW;
    Table::new(title, columns).height(height).draw(ui, rows.len(), |place| &rows[place]);
}

fn told(value: f64) -> String {
    let digits = if value < 100.0 { 3 } else { 1 };
    format!("{value:.digits$}")
}

fn sums(ui: &mut Ui, title: &str, all: &[(&str, Sum)], instead: &str) {
    caption(ui, title);
    if all.is_empty() {
        ui.label(quiet(instead));
        ui.add_space(theme::GAP);
        return;
    }
    let rows = all.iter().map(|(name, sum)| {
        let mean = milliseconds(sum.all) / f64::from(sum.times.max(1));
        let [worst, all] = [sum.worst, sum.all].map(|time| told(milliseconds(time)));
        (*name, [sum.times.to_string(), told(mean), worst, all])
    });
    let rows: Vec<_> = rows.collect();
    numbers(ui, title, ["times", "mean ms", "worst ms", "all ms"], &rows);
    ui.add_space(theme::GAP);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::testing;
    use daemonfall_platform::saves::store::MemoryStore;

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
        let mut panel = testing::shown::<Spans>(world);
        for words in ["Update", "Beat: reals", "Entities"] {
            assert!(testing::has(&panel, words), "{words}");
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
        assert!(testing::has(&testing::shown::<Spans>(world), "being measured"));
    }

    #[test]
    fn the_numbers_at_the_plot_fit_quick_frames_and_slow_ones() {
        let steps = [22.0, 90.0, 400.0, 4100.0].map(mark_every);
        assert_eq!(steps, [10.0, 50.0, 100.0, 2000.0]);
    }

    #[test]
    fn sums_of_many_frames_are_no_wider_than_their_column() {
        assert_eq!(told(1.234_56), "1.235");
        assert_eq!(told(99.5), "99.500");
        assert_eq!(told(123_456.789), "123456.8");
    }
}
