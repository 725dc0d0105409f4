//! Guardians that turn to their second face when their health is low enough.

use super::effects::Source;
use crate::ctx::BreachCtx;
use crate::events::BreachEvent;
use crate::fighter::Face;
use daemonfall_clock::QuickFlag;
use daemonfall_core::CharacterId;
use daemonfall_stack::{Cause, MoveId, Part};

impl BreachCtx<'_, '_> {
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
