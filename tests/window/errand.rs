//! Runs for the window's tests: played by a bot on the rules alone up to a wanted place, and saved
//! in the program's format.

use bevy::ecs::world::World;
use daemonfall_campaign::saves::{SavedRun, Slot};
use daemonfall_campaign::{Campaign, Content, Phase, Settings, install};
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use std::path::Path;
use std::sync::{Arc, OnceLock};

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
    super::files::write(saves.join(Slot::Auto.file()), SavedRun::of(run, world).write());
}
