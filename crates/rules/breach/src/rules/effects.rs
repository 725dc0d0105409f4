//! What each effect does to a character; and guardians that turn to their second face when their
//! health is low enough.

use crate::ctx::BreachCtx;
use crate::effect::Effect;
use crate::events::BreachEvent;
use crate::field::Panel;
use crate::fighter::Face;
use daemonfall_clock::{ChargeTime, QuickFlag};
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack::{self as stack, Cause, Change, MoveId, Part, StackEvent};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    pub cause: Cause,
    /// The target panel; `None` off the field.
    pub center: Option<Panel>,
    /// The flag that quick effects give here.
    pub flag: QuickFlag,
}

impl BreachCtx<'_, '_> {
    /// Applies one effect to a character; returns the health lost.
    pub(crate) fn apply(&mut self, effect: Effect, source: Source, target: CharacterId) -> i32 {
        if let Some(effect) = effect.on_the_stack() {
            let outcome = self.stack.apply(&[effect], source.cause, target);
            if outcome.taken > 0 {
                self.thaw(target);
            }
            if let stack::Effect::Status { status: Status::Bind, .. } = effect {
                self.state.binders.insert(target, source.cause.user);
            }
            return outcome.taken;
        }
        // The target of an after-effect may have left: clock and field no longer know it.
        if !self.stack.characters.roster().is_present(target) {
            return 0;
        }
        match effect {
            Effect::Quick => self.flag(target, source.flag),
            Effect::Speed(by) => self.speed_up(target, by),
            Effect::Charge(by) => self.charge_up(target, by),
            Effect::Push(panels) => self.push(target, panels),
            Effect::Step => self.step(target, source.center),
            Effect::Damage(_)
            | Effect::Heal(_)
            | Effect::Shield(_)
            | Effect::MaxCpu(_)
            | Effect::Status { .. } => {}
        }
        0
    }

    fn has(&self, who: CharacterId, status: Status) -> bool {
        self.stack.characters.get(who).is_some_and(|body| body.statuses.has(status))
    }

    fn end(&mut self, who: CharacterId, status: Status) {
        if let Some(mut body) = self.stack.characters.get_mut(who) {
            body.statuses.set(status, 0);
        }
    }

    fn thaw(&mut self, who: CharacterId) {
        if self.has(who, Status::Freeze) {
            self.end(who, Status::Freeze);
            self.tell(BreachEvent::Thawed { who });
        }
    }

    pub(crate) fn flag(&mut self, who: CharacterId, flag: QuickFlag) {
        if !self.is_alive(who) {
            return;
        }
        let Some(mut combatant) = self.combatant_mut(who) else { return };
        *combatant.flag = flag;
        *combatant.charge = combatant.charge.lifted(flag);
        let charge = combatant.charge.0;
        self.tell(BreachEvent::Flagged { who, flag, charge });
    }

    fn speed_up(&mut self, who: CharacterId, by: i32) {
        if let Some(mut combatant) = self.combatant_mut(who) {
            combatant.fighter.pace = combatant.fighter.pace.saturating_add(by);
            *combatant.speed = combatant.fighter.speed();
            let speed = combatant.speed.0;
            self.tell(BreachEvent::Sped { who, speed });
        }
    }

    fn charge_up(&mut self, who: CharacterId, by: i32) {
        if let Some(mut combatant) = self.combatant_mut(who) {
            *combatant.charge = ChargeTime(combatant.charge.0.saturating_add_signed(by));
            let charge = combatant.charge.0;
            self.tell(BreachEvent::Charged { who, charge });
        }
    }

    fn push(&mut self, who: CharacterId, panels: i8) {
        for _ in 0..panels {
            let behind = self.combatant(who).and_then(|combatant| combatant.stands.panel.behind());
            if !self.go(who, behind) {
                break;
            }
        }
    }

    fn step(&mut self, who: CharacterId, to: Option<Panel>) {
        let half = self.combatant(who).map(|combatant| combatant.stands.panel.half());
        self.go(who, to.filter(|to| Some(to.half()) == half));
    }

    fn go(&mut self, who: CharacterId, to: Option<Panel>) -> bool {
        let mut holding = [Status::Bind, Status::Freeze].into_iter();
        let held = holding.find(|status| self.has(who, *status));
        let from = self.combatant(who).map(|combatant| *combatant.stands);
        if let (None, Some(from), Some(panel)) = (held, from, to) {
            let there = crate::field::Stands { panel, ..from };
            if self.field.is_free_for(who, there) {
                self.field.clear(from);
                self.field.put(who, there);
                if let Some(mut combatant) = self.combatant_mut(who) {
                    *combatant.stands = there;
                }
                self.tell(BreachEvent::Moved { who, from: from.panel, to: panel });
                return true;
            }
        }
        self.tell(BreachEvent::Stayed { who, held });
        false
    }

    pub(crate) fn unbind(&mut self) {
        for (who, binder) in std::mem::take(&mut self.state.binders) {
            let status = Status::Bind;
            let is_present = self.stack.characters.roster().is_present(who);
            if !is_present || !self.has(who, status) {
                continue;
            }
            if self.stack.characters.roster().is_removed(binder) {
                self.end(who, status);
                self.tell(StackEvent::StatusEnded { id: who, status });
            } else {
                self.state.binders.insert(who, binder);
            }
        }
    }

    pub(crate) fn burn(&mut self) {
        for who in self.stack.characters.roster().all() {
            if !self.is_alive(who) || !self.has(who, Status::Burn) {
                continue;
            }
            let change = self.stack.characters.apply(&stack::Effect::Damage(1), who);
            if let Some(Change::Damaged { absorbed, taken, left }) = change {
                self.tell(BreachEvent::Burned { who, absorbed, taken, left });
                if taken > 0 {
                    self.thaw(who);
                }
            }
        }
    }

    pub(super) fn turn_faces(&mut self) {
        for who in self.stack.characters.roster().all() {
            if self.is_alive(who) && self.is_due(who) {
                self.turn_face(who);
            }
        }
    }

    fn is_due(&self, who: CharacterId) -> bool {
        let (Some(combatant), Some(body)) = (self.combatant(who), self.stack.characters.get(who))
        else {
            return false;
        };
        let phase = &self.library.unit(combatant.fighter.unit).phase;
        combatant.fighter.face == Face::First
            && phase.as_ref().is_some_and(|phase| {
                i64::from(body.health.current) * 100
                    <= i64::from(body.health.max) * i64::from(phase.at)
            })
    }

    fn turn_face(&mut self, who: CharacterId) {
        let Some(unit) = self.combatant_mut(who).map(|mut combatant| {
            combatant.fighter.face = Face::Second;
            combatant.fighter.unit
        }) else {
            return;
        };
        self.tell(BreachEvent::Turned { who });
        let Some(phase) = &self.library.unit(unit).phase else { return };
        let (speed, effects) = (phase.speed, phase.effects.clone());
        if speed != 0 {
            self.speed_up(who, speed);
        }
        let source = Source {
            // It is not caused by a move.
            cause: Cause { id: MoveId(u32::MAX), part: Part::Use, user: who },
            center: None,
            flag: QuickFlag::Spell,
        };
        for effect in effects {
            self.apply(effect, source, who);
        }
    }
}
