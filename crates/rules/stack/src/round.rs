//! The schedule of a round. Its sets, in order, are the phases in the rules.

use crate::events::StackEvent;
use crate::phases;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use daemonfall_core::strict_schedule;

/// The schedule that runs once per round.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round;

/// The phases of a round, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundSet {
    /// Every move on the stack advances by one; those whose time is up go to the resolved section.
    Advance,
    /// The round's new moves are added. Zero-time ones go to the front of the resolved section.
    Add,
    /// The display sees stack and resolved section in their current state.
    Show,
    /// Everything in the resolved section is executed, in stack order.
    Execute,
    /// Dead characters are removed.
    Remove,
    /// Finished moves leave, return their CPU and run their after-effects.
    Finish,
}

pub(crate) fn build() -> Schedule {
    let mut schedule = strict_schedule(Round);
    schedule.configure_sets(
        (
            RoundSet::Advance,
            RoundSet::Add,
            RoundSet::Show,
            RoundSet::Execute,
            RoundSet::Remove,
            RoundSet::Finish,
        )
            .chain(),
    );
    schedule.add_systems((
        phases::advance::<StackEvent>.in_set(RoundSet::Advance),
        phases::add::<StackEvent>.in_set(RoundSet::Add),
        phases::show.in_set(RoundSet::Show),
        phases::execute::<StackEvent>.in_set(RoundSet::Execute),
        phases::remove::<StackEvent>.in_set(RoundSet::Remove),
        phases::finish::<StackEvent>.in_set(RoundSet::Finish),
    ));
    schedule
}
