//! Random: the positions of the streams and their draws, the fingerprint of each step, and where
//! two runs diverge.

mod compare;
mod draws;
mod job;

use super::parts::{self, Found, pages};
use crate::console::facts::screen;
use crate::panels::prelude::*;
use crate::panels::table::{Table, dim, numbers, plain, words};
use daemonfall_campaign::Practice;
use daemonfall_core::seed_text;
use daemonfall_dungeon::replay::Replay;
use daemonfall_menus::runs::command_labels::{Names, beat};
use daemonfall_platform::diagnostics::DrawLog;

pages! { Draws "Draws", Prints "Fingerprints", Compare "Two runs" }

#[derive(Resource, Default)]
pub struct RandomPanel {
    page: Page,
    draws: draws::Draws,
    prints: Prints,
    compare: compare::Compare,
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    world.resource_scope(|world, mut state: Mut<RandomPanel>| {
        let state = &mut *state;
        parts::choose(ui, &mut state.page, PAGES);
        ui.separator();
        match state.page {
            Page::Draws => state.draws.draw(ui, world),
            Page::Prints => state.prints.draw(ui, world),
            Page::Compare => state.compare.draw(ui, world),
        }
    });
}

fn attend(room: Res<Room>, mut log: ResMut<DrawLog>) {
    let shown = room.shows(PanelKind::Random);
    if log.on != shown {
        log.on = shown;
    }
}

#[derive(Default)]
pub struct Prints {
    /// The steps, newest first; made of seed, number of steps, last fingerprint.
    found: Found<(u64, usize, Fingerprint)>,
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
        self.found.field(ui, "Search steps and fingerprints");
        let last = count.checked_sub(1).map(|last| record.step(last).1);
        let key = (record.seed(), count, last.unwrap_or_default());
        self.found.search(key, (0..count).rev(), |step, wanted| {
            let (words, print) = record.step(step);
            words.to_lowercase().contains(wanted) || print.to_string().starts_with(wanted)
        });
        let (listed, copied) = (&self.found.listed, self.copied);
        let columns = [
            numbers(
                "step",
                48.0,
                "From 1. Click a step to copy its fingerprint.",
                |step: &usize| dim((step + 1).to_string()),
            ),
            words("what was done", 150.0, "The command, as it is on record.", |step| {
                plain(record.step(*step).0)
            }),
            numbers(
                "fingerprint after it",
                150.0,
                "Two states that share it are the same to the bit.",
                |step| plain(record.step(*step).1.to_string()),
            ),
        ];
        let none = if count == 0 { "Nothing has been done yet." } else { "No step matches." };
        let clicked = Table::new("prints", columns)
            .none(none)
            .lit(|step| copied == Some(*step))
            .about(|step| (copied == Some(*step)).then(|| "Copied.".into()))
            .draw(ui, listed.len(), |row| listed[row]);
        if let Some(row) = clicked {
            self.copied = Some(listed[row]);
            ui.ctx().copy_text(record.step(listed[row]).1.to_string());
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<RandomPanel>()
        .init_resource::<DrawLog>()
        .add_systems(Last, attend.run_if(resource_changed::<Room>));
}

#[cfg(test)]
mod tests;
