//! Sets up the stack in a world: resources, characters, choices, rounds.

use crate::characters::{CharacterId, Cpu, Presence, Roster, Shield, Statuses};
use crate::command::{Choice, Choices, Command, Refusal, judge, judge_user};
use crate::events::StackEvent;
use crate::phases::{self, Round};
use crate::snapshot::StackSnapshot;
use crate::stack::{Shown, Stack};
use crate::subroutine::Subroutines;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Fingerprint, Health, Side, fingerprint_of};

/// A character's starting values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterSheet {
    pub side: Side,
    pub health: Health,
    /// Its CPU, all free at the start.
    pub max_cpu: i32,
}

/// Installs the stack's data, state, log and schedule in a world, a bare one or an app's.
pub fn install(world: &mut World, subroutines: Subroutines) {
    install_parts(world, subroutines);
    world.init_resource::<EventLog<StackEvent>>();
    world.add_schedule(phases::build());
}

/// Installs data and state, but no log or schedule: for crates that have their own.
pub fn install_parts(world: &mut World, subroutines: Subroutines) {
    world.insert_resource(subroutines);
    world.init_resource::<Stack>();
    world.init_resource::<Choices>();
    world.init_resource::<Roster>();
    world.init_resource::<Shown>();
}

/// Removes all characters and moves from a world, so that a new fight can begin.
pub fn dismiss_all(world: &mut World) {
    let roster = world.resource::<Roster>();
    let old: Vec<Entity> = roster.all().filter_map(|id| roster.entity(id)).collect();
    for entity in old {
        world.despawn(entity);
    }
    world.resource_mut::<Roster>().clear();
    world.insert_resource(Stack::default());
    world.insert_resource(Choices::default());
    world.insert_resource(Shown::default());
}

/// Adds a character, last in character order.
pub fn enlist(world: &mut World, sheet: CharacterSheet) -> CharacterId {
    let cpu = Cpu { max: sheet.max_cpu, held: 0 };
    let id = CharacterId(world.resource::<Roster>().len());
    let parts = (sheet.side, sheet.health, Shield(0), cpu, Statuses::default());
    let entity = world.spawn((id, parts)).id();
    world.resource_mut::<Roster>().add(entity, Presence::Present, sheet.side)
}

/// Whether a command is legal now, or why not.
pub fn check(world: &World, command: Command) -> Result<(), Refusal> {
    let roster = world.resource::<Roster>();
    match command {
        Command::Choose(choice) => {
            let cpu = || world.get::<Cpu>(roster.entity(choice.user)?);
            let free = || cpu().map_or(0, Cpu::free);
            judge(&choice, world.resource::<Subroutines>(), roster, free).map(|_| ())
        }
        Command::Wait { user } => judge_user(user, roster),
    }
}

/// Stores a choice for the next round. A refusal changes nothing.
pub fn act(world: &mut World, command: Command) -> Result<(), Refusal> {
    check(world, command)?;
    let (user, chosen): (CharacterId, Option<Choice>) = match command {
        Command::Choose(choice) => (choice.user, Some(choice)),
        Command::Wait { user } => (user, None),
    };
    let side = world.resource::<Roster>().side(user);
    let mut choices = world.resource_mut::<Choices>();
    choices.take_back(user);
    if let Some(choice) = chosen {
        choices.put(side, choice);
    }
    Ok(())
}

/// Plays a round with the current choices. Characters without a choice wait.
pub fn play_round(world: &mut World) {
    world.run_schedule(Round);
}

/// The fingerprint of data, characters, stack and choices.
pub fn fingerprint(world: &World) -> Fingerprint {
    fingerprint_of(&StackSnapshot::of(world))
}
