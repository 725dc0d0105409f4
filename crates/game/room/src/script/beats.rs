//! Commands of a dive in scripts, with the keys that a player would press, and whole replays.

use super::driver::{InputDriver, Work, dive};
use super::expect;
use crate::console;
use crate::prelude::*;
use daemonfall_campaign::Game;
use daemonfall_dive_mode::session::Session;
use daemonfall_dungeon::{Command, Direction, fingerprint};
use daemonfall_platform::saves::replays::read_dive;
use daemonfall_run::act::game;

const PATIENCE: f32 = 20.0;
/// After so many frames a key is pressed again: stairs ask once.
const AGAIN: usize = 60;

/// Reads a beat as the console does.
pub fn read(words: &str) -> Result<Command, String> {
    match console::command(&mut World::new(), &format!("dive {words}"))? {
        Some(RunCommand::Dive(Command::Step(way) | Command::Bomb(way)))
            if !Direction::STRAIGHT.contains(&way) =>
        {
            Err(format!("no key leads {}: write north, east, south or west", way.name()))
        }
        Some(RunCommand::Dive(command)) => Ok(command),
        _ => Err("commands are step DIRECTION, bomb DIRECTION, wait, drink and take".into()),
    }
}

fn beats(world: &World) -> usize {
    game(world).map_or(0, Game::commands)
}

pub struct Beat {
    command: Command,
    /// The number of beats before it, once it has begun.
    before: Option<usize>,
    work: Work,
    rests: usize,
}

impl Beat {
    pub fn new(command: Command) -> Self {
        Self { command, before: None, work: Work::default(), rests: 0 }
    }

    /// Returns whether the beat is recorded.
    pub fn go_on(&mut self, world: &mut World, waited: f32) -> Result<bool, String> {
        if self.before.is_none() {
            expect::dive(world)?;
        }
        let (command, rests) = (self.command, &mut self.rests);
        let before = *self.before.get_or_insert_with(|| beats(world));
        if waited > PATIENCE {
            return Err(format!("{command:?} was not played: it was refused, or the dive is over"));
        }
        let last = self.work.last;
        self.work.go_on(world, InputDriver::Keys, |world| {
            if beats(world) > before {
                return Ok(None);
            }
            let deed = dive::next(world, InputDriver::Keys, command)?;
            *rests = if last == Some(deed) { *rests + 1 } else { 0 };
            Ok(Some((deed.unless(!(*rests).is_multiple_of(AGAIN)), false)))
        })
    }
}

pub struct Playing {
    /// The remaining beats, last first.
    left: Vec<(Beat, Fingerprint)>,
    since: f32,
}

impl Playing {
    /// Fails if the replay is unreadable, or of another dive.
    pub fn begin(world: &World, file: &str, now: f32) -> Result<Self, String> {
        let replay = read_dive(file)?;
        let seed = world.get_resource::<Session>().map(|session| session.seed);
        if seed != Some(replay.seed) {
            return Err(format!(
                "{file} was recorded on seed {}; start a dive on that seed first",
                daemonfall_core::seed_text(replay.seed)
            ));
        }
        let beats = replay.beats.into_iter().rev();
        let left = beats.map(|(command, print)| (Beat::new(command), print)).collect();
        Ok(Self { left, since: now })
    }

    /// Returns whether the replay is done. Fails if a fingerprint differs.
    pub fn go_on(&mut self, world: &mut World, now: f32) -> Result<bool, String> {
        let Some((beat, recorded)) = self.left.last_mut() else { return Ok(true) };
        if beat.go_on(world, now - self.since)? {
            let (found, command) = (fingerprint(world), beat.command);
            if found != *recorded {
                let beat = beats(world);
                return Err(format!(
                    "beat {beat}, after {command:?}: the fingerprint is {found}, the recorded one {recorded}"
                ));
            }
            self.left.pop();
            self.since = now;
        }
        Ok(false)
    }
}
