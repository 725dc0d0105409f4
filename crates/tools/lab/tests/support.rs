//! The lab as a program, the game's data, and files.

use bevy_ecs::world::World;
use daemonfall_breach::bots as breach;
use daemonfall_campaign::{Campaign, Content, Settings, install};
use daemonfall_dungeon::Library;
use daemonfall_lab::bots::Policy;
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use daemonfall_lab::breach::duels;
use daemonfall_lab::data;
use daemonfall_lab::dive::{Dive, Plan};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

pub fn library() -> Library {
    data::library(None).expect("the game's data are sound")
}

pub fn content() -> Arc<Content> {
    data::content(None).expect("the game's data are sound")
}

pub fn in_the_house(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    root.join(name)
}

/// The run of some settings on a small sector.
pub fn settings(seed: u64) -> Settings {
    Settings { sector: "small".into(), ..Settings::usual(seed) }
}

/// A dive, a duel and the beginning of a run, played by bots with these data.
pub fn play_shortly(content: &Arc<Content>) {
    let plan = Plan { seed: 5, policy: Policy::Random, floors: 2, max_beats: 80 };
    Dive::new(content.dungeon.clone(), plan).play(None);
    let sides = [breach::Policy::Random, breach::Policy::Greedy];
    // What a bot cannot play is no fault here.
    let _ = duels(&content.breach, 5, sides, 1, None);
    let recipes = content.sector.library.recipes();
    let Some(sector) = recipes.first().map(|it| it.key.clone()) else { return };
    let settings = Settings { sector, ..Settings::usual(5) };
    if let Ok((mut campaign, _)) = Campaign::begin(content.clone(), settings) {
        let mut world = World::new();
        install(&mut world, content);
        go_on(&mut campaign, &mut world, 60);
    }
}

/// Goes on with a run, by the bot that chooses at random.
pub fn go_on(campaign: &mut Campaign, world: &mut World, steps: u32) {
    let mut bot = RunBot::new(RunPolicy::Random, 5);
    for _ in 0..steps {
        let Some(command) = bot.choose(campaign, world) else { return };
        if campaign.apply(world, command).is_err() {
            return;
        }
    }
}

/// Exit status, standard output and standard error of the lab.
pub fn lab(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daemonfall-lab"));
    let output = command.args(arguments).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

pub fn file(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), name, text);
    (folder, file.display().to_string())
}

pub fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("the folder can be written into");
    file
}
