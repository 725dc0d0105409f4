//! Held beats: begun, stopped before their first phase or at a breakpoint, and played on in steps
//! for close inspection.
//!
//! Such a beat has the same result as one played whole. It is recorded and reported when it is
//! over; until then the screen does not change, and other commands are refused.

use super::act::{complete, of_run};
use super::{BeginSystems, Refused};
use crate::prelude::*;
use daemonfall_core::EventLog;
use daemonfall_dungeon::{self as dungeon, Breakpoints, Halt, Pace};
use daemonfall_run::Finishing;
use daemonfall_run::act::begin_beat;

#[derive(Resource, Clone, Debug, Default)]
pub struct Hold {
    /// Hold every command's beat before its first phase, not only at [`Breakpoints`].
    pub every: bool,
    held: Option<Held>,
    last: Option<Stop>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    command: Command,
    /// Log length when the last step began: later events are new.
    seen: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    pub beat: u32,
    pub halt: Halt,
    /// The event that met the breakpoint, if it was one.
    pub event: Option<DiveEvent>,
}

impl Hold {
    pub fn command(&self) -> Option<Command> {
        self.held.map(|held| held.command)
    }

    /// Where the last step of this dive stopped; `None` before a beat's first step.
    pub fn last(&self) -> Option<&Stop> {
        self.last.as_ref()
    }
}

pub fn is_held(hold: Option<Res<Hold>>) -> bool {
    hold.is_some_and(|hold| hold.held.is_some())
}

fn wanted(world: &World) -> bool {
    let stops = world.get_resource::<Breakpoints>();
    world.resource::<Hold>().every || stops.is_some_and(|stops| !stops.0.is_empty())
}

/// Begins the command's beat if beats should be held; if `false`, it still has to be played.
pub(super) fn begin(world: &mut World, command: Command) -> Result<bool, Refusal> {
    if world.resource::<Hold>().held.is_some() {
        return Err(Refusal::MidBeat);
    }
    if command.is_edit() || !wanted(world) {
        return Ok(false);
    }
    let seen = world.resource::<EventLog<DiveEvent>>().events().len();
    begin_beat(world, command).map_err(of_run)?;
    let mut hold = world.resource_mut::<Hold>();
    (hold.held, hold.last) = (Some(Held { command, seen }), None);
    if !hold.every {
        step(world, Pace::Beat);
    }
    Ok(true)
}

/// As far as the pace or a breakpoint allows; `None` if no beat is held.
pub fn step(world: &mut World, pace: Pace) -> Option<Halt> {
    let held = world.resource::<Hold>().held?;
    let beat = world.resource::<DiveState>().beat;
    let halt = dungeon::step(world, pace)?;
    let met = match halt {
        Halt::Broke(met) | Halt::Over(Some(met)) => Some(met),
        _ => None,
    };
    let log = world.resource::<EventLog<DiveEvent>>().events();
    let fresh = log.get(held.seen..).unwrap_or_default();
    let event = met.and_then(|met| fresh.iter().find(|event| met.is_met_by(event)).cloned());
    let seen = log.len();
    let mut hold = world.resource_mut::<Hold>();
    hold.held = Some(Held { seen, ..held });
    hold.last = Some(Stop { beat, halt, event });
    if matches!(halt, Halt::Over(_)) {
        close(world, held.command);
    }
    Some(halt)
}

/// Plays the held beat to its end, ignoring breakpoints. Does nothing if none is held.
pub fn finish(world: &mut World) {
    let hold = world.get_resource::<Hold>();
    let Some(command) = hold.and_then(Hold::command) else {
        return;
    };
    let (beat, halt) = (world.resource::<DiveState>().beat, Halt::Over(None));
    let event = None;
    world.resource_mut::<Hold>().last = Some(Stop { beat, halt, event });
    close(world, command);
}

fn close(world: &mut World, command: Command) {
    world.resource_mut::<Hold>().held = None;
    if let Err(refusal) = complete(world, command) {
        world.write_message(Refused { command, refusal });
    }
}

fn forget(mut hold: ResMut<Hold>) {
    hold.last = None;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Hold>()
        .add_systems(OnEnter(Screen::DIVE), forget.in_set(BeginSystems))
        .add_systems(OnExit(Screen::DIVE), finish)
        .add_observer(|_: On<Finishing>, mut commands: Commands| commands.queue(finish));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Happened;
    use crate::session::sample::{COMMANDS, dive, replay};
    use daemonfall_dungeon::components::ObjectId;
    use daemonfall_dungeon::{Breakpoint, EventKind};

    fn told(world: &mut World) -> Vec<DiveEvent> {
        let mut messages = world.resource_mut::<Messages<Happened>>();
        messages.drain().map(|happened| happened.0).collect()
    }

    #[test]
    fn a_held_beat_is_told_and_recorded_at_its_end_as_one_played_whole() -> Result<(), String> {
        let (mut whole, mut stepped) = (dive(7)?, dive(7)?);
        stepped.resource_mut::<Hold>().every = true;
        let mut steps = 0;
        for (number, command) in COMMANDS.into_iter().cycle().take(24).enumerate() {
            let expected = complete(&mut whole, command);
            let begun = begin(&mut stepped, command);
            assert_eq!(begun.map(drop), expected, "{command:?}");
            if expected.is_err() {
                continue;
            }
            let pace = [Pace::Object, Pace::Phase, Pace::Beat][number % 3];
            while stepped.resource::<Hold>().command().is_some() {
                assert!(told(&mut stepped).is_empty());
                step(&mut stepped, pace);
                steps += 1;
            }
            assert_eq!(told(&mut stepped), told(&mut whole));
        }
        assert_eq!(replay(&stepped), replay(&whole));
        assert!(steps > 40, "{steps}");
        Ok(())
    }

    #[test]
    fn a_second_command_is_refused_until_the_beat_is_over() -> Result<(), String> {
        let mut world = dive(7)?;
        world.resource_mut::<Hold>().every = true;
        assert_eq!(begin(&mut world, Command::Wait), Ok(true));
        assert_eq!(begin(&mut world, Command::Wait), Err(Refusal::MidBeat));
        finish(&mut world);
        assert_eq!(replay(&world).beats.len(), 1);
        assert_eq!(begin(&mut world, Command::Wait), Ok(true));
        Ok(())
    }

    #[test]
    fn without_a_wish_to_hold_nothing_is_held() -> Result<(), String> {
        let mut world = dive(7)?;
        assert_eq!(begin(&mut world, Command::Wait), Ok(false));
        world.insert_resource(Breakpoints(Vec::new()));
        assert_eq!(begin(&mut world, Command::Wait), Ok(false));
        assert_eq!(step(&mut world, Pace::Beat), None);
        Ok(())
    }

    #[test]
    fn a_breakpoint_holds_a_beat_by_itself_and_tells_what_met_it() -> Result<(), String> {
        let mut world = dive(7)?;
        let player = Breakpoint::Acts(ObjectId(1));
        world.insert_resource(Breakpoints(vec![player]));
        assert_eq!(begin(&mut world, Command::Wait), Ok(true));
        let last = world.resource::<Hold>().last().map(|stop| stop.halt);
        assert_eq!(last, Some(Halt::Broke(player)));
        finish(&mut world);
        let waited = Breakpoint::Happens(EventKind::Waited);
        world.insert_resource(Breakpoints(vec![waited]));
        assert_eq!(begin(&mut world, Command::Wait), Ok(true));
        let last = world.resource::<Hold>().last().cloned();
        let last = last.ok_or("nothing stopped")?;
        assert_eq!(last.halt, Halt::Broke(waited));
        assert_eq!(last.event.map(|event| event.kind()), Some(EventKind::Waited));
        Ok(())
    }
}
