//! One object's action: what happens before it, the three algorithms, and what it leaves behind.

use super::BeatCtx;
use super::cursor::Frame;
use super::general::ways;
use crate::cell::Direction;
use crate::chain::{Chain, Event, Verb};
use crate::components::*;
use crate::events::{DiveEvent, Reason, Source};
use crate::library::sequences::{Sequence, StepEffect};
use bevy_ecs::prelude::*;

/// How far an action comes when it starts.
pub(super) enum Start {
    /// It had started before.
    Refused,
    Over,
    /// The general algorithm goes on with it.
    Goes(Frame),
}

impl BeatCtx<'_, '_> {
    /// Starts an action: statuses first, then the algorithm.
    pub(super) fn begin(&mut self, id: ObjectId, entity: Entity) -> Start {
        // Read before its decision, which is elsewhere in memory.
        if !self.index.begin(id) {
            return Start::Refused;
        }
        let Ok((mut acting, _)) = self.acting.get_mut(entity) else { return Start::Refused };
        // Nothing asks when an actor was changed.
        let acting = acting.bypass_change_detection();
        let (algorithm, action, toward) = (acting.algorithm, acting.action, acting.toward);
        acting.doing_action = true;
        if algorithm == Algorithm::Simple {
            self.act_simply(id, entity);
            return Start::Over;
        }
        self.open_act(id, action);
        if !self.hold_back(id, entity)
            && let Some(action) = action
        {
            if algorithm == Algorithm::General {
                return Start::Goes(Frame {
                    id,
                    entity,
                    action,
                    ways: None,
                    direction: 0,
                    part: 0,
                    retried: false,
                    reason: Reason::Unable,
                });
            }
            self.act_as_player(id, entity, action, toward);
        }
        self.done(entity);
        Start::Over
    }

    pub(super) fn act_simply(&mut self, id: ObjectId, entity: Entity) {
        self.open_act(id, None);
        if !self.hold_back(id, entity)
            && let Ok(placed) = self.placed.get(entity)
        {
            let mut event = Event::new(id, entity, placed.cell, placed.facing, Part::Wait);
            self.traverse(Chain::Act, &mut event);
        }
        self.done(entity);
    }

    fn done(&mut self, entity: Entity) {
        if let Ok((mut acting, _)) = self.acting.get_mut(entity) {
            acting.bypass_change_detection().end();
        }
        self.close_act();
    }

    /// Counts down the actor's statuses and returns whether its action is lost.
    fn hold_back(&mut self, id: ObjectId, entity: Entity) -> bool {
        if self.index.is_at_ease(id) {
            return false;
        }
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
        self.fail(id, refused);
    }

    /// Records that a part passed its check chain, and carries it out.
    pub(crate) fn succeed(&mut self, event: &mut Event) {
        let (actor, part, direction) = (event.actor, event.part, event.direction);
        self.traverse(Chain::Do(Verb::of(part)), event);
        if let Some(enclosing) = self.beat.acts.of(actor) {
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
    fn fail(&mut self, id: ObjectId, reason: Reason) {
        if let Some(enclosing) = self.beat.acts.of(id) {
            enclosing.propagate = false;
        }
        self.emit(DiveEvent::ActionFailed { id, reason });
    }

    /// Ends the action of an actor of the general algorithm, and turns to its next step.
    pub(super) fn finish_sequence(&mut self, frame: &Frame, success: bool) {
        let is_alive = self.index.is_alive(frame.id);
        if is_alive && !success {
            self.fail(frame.id, frame.reason);
        }
        if let Ok((mut acting, sequential)) = self.acting.get_mut(frame.entity) {
            acting.bypass_change_detection().end();
            if let Some(mut sequential) = sequential.filter(|_| is_alive) {
                let (before, sequence) = (*sequential, self.library.sequence(sequential.sequence));
                let after = after(before, sequence, success);
                if sequential.set_if_neq(after) {
                    self.index.touch(frame.id);
                }
                if after.step != before.step {
                    let exit = sequence.step(before.step).exit.iter();
                    let enter = sequence.step(after.step).enter.iter();
                    let effects: Vec<StepEffect> = exit.chain(enter).copied().collect();
                    for effect in effects {
                        self.take_effect(frame.id, frame.entity, effect);
                    }
                }
            }
        }
        self.close_act();
    }

    fn take_effect(&mut self, id: ObjectId, entity: Entity, effect: StepEffect) {
        let Ok(placed) = self.placed.get(entity).copied() else { return };
        let facing = match effect {
            StepEffect::TurnBack => placed.facing.opposite(),
            StepEffect::Turn(eighths) => placed.facing.turned(eighths % 8),
            StepEffect::FacePlayer => {
                let ways = ways(self, id, &placed, Directions::Toward);
                let Some(direction) = ways.first() else { return };
                direction
            }
        };
        self.face(id, entity, facing);
    }
}

/// Where a sequence stands after its step has succeeded or failed.
fn after(now: Sequential, sequence: &Sequence, success: bool) -> Sequential {
    let step = sequence.step(now.step);
    let repeats = now.repeats.saturating_add(u16::from(success));
    if success && repeats < step.repeat {
        return Sequential { repeats, ..now };
    }
    let next = sequence.after(now.step, if success { step.success } else { step.failure });
    let stays = !success && next == now.step;
    Sequential { step: next, repeats: if stays { repeats } else { 0 }, ..now }
}
