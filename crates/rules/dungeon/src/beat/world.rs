//! The operations that change the world: moving, dying, spawning.
//!
//! Every change of rule state goes through here or a handler.

use super::ctx::{Newborn, Shot};
use super::{BeatCtx, Course};
use crate::cell::{Cell, Direction};
use crate::chain::{Chain, Event};
use crate::components::*;
use crate::events::{DiveEvent, Reason, Source, Travel};
use crate::names::KindId;
use bevy_ecs::prelude::*;
use daemonfall_core::{Stream, draws};

impl BeatCtx<'_, '_> {
    /// Why an object of this size cannot stand in a cell: a wall or something `Real` is in the way, or
    /// its layer is taken.
    #[inline]
    pub fn obstacle(&self, id: ObjectId, size: (i32, i32), to: Cell) -> Option<Reason> {
        for dy in 0..size.1 {
            for dx in 0..size.0 {
                let cell = Cell::new(to.x + dx, to.y + dy);
                if !self.grid.contains(cell) {
                    return Some(Reason::Edge);
                }
                if self.grid.is_wall(cell) {
                    return Some(Reason::Wall);
                }
                let there = self.grid.real(cell).filter(|other| *other != id);
                if let Some(other) = there.or_else(|| self.in_its_layer(id, cell)) {
                    return Some(Reason::Occupied(other));
                }
            }
        }
        None
    }

    /// What has the place of an object that is walked through in another cell: a layer has room for
    /// one.
    fn in_its_layer(&self, id: ObjectId, cell: Cell) -> Option<ObjectId> {
        let slot =
            self.index.slot(id).filter(|slot| !slot.is_real() || slot.layer() != Layer::Real)?;
        let there = match slot.layer() {
            Layer::Real => self.grid.walked_through(cell),
            layer => self.grid.at(cell, layer),
        };
        there.filter(|other| *other != id)
    }

    /// Moves an object into another cell, which must be free, and runs its enter chain.
    pub fn relocate(
        &mut self,
        id: ObjectId,
        entity: Entity,
        to: Cell,
        direction: Direction,
        how: Travel,
    ) {
        let size = self.size(id);
        let Some((layer, real)) = self.index.slot(id).map(|slot| (slot.layer(), slot.is_real()))
        else {
            return;
        };
        let Ok(mut placed) = self.placed.get_mut(entity) else { return };
        // Nothing asks when a place was changed.
        let placed = placed.bypass_change_detection();
        let from = std::mem::replace(&mut placed.cell, to);
        placed.came = Some(direction);
        self.grid.shift(id, layer, real, (from, to), size);
        self.index.touch(id);
        self.emit(DiveEvent::Moved { id, from, to, how });
        if layer != Layer::Projectile {
            if self.grid.players().iter().any(|(player, _)| *player == id) {
                self.grid.set_player(id, Some(to));
            }
            let mut event = Event::new(id, entity, to, direction, Part::Move);
            event.travel = how;
            self.traverse(Chain::Enter, &mut event);
        }
    }

    /// Pushes an entity cell by cell until it is blocked. Returns how many cells it moved.
    pub fn push(
        &mut self,
        target: ObjectId,
        entity: Entity,
        direction: Direction,
        push: Push,
        how: Travel,
    ) -> Result<i32, Reason> {
        let mut event = Event::new(target, entity, self.cell(entity), direction, Part::Move);
        event.push = push;
        event.travel = how;
        if !self.traverse(Chain::BePushed, &mut event) {
            self.emit(DiveEvent::PushFailed { target, reason: event.reason });
            return Err(event.reason);
        }
        let size = self.size(target);
        for moved in 0..push.distance {
            let to = self.cell(entity).step(direction, 1);
            if let Some(reason) = self.obstacle(target, size, to) {
                if moved == 0 {
                    self.emit(DiveEvent::PushFailed { target, reason });
                    return Err(reason);
                }
                return Ok(moved);
            }
            self.relocate(target, entity, to, direction, how);
        }
        Ok(push.distance)
    }

    /// Removes an object from the world. Its cells are free at once.
    fn remove(&mut self, id: ObjectId) -> Option<(KindId, Cell)> {
        let slot = self.index.slot_mut(id).filter(|slot| slot.is(Mark::Alive))?;
        slot.set(Mark::Alive, false);
        let (kind, layer, real, entity) = (slot.kind, slot.layer(), slot.is_real(), slot.entity);
        let (cell, size) = match self.placed.get(entity) {
            Ok(placed) => (placed.cell, self.size(id)),
            Err(_) => {
                let newborn = self.beat.newborns.iter().find(|newborn| newborn.id == id)?;
                (newborn.placed.cell, self.library.kind(kind).size())
            }
        };
        self.grid.take(id, layer, real, cell, size);
        if layer == Layer::Wall {
            self.grid.set_wall(cell, None);
        }
        self.beat.dead.push(id);
        Some((kind, cell))
    }

    /// Removes an object from the world without death: spent, faded, picked up.
    pub fn vanish(&mut self, id: ObjectId) {
        if let Some((kind, cell)) = self.remove(id) {
            self.emit(DiveEvent::Vanished { id, kind, cell });
        }
    }

    /// As [`BeatCtx::vanish`], for objects whose removal another event already reports.
    pub fn vanish_silently(&mut self, id: ObjectId) {
        self.remove(id);
    }

    pub fn kill(&mut self, id: ObjectId, by: Option<KindId>, source: Source) {
        let Some(entity) = self.index.entity(id) else { return };
        let Some((kind, cell)) = self.remove(id) else { return };
        if let Ok(mut health) = self.health.get_mut(entity) {
            health.current = 0;
        }
        self.emit(DiveEvent::Died { id, kind, cell, by, source });
        if self.grid.players().iter().any(|(player, _)| *player == id) {
            self.grid.set_player(id, None);
            if self.grid.players().is_empty() {
                self.beat.died = Some((by, source));
            }
        }
        let mut event = Event::new(id, entity, cell, Direction::default(), Part::Die);
        self.traverse(Chain::Perish, &mut event);
    }

    /// Takes health; returns what was taken and what is left. The caller logs it and kills at zero.
    pub fn hurt(&mut self, id: ObjectId, entity: Entity, damage: i32) -> (i32, i32) {
        let Ok(mut health) = self.health.get_mut(entity) else { return (0, 0) };
        let taken = health.take(damage);
        let left = health.current;
        self.index.touch(id);
        (taken, left)
    }

    /// Spawns an object: in its cell at once, with an entity from the end of the phase, acting from
    /// the next beat. `None` if its layer has no room, such as for a second explosive in a cell.
    pub fn birth(
        &mut self,
        kind: KindId,
        cell: Cell,
        facing: Direction,
        by: Option<ObjectId>,
    ) -> Option<ObjectId> {
        self.birth_shot(kind, cell, facing, by, None)
    }

    /// As [`BeatCtx::birth`], with values from the shooter.
    pub fn birth_shot(
        &mut self,
        kind: KindId,
        cell: Cell,
        facing: Direction,
        by: Option<ObjectId>,
        shot: Option<Shot>,
    ) -> Option<ObjectId> {
        let own = self.library.kind(kind);
        let (layer, traits, size) = (own.layer, own.traits.set(), own.size());
        let real = traits.has(Trait::Real);
        let side = shot.map_or(own.side, |shot| shot.side);
        let priority = own.priority;
        let blocked = real && self.obstacle(ObjectId::default(), size, cell).is_some();
        if !self.grid.contains(cell) || blocked {
            return None;
        }
        if let Some(there) = self.grid.at(cell, layer) {
            if layer != Layer::Explosion {
                return None;
            }
            self.vanish(there);
        }
        let id = self.state.number();
        self.index.announce(&Object { id, kind, priority, side, layer }, traits);
        self.grid.put(id, layer, real, cell, size);
        self.beat.newborns.push(Newborn {
            id,
            kind,
            placed: Placed::born(cell, facing),
            shot,
            fuse: None,
            price: None,
        });
        self.emit(DiveEvent::Spawned { id, kind, cell, facing, by });
        Some(id)
    }

    /// Removes a plain wall and drops its loot.
    pub fn break_wall(&mut self, cell: Cell, by: ObjectId, source: Source) {
        if let Some(id) = self.grid.at(cell, Layer::Wall) {
            let kind = self.index.kind(by);
            self.kill(id, kind, source);
            return;
        }
        let Some(kind) = self.grid.wall(cell) else { return };
        self.grid.set_wall(cell, None);
        self.emit(DiveEvent::WallGone { cell, kind, by, source });
        let dropping = self.library.kind(kind).traits.dropping;
        if let Some(dropping) = dropping {
            self.drop_from(dropping, cell);
        }
    }

    /// Draws from a pool, by chance, and puts the item into a cell.
    pub fn drop_from(&mut self, dropping: Dropping, cell: Cell) {
        self.beat.dropped = true;
        let _for = draws::about("dropped loot", None);
        let falls = match self.beat.course.and_then(Course::loot) {
            Some(falls) => falls && dropping.percent > 0 || dropping.percent >= 100,
            None => self.streams.below(Stream::Loot, 100) < dropping.percent,
        };
        if !falls {
            return;
        }
        let library = &*self.library;
        let drawn = self.state.pools.draw(
            dropping.pool,
            library.pool(dropping.pool),
            &mut self.streams,
            Stream::Loot,
        );
        if let Some(kind) = drawn {
            self.birth(kind, cell, Direction::North, None);
        }
    }
}
