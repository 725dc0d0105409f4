//! Shots in each other's way: which act first, which meet, and which wait in their shooter for their
//! first cell.

use super::BeatCtx;
use super::ctx::Shot;
use crate::cell::{Cell, Direction};
use crate::components::*;
use crate::events::{DiveEvent, Reason};
use bevy_ecs::prelude::*;

impl BeatCtx<'_, '_> {
    /// Keeps a shot back until the projectiles have flown.
    pub(crate) fn let_shot_wait(&mut self, id: ObjectId, entity: Entity, shot: WaitingShot) {
        if let Ok((mut acting, _)) = self.acting.get_mut(entity) {
            acting.waiting = Some(shot);
            self.index.touch(id);
            self.beat.waiting.push(id);
        }
    }

    /// Lets every waiting shot enter its cell, or be lost if the cell is not free.
    pub(super) fn loose_waiting_shots(&mut self) {
        let mut waiting = std::mem::take(&mut self.beat.waiting);
        for id in waiting.drain(..) {
            let Some(entity) = self.entity(id) else { continue };
            let taken = self.acting.get_mut(entity).ok().and_then(|mut own| own.0.waiting.take());
            let Some(WaitingShot { cell, direction }) = taken else { continue };
            self.index.touch(id);
            let Ok(attack) = self.attacking.get(entity).copied() else { continue };
            let Some(projectile) = self.library.weapon(attack.weapon).projectile else { continue };
            if self.grid.at(cell, Layer::Projectile).is_some() {
                self.emit(DiveEvent::ActionFailed { id, reason: Reason::ShotInTheWay });
                continue;
            }
            let shot = Shot { shooter: id, attack, side: self.index.side(id) };
            self.birth_shot(projectile, cell, direction, Some(id), Some(shot));
        }
        self.beat.waiting = waiting;
    }

    /// Lets the shots in the way of one act first, front to back, so that none meets a shot that
    /// leaves the cell into which it flies. Only shots that have not acted in this beat, up to the
    /// first gap or the first that flies the other way, into the cell of the one behind it.
    pub(crate) fn let_shots_fly_on(&mut self, shot: ObjectId, from: Cell, to: Cell) {
        let (mut row, mut behind, mut from, mut way) = (Vec::new(), shot, from, Some(to));
        while let Some(cell) = way
            && let Some((id, entity)) = self.shot_to_come(cell)
            && !self.acting.get(entity).is_ok_and(|(acting, _)| acting.doing_action)
        {
            way = self.flies_to(cell, entity);
            if way == Some(from) {
                break;
            }
            if let Ok((mut acting, _)) = self.acting.get_mut(entity) {
                acting.doing_action = true;
                self.index.begin(id);
            }
            row.push((behind, id, entity));
            (behind, from) = (id, cell);
        }
        for (behind, id, entity) in row.into_iter().rev() {
            if self.index.is_alive(id) {
                self.emit(DiveEvent::LetAct { id: behind, blocker: id });
                self.act_simply(id, entity);
            }
        }
    }

    /// The shot in a cell that has not acted in this beat.
    fn shot_to_come(&self, cell: Cell) -> Option<(ObjectId, Entity)> {
        let id = self.grid.at(cell, Layer::Projectile)?;
        let entity = self.entity(id)?;
        let (acting, _) = self.acting.get(entity).ok()?;
        let is_to_come = acting.algorithm == Algorithm::Simple && !acting.did_action;
        is_to_come.then_some((id, entity))
    }

    /// The cell into which a shot will fly: none if it strikes what stands in its own, or a wall.
    fn flies_to(&self, cell: Cell, entity: Entity) -> Option<Cell> {
        let to = cell.step(self.placed.get(entity).ok()?.facing, 1);
        (self.grid.real(cell).is_none() && !self.grid.is_wall(to)).then_some(to)
    }

    /// The shot that a shot meets on its way to a cell or in it: one that crosses its diagonal way,
    /// or the one there, unless that is about to leave to another cell.
    pub(crate) fn met_by_shot(&self, from: Cell, to: Cell) -> Option<ObjectId> {
        let (one, other) = (Cell::new(from.x, to.y), Cell::new(to.x, from.y));
        let is_diagonal = one != from && one != to;
        let crosses = |corner, opposite| {
            let (id, entity) = self.shot_to_come(corner).filter(|_| is_diagonal)?;
            (self.flies_to(corner, entity) == Some(opposite)).then_some(id)
        };
        let leaves = self.shot_to_come(to).is_some_and(|(_, entity)| {
            self.acting.get(entity).is_ok_and(|(acting, _)| acting.doing_action)
        });
        let there = || self.grid.at(to, Layer::Projectile).filter(|_| !leaves);
        crosses(one, other).or_else(|| crosses(other, one)).or_else(there)
    }

    /// Remembers a cell in which two shots end their ways; not one that either only sets out from.
    pub(crate) fn note_meeting(&mut self, other: ObjectId, to: Cell) {
        let ends_there = self.grid.at(to, Layer::Projectile) == Some(other);
        if ends_there && self.shot_to_come(to).is_none() {
            self.beat.met.push(to);
        }
    }

    /// Whether a projectile in a cell flies this way: a shot behind follows instead of meeting it.
    pub(crate) fn is_followed(&self, cell: Cell, direction: Direction) -> bool {
        let there = self.grid.at(cell, Layer::Projectile).and_then(|id| self.entity(id));
        let placed = there.and_then(|entity| self.placed.get(entity).ok());
        placed.is_some_and(|placed| placed.facing == direction)
    }
}
