//! Plays scenarios and reports each round as a row, in the terms of the conformance cases.

use super::Scenario;
use crate::characters::{CharacterId, Cpu, Roster, Shield};
use crate::command::{Choice, Choices};
use crate::events::StackEvent;
use crate::install::{dismiss_all, enlist, install, play_round};
use crate::stack::{Shown, Stack};
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Health};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// User, subroutine, target.
type Triple = (String, String, String);

/// Names with numbers, in character order; serialized as a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub Vec<(String, i32)>);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, number) in &self.0 {
            map.serialize_entry(name, number)?;
        }
        map.end()
    }
}

#[derive(serde::Serialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub round: u32,
    /// Unresolved entries with time left, in stack order, as shown before executing.
    pub stack: Vec<(String, String, String, u32)>,
    /// The resolved section, in the order of execution.
    pub resolved: Vec<Triple>,
    /// Refused choices, in the order of adding.
    pub rejected: Vec<Triple>,
    /// Characters removed, in character order.
    pub died: Vec<String>,
    /// Moves finished, in the order of after-effects.
    pub finished: Vec<Triple>,
    /// Health of all characters at the round's end.
    pub health: Numbers,
    /// Shield of all characters at the round's end.
    pub shield: Numbers,
    /// Free CPU at the round's end, of characters not removed.
    pub cpu: Numbers,
}

/// Starts a scenario in a world, replacing any fight in it. Installs the rules if needed.
pub fn begin(world: &mut World, scenario: &Scenario) {
    if world.contains_resource::<Roster>() {
        dismiss_all(world);
        world.insert_resource(scenario.subroutines.clone());
        world.resource_mut::<EventLog<StackEvent>>().clear();
    } else {
        install(world, scenario.subroutines.clone());
    }
    for sheet in &scenario.characters {
        enlist(world, *sheet);
    }
}

/// Makes the scenario's choices for its next round, unchecked: the round refuses illegal ones.
pub fn choose_round(world: &mut World, scenario: &Scenario) {
    let round = world.resource::<Stack>().round() as usize;
    let mut choices = world.resource_mut::<Choices>();
    choices.clear();
    for choice in scenario.rounds.get(round).into_iter().flatten() {
        let sheet = scenario.characters.get(choice.user.0 as usize);
        choices.put(sheet.map(|sheet| sheet.side).unwrap_or_default(), *choice);
    }
}

/// Plays a scenario's next round and reports it. The log then has only this round's events.
pub fn play_next(world: &mut World, scenario: &Scenario) -> Row {
    world.resource_mut::<EventLog<StackEvent>>().clear();
    choose_round(world, scenario);
    play_round(world);
    row(world, scenario)
}

/// Plays a whole scenario in a separate world: one row per round.
pub fn play(scenario: &Scenario) -> Vec<Row> {
    let mut world = World::new();
    begin(&mut world, scenario);
    let rounds = scenario.rounds.iter();
    rounds.map(|_| play_next(&mut world, scenario)).collect()
}

fn row(world: &World, scenario: &Scenario) -> Row {
    let name = |id: CharacterId| scenario.name(id).to_owned();
    let triple = |choice: &Choice| {
        let target = choice.target.map_or_else(String::new, name);
        let subroutine = scenario.subroutines.name(choice.subroutine).to_owned();
        (name(choice.user), subroutine, target)
    };
    let shown = world.resource::<Shown>();
    let mut row = Row {
        round: world.resource::<Stack>().round(),
        resolved: shown.resolved.iter().map(|entry| triple(&entry.choice)).collect(),
        ..Row::default()
    };
    for entry in &shown.unresolved {
        let (user, subroutine, target) = triple(&entry.choice);
        row.stack.push((user, subroutine, target, entry.time_left));
    }
    for event in world.resource::<EventLog<StackEvent>>().events() {
        match event {
            StackEvent::Refused { choice, .. } => row.rejected.push(triple(choice)),
            StackEvent::Removed { id } => row.died.push(name(*id)),
            StackEvent::Finished { choice, .. } => row.finished.push(triple(choice)),
            StackEvent::RoundBegan { .. }
            | StackEvent::Resolved(_)
            | StackEvent::Added { .. }
            | StackEvent::Executed(_)
            | StackEvent::Changed { .. }
            | StackEvent::StatusEnded { .. } => {}
        }
    }
    let roster = world.resource::<Roster>();
    for id in roster.all() {
        let Some(entity) = roster.entity(id) else { continue };
        let health = world.get::<Health>(entity).map_or(0, |health| health.current);
        let shield = world.get::<Shield>(entity).map_or(0, |shield| shield.0);
        row.health.0.push((name(id), health));
        row.shield.0.push((name(id), shield));
        if roster.is_present(id) {
            let free = world.get::<Cpu>(entity).map_or(0, Cpu::free);
            row.cpu.0.push((name(id), free));
        }
    }
    row
}
