//! The fingerprint of each step of the current run, or of each beat of a separate dive, with the
//! command before it.

use crate::console::facts::screen;
use crate::panels::columns::{self, Column, Line, dim, numbers, plain, words};
use crate::panels::parts::{caption, nothing, search};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use daemonfall_campaign::{Campaign, Practice};
use daemonfall_core::{Fingerprint, seed_text};
use daemonfall_dungeon::replay::Replay;
use daemonfall_menus::runs::command_labels::{Names, beat};
use daemonfall_platform::screen::Screen;

const COLUMNS: [Column; 3] = [
    numbers("step", 48.0, "From 1. Click a step to copy its fingerprint."),
    words("what was done", 150.0, "The command, as it is on record."),
    numbers("fingerprint after it", 150.0, "Two states that share it are the same to the bit."),
];

#[derive(Default)]
pub struct Prints {
    words: String,
    /// What the list was made of: seed, steps, last fingerprint, search text.
    made: Option<(u64, usize, Fingerprint, String)>,
    listed: Vec<usize>,
    /// The step whose fingerprint was last copied.
    copied: Option<usize>,
}

enum Record<'a> {
    Run(&'a Campaign, Names<'a>),
    Dive(&'a Replay),
}

impl Record<'_> {
    fn of(world: &World) -> Option<Record<'_>> {
        if let Some(campaign) = world.get_resource::<Campaign>() {
            let names = Names::new(campaign.content(), campaign.sector());
            return Some(Record::Run(campaign, names));
        }
        let here = matches!(screen(world), Screen::DIVE | Screen::SUMMARY);
        let practice = world.get_resource::<Practice>().filter(|_| here)?;
        Some(Record::Dive(practice.replay()?))
    }

    fn seed(&self) -> u64 {
        match self {
            Record::Run(campaign, _) => campaign.run().settings.seed,
            Record::Dive(dive) => dive.seed,
        }
    }

    fn len(&self) -> usize {
        match self {
            Record::Run(campaign, _) => campaign.replay().steps.len(),
            Record::Dive(dive) => dive.beats.len(),
        }
    }

    /// The command of a step, counted from 0, and the fingerprint after it.
    fn step(&self, place: usize) -> (String, Fingerprint) {
        match self {
            Record::Run(campaign, names) => match campaign.replay().steps.get(place) {
                Some((command, print)) => (names.command(command), *print),
                None => Default::default(),
            },
            Record::Dive(dive) => match dive.beats.get(place) {
                Some((command, print)) => (beat(*command), *print),
                None => Default::default(),
            },
        }
    }
}

impl Prints {
    pub fn draw(&mut self, ui: &mut Ui, world: &World) {
        let Some(record) = Record::of(world) else {
            let words = "Nothing is on record here. Steps are listed during a run, beats during a separate dive.";
            nothing(ui, words);
            return;
        };
        let (seed, count) = (seed_text(record.seed()), record.len());
        caption(ui, &format!("Seed {seed}: {count} on record, newest first"));
        search(ui, &mut self.words, "Search steps and fingerprints");
        self.list(&record);
        let (listed, copied) = (&self.listed, self.copied);
        let none = if count == 0 { "Nothing has been done yet." } else { "No step matches." };
        let clicked = columns::table(ui, "prints", &COLUMNS, (listed.len(), none), |row| {
            let place = listed[row];
            let (words, print) = record.step(place);
            Line {
                cells: vec![dim((place + 1).to_string()), plain(words), plain(print.to_string())],
                lit: copied == Some(place),
                about: (copied == Some(place)).then(|| "Copied.".into()),
            }
        });
        if let Some(row) = clicked {
            let place = self.listed[row];
            self.copied = Some(place);
            ui.ctx().copy_text(record.step(place).1.to_string());
        }
    }

    fn list(&mut self, record: &Record) {
        let count = record.len();
        let last = count.checked_sub(1).map(|last| record.step(last).1);
        let made = (record.seed(), count, last.unwrap_or_default(), self.words.to_lowercase());
        if self.made.as_ref() == Some(&made) {
            return;
        }
        let wanted = &made.3;
        let has = |place: &usize| {
            let (words, print) = record.step(*place);
            words.to_lowercase().contains(wanted) || print.to_string().starts_with(wanted)
        };
        let all = (0..count).rev();
        self.listed = match wanted.is_empty() {
            true => all.collect(),
            false => all.filter(has).collect(),
        };
        self.made = Some(made);
    }
}
