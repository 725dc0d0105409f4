//! Where do two runs diverge? The first step that differs, both commands, both fingerprints, and
//! the fields that differ after it.

use super::job::{self, Job, Kept, Record, Side, Source};
use crate::panels::fields::Fields;
use crate::panels::prelude::*;
use bevy_egui::egui::ProgressBar;
use daemonfall_campaign::{Comparison, Divergence, Settings, compare_dives};
use daemonfall_menus::runs::command_labels::{Names, beat};
use daemonfall_platform::data::GameData;
use daemonfall_run::act::game;
use daemonfall_sector::Sector;

pub struct Compare {
    one: Side,
    other: Side,
    /// The available records, once they are listed.
    kept: Option<Vec<Kept>>,
    job: Option<(Job, Settings, [Vec<Fingerprint>; 2])>,
    found: Option<Found>,
    /// Why nothing was compared.
    trouble: Option<String>,
    /// What is searched for in the fields that differ.
    words: String,
}

struct Found {
    told: Comparison,
    /// The fingerprints after the step that differs.
    prints: [Option<Fingerprint>; 2],
    /// The map, for the names of things.
    map: Option<(Arc<Content>, Box<Sector>)>,
    /// Those that differ, if they are known.
    fields: Option<Fields>,
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
            words: String::new(),
        }
    }
}

impl Compare {
    pub fn draw(&mut self, ui: &mut Ui, world: &World) {
        let store = world.get_resource::<SaveStore>();
        let look = || store.map_or_else(Vec::new, |store| job::kept(&***store));
        let kept = self.kept.get_or_insert_with(look);
        let here = game(world).is_some();
        let open = [&mut self.one, &mut self.other].map(|side| side.draw(ui, kept, here));
        // One file per frame: there may be many.
        if open.contains(&true)
            && let Some(content) = content(world)
        {
            job::look(world, kept, &content);
        }
        self.buttons(ui, world);
        if let Some(trouble) = &self.trouble {
            ui.label(RichText::new(trouble).color(colour(theme::DANGER)));
        }
        self.go_on(ui, world);
        ui.add_space(4.0);
        if let Some(found) = &mut self.found {
            found.draw(ui, &mut self.words);
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
        let Some(content) = content(world) else {
            self.trouble = Some("The game's data is not loaded yet.".into());
            return;
        };
        let read = |source: &Source| job::read(world, source, &content);
        match (read(one), read(other)) {
            (Ok(Record::Run(one)), Ok(Record::Run(other))) => {
                let job = Job::begin(&content, &one, &other);
                let prints = [&one, &other].map(|it| it.steps.iter().map(|step| step.1).collect());
                self.job = Some((job, one.settings, prints));
            }
            (Ok(Record::Dive(one)), Ok(Record::Dive(other))) => {
                let told = compare_dives(&content, &one, &other);
                let prints = [&one, &other].map(|it| Some(it.beats.get(told.same)?.1));
                self.found = Some(Found::new(told, prints, None));
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
                self.found = Some(Found::new(told, prints, map(world, settings)));
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
    fn new(
        told: Comparison,
        prints: [Option<Fingerprint>; 2],
        map: Option<(Arc<Content>, Box<Sector>)>,
    ) -> Self {
        let differences = match &told.divergence {
            Some(Divergence::Settings(differences)) => Some(differences),
            Some(Divergence::Command { differences, .. }) => differences.as_ref().ok(),
            _ => None,
        };
        let fields = differences.map(|all| Fields::of_differences(all.clone()));
        Self { told, prints, map, fields }
    }

    fn draw(&mut self, ui: &mut Ui, words: &mut String) {
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
        if let Some(fields) = &mut self.fields {
            ui.add_space(4.0);
            search(ui, words, "Search fields");
            fields.draw(ui, "fields", words, &["one", "other"]);
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
