//! What the command line asks for: a dive on a seed, a replay to watch, a breach, a battle, a sector.

use super::begin::Start;
use super::watch::Watch;
use crate::battle::begin::{self as battle, Asked, NextBattle};
use crate::breach::begin::{self, NextBreach};
use crate::cli::Options;
use crate::data::SectorRules;
use crate::saves::dive::{FILE, KeptDive, SavedDive};
use crate::saves::store::SaveStore;
use crate::screens::Screen;
use crate::screens::compose::stacks::Stacks;
use crate::sector::begin::{self as sector, NextSector};
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_breach::BreachLibrary;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::replay::Replay;

/// The first screen after loading, once the rules are installed.
///
/// # Errors
/// What is wrong with the replay, in words.
pub fn first_screen(world: &mut World) -> Result<Screen, String> {
    let options = world.resource::<Options>().clone();
    if let Some(path) = &options.replay {
        let file = path.display().to_string();
        let replay = read_replay(&file)?;
        replay
            .check(world.resource::<Library>())
            .map_err(|error| format!("{file}: {error}"))?;
        world.insert_resource(Start::Fresh(replay.seed));
        world.insert_resource(Watch::new(replay, file));
        return Ok(Screen::Dive);
    }
    if options.time_lab.is_some() {
        return Ok(Screen::TimeLab);
    }
    let breach = begin::of_options(&options, world.resource::<BreachLibrary>())?;
    if breach.is_some() {
        world.insert_resource(NextBreach(breach));
        return Ok(Screen::Breach);
    }
    let sector = sector::of_options(&options, &world.resource::<SectorRules>().0)?;
    if sector.is_some() {
        world.insert_resource(NextSector(sector));
        return Ok(Screen::Sector);
    }
    match battle::of_options(&options, world.resource::<BreachLibrary>())? {
        Some(Asked::Compose(lists)) => {
            world.insert_resource(Stacks::of(&lists));
            return Ok(Screen::Compose);
        }
        Some(Asked::Fought(fought)) => {
            world.insert_resource(NextBattle(Some(*fought)));
            return Ok(Screen::Battle);
        }
        None => {}
    }
    let Some(seed) = options.seed else {
        return Ok(Screen::Title);
    };
    set_kept_aside(world);
    world.insert_resource(Start::Fresh(seed));
    Ok(Screen::Dive)
}

/// The new dive will be kept in the place of the old one, which nobody has given up.
fn set_kept_aside(world: &mut World) {
    let store = world.resource::<SaveStore>();
    let library = world.resource::<Library>();
    match store.read(FILE) {
        Ok(None) => {}
        Ok(Some(text)) if SavedDive::read(FILE, &text, library).is_ok() => {
            let notice = match store.set_aside(FILE) {
                Ok(place) => Notice::done(format!("The dive that was kept lies in {place} now.")),
                Err(error) => {
                    Notice::wrong(format!("The dive that was kept will be lost: {error}"))
                }
            };
            world.write_message(notice);
        }
        Ok(Some(_)) => world.insert_resource(KeptDive::Broken("it cannot be read".into())),
        Err(error) => world.insert_resource(KeptDive::Broken(error.to_string())),
    }
}

/// Reads a replay from a file.
///
/// # Errors
/// File, place and reason.
#[cfg(not(target_family = "wasm"))]
pub fn read_replay(file: &str) -> Result<Replay, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    Replay::read(&text).map_err(|error| format!("{file}: {error}"))
}

/// There are no files here.
///
/// # Errors
/// Always.
#[cfg(target_family = "wasm")]
pub fn read_replay(file: &str) -> Result<Replay, String> {
    Err(format!("{file}: there are no files here"))
}
