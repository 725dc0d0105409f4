//! What each effect does to a character.

use crate::change::Change;
use crate::character::CharacterId;
use crate::characters::Characters;
use crate::events::{Cause, FromStack, StackEvent};
use crate::subroutine::Effect;
use daemonfall_core::EventLog;

/// The sum of what a list of effects did to its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Damage that the shield absorbed.
    pub absorbed: i32,
    /// Health lost.
    pub taken: i32,
    /// Health healed.
    pub healed: i32,
    /// Whether the target fell to zero health.
    pub fell: bool,
}

impl Outcome {
    fn add(&mut self, change: Change) {
        match change {
            Change::Damaged { absorbed, taken, left } => {
                self.absorbed = self.absorbed.saturating_add(absorbed);
                self.taken = self.taken.saturating_add(taken);
                self.fell |= taken > 0 && left == 0;
            }
            Change::Healed { given, .. } => self.healed = self.healed.saturating_add(given),
            Change::BeyondHealing
            | Change::Shielded { .. }
            | Change::MaxCpu { .. }
            | Change::StatusSet { .. } => {}
        }
    }
}

impl Characters<'_, '_> {
    /// Applies one effect to a character, removed or not; `None` if there is no such character.
    pub fn apply(&mut self, effect: &Effect, target: CharacterId) -> Option<Change> {
        let mut body = self.get_mut(target)?;
        Some(match *effect {
            Effect::Damage(amount) => {
                let absorbed = body.shield.eat(amount);
                let taken = body.health.take(amount.saturating_sub(absorbed));
                Change::Damaged { absorbed, taken, left: body.health.current }
            }
            Effect::Heal(_) if body.health.is_dead() => Change::BeyondHealing,
            Effect::Heal(amount) => {
                let given = body.health.give(amount);
                Change::Healed { given, left: body.health.current }
            }
            Effect::Shield(amount) => {
                let by = body.shield.change(amount);
                Change::Shielded { by, left: body.shield.0 }
            }
            Effect::MaxCpu(by) => {
                body.cpu.max = body.cpu.max.saturating_add(by);
                Change::MaxCpu { by, max: body.cpu.max, free: body.cpu.free() }
            }
            Effect::Status { status, rounds } => {
                body.statuses.set(status, rounds);
                Change::StatusSet { status, rounds }
            }
        })
    }

    /// Applies a list of effects to a character, one after the other, and logs each change.
    pub fn apply_all<E: FromStack>(
        &mut self,
        effects: &[Effect],
        cause: Cause,
        target: CharacterId,
        log: &mut EventLog<E>,
    ) -> Outcome {
        let mut outcome = Outcome::default();
        for effect in effects {
            let Some(change) = self.apply(effect, target) else { continue };
            outcome.add(change);
            log.push(E::from(StackEvent::Changed { cause, target, change }));
        }
        outcome
    }
}
