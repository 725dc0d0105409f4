//! Starts what the command line asks for: a dive on a seed, a replay to watch or look back at, a
//! breach, a battle, a run.

use bevy::prelude::*;
use daemonfall_battle_mode::begin as battle;
use daemonfall_battle_mode::begin::{Asked, NextBattle};
use daemonfall_breach::BreachLibrary;
use daemonfall_breach_mode::begin as breach;
use daemonfall_campaign::saves::Slot;
use daemonfall_campaign::{Exercise, Settings};
use daemonfall_menus::compose::stacks::Stacks;
use daemonfall_menus::loading::FirstScreen;
use daemonfall_menus::runs::open_replay;
use daemonfall_platform::cli::Options;
use daemonfall_platform::data::GameData;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::{SaveStore, Store};
use daemonfall_platform::saves::texts;
use daemonfall_platform::screen::Screen;
use daemonfall_run::begin::{self, Begin};
use daemonfall_run::practice::NextPractice;
use daemonfall_text::t;

/// The first screen after loading, once the rules are installed.
fn first_screen(world: &mut World) -> Result<Screen, String> {
    let options = world.resource::<Options>().clone();
    if let Some(path) = &options.replay {
        let path = path.display().to_string();
        let text = texts::read(&path)?;
        return open_replay::open(world, &texts::name(&path), &text);
    }
    if options.time_lab.is_some() {
        return Ok(Screen::TIME_LAB);
    }
    let breach = breach::of_options(&options, world.resource::<BreachLibrary>())?;
    if let Some(breach) = breach {
        return Ok(world.resource_mut::<NextPractice>().ask(breach));
    }
    if let Some(words) = &options.sector {
        let settings = settings(world, words, options.seed.unwrap_or(1))
            .map_err(|reason| format!("--sector: {reason}"))?;
        set_kept_aside(world);
        return begin::begin(world, Begin::Fresh(settings));
    }
    match battle::of_options(&options, world.resource::<BreachLibrary>())? {
        Some(Asked::Compose(lists)) => {
            world.insert_resource(Stacks::of(&lists));
            return Ok(Screen::COMPOSE);
        }
        Some(Asked::Fought(fought)) => {
            world.insert_resource(NextBattle(Some(*fought)));
            return Ok(Screen::BATTLE);
        }
        None => {}
    }
    let Some(seed) = options.seed else { return Ok(Screen::TITLE) };
    Ok(world.resource_mut::<NextPractice>().ask(Exercise::Dive { seed }))
}

/// Run settings for `SECTOR`, `SECTOR:DIFFICULTY` or `SECTOR:DIFFICULTY:VICTORY`.
fn settings(world: &World, words: &str, seed: u64) -> Result<Settings, String> {
    let (sector, rest) = words.split_once(':').unwrap_or((words, "normal"));
    let (difficulty, victory) = rest.split_once(':').unwrap_or((rest, "core"));
    let settings = Settings {
        difficulty: difficulty.into(),
        sector: sector.into(),
        victory: victory.parse()?,
        ..Settings::usual(seed)
    };
    let content = &world.resource::<GameData>().0;
    settings.check(content).map_err(|error| error.to_string())?;
    Ok(settings)
}

/// The new run will be saved in its place, although the player has not abandoned the old one.
fn set_kept_aside(world: &mut World) {
    let work = |store: &dyn Store| {
        let file = Slot::Auto.file();
        match store.read(file) {
            Ok(None) => None,
            Ok(Some(_)) => Some(match store.set_aside(file) {
                Ok(place) => Notice::done(t!("start-run-aside", place = place)),
                Err(error) => Notice::wrong(t!("start-run-lost", error = error.to_string())),
            }),
            Err(error) => {
                Some(Notice::wrong(t!("start-run-unreadable", error = error.to_string())))
            }
        }
    };
    world.resource::<SaveStore>().later(None, work, |world, notice| {
        if let Some(notice) = notice {
            world.write_message(notice);
        }
    });
}

pub fn plugin(app: &mut App) {
    app.insert_resource(FirstScreen(first_screen));
}
