//! What subroutines do to the characters they hit.

use bevy_reflect::Reflect;
use daemonfall_core::Status;
use daemonfall_stack as stack;
use serde::{Deserialize, Serialize};

/// One effect. Lists of effects are carried out in order.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Damage; the shield takes it first.
    Damage(i32),
    /// Restores health, up to the maximum; no effect at zero health.
    Heal(i32),
    /// Shield gained, or lost if negative.
    Shield(i32),
    /// Changes the maximum CPU.
    MaxCpu(i32),
    /// Sets a status, whatever was left of it, for so many rounds: that many phases of turns.
    Status { status: Status, rounds: u16 },
    /// Gives a quick flag.
    Quick,
    /// Changes the speed, which stays within 10 and 100.
    Speed(i32),
    /// Charge time gained, or lost if negative; never below zero.
    Charge(i32),
    /// Pushed this many panels toward its own back, as far as they are free.
    Push(i8),
    /// Moves to the target panel, if it is free and in its own half.
    Step,
}

impl Effect {
    /// The effect as the stack knows it; `None` for effects of the clock and the field.
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
