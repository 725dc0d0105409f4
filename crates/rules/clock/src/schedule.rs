//! A clocktick as a schedule of four chained phases. The host adds the systems.

use crate::components::{ChargeTime, Speed};
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use bevy_reflect::Reflect;
use daemonfall_core::strict_schedule;
use serde::{Deserialize, Serialize};

/// One clocktick. Run once per tick, never from within itself.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clocktick;

/// The phases of a clocktick, in the order in which they run (section 3).
#[derive(
    SystemSet, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, Hash,
)]
pub enum ClockSet {
    /// Slow actions charge: each is one clocktick closer to going off.
    #[default]
    Charge,
    /// The slow actions that are due go off, each through the six steps (SR).
    Resolve,
    /// Every character's charge time grows by its speed (C+).
    Grow,
    /// Active turns, while any character is eligible (CR).
    Turns,
}

/// The empty schedule: chained sets, one thread, ambiguities are errors.
pub fn clocktick() -> Schedule {
    let mut schedule = strict_schedule(Clocktick);
    schedule.configure_sets(
        (ClockSet::Charge, ClockSet::Resolve, ClockSet::Grow, ClockSet::Turns).chain(),
    );
    schedule
}

/// The C+ as a system, for [`ClockSet::Grow`]: every character's charge time grows by its speed.
pub fn grow(mut characters: Query<(&mut ChargeTime, &Speed)>) {
    for (mut charge, speed) in &mut characters {
        *charge = charge.grown(*speed);
    }
}
