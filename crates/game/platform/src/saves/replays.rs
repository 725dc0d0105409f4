//! Replays as files: saved when a dive or a run is over, under names that are never reused.
//! Some facts can be read without playing them.

use super::store::SaveStore;
use super::written::written;
use super::{refused, texts};
use daemonfall_campaign::saves::{Stage, envelope};
use daemonfall_campaign::{Ending, RunCommand, RunReplay};
use daemonfall_core::seed_text;
use daemonfall_dungeon::replay::{self, Replay, ReplayTextError};
use daemonfall_sector::Command;
use std::time::Duration;

const FOLDER: &str = "replays";

/// The part of a run's replay name for each ending.
const ENDINGS: [(Ending, &str); 4] = [
    (Ending::Won, "won"),
    (Ending::LeaderLost, "leader-lost"),
    (Ending::StacksLost, "stacks-lost"),
    (Ending::GaveUp, "given-up"),
];

pub fn name(replay: &Replay) -> String {
    let print = replay.beats.last().map_or(0, |beat| beat.1.0 & 0xFFFF);
    format!("{FOLDER}/{}-beat-{}-{print:04x}.json", seed_text(replay.seed), replay.beats.len())
}

pub fn name_of_run(replay: &RunReplay, ending: Ending) -> String {
    let print = replay.steps.last().map_or(0, |step| step.1.0 & 0xFFFF);
    let known = ENDINGS.iter().find(|(known, _)| *known == ending);
    format!(
        "{FOLDER}/run-{}-{}-{print:04x}-{}.json",
        seed_text(replay.settings.seed),
        replay.steps.len(),
        known.map_or("over", |(_, word)| *word)
    )
}

/// How the run of a replay ended, according to its name.
fn ending(name: &str) -> Option<Ending> {
    let stem = name.strip_suffix(".json")?;
    let tells = |word: &str| stem.strip_suffix(word).is_some_and(|it| it.ends_with('-'));
    let found = ENDINGS.iter().find(|(_, word)| tells(word));
    found.map(|(ending, _)| *ending)
}

pub fn read_dive(file: &str) -> Result<Replay, String> {
    let text = texts::read(file)?;
    Replay::read(&text).map_err(|error| format!("{}: {error}", texts::name(file)))
}

#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    Dive(Replay),
    Run(RunReplay),
}

/// Of either kind; `place` is where it comes from.
pub fn read(place: &str, text: &str) -> Result<Record, String> {
    match envelope::kind(text) {
        Some(kind) if kind != replay::KIND => {
            let run = RunReplay::read(place, text);
            run.map(Record::Run).map_err(|error| refused::kept(&error))
        }
        _ => {
            let dive = Replay::read(text);
            dive.map(Record::Dive).map_err(|error| match error {
                ReplayTextError::Envelope(error) => {
                    format!("{place}: {}", refused::envelope(&error))
                }
                error => format!("{place}: {error}"),
            })
        }
    }
}

/// A replay of the store: its name, and when it was written.
pub type Kept = (String, Option<Duration>);

/// The replays of the store, newest first; sorted by name where the time is unknown.
pub fn newest(store: &SaveStore) -> Vec<Kept> {
    let names = store.names(FOLDER).into_iter();
    let replays = names.filter(|name| name.ends_with(".json"));
    let mut all: Vec<Kept> = replays
        .map(|name| {
            let moment = written(&store.place(&name));
            (name, moment)
        })
        .collect();
    all.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    all
}

pub fn folder(store: &SaveStore) -> String {
    store.place(FOLDER)
}

/// What a replay tells without being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    Dive {
        seed: u64,
        beats: usize,
    },
    /// A run: its last stage, and its ending if known.
    Run(Stage, Option<Ending>),
    Broken,
}

pub fn about(store: &SaveStore, name: &str) -> About {
    let text = store.read(name).ok().flatten();
    match text.and_then(|text| read(name, &text).ok()) {
        Some(Record::Dive(dive)) => About::Dive { seed: dive.seed, beats: dive.beats.len() },
        Some(Record::Run(run)) => of_run(&run, ending(name)),
        None => About::Broken,
    }
}

fn of_run(run: &RunReplay, ending: Option<Ending>) -> About {
    let ends = RunCommand::Sector(Command::EndTurn);
    let turns = run.steps.iter().filter(|step| step.0 == ends).count();
    let last = run.steps.last().map(|step| &step.0);
    let given_up = (last == Some(&RunCommand::GiveUp)).then_some(Ending::GaveUp);
    let stage = Stage {
        seed: run.settings.seed,
        difficulty: run.settings.difficulty.clone(),
        victory: run.settings.victory,
        turn: 1 + turns as u32,
        place: "the end of the run",
        over: true,
    };
    About::Run(stage, given_up.or(ending))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::store::MemoryStore;
    use daemonfall_campaign::{Settings, Versions};
    use daemonfall_core::Fingerprint;
    use daemonfall_dungeon::replay::VERSION;

    fn dive(seed: u64) -> Replay {
        Replay {
            version: VERSION,
            library: Fingerprint(1),
            packs: Vec::new(),
            seed,
            beats: Vec::new(),
            length: 0,
            keyframes: Vec::new(),
        }
    }

    fn run(last: RunCommand) -> RunReplay {
        let turn = RunCommand::Sector(Command::EndTurn);
        RunReplay {
            data: Fingerprint(1),
            versions: Versions::current(),
            packs: Vec::new(),
            settings: Settings::usual(7),
            steps: vec![(turn, Fingerprint(2)), (last, Fingerprint(0xABCD_1234))],
        }
    }

    #[test]
    fn the_kind_of_a_replay_is_told_by_its_text() {
        let (dive, run) = (dive(3), run(RunCommand::GiveUp));
        assert_eq!(read("a", &dive.write()), Ok(Record::Dive(dive)));
        assert_eq!(read("a", &run.write()), Ok(Record::Run(run)));
    }

    #[test]
    fn what_is_damaged_or_something_else_is_refused_with_its_place() {
        let run = run(RunCommand::GiveUp).write();
        let saved = envelope::wrap("run", "{}");
        let cut = &run[..run.len() - 9];
        for wrong in [cut, &run[..20], saved.as_str(), "{\"version\":1}", "a text", ""] {
            let told = read("mine.json", wrong).err().unwrap_or_default();
            assert!(told.starts_with("mine.json: "), "{wrong:?}: {told}");
        }
        let told = read("mine.json", &saved).err().unwrap_or_default();
        assert!(told.contains("not a replay"), "{told}");
    }

    #[test]
    fn the_name_of_a_runs_replay_tells_how_it_ended() {
        let run = run(RunCommand::TakeNone);
        let name = name_of_run(&run, Ending::LeaderLost);
        assert_eq!(name, "replays/run-0000-0007-2-1234-leader-lost.json");
        for (each, _) in ENDINGS {
            assert_eq!(ending(&name_of_run(&run, each)), Some(each));
        }
        assert_eq!(ending("replays/run-0000-0007-2-1234.json"), None);
    }

    #[test]
    fn a_replay_tells_what_it_is_about_without_being_played() {
        let store = SaveStore::new(MemoryStore::default());
        let write = |name: &str, text: String| store.write(name, text, |_, _| {});
        let (won, dive) = (run(RunCommand::TakeNone), dive(3));
        let name = name_of_run(&won, Ending::Won);
        write(&name, won.write());
        write("replays/b.json", run(RunCommand::GiveUp).write());
        write("replays/c.json", won.write());
        write("replays/d.json", "nonsense".into());
        write(&super::name(&dive), dive.write());
        let ended = |name: &str| match about(&store, name) {
            About::Run(stage, ending) => Some((stage.seed, stage.turn, ending)),
            _ => None,
        };
        assert_eq!(ended(&name), Some((7, 2, Some(Ending::Won))));
        assert_eq!(ended("replays/b.json"), Some((7, 2, Some(Ending::GaveUp))));
        assert_eq!(ended("replays/c.json"), Some((7, 2, None)));
        assert_eq!(about(&store, "replays/d.json"), About::Broken);
        let beats = About::Dive { seed: 3, beats: 0 };
        assert_eq!(about(&store, &super::name(&dive)), beats);
    }

    #[test]
    fn replays_without_times_are_listed_by_their_names_and_nothing_else_is() {
        let store = SaveStore::new(MemoryStore::default());
        for name in ["replays/b.json", "replays/a.json", "replays/notes.txt"] {
            store.write(name, "text".into(), |_, _| {});
        }
        let names: Vec<String> = newest(&store).into_iter().map(|kept| kept.0).collect();
        assert_eq!(names, ["replays/a.json", "replays/b.json"]);
    }

    #[test]
    fn the_file_that_was_written_last_is_listed_first() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let store = SaveStore::open(Some(folder.path().into()));
        for (name, seconds) in [("replays/a.json", 100), ("replays/b.json", 200)] {
            store.write(name, "text".into(), |_, _| {});
            assert!(store.finish());
            let file = std::fs::File::options().write(true).open(store.place(name))?;
            file.set_modified(std::time::UNIX_EPOCH + Duration::from_secs(seconds))?;
        }
        let names: Vec<String> = newest(&store).into_iter().map(|kept| kept.0).collect();
        assert_eq!(names, ["replays/b.json", "replays/a.json"]);
        Ok(())
    }
}
