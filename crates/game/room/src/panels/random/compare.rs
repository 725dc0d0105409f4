//! Where do two runs diverge? The first step that differs, both commands, both fingerprints, and
//! the fields that differ after it.

use super::records::{self, Kept, Record, Side, Source};
use crate::console::arguments::Names;
use crate::console::grammar::say;
use crate::panels::prelude::*;
use bevy_egui::egui::ProgressBar;
use daemonfall_campaign::{Comparing, Comparison, Divergence, Settings, compare_dives};
use daemonfall_platform::data::GameData;
use daemonfall_run::act::game;

/// Time per frame.
const SLICE: Duration = Duration::from_millis(8);

pub struct Compare {
    one: Side,
    other: Side,
    /// The available records, once they are listed.
    kept: Option<Vec<Kept>>,
    job: Option<(Box<Comparing>, Settings, [Vec<Fingerprint>; 2])>,
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
    /// The run as it began, for the names of things.
    begun: Option<Campaign>,
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
            ui.label(inked(trouble, theme::DANGER));
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
        let read = |source: &Source| records::read(world, source, &content);
        match (read(one), read(other)) {
            (Ok(Record::Run(one)), Ok(Record::Run(other))) => {
                let job = Box::new(Comparing::new(&content, &one, &other));
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
        let Some((mut job, settings, prints)) = self.job.take() else { return };
        if for_a_while(SLICE, || (!job.step()).then_some(())).is_some() {
            let told = job.into_found();
            let prints = [0, 1].map(|side: usize| prints[side].get(told.same).copied());
            self.found = Some(Found::new(told, prints, begun(world, settings)));
            return;
        }
        let (played, all) = job.progress();
        let share = played as f32 / all.max(1) as f32;
        let words = format!("step {} of {all}", played.min(all));
        ui.add(ProgressBar::new(share).text(words));
        self.job = Some((job, settings, prints));
    }
}

fn content(world: &World) -> Option<Arc<Content>> {
    let run = world.get_resource::<Campaign>();
    let run = run.map(|campaign| campaign.content().clone());
    run.or_else(|| Some(world.get_resource::<GameData>()?.0.clone()))
}

fn begun(world: &World, settings: Settings) -> Option<Campaign> {
    Some(Campaign::begin(content(world)?, settings).ok()?.0)
}

impl Found {
    fn new(told: Comparison, prints: [Option<Fingerprint>; 2], begun: Option<Campaign>) -> Self {
        let differences = match &told.divergence {
            Some(Divergence::Settings(differences)) => Some(differences),
            Some(Divergence::Command { differences, .. }) => differences.as_ref().ok(),
            _ => None,
        };
        let fields = differences.map(|all| Fields::of_differences(all.clone()));
        Self { told, prints, begun, fields }
    }

    fn draw(&mut self, ui: &mut Ui, wanted: &mut String) {
        let names = self.begun.as_ref().map(Names::new).unwrap_or_default();
        let command = |command: &RunCommand| say(names, command);
        let ((one, other), same) = (self.told.steps, self.told.same);
        let words = match &self.told.divergence {
            None => format!("They are the same run: {same} steps"),
            Some(Divergence::Length) => {
                let same = count(same, "step");
                format!("The same for {same}; One has {one} in all, Other has {other}")
            }
            Some(Divergence::Data(..)) => "They were recorded with different data".into(),
            Some(Divergence::Settings(_)) => "They began with different settings".into(),
            Some(Divergence::Command { step, .. }) => {
                format!("They diverge at step {step}: different commands")
            }
            Some(Divergence::Print { step, .. }) => {
                format!("They diverge at step {step}: the same command with different results")
            }
        };
        caption(ui, &words);
        fact(ui, "Steps on record", format!("{one} and {other}"));
        let shown = |print: Fingerprint| figure(print, theme::LIGHT);
        let print =
            |side: usize| self.prints[side].map_or_else(|| figure("none", theme::LIGHT), shown);
        match &self.told.divergence {
            Some(Divergence::Data(one, other)) => {
                fact(ui, "Data of One", shown(*one));
                fact(ui, "Data of Other", shown(*other));
            }
            Some(Divergence::Command { commands, differences, .. }) => {
                for (side, (who, done)) in
                    [("One did", &commands.0), ("Other did", &commands.1)].into_iter().enumerate()
                {
                    fact(ui, who, command(done));
                    fact(ui, "Fingerprint after it", print(side));
                }
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
            search(ui, wanted, "Search fields");
            fields.draw(ui, "fields", wanted, &["one", "other"]);
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
