//! The records that can be compared: the current run or dive, saved runs, replays, exports, and any
//! file.

use bevy::prelude::*;
use daemonfall_campaign::saves::{SavedRun, Slot, envelope};
use daemonfall_campaign::{Campaign, Content, Practice, RunCommand, RunReplay};
use daemonfall_core::seed_text;
use daemonfall_dive_mode::view::log::voice::count;
use daemonfall_dungeon::replay::{KIND, Replay};
use daemonfall_platform::saves::store::{SaveStore, Store};
use daemonfall_sector::Command;
use std::sync::Arc;

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
pub fn kept(store: &dyn Store) -> Vec<Kept> {
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
