//! One object's action: what happens before it, the three algorithms, and what it leaves behind.

use super::cursor::{BeatCursor, Frame};
use super::{BeatCtx, general};
use crate::cell::Direction;
use crate::chain::{Chain, Event, Verb};
use crate::components::*;
use crate::events::{DiveEvent, Reason, Source};
use crate::library::sequences::StepEffect;
use bevy_ecs::prelude::*;

impl BeatCtx<'_, '_> {
    /// Starts an action: statuses first, then the algorithm. Returns whether it is already over; only
    /// the general algorithm suspends it onto the cursor.
    pub(super) fn begin(&mut self, cursor: &mut BeatCursor, id: ObjectId, entity: Entity) -> bool {
        let Ok(mut acting) = self.acting.get_mut(entity) else { return false };
        if acting.did_action || acting.doing_action {
            return false;
        }
        let (algorithm, action, toward) = (acting.algorithm, acting.action, acting.toward);
        acting.doing_action = true;
        if algorithm == Algorithm::Simple {
            self.act_simply(id, entity);
            return true;
        }
        if let Ok(mut enclosing) = self.enclosing.get_mut(entity) {
            enclosing.action = action;
        }
        self.trace_act(id, action);
        if self.hold_back(id, entity) {
            self.done(entity);
            return true;
        }
        let Some(action) = action else {
            self.done(entity);
            return true;
        };
        if algorithm == Algorithm::General {
            let (directions, count) = general::directions(self, id, entity, action.directions);
            cursor.suspend(Frame {
                id,
                entity,
                action,
                directions,
                count,
                direction: 0,
                part: 0,
                retried: false,
                reason: Reason::Unable,
            });
            return false;
        }
        self.act_as_player(id, entity, action, toward);
        self.done(entity);
        true
    }

    pub(super) fn act_simply(&mut self, id: ObjectId, entity: Entity) {
        self.beat.simple_actors.push(entity);
        self.trace_act(id, None);
        if self.hold_back(id, entity) {
            return self.done(entity);
        }
        let placed = self.placed.get(entity).map(|placed| (placed.cell, placed.facing));
        if let Ok((cell, facing)) = placed {
            let mut event = Event::new(id, entity, cell, facing, Part::Wait);
            self.traverse(Chain::Act, &mut event);
        }
        self.done(entity);
    }

    fn done(&mut self, entity: Entity) {
        self.mark_done(entity);
        self.trace_done(entity);
    }

    fn mark_done(&mut self, entity: Entity) {
        if let Ok(mut acting) = self.acting.get_mut(entity) {
            acting.doing_action = false;
            acting.did_action = true;
        }
    }

    /// Counts down the actor's statuses and returns whether its action is lost.
    fn hold_back(&mut self, id: ObjectId, entity: Entity) -> bool {
        let Ok(statused) = self.statused.get(entity) else { return false };
        if !statused.is_counting() && !statused.stuck {
            return false;
        }
        let before = *statused;
        self.count_down(id, entity);
        if !self.index.is_alive(id) {
            return true;
        }
        let reason = if before.freeze > 0 {
            Reason::Frozen
        } else if before.stun > 0 {
            Reason::Stunned
        } else if before.stuck {
            if let Ok(mut statused) = self.statused.get_mut(entity) {
                statused.stuck = false;
            }
            self.index.touch(id);
            Reason::Stuck
        } else {
            return false;
        };
        self.emit(DiveEvent::ActionLost { id, reason });
        if reason == Reason::Stuck {
            self.emit(DiveEvent::Freed { id });
        }
        true
    }

    /// One beat of the counted statuses: burn deals damage, and each status counts down.
    pub(crate) fn count_down(&mut self, id: ObjectId, entity: Entity) {
        for status in [Status::Stun, Status::Freeze, Status::Burn] {
            let Ok(mut statused) = self.statused.get_mut(entity) else { return };
            let Some(beats) = statused.beats_mut(status).filter(|beats| **beats > 0) else {
                continue;
            };
            *beats -= 1;
            let ended = *beats == 0;
            self.index.touch(id);
            if status == Status::Burn {
                let (damage, left) = self.hurt(id, entity, 1);
                if let Some(kind) = self.index.kind(id)
                    && damage > 0
                {
                    self.emit(DiveEvent::Hurt { id, kind, source: Source::Burn, damage, left });
                    if left == 0 {
                        self.kill(id, None, Source::Burn);
                        return;
                    }
                }
            }
            if ended {
                self.emit(DiveEvent::StatusEnded { id, status });
            }
        }
    }

    fn act_as_player(
        &mut self,
        id: ObjectId,
        entity: Entity,
        action: Action,
        toward: Option<Direction>,
    ) {
        if let Some(direction) = toward {
            self.face(id, entity, direction);
        }
        let mut refused = Reason::Unable;
        for part in action.parts.iter() {
            let Ok(placed) = self.placed.get(entity) else { return };
            let mut event =
                Event::new(id, entity, placed.cell, toward.unwrap_or(placed.facing), part);
            if self.traverse(Chain::Check(Verb::of(part)), &mut event) {
                self.succeed(&mut event);
                return;
            }
            refused = refused.or(event.reason);
        }
        self.fail(id, entity, refused);
    }

    /// Records that a part passed its check chain, and carries it out.
    pub(crate) fn succeed(&mut self, event: &mut Event) {
        let (entity, part, direction) = (event.entity, event.part, event.direction);
        self.traverse(Chain::Do(Verb::of(part)), event);
        if let Ok(mut enclosing) = self.enclosing.get_mut(entity) {
            let enclosing = &mut *enclosing;
            enclosing.check_success = true;
            enclosing.success = true;
            enclosing.success_event.action = enclosing.action;
            enclosing.success_event.part = Some(part);
            enclosing.success_event.direction = direction;
            enclosing.success_event.cell = event.into;
            enclosing.propagate = event.propagate;
            enclosing.success_event.propagate = event.propagate;
        }
    }

    /// Records that no part of an action passed its chains.
    fn fail(&mut self, id: ObjectId, entity: Entity, reason: Reason) {
        if let Ok(mut enclosing) = self.enclosing.get_mut(entity) {
            enclosing.propagate = false;
        }
        self.emit(DiveEvent::ActionFailed { id, reason });
    }

    pub(super) fn finish_sequence(&mut self, frame: &Frame, success: bool) {
        self.mark_done(frame.entity);
        self.turn_to_next_step(frame, success);
        self.trace_done(frame.entity);
    }

    fn turn_to_next_step(&mut self, frame: &Frame, success: bool) {
        if !self.index.is_alive(frame.id) {
            return;
        }
        if !success {
            self.fail(frame.id, frame.entity, frame.reason);
        }
        let Ok(mut sequential) = self.sequential.get_mut(frame.entity) else { return };
        let sequence = self.library.sequence(sequential.sequence);
        let (place, step) = (sequential.step, sequence.step(sequential.step));
        let before = *sequential;
        if success {
            sequential.repeats = sequential.repeats.saturating_add(1);
        }
        let jump = match success {
            true if sequential.repeats < step.repeat => return self.index.touch(frame.id),
            true => step.success,
            false => step.failure,
        };
        let next = sequence.after(place, jump);
        sequential.step = next;
        if success || next != place {
            sequential.repeats = 0;
        }
        if *sequential != before {
            self.index.touch(frame.id);
        }
        if next != place && !(step.exit.is_empty() && sequence.step(next).enter.is_empty()) {
            let effects: Vec<StepEffect> =
                step.exit.iter().chain(&sequence.step(next).enter).copied().collect();
            for effect in effects {
                self.take_effect(frame.id, frame.entity, effect);
            }
        }
    }

    fn take_effect(&mut self, id: ObjectId, entity: Entity, effect: StepEffect) {
        let Ok(placed) = self.placed.get(entity) else { return };
        let facing = match effect {
            StepEffect::TurnBack => placed.facing.opposite(),
            StepEffect::Turn(eighths) => placed.facing.turned(eighths % 8),
            StepEffect::FacePlayer => {
                let (directions, count) = general::directions(self, id, entity, Directions::Toward);
                if count == 0 {
                    return;
                }
                directions[0]
            }
        };
        self.face(id, entity, facing);
    }
}
