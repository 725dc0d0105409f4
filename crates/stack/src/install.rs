//! The stack in a world: resources, characters, choices, rounds.

use crate::character::{CharacterId, Cpu, Shield, Statuses};
use crate::command::{Choice, Choices, Command, Refusal, judge, judge_user};
use crate::events::StackEvent;
use crate::roster::{Presence, Roster};
use crate::round::{self, Round, Shown};
use crate::snapshot::StackSnapshot;
use crate::stack::Stack;
use crate::subroutines::Subroutines;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Fingerprint, Health, Side, fingerprint_of};

/// What a character begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterSheet {
    /// Whom it fights for.
    pub side: Side,
    /// Its health.
    pub health: Health,
    /// Its CPU, all of it free.
    pub max_cpu: i32,
}

/// Puts the rules of the stack into a world: data, state, log, schedule. Works on a bare world and
/// on an app's.
pub fn install(world: &mut World, subroutines: Subroutines) {
    install_parts(world, subroutines);
    world.init_resource::<EventLog<StackEvent>>();
    world.add_schedule(round::build());
}

/// Puts data and state into a world, but neither log nor schedule: for crates that have their own.
pub fn install_parts(world: &mut World, subroutines: Subroutines) {
    world.insert_resource(subroutines);
    world.init_resource::<Stack>();
    world.init_resource::<Choices>();
    world.init_resource::<Roster>();
    world.init_resource::<Shown>();
}

/// Takes all characters and moves out of a world, for a fight to begin anew.
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
    world.resource_mut::<Roster>().add(entity, Presence::Present)
}

/// Whether a command is legal now.
///
/// # Errors
/// Why it is refused.
pub fn check(world: &World, command: Command) -> Result<(), Refusal> {
    let roster = world.resource::<Roster>();
    match command {
        Command::Choose(choice) => {
            let free = || {
                let entity = roster.entity(choice.user);
                let cpu = entity.and_then(|entity| world.get::<Cpu>(entity));
                cpu.map_or(0, Cpu::free)
            };
            judge(&choice, world.resource::<Subroutines>(), roster, free).map(|_| ())
        }
        Command::Wait { user } => judge_user(user, roster),
    }
}

/// Takes a choice for the next round.
///
/// # Errors
/// Why it is refused; then nothing changes.
pub fn act(world: &mut World, command: Command) -> Result<(), Refusal> {
    check(world, command)?;
    let (user, chosen): (CharacterId, Option<Choice>) = match command {
        Command::Choose(choice) => (choice.user, Some(choice)),
        Command::Wait { user } => (user, None),
    };
    let entity = world.resource::<Roster>().entity(user);
    let side = entity.and_then(|entity| world.get::<Side>(entity)).copied();
    let mut choices = world.resource_mut::<Choices>();
    choices.take_back(user);
    if let Some(choice) = chosen {
        choices.put(side.unwrap_or_default(), choice);
    }
    Ok(())
}

/// Plays a round with what was chosen; who chose nothing waits.
pub fn play_round(world: &mut World) {
    world.run_schedule(Round);
}

/// The fingerprint of data, characters, stack and choices.
pub fn fingerprint(world: &World) -> Fingerprint {
    fingerprint_of(&StackSnapshot::of(world))
}
