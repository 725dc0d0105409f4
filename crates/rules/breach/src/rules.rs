//! The rules of a clocktick: one system per phase.
//!
//! Each system runs only in its phase. A clocktick that had to wait for a choice therefore
//! continues where it stopped when the schedule is run again.

mod answers;
mod effects;
mod goals;
mod phases;
mod uses;

use crate::state::{BreachSet, BreachState};
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use daemonfall_core::strict_schedule;

/// One clocktick of a breach, or the rest of one that waited for a turn. Scenarios of the clock
/// have [other phases](daemonfall_clock::scenario::TickPhase).
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BreachTick;

/// Whether a phase is current. All others are skipped, so a clocktick continues where it stopped.
fn under_way(phase: BreachSet) -> impl Fn(Res<BreachState>) -> bool + Clone {
    move |state: Res<BreachState>| state.phase == phase && state.outcome.is_none()
}

/// Its sets, in order, are the phases of the rules.
pub(crate) fn build() -> Schedule {
    let mut schedule = strict_schedule(BreachTick);
    schedule.configure_sets(
        (
            BreachSet::Advance.run_if(under_way(BreachSet::Advance)),
            BreachSet::Add.run_if(under_way(BreachSet::Add)),
            BreachSet::Show.run_if(under_way(BreachSet::Show)),
            BreachSet::Resolve.run_if(under_way(BreachSet::Resolve)),
            BreachSet::Remove.run_if(under_way(BreachSet::Remove)),
            BreachSet::Finish.run_if(under_way(BreachSet::Finish)),
            BreachSet::Grow.run_if(under_way(BreachSet::Grow)),
            BreachSet::Turns.run_if(under_way(BreachSet::Turns)),
        )
            .chain(),
    );
    schedule.add_systems((
        phases::advance.in_set(BreachSet::Advance),
        phases::add.in_set(BreachSet::Add),
        phases::show.in_set(BreachSet::Show),
        phases::resolve.in_set(BreachSet::Resolve),
        phases::remove.in_set(BreachSet::Remove),
        phases::finish.in_set(BreachSet::Finish),
        phases::grow.in_set(BreachSet::Grow),
        phases::turns.in_set(BreachSet::Turns),
    ));
    schedule
}
