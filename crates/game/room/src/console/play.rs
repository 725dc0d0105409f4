//! Sends commands of the rules to the game: checked like any other, then sent the same way as keys
//! and pointer do.

use super::facts::screen;
use super::say;
use bevy::prelude::*;
use daemonfall_breach_mode::Choose;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_campaign::RunCommand;
use daemonfall_dive_mode::session::Play;
use daemonfall_menus::runs::rewind;
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_run::{self as run, Order};
use daemonfall_sector_mode::SectorCommand;

pub const LOCKED: &str = "panels only watch: open the lock to change things by hand";

/// The error is the reason for a refusal. Edits are allowed only if `may` is set.
pub fn check(world: &mut World, command: &RunCommand, may: bool) -> Result<(), String> {
    if command.is_edit() && !may {
        return Err(LOCKED.into());
    }
    if rewind::is_away(world) {
        return Err("the screen shows a past step: commands are disabled".into());
    }
    if let Some(checked) = run::act::check(world, command) {
        return checked.map_err(|refusal| refusal.to_string());
    }
    Err(match command {
        RunCommand::Dive(_) => "no dive is on the screen".into(),
        RunCommand::Breach(_) => "no breach is on the screen".into(),
        _ => "no run is under way".into(),
    })
}

fn taken(world: &World, command: &RunCommand) -> Result<(), String> {
    let (there, wanted) = (
        screen(world),
        match command {
            RunCommand::Dive(_) => Some(Screen::DIVE),
            RunCommand::Sector(_) => Some(Screen::SECTOR),
            RunCommand::Breach(_) => Some(Screen::BREACH),
            _ => None,
        },
    );
    let paused = world.get_resource::<State<Paused>>();
    if wanted.is_some_and(|wanted| wanted != there) {
        return Err("its screen is not shown".into());
    }
    if wanted.is_some() && paused.is_some_and(|paused| paused.get().0) {
        return Err("the game is paused".into());
    }
    let film = world.get_resource::<BreachPlayback>();
    if wanted == Some(Screen::BREACH) && film.is_some_and(|film| !film.is_over()) {
        return Err("the events before it are still being shown".into());
    }
    Ok(())
}

/// Checks a command and sends it; it is carried out in this frame or the next.
pub fn send(world: &mut World, command: RunCommand, may: bool) -> Result<(), String> {
    check(world, &command, may)?;
    taken(world, &command)?;
    match command {
        RunCommand::Dive(command) => drop(world.write_message(Play(command))),
        RunCommand::Sector(command) => drop(world.write_message(SectorCommand(command))),
        RunCommand::Breach(command) => drop(world.write_message(Choose(command))),
        other => drop(world.write_message(Order(other))),
    }
    Ok(())
}

pub fn steps(world: &World) -> Option<usize> {
    Some(rewind::now(world)?.replay().steps.len())
}

pub fn told(world: &World, command: &RunCommand) -> String {
    match (rewind::now(world), command) {
        (Some(run), _) => say::command(run.content(), &run.sector().grid, command),
        (None, RunCommand::Dive(command)) => say::dive(*command),
        (None, command) => format!("{command:?}"),
    }
}
