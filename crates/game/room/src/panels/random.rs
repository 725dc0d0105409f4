//! Random: the positions of the streams and their draws, the fingerprint of each step, and where
//! two runs diverge.

mod compare;
mod draws;
mod records;

use crate::console::arguments::Names;
use crate::console::grammar::say;
use crate::panels::dock_state::attend;
use crate::panels::prelude::*;
use daemonfall_dungeon::replay::Replay;
use daemonfall_platform::diagnostics::DrawLog;

pages! { Draws "Draws", Prints "Fingerprints", Compare "Two runs" }

#[derive(Resource, Default)]
pub struct RandomPanel {
    page: Page,
    draws: draws::Draws,
    prints: Prints,
    compare: compare::Compare,
}

impl Contents for RandomPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        parts::choose(ui, &mut self.page, PAGES);
        ui.separator();
        match self.page {
            Page::Draws => self.draws.draw(ui, world),
            Page::Prints => self.prints.draw(ui, world),
            Page::Compare => self.compare.draw(ui, world),
        }
    }

    fn begin(app: &mut App) {
        let attend = attend(PanelKind::Random, |log: &mut DrawLog| &mut log.on);
        app.init_resource::<DrawLog>().add_systems(Last, attend.run_if(resource_changed::<Room>));
    }
}

#[derive(Default)]
pub struct Prints {
    /// The steps, newest first; made of seed, number of steps, last fingerprint.
    found: Found<(u64, usize, Fingerprint)>,
    /// The step whose fingerprint was last copied.
    copied: Option<usize>,
}

/// The record of a run, or of a dive alone.
struct Record<'a> {
    seed: u64,
    count: usize,
    /// The command of a step, counted from 0, and the fingerprint after it.
    step: Box<dyn Fn(usize) -> Option<(RunCommand, Fingerprint)> + 'a>,
}

impl<'a> Record<'a> {
    fn of(world: &'a World) -> Option<Self> {
        if let Some(campaign) = world.get_resource::<Campaign>() {
            let steps = &campaign.replay().steps;
            let step = Box::new(move |place: usize| steps.get(place).cloned());
            return Some(Self { seed: campaign.run().settings.seed, count: steps.len(), step });
        }
        let here = matches!(screen(world), Screen::DIVE | Screen::SUMMARY);
        let Replay { seed, beats, .. } =
            world.get_resource::<Practice>().filter(|_| here)?.replay()?;
        let step = Box::new(move |place: usize| {
            let (command, print) = beats.get(place)?;
            Some((RunCommand::Dive(*command), *print))
        });
        Some(Self { seed: *seed, count: beats.len(), step })
    }
}

impl Prints {
    pub fn draw(&mut self, ui: &mut Ui, world: &World) {
        let Some(record) = Record::of(world) else {
            let words = "Nothing is on record here. Steps are listed during a run, beats during a separate dive.";
            nothing(ui, words);
            return;
        };
        let (seed, count) = (seed_text(record.seed), record.count);
        let names = Names::of(world);
        let step_of = |place: usize| {
            let step = (record.step)(place);
            step.map_or_else(Default::default, |(command, print)| (say(names, &command), print))
        };
        caption(ui, &format!("Seed {seed}: {count} on record, newest first"));
        self.found.field(ui, "Search steps and fingerprints");
        let last = count.checked_sub(1).map(|last| step_of(last).1);
        let key = (record.seed, count, last.unwrap_or_default());
        let copied = self.copied;
        let columns = [
            numbers("step", 48.0, |step: &usize| dim(step + 1))
                .about("From 1. Click a step to copy its fingerprint."),
            words("what was done", 150.0, |step| plain(step_of(*step).0))
                .about("The command, as it is on record."),
            numbers("fingerprint after it", 180.0, |step| plain(step_of(*step).1))
                .about("Two states that share it are the same to the bit."),
        ];
        let none = if count == 0 { "Nothing has been done yet." } else { "No step matches." };
        let clicked = Table::new("prints", columns)
            .none(none)
            .lit(|step| copied == Some(*step))
            .about(|step| (copied == Some(*step)).then(|| "Copied.".into()))
            .draw_found(ui, &mut self.found, key, (count, |row| count - 1 - row));
        if let Some(step) = clicked.map(|row| count - 1 - row) {
            self.copied = Some(step);
            ui.ctx().copy_text(step_of(step).1.to_string());
        }
    }
}

#[cfg(test)]
mod tests;
