//! Where do two runs diverge? The first step that differs, both commands, both fingerprints, and
//! the fields that differ after it.

use super::job::Job;
use super::records::{self, Kept, Record, Source};
use super::side::Side;
use crate::panels::found::Found as Listed;
use crate::panels::look::colour;
use crate::panels::parts::{button, caption, fact, figure, quiet};
use crate::panels::table::{Column, Table, plain, words};
use bevy::prelude::*;
use bevy_egui::egui::{ProgressBar, RichText, Ui};
use daemonfall_campaign::{
    Campaign, Comparison, Content, Divergence, RunCommand, Settings, compare_dives,
};
use daemonfall_core::{Difference, Fingerprint};
use daemonfall_menus::runs::command_labels::{Names, beat};
use daemonfall_platform::data::GameData;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_run::act::game;
use daemonfall_sector::Sector;
use daemonfall_ui::theme;
use std::sync::Arc;

pub struct Compare {
    one: Side,
    other: Side,
    /// The available records, once they are listed.
    kept: Option<Vec<Kept>>,
    job: Option<(Job, Settings, [Vec<Fingerprint>; 2])>,
    found: Option<Found>,
    /// Why nothing was compared.
    trouble: Option<String>,
    /// The fields that match, by the number of comparisons.
    listed: Listed<u64>,
    compared: u64,
}

struct Found {
    told: Comparison,
    /// The fingerprints after the step that differs.
    prints: [Option<Fingerprint>; 2],
    /// The map, for the names of things.
    map: Option<(Arc<Content>, Box<Sector>)>,
}

impl Default for Compare {
    fn default() -> Self {
        Self {
            one: Side::new("One", Some(Source::Here)),
            other: Side::new("Other", None),
            kept: None,
            job: None,
            found: None,
            trouble: None,
            listed: Listed::default(),
            compared: 0,
        }
    }
}

impl Compare {
    pub fn draw(&mut self, ui: &mut Ui, world: &World) {
        let store = world.get_resource::<SaveStore>();
        let look = || store.map_or_else(Vec::new, |store| records::kept(&***store));
        let kept = self.kept.get_or_insert_with(look);
        let here = game(world).is_some();
        let open = [&mut self.one, &mut self.other].map(|side| side.draw(ui, kept, here));
        // One file per frame: there may be many.
        if open.contains(&true)
            && let Some(content) = content(world)
        {
            records::look(world, kept, &content);
        }
        self.buttons(ui, world);
        if let Some(trouble) = &self.trouble {
            ui.label(RichText::new(trouble).color(colour(theme::DANGER)));
        }
        self.go_on(ui, world);
        ui.add_space(4.0);
        if let Some(found) = &mut self.found {
            found.draw(ui, &mut self.listed, self.compared);
        }
    }

    fn buttons(&mut self, ui: &mut Ui, world: &World) {
        let sources = (self.one.source(), self.other.source());
        ui.horizontal(|ui| {
            let hindrance = match &sources {
                _ if self.job.is_some() => Some("They are being compared."),
                (Some(_), Some(_)) => None,
                _ => Some("Choose a record on both sides."),
            };
            let about =
                "Finds the first step that differs, and plays both up to it to show the fields.";
            let compare = button(ui, "Compare", about, hindrance);
            if let (true, (Some(one), Some(other))) = (compare, sources) {
                self.begin(world, &one, &other);
            }
            let about = "Lists saved runs and replays again.";
            if button(ui, "Look again", about, None) {
                self.kept = None;
            }
            if self.job.is_some() && button(ui, "Stop", "Stops the comparison.", None) {
                self.job = None;
            }
        });
    }

    fn begin(&mut self, world: &World, one: &Source, other: &Source) {
        (self.trouble, self.found, self.job) = (None, None, None);
        self.compared += 1;
        let Some(content) = content(world) else {
            self.trouble = Some("The game's data is not loaded yet.".into());
            return;
        };
        let read = |source: &Source| records::read(world, source, &content);
        match (read(one), read(other)) {
            (Ok(Record::Run(one)), Ok(Record::Run(other))) => {
                let job = Job::begin(&content, &one, &other);
                let prints = [&one, &other].map(|it| it.steps.iter().map(|step| step.1).collect());
                self.job = Some((job, one.settings, prints));
            }
            (Ok(Record::Dive(one)), Ok(Record::Dive(other))) => {
                let told = compare_dives(&content, &one, &other);
                let prints = [&one, &other].map(|it| Some(it.beats.get(told.same)?.1));
                self.found = Some(Found { told, prints, map: None });
            }
            (Ok(one), Ok(other)) => {
                let of = |record: &Record| match record {
                    Record::Run(_) => "a run",
                    Record::Dive(_) => "a dive alone",
                };
                self.trouble = Some(format!(
                    "One is the record of {}, Other that of {}: they cannot be compared.",
                    of(&one),
                    of(&other)
                ));
            }
            (Err(reason), _) => self.trouble = Some(format!("One: {reason}")),
            (_, Err(reason)) => self.trouble = Some(format!("Other: {reason}")),
        }
    }

    fn go_on(&mut self, ui: &mut Ui, world: &World) {
        let Some((job, settings, prints)) = &mut self.job else {
            return;
        };
        match job.go_on() {
            Some(told) => {
                let prints = [0, 1].map(|side: usize| prints[side].get(told.same).copied());
                self.found = Some(Found { told, prints, map: map(world, settings) });
                self.job = None;
            }
            None => {
                let (played, all) = job.progress();
                let share = played as f32 / all.max(1) as f32;
                let words = format!("step {played} of {all}");
                ui.add(ProgressBar::new(share).text(words));
            }
        }
    }
}

fn content(world: &World) -> Option<Arc<Content>> {
    let run = world.get_resource::<Campaign>();
    let run = run.map(|campaign| campaign.content().clone());
    run.or_else(|| Some(world.get_resource::<GameData>()?.0.clone()))
}

/// The map of a record's run: as it is now if it is the current run, otherwise as it began.
fn map(world: &World, settings: &Settings) -> Option<(Arc<Content>, Box<Sector>)> {
    let content = content(world)?;
    let here = world.get_resource::<Campaign>();
    let here = here.filter(|campaign| campaign.run().settings == *settings);
    let sector = match here {
        Some(campaign) => campaign.sector().clone(),
        None => {
            let begun = Campaign::begin(content.clone(), settings.clone());
            begun.ok()?.0.sector().clone()
        }
    };
    Some((content, Box::new(sector)))
}

impl Found {
    fn draw(&self, ui: &mut Ui, listed: &mut Listed<u64>, number: u64) {
        let names = self.map.as_ref();
        let names = names.map(|(content, sector)| Names::new(content, sector));
        let (one, other) = self.told.steps;
        let same = self.told.same;
        let command = |command: &RunCommand| match (command, names) {
            (RunCommand::Dive(command), None) => beat(*command),
            (_, Some(names)) => names.command(command),
            (_, None) => format!("{command:?}"),
        };
        match &self.told.divergence {
            None => caption(ui, &format!("They are the same run: {same} steps")),
            Some(Divergence::Length) => caption(
                ui,
                &format!(
                    "The same for {}; One has {one} in all, Other has {other}",
                    daemonfall_sector_mode::words::count(same as i32, "step")
                ),
            ),
            Some(Divergence::Data(..)) => caption(ui, "They were recorded with different data"),
            Some(Divergence::Settings(_)) => caption(ui, "They began with different settings"),
            Some(Divergence::Command { step, .. }) => {
                caption(ui, &format!("They diverge at step {step}: different commands"))
            }
            Some(Divergence::Print { step, .. }) => {
                let words =
                    format!("They diverge at step {step}: the same command with different results");
                caption(ui, &words)
            }
        };
        fact(ui, "Steps on record", format!("{one} and {other}"));
        let print = |side: usize| {
            let print = self.prints[side];
            figure(print.map_or_else(|| "none".into(), |it| it.to_string()), theme::LIGHT)
        };
        match &self.told.divergence {
            Some(Divergence::Data(one, other)) => {
                fact(ui, "Data of One", figure(one.to_string(), theme::LIGHT));
                fact(ui, "Data of Other", figure(other.to_string(), theme::LIGHT));
            }
            Some(Divergence::Command { commands, differences, .. }) => {
                fact(ui, "One did", command(&commands.0));
                fact(ui, "Fingerprint after it", print(0));
                fact(ui, "Other did", command(&commands.1));
                fact(ui, "Fingerprint after it", print(1));
                if let Err(reason) = differences {
                    ui.label(quiet(format!("The differences after it cannot be shown: {reason}.")));
                }
            }
            Some(Divergence::Print { command: done, prints, now, .. }) => {
                fact(ui, "Both did", command(done));
                fact(ui, "One recorded", print(0));
                fact(ui, "Other recorded", print(1));
                ui.label(quiet(by_these_rules(*prints, now)));
            }
            _ => {}
        }
        let differences = match &self.told.divergence {
            Some(Divergence::Settings(differences)) => Some(differences),
            Some(Divergence::Command { differences, .. }) => differences.as_ref().ok(),
            _ => None,
        };
        if let Some(differences) = differences {
            fields(ui, differences, listed, number);
        }
    }
}

fn by_these_rules(
    (one, other): (Fingerprint, Fingerprint),
    now: &Result<Fingerprint, String>,
) -> String {
    let why = "The runs were played by different rules, and a record contains only fingerprints: only the rules that recorded it can show the fields.";
    let now = match now {
        Ok(now) if *now == one => "This game agrees with One.".into(),
        Ok(now) if *now == other => "This game agrees with Other.".into(),
        Ok(now) => format!("This game agrees with neither: {now}."),
        Err(reason) => format!("This game cannot play this step: {reason}."),
    };
    format!("{now} {why}")
}

fn fields(ui: &mut Ui, differences: &[Difference], found: &mut Listed<u64>, number: u64) {
    ui.add_space(4.0);
    let count = daemonfall_sector_mode::words::count(differences.len() as i32, "field");
    caption(ui, &format!("{count} with differences"));
    found.field(ui, "Search fields");
    found.search(number, 0..differences.len(), |row, wanted| {
        differences[row].path.to_lowercase().contains(wanted)
    });
    let columns: [Column<&Difference>; 3] = [
        words(
            "field",
            190.0,
            "The path in the run's state, from the outside in.",
            |it: &&Difference| plain(end(&it.path)),
        ),
        words("one", 80.0, "Its value in One.", |it: &&Difference| plain(&it.left)),
        words("other", 80.0, "Its value in Other.", |it: &&Difference| plain(&it.right)),
    ];
    Table::new("fields", columns).none("No field matches.").about(|it| Some(in_full(it))).draw(
        ui,
        found.listed.len(),
        |row| &differences[found.listed[row]],
    );
}

/// Visible letters of a path: those at its end, which name the field.
const SEEN: usize = 38;

fn end(path: &str) -> String {
    let count = path.chars().count();
    match count > SEEN {
        true => {
            let last: String = path.chars().skip(count - SEEN + 1).collect();
            format!("\u{2026}{last}")
        }
        false => path.to_owned(),
    }
}

/// A difference in full, but shortened if it would fill the screen.
fn in_full(it: &Difference) -> String {
    let short = |words: &str| match words.char_indices().nth(400) {
        Some((end, _)) => format!("{}\u{2026}", &words[..end]),
        None => words.to_owned(),
    };
    format!("{}\none: {}\nother: {}", it.path, short(&it.left), short(&it.right))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_path_the_end_is_seen() {
        assert_eq!(end("run.place"), "run.place");
        let long = "run.sector.factions[0].memory[14].glimpse.stack.units[id 3].health";
        let seen = end(long);
        assert_eq!(seen.chars().count(), SEEN);
        assert!(seen.starts_with('\u{2026}') && seen.ends_with("units[id 3].health"));
    }
}
