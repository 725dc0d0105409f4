//! What subroutines do to those they hit.

use bevy_reflect::Reflect;
use daemonfall_core::Status;
use daemonfall_stack as stack;
use serde::{Deserialize, Serialize};

/// One effect; a list of them is carried out in order.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Damage; the shield takes it first.
    Damage(i32),
    /// Health given back, up to the maximum; nothing at zero health.
    Heal(i32),
    /// Shield gained, or lost when below zero.
    Shield(i32),
    /// The maximum of CPU changes.
    MaxCpu(i32),
    /// A status for so many rounds, whatever was left of it: it holds through as many phases of
    /// turns.
    Status {
        /// Which.
        status: Status,
        /// Rounds.
        rounds: u16,
    },
    /// A quick flag.
    Quick,
    /// The speed changes; it stays within 10 and 100.
    Speed(i32),
    /// Charge time gained, or lost when below zero; never below zero.
    Charge(i32),
    /// Pushed so many panels toward its own back, as far as they are free.
    Push(i8),
    /// Moves to the panel that is aimed at, if it is free and in its own half.
    Step,
}

impl Effect {
    /// The effect as the stack knows it; none for those of the clock and the field.
    pub fn on_the_stack(self) -> Option<stack::Effect> {
        Some(match self {
            Effect::Damage(amount) => stack::Effect::Damage(amount),
            Effect::Heal(amount) => stack::Effect::Heal(amount),
            Effect::Shield(amount) => stack::Effect::Shield(amount),
            Effect::MaxCpu(amount) => stack::Effect::MaxCpu(amount),
            Effect::Status { status, rounds } => stack::Effect::Status { status, rounds },
            Effect::Quick
            | Effect::Speed(_)
            | Effect::Charge(_)
            | Effect::Push(_)
            | Effect::Step => return None,
        })
    }
}
