//! Two records to compare: the current one, saved ones, files; and their comparison in the
//! background, on a thread of the pool, or in slices if there are no threads.

use crate::panels::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy_egui::egui::{ComboBox, Layout, TextEdit, vec2};
use daemonfall_campaign::saves::{SavedRun, Slot, envelope};
use daemonfall_campaign::{Comparing, Comparison, Practice, RunReplay};
use daemonfall_core::seed_text;
use daemonfall_dive_mode::view::log::voice::count;
use daemonfall_dungeon::replay::{KIND, Replay};
use daemonfall_platform::saves::store::ReadStore;
use daemonfall_sector::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Time per frame if there are no threads.
const SLICE: Duration = Duration::from_millis(4);
const SLICED: bool = cfg!(target_family = "wasm");

struct Shared {
    comparing: Mutex<Option<Comparing>>,
    played: AtomicUsize,
    over: AtomicBool,
    stopped: AtomicBool,
}

impl Shared {
    /// Works while `more` is true; `more` is called with whether there is anything left to do.
    fn work(&self, more: impl Fn() -> bool) {
        let mut held = self.comparing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(comparing) = held.as_mut() else {
            return;
        };
        loop {
            let goes_on = comparing.step();
            self.played.store(comparing.progress().0, Ordering::Relaxed);
            if !goes_on {
                self.over.store(true, Ordering::Release);
                return;
            }
            if !more() {
                return;
            }
        }
    }
}

pub struct Job {
    shared: Arc<Shared>,
    all: usize,
}

/// The result is no longer needed.
impl Drop for Job {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }
}

impl Job {
    pub fn begin(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Self {
        let comparing = Comparing::new(content, left, right);
        let all = comparing.progress().1;
        let shared = Arc::new(Shared {
            comparing: Mutex::new(Some(comparing)),
            played: AtomicUsize::new(0),
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
        });
        if !SLICED {
            let own = shared.clone();
            let run = async move { own.work(|| !own.stopped.load(Ordering::Relaxed)) };
            AsyncComputeTaskPool::get_or_init(Default::default).spawn(run).detach();
        }
        Self { shared, all }
    }

    /// Continues, if the work is done on this thread. Returns the result once it is complete.
    pub fn go_on(&mut self) -> Option<Comparison> {
        if SLICED {
            let begun = Instant::now();
            self.shared.work(|| begun.elapsed() < SLICE);
        }
        if !self.shared.over.load(Ordering::Acquire) {
            return None;
        }
        let mut held = self.shared.comparing.lock().unwrap_or_else(PoisonError::into_inner);
        held.take().map(Comparing::into_found)
    }

    pub fn progress(&self) -> (usize, usize) {
        let played = self.shared.played.load(Ordering::Relaxed);
        (played.min(self.all), self.all)
    }
}

/// A name on the left, with the same width on both sides.
fn beside(ui: &mut Ui, name: &str) {
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(40.0, 18.0), layout, |ui| {
        ui.set_min_width(40.0);
        ui.label(quiet(name));
    });
}

pub struct Side {
    name: &'static str,
    chosen: Option<Source>,
    path: String,
}

impl Side {
    pub fn new(name: &'static str, chosen: Option<Source>) -> Self {
        Self { name, chosen, path: String::new() }
    }

    pub fn source(&self) -> Option<Source> {
        match self.path.trim().is_empty() {
            true => self.chosen.clone(),
            false => Some(Source::File(self.path.clone())),
        }
    }

    /// Draws the choice; returns whether the list is open.
    pub fn draw(&mut self, ui: &mut Ui, kept: &[Kept], under_way: bool) -> bool {
        let open = ui.horizontal(|ui| {
            beside(ui, self.name);
            let chosen = self.chosen.as_ref().map(Source::name);
            let words = chosen.unwrap_or_else(|| "Choose a record".into());
            let name = format!("{}: record", self.name);
            let list = ComboBox::from_id_salt(self.name)
                .width(ui.available_width() - 8.0)
                .selected_text(words)
                .show_ui(ui, |ui| {
                    let here = under_way.then_some((&Source::Here, None));
                    let kept_ones = kept.iter().map(|it| (&it.source, it.about.as_ref()));
                    for (source, about) in here.into_iter().chain(kept_ones) {
                        let chosen = self.chosen.as_ref() == Some(source);
                        let pressed = ui.horizontal(|ui| {
                            let pressed = ui.selectable_label(chosen, source.name()).clicked();
                            if let Some(about) = about {
                                ui.label(quiet(about));
                            }
                            pressed
                        });
                        if pressed.inner {
                            self.chosen = Some(source.clone());
                            self.path.clear();
                        }
                    }
                    if kept.is_empty() {
                        ui.label(quiet("No saved run or replay was found."));
                    }
                });
            named(&list.response, WidgetType::ComboBox, &name);
            list.inner.is_some()
        });
        let open = open.inner;
        if cfg!(target_family = "wasm") {
            return open;
        }
        ui.horizontal(|ui| {
            beside(ui, "");
            let name = format!("{}: path of a file", self.name);
            let hint = RichText::new("or the path of a file").color(colour(theme::FAINT));
            let field = TextEdit::singleline(&mut self.path)
                .hint_text(hint)
                .desired_width(ui.available_width() - 8.0);
            ui.add(field).widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &name));
        });
        open
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Here,
    /// A file of the game's own store, by its name there.
    Kept(String),
    File(String),
}

impl Source {
    pub fn name(&self) -> String {
        match self {
            Source::Here => "The current one".into(),
            Source::Kept(name) | Source::File(name) => name.clone(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    Run(RunReplay),
    /// Of a separate dive.
    Dive(Replay),
}

/// A file of the store that may contain a record.
pub struct Kept {
    pub source: Source,
    /// A summary of its contents, once it was read.
    pub about: Option<String>,
}

/// Slots, replays and exports, then files that were set aside.
pub fn kept(store: &dyn ReadStore) -> Vec<Kept> {
    let beside = store.names("");
    let slots = Slot::ALL.map(Slot::file).into_iter();
    let slots = slots.filter(|slot| beside.iter().any(|name| name == slot));
    let mut names: Vec<String> = slots.map(str::to_owned).collect();
    for folder in ["replays", "exports"] {
        names.extend(store.names(folder));
    }
    let aside = |name: &String| name.starts_with("run-") && name.contains("-aside-");
    names.extend(beside.into_iter().filter(aside));
    let kept = names.into_iter().map(|name| Kept { source: Source::Kept(name), about: None });
    kept.collect()
}

pub fn look(world: &World, kept: &mut [Kept], content: &Arc<Content>) {
    if let Some(next) = kept.iter_mut().find(|it| it.about.is_none()) {
        let record = read(world, &next.source, content);
        next.about = Some(record.map_or_else(|_| "cannot be read".into(), |it| it.told()));
    }
}

impl Record {
    fn told(&self) -> String {
        match self {
            Record::Run(run) => {
                let seed = seed_text(run.settings.seed);
                let ends = RunCommand::Sector(Command::EndTurn);
                let turn = 1 + run.steps.iter().filter(|step| step.0 == ends).count();
                let steps = count(run.steps.len() as i64, "step");
                format!("seed {seed}, turn {turn}, {steps}")
            }
            Record::Dive(dive) => {
                let beats = count(dive.beats.len() as i64, "beat");
                format!("a separate dive, seed {}, {beats}", seed_text(dive.seed))
            }
        }
    }
}

pub fn read(world: &World, source: &Source, content: &Arc<Content>) -> Result<Record, String> {
    match source {
        Source::Here => {
            let run = world.get_resource::<Campaign>();
            let run = run.map(|campaign| Record::Run(campaign.replay().clone()));
            let dive = || Some(Record::Dive(world.get_resource::<Practice>()?.replay()?.clone()));
            run.or_else(dive).ok_or_else(|| "Nothing is under way: choose a record.".into())
        }
        Source::Kept(name) => {
            let store = world.get_resource::<SaveStore>();
            let store = store.ok_or("There is no place for saved runs.")?;
            let text = store.read(name).map_err(|error| error.to_string())?;
            let place = store.place(name);
            let text = text.ok_or_else(|| format!("{place}: it no longer exists."))?;
            of_text(content, &place, &text)
        }
        Source::File(path) => {
            let (place, text) = file(path)?;
            of_text(content, &place, &text)
        }
    }
}

fn of_text(content: &Arc<Content>, place: &str, text: &str) -> Result<Record, String> {
    let told = |error: daemonfall_campaign::saves::SaveError| error.to_string();
    match envelope::kind(text).as_deref() {
        Some("run") => {
            let saved = SavedRun::read(content, place, text);
            saved.map(|it| Record::Run(it.replay)).map_err(told)
        }
        Some(KIND) => Replay::read(text).map(Record::Dive).map_err(|it| format!("{place}: {it}")),
        Some(_) => RunReplay::read(place, text).map(Record::Run).map_err(told),
        // Dives were once saved without an envelope.
        None => {
            let dive = Replay::read(text).ok().map(Record::Dive);
            let run = || RunReplay::read(place, text).map(Record::Run).map_err(told);
            dive.map_or_else(run, Ok)
        }
    }
}

#[cfg(not(target_family = "wasm"))]
fn file(path: &str) -> Result<(String, String), String> {
    let path = daemonfall_menus::saves::files::meant(path);
    let text = daemonfall_menus::saves::files::read(&path)?;
    Ok((path.display().to_string(), text))
}

#[cfg(target_family = "wasm")]
fn file(path: &str) -> Result<(String, String), String> {
    Err(format!("{path}: files cannot be read here."))
}
