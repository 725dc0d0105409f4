//! Shots that follow each other: a row flies on front to back, and a shot whose first cell still holds
//! an earlier one waits in its shooter.

use super::BeatCtx;
use super::ctx::Shot;
use crate::cell::{Cell, Direction};
use crate::components::*;
use crate::events::{DiveEvent, Reason};
use bevy_ecs::prelude::*;

impl BeatCtx<'_, '_> {
    /// Keeps a shot back until the projectiles have flown.
    pub(crate) fn let_shot_wait(&mut self, id: ObjectId, entity: Entity, shot: WaitingShot) {
        if let Ok(mut acting) = self.acting.get_mut(entity) {
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
            let taken = self.acting.get_mut(entity).ok().and_then(|mut own| own.waiting.take());
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

    /// Lets the shots in the way act first, each behind the next, so that none meets one that leaves
    /// its cell. Only shots that have not acted in this beat, up to the first gap or one that comes
    /// the other way.
    pub(crate) fn let_shots_fly_on(&mut self, behind: ObjectId, from: Cell, direction: Direction) {
        let (mut row, mut behind, mut cell, mut way) = (Vec::new(), behind, from, direction);
        while let Some((id, entity, facing)) = self.shot_in(cell)
            && facing != way.opposite()
        {
            match self.acting.get_mut(entity) {
                Ok(mut acting)
                    if acting.algorithm == Algorithm::Simple
                        && !acting.did_action
                        && !acting.doing_action =>
                {
                    acting.doing_action = true;
                }
                _ => break,
            }
            row.push((behind, id, entity));
            (behind, cell, way) = (id, cell.step(facing, 1), facing);
        }
        for (behind, id, entity) in row.into_iter().rev() {
            self.emit(DiveEvent::LetAct { id: behind, blocker: id });
            self.act_simply(id, entity);
        }
    }

    fn shot_in(&self, cell: Cell) -> Option<(ObjectId, Entity, Direction)> {
        let id = self.grid.at(cell, Layer::Projectile)?;
        let entity = self.entity(id)?;
        Some((id, entity, self.placed.get(entity).ok()?.facing))
    }

    /// Whether a projectile in a cell flies this way: a shot behind follows instead of meeting it.
    pub(crate) fn is_followed(&self, cell: Cell, direction: Direction) -> bool {
        match self.grid.at(cell, Layer::Projectile) {
            None => false,
            Some(id) => match self.entity(id) {
                Some(_) => self.shot_in(cell).is_some_and(|(.., facing)| facing == direction),
                None => self
                    .beat
                    .newborns
                    .iter()
                    .any(|newborn| newborn.id == id && newborn.placed.facing == direction),
            },
        }
    }
}
