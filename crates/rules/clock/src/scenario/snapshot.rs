//! Saves a scenario in progress as a plain value, and restores it.

use super::course::{Course, Playing};
use super::data::{Ability, CHARACTERS_AT_MOST, Hits, Scenario, SlowAction};
use super::{Nature, Progress, Taken};
use crate::components::{CharacterId, ChargeTime, Mime, QuickFlag, Speed, Team};
use crate::machine::{Cursor, LastAction, Machine};
use crate::reaction::Reaction;
use bevy_ecs::prelude::*;
use daemonfall_core::Snapshot;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct CharacterRecord {
    pub id: CharacterId,
    pub team: Team,
    pub flag: QuickFlag,
    pub charge: ChargeTime,
    pub speed: Speed,
    pub reaction: Option<Reaction>,
    pub mime: bool,
    /// How far it is in its script.
    pub taken: Taken,
}

/// The whole state of a scenario between two transitions.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ScenarioSnapshot {
    pub scenario: Scenario,
    pub machine: Machine,
    /// Phase, slow actions, the current action.
    pub progress: Progress,
    pub characters: Vec<CharacterRecord>,
}

/// Why a snapshot cannot be restored.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    #[error("it holds {0} characters; a scenario has at most {CHARACTERS_AT_MOST}")]
    TooMany(usize),
    #[error("its characters are not exactly the {0} of its scenario")]
    Characters(usize),
    #[error("{place} names character {who}, who is not in its scenario")]
    Unknown { place: &'static str, who: u32 },
    #[error("its last action has number {0}, which is not an ability")]
    UnknownAction(u32),
}

impl ScenarioSnapshot {
    /// Checks that this can be restored; finds the first problem.
    pub fn check(&self) -> Result<(), SnapshotError> {
        let count = self.scenario.characters.len();
        if count > CHARACTERS_AT_MOST {
            return Err(SnapshotError::TooMany(count));
        }
        let mut numbers: Vec<u32> = self.characters.iter().map(|record| record.id.0).collect();
        numbers.sort_unstable();
        if !numbers.iter().copied().eq(0..count as u32) {
            return Err(SnapshotError::Characters(count));
        }
        let known = |place, who: CharacterId| {
            if (who.0 as usize) < count {
                return Ok(());
            }
            Err(SnapshotError::Unknown { place, who: who.0 })
        };
        let all_known = |place, hits: Hits| hits.iter().try_for_each(|who| known(place, who));
        let slow = self.progress.slow.iter().chain(&self.scenario.slow_actions);
        for SlowAction { actor, hits, .. } in slow {
            known("a slow action", *actor)?;
            all_known("a slow action", *hits)?;
        }
        if count > 0 {
            for doing in [self.progress.initial, self.progress.struck] {
                known("the action under way", doing.actor)?;
                all_known("the action under way", doing.hits)?;
            }
        }
        for character in &self.scenario.characters {
            let turns = character.script.turns.iter().chain([&character.script.then]);
            for hits in turns.filter_map(|choice| choice.hits()) {
                all_known("a script", hits)?;
            }
            for hits in &character.script.mime_hits {
                all_known("a script", *hits)?;
            }
        }
        if let Cursor::EarlyTurn(who)
        | Cursor::Mimicry(who)
        | Cursor::MimicryReactions(who)
        | Cursor::LateTurn(who) = self.machine.place.cursor
        {
            known("the machine", who)?;
        }
        if let LastAction(Some(deed)) = self.machine.last_action {
            known("the last action", deed.actor)?;
            if Ability::of(deed.action).is_none() {
                return Err(SnapshotError::UnknownAction(deed.action.0));
            }
        }
        Ok(())
    }

    pub fn of(course: &Course) -> Self {
        let rows = course.facts.iter().zip(&course.natures).zip(&course.taken);
        Self {
            scenario: course.scenario().clone(),
            machine: course.machine,
            progress: course.progress.clone(),
            characters: rows
                .map(|((fact, nature), taken)| CharacterRecord {
                    id: fact.id,
                    team: fact.team,
                    flag: fact.flag,
                    charge: fact.charge,
                    speed: nature.speed,
                    reaction: nature.reaction,
                    mime: fact.mime,
                    taken: *taken,
                })
                .collect(),
        }
    }

    /// A course in this state, if it can be restored.
    pub fn course(&self) -> Result<Course, SnapshotError> {
        self.check()?;
        let mut records = self.characters.clone();
        records.sort_unstable_by_key(|record| record.id);
        let mut course = Course::new(Arc::new(self.scenario.clone()));
        for (place, record) in records.iter().enumerate() {
            let fact = &mut course.facts[place];
            (fact.team, fact.flag, fact.charge, fact.mime) =
                (record.team, record.flag, record.charge, record.mime);
            course.natures[place] = Nature { speed: record.speed, reaction: record.reaction };
            course.taken[place] = record.taken;
        }
        course.machine = self.machine;
        course.progress = self.progress.clone();
        Ok(course)
    }
}

impl Snapshot for ScenarioSnapshot {
    type Error = SnapshotError;

    fn take(world: &mut World) -> Self {
        let mut query = world.query::<(
            &CharacterId,
            &Team,
            &QuickFlag,
            &ChargeTime,
            &Speed,
            Option<&Reaction>,
            Has<Mime>,
            &Taken,
        )>();
        let rows =
            query.iter(world).map(|(id, team, flag, charge, speed, reaction, mime, taken)| {
                CharacterRecord {
                    id: *id,
                    team: *team,
                    flag: *flag,
                    charge: *charge,
                    speed: *speed,
                    reaction: reaction.copied(),
                    mime,
                    taken: *taken,
                }
            });
        let mut characters: Vec<CharacterRecord> = rows.collect();
        characters.sort_unstable_by_key(|record| record.id);
        Self {
            scenario: world.resource::<Playing>().0.as_ref().clone(),
            machine: Machine::of(world),
            progress: world.resource::<Progress>().clone(),
            characters,
        }
    }

    fn restore(&self, world: &mut World) -> Result<(), SnapshotError> {
        self.check()?;
        clear(world);
        for record in &self.characters {
            spawn(world, record);
        }
        let scenario = Arc::new(self.scenario.clone());
        place_rest(world, scenario, self.machine, self.progress.clone());
        Ok(())
    }
}

pub(super) fn place(world: &mut World, course: &Course) {
    clear(world);
    for record in ScenarioSnapshot::of(course).characters {
        spawn(world, &record);
    }
    let (scenario, progress) = (course.scenario.clone(), course.progress.clone());
    place_rest(world, scenario, course.machine, progress);
}

/// Removes the scenario's characters: entities with a script. Other entities are not ours.
fn clear(world: &mut World) {
    let mut query = world.query_filtered::<Entity, (With<CharacterId>, With<Taken>)>();
    let old: Vec<Entity> = query.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}

fn spawn(world: &mut World, record: &CharacterRecord) {
    let mut entity = world.spawn((
        record.id,
        record.team,
        record.flag,
        record.charge,
        record.speed,
        record.taken,
    ));
    if let Some(reaction) = record.reaction {
        entity.insert(reaction);
    }
    if record.mime {
        entity.insert(Mime);
    }
}

fn place_rest(world: &mut World, scenario: Arc<Scenario>, machine: Machine, progress: Progress) {
    machine.put(world);
    world.insert_resource(progress);
    world.insert_resource(Playing(scenario));
}
