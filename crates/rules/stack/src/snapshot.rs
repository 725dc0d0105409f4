//! A fight on the stack as a plain value, and back.

use crate::characters::{CharacterId, Cpu, Presence, Roster, Shield, Statuses};
use crate::command::Choices;
use crate::stack::{Entry, MoveId, Stack};
use crate::subroutine::{SubroutineId, Subroutines};
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Health, Side, Snapshot, require};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One character. Its held CPU is not stored, since its moves determine it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct CharacterRecord {
    pub id: CharacterId,
    /// Whether it is still in the fight.
    pub presence: Presence,
    pub side: Side,
    pub health: Health,
    pub shield: Shield,
    pub max_cpu: i32,
    pub statuses: Statuses,
}

/// The whole state of a fight, between two rounds or two phases of a round.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct StackSnapshot {
    /// Fingerprint of the subroutine library that the subroutine numbers refer to.
    pub library: Fingerprint,
    /// All characters, by number.
    pub characters: Vec<CharacterRecord>,
    pub stack: Stack,
    /// The choices for the next round.
    pub choices: Choices,
}

/// Why a snapshot cannot be restored.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    #[error("it was made with other data (fingerprint {found}, this game's data: {expected})")]
    OtherData { found: Fingerprint, expected: Fingerprint },
    #[error("its {0} characters are not numbered from 0 on without gaps")]
    Numbers(usize),
    #[error("character {}: {field} is out of bounds", .id.0)]
    Bounds { id: CharacterId, field: &'static str },
    #[error("there is no character number {}", .0.0)]
    UnknownCharacter(CharacterId),
    #[error("there is no subroutine number {}", .0.0)]
    UnknownSubroutine(SubroutineId),
    #[error("move {} does not match its subroutine, or is in the wrong place", .0.0)]
    Move(MoveId),
    #[error("the entries on the stack do not match its moves, or are not in stack order")]
    Entries,
    #[error("the choices are not in the order of adding")]
    Choices,
}

impl StackSnapshot {
    /// Copies the state out of a world.
    pub fn of(world: &World) -> Self {
        let roster = world.resource::<Roster>();
        let record = |id: CharacterId| {
            let entity = world.get_entity(roster.entity(id)?).ok()?;
            Some(CharacterRecord {
                id,
                presence: roster.presence(id)?,
                side: *entity.get::<Side>()?,
                health: *entity.get::<Health>()?,
                shield: *entity.get::<Shield>()?,
                max_cpu: entity.get::<Cpu>()?.max,
                statuses: *entity.get::<Statuses>()?,
            })
        };
        Self {
            library: world.resource::<Subroutines>().fingerprint(),
            characters: roster.all().filter_map(record).collect(),
            stack: world.resource::<Stack>().clone(),
            choices: world.resource::<Choices>().clone(),
        }
    }

    /// Checks that this can be restored with these subroutines; finds the first error.
    pub fn check(&self, subroutines: &Subroutines) -> Result<(), SnapshotError> {
        let (found, expected) = (self.library, subroutines.fingerprint());
        require(found == expected, SnapshotError::OtherData { found, expected })?;
        let mut numbers: Vec<u32> = self.characters.iter().map(|record| record.id.0).collect();
        numbers.sort_unstable();
        let numbered = (0..numbers.len() as u32).eq(numbers.iter().copied());
        require(numbered, SnapshotError::Numbers(numbers.len()))?;
        for record in &self.characters {
            let Health { current, max } = record.health;
            let bounds = |field| SnapshotError::Bounds { id: record.id, field };
            require((0..=max).contains(&current), bounds("health"))?;
            require(record.shield.0 >= 0, bounds("shield"))?;
        }
        self.check_names(subroutines)?;
        self.check_stack(subroutines)
    }

    fn check_names(&self, subroutines: &Subroutines) -> Result<(), SnapshotError> {
        let moves = self.stack.moves.iter().map(|known| known.choice);
        let resolved = self.stack.resolved.iter().map(|entry| entry.choice);
        let ended = self.stack.finishing.iter().map(|ended| ended.choice);
        let chosen = self.choices.iter().copied();
        for choice in moves.chain(resolved).chain(ended).chain(chosen) {
            for id in [Some(choice.user), choice.target].into_iter().flatten() {
                let known = (id.0 as usize) < self.characters.len();
                require(known, SnapshotError::UnknownCharacter(id))?;
            }
            let known = subroutines.get(choice.subroutine).is_some();
            require(known, SnapshotError::UnknownSubroutine(choice.subroutine))?;
        }
        require(self.choices.is_sorted(), SnapshotError::Choices)
    }

    /// Checks the entries and their order, both of which follow from the moves.
    fn check_stack(&self, subroutines: &Subroutines) -> Result<(), SnapshotError> {
        let stack = &self.stack;
        let mut expected: Vec<Entry> = Vec::new();
        let mut last = None;
        for known in &stack.moves {
            let id = known.choice.subroutine;
            let subroutine = subroutines.get(id).ok_or(SnapshotError::UnknownSubroutine(id))?;
            let in_place = last < Some(known.id) && known.id.0 < stack.next;
            let fits = known.lifetime == subroutine.lifetime() && known.advanced <= known.lifetime;
            require(in_place && fits, SnapshotError::Move(known.id))?;
            last = Some(known.id);
            let (id, choice) = (known.id, known.choice);
            let times = subroutine.time..subroutine.time + subroutine.uses();
            let left = times.filter_map(|time| time.checked_sub(known.advanced));
            expected.extend(left.filter(|left| *left > 0).map(|time_left| Entry {
                id,
                choice,
                time_left,
            }));
        }
        expected.sort_by_key(|entry| (entry.time_left, entry.id));
        let of_a_move = |entry: &Entry| {
            let known = stack.find(entry.id);
            entry.time_left == 0 && known.is_some_and(|known| known.choice == entry.choice)
        };
        let fits = expected == stack.unresolved && stack.resolved.iter().all(of_a_move);
        require(fits, SnapshotError::Entries)
    }
}

impl Snapshot for StackSnapshot {
    type Error = SnapshotError;

    fn take(world: &mut World) -> Self {
        Self::of(world)
    }

    fn restore(&self, world: &mut World) -> Result<(), SnapshotError> {
        let subroutines = world.resource::<Subroutines>();
        self.check(subroutines)?;
        let held = |id| self.stack.held_by(id, subroutines);
        let held: Vec<i32> = self.characters.iter().map(|record| held(record.id)).collect();
        crate::dismiss_all(world);
        let mut seats = Vec::with_capacity(self.characters.len());
        for (record, held) in self.characters.iter().zip(held) {
            let cpu = Cpu { max: record.max_cpu, held };
            let parts =
                (record.id, record.side, record.health, record.shield, cpu, record.statuses);
            seats.push((record.id, world.spawn(parts).id(), record.presence, record.side));
        }
        seats.sort_unstable_by_key(|seat| seat.0);
        let mut roster = world.resource_mut::<Roster>();
        for (_, entity, presence, side) in seats {
            roster.add(entity, presence, side);
        }
        world.insert_resource(self.stack.clone());
        world.insert_resource(self.choices.clone());
        Ok(())
    }
}
