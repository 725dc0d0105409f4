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

    /// Lets a row of shots that fly the given way act first, front to back, so that none meets one
    /// that it follows. Only shots that have not acted in this beat, up to the first gap.
    pub(crate) fn let_shots_fly_on(&mut self, behind: ObjectId, from: Cell, direction: Direction) {
        let (mut row, mut behind, mut cell) = (Vec::new(), behind, from);
        while let Some((id, entity)) = self.shot_at(cell, direction) {
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
            (behind, cell) = (id, cell.step(direction, 1));
        }
        for (behind, id, entity) in row.into_iter().rev() {
            self.emit(DiveEvent::LetAct { id: behind, blocker: id });
            self.act_simply(id, entity);
        }
    }

    fn shot_at(&self, cell: Cell, direction: Direction) -> Option<(ObjectId, Entity)> {
        let id = self.grid.at(cell, Layer::Projectile)?;
        let entity = self.entity(id)?;
        let placed = self.placed.get(entity).ok()?;
        (placed.facing == direction).then_some((id, entity))
    }

    /// Whether a projectile in a cell flies this way: a shot behind follows instead of meeting it.
    pub(crate) fn is_followed(&self, cell: Cell, direction: Direction) -> bool {
        match self.grid.at(cell, Layer::Projectile) {
            None => false,
            Some(id) => match self.entity(id) {
                Some(_) => self.shot_at(cell, direction).is_some(),
                None => self
                    .beat
                    .newborns
                    .iter()
                    .any(|newborn| newborn.id == id && newborn.placed.facing == direction),
            },
        }
    }
}
