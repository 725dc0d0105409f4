//! A practised dive: its record, and undo by playing the record again without its last beat.

use crate::events::{RunEvent, drained};
use crate::game::DataChanged;
use crate::refusal::Refusal;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Snapshot};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{
    Command, DiveEvent, DiveSnapshot, Library, Refusal as DiveRefusal, Sight, act, begin,
    begin_beat, check, fingerprint, finish_beat, install, look,
};

pub(super) struct PracticeDive {
    pub replay: Replay,
    pub stepping: Option<Command>,
}

impl PracticeDive {
    /// The dive that has just begun in the world, and its first events.
    pub fn new(world: &mut World, seed: u64) -> (Self, Vec<RunEvent>) {
        let replay = Replay::new(world.resource::<Library>(), seed);
        let begun = [RunEvent::DiveBegan { seed }].into_iter();
        let events = begun.chain(drained(world, RunEvent::Dive)).collect();
        (Self { replay, stepping: None }, events)
    }

    pub fn check(&self, world: &mut World, command: Command) -> Result<(), Refusal> {
        match self.stepping {
            Some(stepping) if stepping == command => Ok(()),
            Some(_) => Err(DiveRefusal::MidBeat.into()),
            None => Ok(check(world, command)?),
        }
    }

    pub fn begin_beat(&mut self, world: &mut World, command: Command) -> Result<(), Refusal> {
        if self.stepping.is_none() && !command.is_edit() {
            begin_beat(world, command)?;
            self.stepping = Some(command);
        }
        Ok(())
    }

    pub fn beat(&mut self, world: &mut World, command: Command) -> Result<Vec<RunEvent>, Refusal> {
        match self.stepping.take() {
            Some(_) => finish_beat(world),
            None => act(world, command)?,
        }
        self.replay.record(command, fingerprint(world));
        Ok(drained(world, RunEvent::Dive).collect())
    }

    /// Forgets all beats after the first `beats`, already undone in the world.
    pub fn forget(&mut self, beats: usize) {
        self.replay.beats.truncate(beats);
        self.replay.length = self.replay.beats.len() as u32;
    }

    pub fn undo(&mut self, world: &mut World) -> Result<bool, DataChanged> {
        let Some(last) = self.replay.beats.pop() else { return Ok(false) };
        self.forget(self.replay.beats.len());
        let Some((dive, sight)) = play(world.resource::<Library>(), &self.replay) else {
            self.replay.record(last.0, last.1);
            return Err(DataChanged);
        };
        // The snapshot was taken from a world with the same data.
        let restored = dive.restore(world);
        debug_assert!(restored.is_ok(), "{restored:?}");
        world.insert_resource(sight);
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        Ok(true)
    }
}

/// The dive at the end of a replay, and what the player has seen by then. `None` if the result
/// differs from the recorded one because the data has changed.
fn play(library: &Library, replay: &Replay) -> Option<(DiveSnapshot, Sight)> {
    replay.check(library).ok()?;
    let mut world = World::new();
    install(&mut world, library.clone());
    begin(&mut world, replay.seed);
    look(&mut world);
    for (command, _) in &replay.beats {
        act(&mut world, *command).ok()?;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        // The remembered map is built up beat by beat.
        look(&mut world);
    }
    let recorded = replay.beats.last().map(|beat| beat.1);
    if recorded.is_some_and(|recorded| recorded != fingerprint(&world)) {
        return None;
    }
    let dive = DiveSnapshot::take(&mut world);
    Some((dive, world.remove_resource::<Sight>()?))
}
