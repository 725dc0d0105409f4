//! A fight on the stack as a plain value, and back.

use crate::character::{CharacterId, Cpu, Shield, Statuses};
use crate::command::Choices;
use crate::roster::{Presence, Roster};
use crate::stack::{Entry, MoveId, Stack};
use crate::subroutine::SubroutineId;
use crate::subroutines::Subroutines;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Health, Side, Snapshot};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One character. Its held CPU is not told: its moves tell it.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct CharacterRecord {
    /// Its number.
    pub id: CharacterId,
    /// Whether it takes part.
    pub presence: Presence,
    /// Whom it fights for.
    pub side: Side,
    /// Its health.
    pub health: Health,
    /// Its shield.
    pub shield: Shield,
    /// Its CPU maximum.
    pub max_cpu: i32,
    /// Rounds left of statuses.
    pub statuses: Statuses,
}

/// The whole state of a fight, between two rounds or two phases of one.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct StackSnapshot {
    /// Fingerprint of the data that subroutines' numbers belong to.
    pub library: Fingerprint,
    /// All characters, by number.
    pub characters: Vec<CharacterRecord>,
    /// Moves and entries.
    pub stack: Stack,
    /// What has been chosen for the next round.
    pub choices: Choices,
}

/// Why a snapshot cannot be restored.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// It was made with other data.
    #[error("it was made with other data (fingerprint {found}, this game's data: {expected})")]
    OtherData {
        /// The snapshot's.
        found: Fingerprint,
        /// The library's.
        expected: Fingerprint,
    },
    /// The characters' numbers are not those from 0 on, each once.
    #[error("its {0} characters are not numbered from 0 on, each once")]
    Numbers(usize),
    /// A number is not within its bounds.
    #[error("character {}: {field} is out of its bounds", .id.0)]
    Bounds {
        /// Whose.
        id: CharacterId,
        /// Which.
        field: &'static str,
    },
    /// Something names a character that there is not.
    #[error("there is no character number {}", .0.0)]
    UnknownCharacter(CharacterId),
    /// Something names a subroutine that there is not.
    #[error("there is no subroutine number {}", .0.0)]
    UnknownSubroutine(SubroutineId),
    /// A move is not as its subroutine makes it, or not in its place.
    #[error("move {} is not as its subroutine makes it, or not in its place", .0.0)]
    Move(MoveId),
    /// The entries are not those of the moves, or not in stack order.
    #[error("the entries on the stack are not those of its moves, in stack order")]
    Entries,
    /// What was chosen does not stand in the order of adding.
    #[error("the choices do not stand in the order of adding")]
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

    /// Checks that this can be restored with these data.
    ///
    /// # Errors
    /// The first thing found wrong.
    pub fn check(&self, subroutines: &Subroutines) -> Result<(), SnapshotError> {
        if self.library != subroutines.fingerprint() {
            return Err(SnapshotError::OtherData {
                found: self.library,
                expected: subroutines.fingerprint(),
            });
        }
        let mut numbers: Vec<u32> = self.characters.iter().map(|record| record.id.0).collect();
        numbers.sort_unstable();
        if !(0..numbers.len() as u32).eq(numbers.iter().copied()) {
            return Err(SnapshotError::Numbers(numbers.len()));
        }
        for record in &self.characters {
            let Health { current, max } = record.health;
            if !(0..=max).contains(&current) {
                return Err(SnapshotError::Bounds { id: record.id, field: "health" });
            }
            if record.shield.0 < 0 {
                return Err(SnapshotError::Bounds { id: record.id, field: "shield" });
            }
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
                if id.0 as usize >= self.characters.len() {
                    return Err(SnapshotError::UnknownCharacter(id));
                }
            }
            if subroutines.get(choice.subroutine).is_none() {
                return Err(SnapshotError::UnknownSubroutine(choice.subroutine));
            }
        }
        if !self.choices.is_sorted() {
            return Err(SnapshotError::Choices);
        }
        Ok(())
    }

    /// The moves tell which entries there must be, and in which order.
    fn check_stack(&self, subroutines: &Subroutines) -> Result<(), SnapshotError> {
        let stack = &self.stack;
        let mut expected: Vec<Entry> = Vec::new();
        let mut last = None;
        for known in &stack.moves {
            let Some(subroutine) = subroutines.get(known.choice.subroutine) else {
                return Err(SnapshotError::UnknownSubroutine(known.choice.subroutine));
            };
            let in_place = last < Some(known.id) && known.id.0 < stack.next;
            if !in_place
                || known.lifetime != subroutine.lifetime()
                || known.advanced > known.lifetime
            {
                return Err(SnapshotError::Move(known.id));
            }
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
        if expected != stack.unresolved || !stack.resolved.iter().all(of_a_move) {
            return Err(SnapshotError::Entries);
        }
        Ok(())
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
            seats.push((record.id, world.spawn(parts).id(), record.presence));
        }
        seats.sort_unstable_by_key(|seat| seat.0);
        let mut roster = world.resource_mut::<Roster>();
        for (_, entity, presence) in seats {
            roster.add(entity, presence);
        }
        world.insert_resource(self.stack.clone());
        world.insert_resource(self.choices.clone());
        Ok(())
    }
}
