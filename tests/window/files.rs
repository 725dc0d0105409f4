//! Files of a test: written for the program, and read after it; and runs played by a bot on the
//! rules alone up to a wanted place, saved in the program's format.

use bevy::ecs::world::World;
use daemonfall_campaign::saves::{SavedRun, Slot};
use daemonfall_campaign::{Campaign, Content, Phase, RunReplay, Settings, install};
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use tempfile::TempDir;

pub fn write(file: impl AsRef<Path>, text: impl AsRef<[u8]>) {
    let file = file.as_ref();
    let written = fs::create_dir_all(file.parent().unwrap_or(file));
    written.and_then(|()| fs::write(file, text)).expect("the folder can be written");
}

pub fn texts_in(folder: &Path) -> Vec<String> {
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.flatten().map(|file| fs::read_to_string(file.path()).expect("a text")).collect()
}

pub fn replay_in(saves: &Path) -> RunReplay {
    let mut texts = texts_in(&saves.join("replays"));
    texts.retain(|text| RunReplay::is_one(text));
    assert_eq!(texts.len(), 1, "the run is recorded once");
    RunReplay::read("the replay", &texts[0]).unwrap_or_else(|error| panic!("{error}"))
}

pub fn saved_run(text: &str) -> SavedRun {
    let saved = SavedRun::read(&content(), "the save", text);
    saved.unwrap_or_else(|error| panic!("{error}"))
}

/// The run that the title would continue.
pub fn kept(saves: &Path) -> SavedRun {
    saved_run(&fs::read_to_string(saves.join("run-auto.save")).expect("the run is saved"))
}

pub fn copied_assets(folder: &TempDir) -> PathBuf {
    let copy = folder.path().join("assets");
    copy_tree(&super::program::assets(), &copy);
    copy
}

fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("assets can be read").flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_tree(&path, &target);
        } else {
            fs::copy(&path, &target).expect("assets can be copied");
        }
    }
}

pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let load = || {
        let content = Content::load_dir(super::program::assets().join("data"));
        Arc::new(content.unwrap_or_else(|errors| panic!("{errors}")))
    };
    CONTENT.get_or_init(load).clone()
}

/// The first run, by seed, in which the bold bot gets there, and the world of its dive or breach.
pub fn first_run(wanted: impl Fn(&Campaign) -> bool) -> (Campaign, World) {
    let content = content();
    for seed in 1..200 {
        let mut world = World::new();
        install(&mut world, &content);
        let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
        let run = Campaign::begin(content.clone(), settings);
        let (mut run, _) = run.unwrap_or_else(|error| panic!("{error}"));
        let mut bot = RunBot::new(RunPolicy::Bold, seed);
        while run.sector().turn < 60 && !matches!(run.run().phase, Phase::Over(_)) {
            if wanted(&run) {
                return (run, world);
            }
            let Some(command) = bot.choose(&run, &mut world) else { break };
            run.apply(&mut world, command.clone())
                .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        }
        if wanted(&run) {
            return (run, world);
        }
    }
    panic!("no seed leads there");
}

pub fn keep(run: &Campaign, world: &mut World, saves: &Path) {
    write(saves.join(Slot::Auto.file()), SavedRun::of(run, world).write());
}
