//! Commands of a dive in scripts: presses the keys that a player would press, and plays whole
//! replays.

use super::{expect, inject, keys};
use crate::prelude::*;
use daemonfall_campaign::Game;
use daemonfall_dive_mode::session::Session;
use daemonfall_dungeon::{Command, Direction, fingerprint};
use daemonfall_platform::saves::replays::read_dive;
use daemonfall_run::act::game;

const PATIENCE: f32 = 20.0;

fn beats(world: &World) -> usize {
    game(world).map_or(0, Game::commands)
}

#[derive(Resource)]
struct Before(usize);

fn of_command(command: Command) -> Vec<keys::KeyPress> {
    let names: Vec<&str> = match command {
        Command::Step(way) => vec![arrow(way)],
        Command::Wait => vec!["Space"],
        Command::Bomb(way) => vec!["b", arrow(way)],
        Command::Drink => vec!["e"],
        Command::Take => vec!["t"],
        // No key edits the dive; only panels do.
        Command::Edit(_) => Vec::new(),
    };
    names.into_iter().filter_map(keys::named).collect()
}

fn arrow(way: Direction) -> &'static str {
    match way {
        Direction::North => "ArrowUp",
        Direction::South => "ArrowDown",
        Direction::West => "ArrowLeft",
        _ => "ArrowRight",
    }
}

/// After so many frames the keys are pressed again: stairs ask once.
const AGAIN: usize = 60;

/// Presses a key in two frames each, and waits for the beat; returns whether it is recorded.
pub fn press(
    world: &mut World,
    command: Command,
    step: usize,
    waited: f32,
) -> Result<bool, String> {
    let keys = of_command(command);
    if step == 0 {
        expect::dive(world)?;
        let before = beats(world);
        world.insert_resource(Before(before));
    }
    match keys.get(step % AGAIN / 2) {
        Some(key) if step.is_multiple_of(2) => inject::press(world, key),
        Some(key) => inject::release(world, key),
        None => {}
    }
    let played = beats(world) > world.resource::<Before>().0;
    if played && step + 1 >= 2 * keys.len() {
        return Ok(true);
    }
    if waited > PATIENCE {
        Err(format!("{command:?} was not played: it was refused, or the dive is over"))
    } else {
        Ok(false)
    }
}

#[derive(Resource)]
struct Playing {
    /// The remaining commands, last first.
    left: Vec<(Command, Fingerprint)>,
    /// The start of the current command, and the frames since.
    since: f32,
    frames: usize,
}

/// Returns whether the replay is done. Fails if it is unreadable, of another dive, or differs.
pub fn play(world: &mut World, file: &str, step: usize, now: f32) -> Result<bool, String> {
    if step == 0 {
        begin(world, file, now)?;
        return Ok(false);
    }
    let playing = world.resource::<Playing>();
    let (frames, waited) = (playing.frames, now - playing.since);
    let Some((command, recorded)) = playing.left.last().copied() else {
        return Ok(true);
    };
    if !press(world, command, frames, waited)? {
        world.resource_mut::<Playing>().frames += 1;
        return Ok(false);
    }
    compare(world, command, recorded)?;
    let mut playing = world.resource_mut::<Playing>();
    playing.left.pop();
    playing.since = now;
    playing.frames = 0;
    Ok(false)
}

fn begin(world: &mut World, file: &str, now: f32) -> Result<(), String> {
    let replay = read_dive(file)?;
    let seed = world.get_resource::<Session>().map(|session| session.seed);
    if seed != Some(replay.seed) {
        return Err(format!(
            "{file} was recorded on seed {}; start a dive on that seed first",
            daemonfall_core::seed_text(replay.seed)
        ));
    }
    world.insert_resource(Playing {
        left: replay.beats.into_iter().rev().collect(),
        since: now,
        frames: 0,
    });
    Ok(())
}

fn compare(world: &World, command: Command, recorded: Fingerprint) -> Result<(), String> {
    let found = fingerprint(world);
    match found == recorded {
        true => Ok(()),
        false => Err(format!(
            "beat {}, after {command:?}: the fingerprint is {found}, the recorded one {recorded}",
            beats(world)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_dive_mode::input::action::DiveAction;
    use daemonfall_input::bindings::Bindings;

    #[test]
    fn the_keys_of_a_command_are_bound_to_it() {
        let bindings = Bindings::default().with::<DiveAction>();
        let bound = |command| {
            of_command(command)
                .iter()
                .filter_map(|key| bindings.of_key::<DiveAction>(key.code))
                .collect::<Vec<_>>()
        };
        assert_eq!(bound(Command::Step(Direction::West)), [DiveAction::Left]);
        assert_eq!(bound(Command::Bomb(Direction::South)), [DiveAction::Bomb, DiveAction::Down]);
        assert_eq!(bound(Command::Drink), [DiveAction::Drink]);
        assert_eq!(bound(Command::Take), [DiveAction::Take]);
        assert_eq!(bound(Command::Wait), [DiveAction::Wait]);
    }
}
