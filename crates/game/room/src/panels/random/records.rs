//! The records that can be compared: the current one, saved ones, files.

use crate::panels::prelude::*;
use bevy_egui::egui::{ComboBox, TextEdit};
use daemonfall_campaign::saves::{Slot, envelope};
use daemonfall_platform::saves::replays;
pub use daemonfall_platform::saves::replays::Record;
use daemonfall_platform::saves::store::ReadStore;
use daemonfall_sector::Command;

/// The width of the names on the left.
const NAME: f32 = 40.0;

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
            parts::cell(ui, NAME, |ui| drop(ui.label(quiet(self.name))));
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
            parts::cell(ui, NAME, |_| {});
            let name = format!("{}: path of a file", self.name);
            let field = TextEdit::singleline(&mut self.path);
            text_field(ui, field, "or the path of a file", &name);
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
        next.about = Some(record.map_or_else(|_| "cannot be read".into(), |it| told(&it)));
    }
}

fn told(record: &Record) -> String {
    match record {
        Record::Run(run) => {
            let seed = seed_text(run.settings.seed);
            let ends = RunCommand::Sector(Command::EndTurn);
            let turn = 1 + run.steps.iter().filter(|step| step.0 == ends).count();
            format!("seed {seed}, turn {turn}, {}", count(run.steps.len(), "step"))
        }
        Record::Dive(dive) => {
            let beats = count(dive.beats.len(), "beat");
            format!("a separate dive, seed {}, {beats}", seed_text(dive.seed))
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
    if envelope::kind(text).as_deref() != Some("run") {
        return replays::read(place, text);
    }
    let saved = SavedRun::read(content, place, text);
    saved.map(|it| Record::Run(it.replay)).map_err(|error| error.to_string())
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
