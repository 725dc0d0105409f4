//! A dive as a plain value, and back. Saves, previews, scenes and generated floors all use this.

mod references;

use crate::beat::{BeatCursor, BeatState, place_object, settle};
use crate::cell::Cell;
use crate::components::{Index, Layer, Object, ObjectId, Placed, Traits};
use crate::grid::Grid;
use crate::library::Library;
use crate::names::{KindId, Table};
use crate::sight::Sight;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, Snapshot, StreamPositions, Streams};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One object with all its components.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ObjectRecord {
    pub object: Object,
    pub placed: Placed,
    pub traits: Traits,
}

/// The whole state of a dive between two beats.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct DiveSnapshot {
    /// Fingerprint of the data that the kind numbers belong to.
    pub library: Fingerprint,
    pub streams: StreamPositions,
    /// Floor, beat, outcome, pools.
    pub state: DiveState,
    pub width: i32,
    pub height: i32,
    /// Kind of floor of every cell, row by row.
    pub ground: Vec<KindId>,
    /// Kind of wall of every cell, row by row.
    pub walls: Vec<Option<KindId>>,
    /// All objects, by spawn number.
    pub objects: Vec<ObjectRecord>,
}

/// Why a snapshot cannot be restored.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    #[error("it was made with other data (fingerprint {found}, this game's data: {expected})")]
    OtherData { found: Fingerprint, expected: Fingerprint },
    #[error("its floor of {width} by {height} cells has {ground} grounds and {walls} walls")]
    Size { width: i32, height: i32, ground: usize, walls: usize },
    #[error("there is no {table} number {number}")]
    Unknown { table: Table, number: u16 },
    #[error("its floor or its count of objects is out of bounds")]
    State,
    #[error("object {0:?} has a number that was never given")]
    Unnumbered(ObjectId),
    #[error("object {0:?} has a value out of bounds")]
    Number(ObjectId),
    #[error("object {0:?} is at step {1} of its sequence, which has fewer")]
    NoStep(ObjectId, u16),
    #[error("object {0:?} covers too few or too many cells")]
    ObjectSize(ObjectId),
    #[error("object {0:?} is outside the floor, at {1}")]
    Outside(ObjectId, Cell),
    #[error("two objects have the number {0:?}")]
    Twice(ObjectId),
    #[error("objects {0:?} and {1:?} are both in layer {2:?} of cell {3}")]
    Crowded(ObjectId, ObjectId, Layer, Cell),
    #[error("object {0:?} is in a wall, at {1}")]
    InWall(ObjectId, Cell),
}

impl DiveSnapshot {
    /// Whether this can be restored with a library, or the first error found.
    pub fn check(&self, library: &Library) -> Result<(), SnapshotError> {
        if self.library != library.fingerprint {
            return Err(SnapshotError::OtherData {
                found: self.library,
                expected: library.fingerprint,
            });
        }
        let cells = i64::from(self.width) * i64::from(self.height);
        if self.width <= 0
            || self.height <= 0
            || self.ground.len() as i64 != cells
            || self.walls.len() as i64 != cells
        {
            let (ground, walls) = (self.ground.len(), self.walls.len());
            return Err(SnapshotError::Size {
                width: self.width,
                height: self.height,
                ground,
                walls,
            });
        }
        for kind in self.ground.iter().chain(self.walls.iter().flatten()) {
            if usize::from(kind.0) >= library.kinds.len() {
                return Err(SnapshotError::Unknown { table: Table::Kind, number: kind.0 });
            }
        }
        self.check_references(library)?;
        // By layer; the last is for what is real in any layer.
        let mut taken = vec![[0u32; 9]; cells as usize];
        let mut numbers: Vec<ObjectId> =
            self.objects.iter().map(|record| record.object.id).collect();
        numbers.sort_unstable();
        if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(SnapshotError::Twice(pair[0]));
        }
        for record in &self.objects {
            self.check_place(record, &mut taken)?;
        }
        Ok(())
    }

    fn check_place(
        &self,
        record: &ObjectRecord,
        taken: &mut [[u32; 9]],
    ) -> Result<(), SnapshotError> {
        let (id, layer) = (record.object.id, record.object.layer);
        let real = record.traits.real.is_some();
        let size = record.traits.sized.map_or((1, 1), |sized| (sized.width, sized.height));
        let outside =
            |cell: Cell| cell.x < 0 || cell.y < 0 || cell.x >= self.width || cell.y >= self.height;
        if outside(record.placed.cell) {
            return Err(SnapshotError::Outside(id, record.placed.cell));
        }
        for place in 0..(size.0 * size.1).max(1) {
            let cell = Cell::new(
                record.placed.cell.x + place % size.0.max(1),
                record.placed.cell.y + place / size.0.max(1),
            );
            if outside(cell) {
                return Err(SnapshotError::Outside(id, cell));
            }
            let index = (cell.y * self.width + cell.x) as usize;
            if (real || layer == Layer::Real) && self.walls[index].is_some() {
                return Err(SnapshotError::InWall(id, cell));
            }
            let own = (!real || layer != Layer::Real).then_some(layer as usize);
            for slot in own.into_iter().chain(real.then_some(8)) {
                let slot = &mut taken[index][slot];
                if layer != Layer::Item && *slot != 0 {
                    return Err(SnapshotError::Crowded(ObjectId(*slot), id, layer, cell));
                }
                *slot = id.0;
            }
        }
        Ok(())
    }
}

impl Snapshot for DiveSnapshot {
    type Error = SnapshotError;

    fn take(world: &mut World) -> Self {
        let mut objects: Vec<ObjectRecord> = Vec::new();
        let mut query = world.query::<(EntityRef, &Object, &Placed)>();
        for (entity, object, placed) in query.iter(world) {
            objects.push(ObjectRecord {
                object: *object,
                placed: *placed,
                traits: Traits::take(entity),
            });
        }
        objects.sort_unstable_by_key(|record| record.object.id);
        let grid = world.resource::<Grid>();
        let (width, height) = grid.size();
        Self {
            library: world.resource::<Library>().fingerprint,
            streams: world.resource::<Streams>().positions(),
            state: world.resource::<DiveState>().clone(),
            width,
            height,
            ground: grid.cells().filter_map(|cell| grid.ground(cell)).collect(),
            walls: grid.cells().map(|cell| grid.wall(cell)).collect(),
            objects,
        }
    }

    fn restore(&self, world: &mut World) -> Result<(), SnapshotError> {
        self.check(world.resource::<Library>())?;
        let old: Vec<Entity> = world.query_filtered::<Entity, With<Object>>().iter(world).collect();
        for entity in old {
            world.despawn(entity);
        }
        world.insert_resource(Grid::new(self.width, self.height, &self.ground, &self.walls));
        world.insert_resource(Index::default());
        world.insert_resource(Streams::at(self.streams));
        world.insert_resource(self.state.clone());
        world.insert_resource(BeatState::default());
        world.insert_resource(BeatCursor::default());
        world.insert_resource(Sight::default());
        for record in &self.objects {
            let mut traits = record.traits.clone();
            // The component would come with the other, but not into the index and the fingerprint.
            if traits.attackable.is_some() {
                traits.explodable.get_or_insert_default();
            }
            world.resource_mut::<Index>().announce(&record.object, traits.set());
            if let Some(acting) = &mut traits.acting {
                acting.reset();
            }
            place_object(world, record.object, record.placed, &traits);
        }
        world.resource_mut::<Index>().sort();
        // It can fail only without an index.
        let _ = world.run_system_cached(settle);
        Ok(())
    }
}
