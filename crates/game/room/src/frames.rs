//! `--frames FILE` (in a browser, a text of the page): measures our own work per frame on the main
//! thread, from the frame's first schedule to the end of its last, by screen. Written when the game
//! ends. Rendering by the graphics card and waiting for the screen are not included.

use crate::percentile::spread;
use crate::prelude::*;
use daemonfall_platform::saves::texts;
use serde::Serialize;

/// Frames left out at the start of a sight, while its content is created.
const SETTLING: usize = 10;

/// Longer frames look frozen to a player.
const LONG: Duration = Duration::from_millis(50);

/// The content of a frame: a screen, and the number of debug panels over it.
type Sight = (&'static str, usize);

#[derive(Resource, Debug, Default)]
struct Frames {
    began: Option<(Instant, Option<Thread>)>,
    /// The last frame's sight, and for how many frames it has been shown.
    shown: Option<(Sight, usize)>,
    own: BTreeMap<Sight, Vec<Duration>>,
    long: Vec<LongFrame>,
}

/// How long the main thread ran on a core, and how long it waited for one, by the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Thread {
    ran: Duration,
    waited: Duration,
}

impl Thread {
    /// Only Linux has this file.
    const FILE: &str = "/proc/thread-self/schedstat";

    fn now() -> Option<Self> {
        Self::read(&std::fs::read_to_string(Self::FILE).ok()?)
    }

    /// Parses nanoseconds running, nanoseconds waiting, and the number of runs.
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split_whitespace().map(str::parse);
        let mut next = || Some(Duration::from_nanos(numbers.next()?.ok()?));
        Some(Self { ran: next()?, waited: next()? })
    }
}

/// A frame over [`LONG`], so that its cause can be looked for.
#[derive(Serialize, Clone, Debug, PartialEq)]
struct LongFrame {
    on: String,
    /// Seconds since the game began.
    at: f32,
    /// Its own time in microseconds.
    took: u128,
    /// For how many of them the main thread ran on a core, and for how many it waited for one, if
    /// the system reports it; for the rest it waited for other threads.
    ran: Option<u128>,
    waited: Option<u128>,
}

fn name((screen, panels): Sight) -> String {
    match panels {
        0 => screen.to_owned(),
        1 => format!("{screen}, 1 panel"),
        _ => format!("{screen}, {panels} panels"),
    }
}

/// The times of a screen in microseconds, and its number of frames.
#[derive(Serialize, Clone, Copy, Debug, PartialEq, Eq)]
struct Summary {
    frames: usize,
    median: u128,
    /// 99 of 100 frames take no longer.
    percentile_99: u128,
    worst: u128,
    long: usize,
}

impl Summary {
    fn of(times: &mut [Duration]) -> Option<Self> {
        let [median, percentile_99, worst] = spread(times)?.map(|time| time.as_micros());
        let long = times.iter().filter(|time| **time > LONG).count();
        Some(Self { frames: times.len(), median, percentile_99, worst, long })
    }
}

#[derive(Serialize)]
struct Report {
    panels: bool,
    entities: u32,
    /// By screen; with panels open separately, as `sector, 11 panels`.
    screens: BTreeMap<String, Summary>,
    long_frames: Vec<LongFrame>,
}

#[cfg(feature = "panels")]
fn panels(world: &World) -> usize {
    let room = world.resource::<crate::panels::dock_state::Room>();
    if room.open { room.shown.len() } else { 0 }
}

#[cfg(not(feature = "panels"))]
fn panels(_: &World) -> usize {
    0
}

fn begin(mut frames: ResMut<Frames>) {
    frames.began = Some((Instant::now(), Thread::now()));
}

fn end(world: &mut World) {
    let Some((began, thread)) = world.resource_mut::<Frames>().began.take() else {
        return;
    };
    let own = began.elapsed();
    let thread = thread.zip(Thread::now());
    let part = |of: fn(Thread) -> Duration| {
        thread.map(|(began, ended)| of(ended).saturating_sub(of(began)).as_micros())
    };
    let sight = (world.resource::<State<Screen>>().get().name(), panels(world));
    let age = world.resource::<Time<Real>>().elapsed();
    let mut frames = world.resource_mut::<Frames>();
    let shown = match frames.shown {
        Some((last, shown)) if last == sight => shown + 1,
        _ => 0,
    };
    frames.shown = Some((sight, shown));
    if shown >= SETTLING {
        frames.own.entry(sight).or_default().push(own);
        if own > LONG {
            frames.long.push(LongFrame {
                on: name(sight),
                at: (age + own).as_secs_f32(),
                took: own.as_micros(),
                ran: part(|it| it.ran),
                waited: part(|it| it.waited),
            });
        }
    }
}

fn write(world: &mut World) {
    let Some(file) = world.resource::<Options>().frames.clone() else {
        return;
    };
    let mut frames = world.remove_resource::<Frames>().unwrap_or_default();
    let screens = frames.own.iter_mut();
    let report = Report {
        panels: daemonfall_platform::HAS_PANELS,
        entities: world.entities().count_spawned(),
        screens: screens
            .filter_map(|(sight, times)| Some((name(*sight), Summary::of(times)?)))
            .collect(),
        long_frames: frames.long,
    };
    let file = file.display().to_string();
    let written = serde_json::to_string_pretty(&report)
        .map_err(|error| format!("{file}: {error}"))
        .and_then(|text| texts::write(&file, &text));
    if let Err(reason) = written {
        eprintln!("{reason}");
    }
    world.init_resource::<Frames>();
}

pub fn plugin(app: &mut App) {
    let wanted = |options: Option<Res<Options>>| options.is_some_and(|it| it.frames.is_some());
    app.init_resource::<Frames>().add_systems(First, begin.run_if(wanted)).add_systems(
        Last,
        (end.run_if(wanted), write.run_if(wanted.and_then(on_message::<AppExit>))).chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_hundred_frames_the_third_longest_is_the_99th() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_micros).collect();
        let summary = Summary { frames: 200, median: 100, percentile_99: 198, worst: 200, long: 0 };
        assert_eq!(Summary::of(&mut times), Some(summary));
        assert_eq!(Summary::of(&mut []), None);
    }

    #[test]
    fn the_system_tells_how_long_a_thread_ran_and_waited() {
        let thread = Thread { ran: Duration::from_nanos(81_200), waited: Duration::from_nanos(45) };
        assert_eq!(Thread::read("81200 45 3\n"), Some(thread));
        assert_eq!(Thread::read("81200"), None);
        let told = std::path::Path::new(Thread::FILE).exists();
        assert_eq!(Thread::now().is_some(), told);
    }
}
