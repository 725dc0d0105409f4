//! The phases of a round as systems, each over a log of events `E`, and the schedule [`Round`] that
//! runs them in order.

use crate::characters::Characters;
use crate::command::Choices;
use crate::ctx::{self, StackCtx};
use crate::events::{FromStack, StackEvent};
use crate::stack::{Shown, Stack};
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use daemonfall_core::{EventLog, strict_schedule};

/// *Advance*: every move by one.
pub fn advance<E: FromStack>(mut stack: ResMut<Stack>, mut log: ResMut<EventLog<E>>) {
    ctx::advance(&mut stack, &mut log);
}

/// *Add*: adds the choices, then counts statuses down.
pub fn add<E: FromStack>(mut ctx: StackCtx<E>, mut choices: ResMut<Choices>) {
    ctx.add_choices(&mut choices);
    ctx.count_statuses();
}

/// *Show*: copies stack and resolved section for the display, as they are before executing.
pub fn show(stack: Res<Stack>, mut shown: ResMut<Shown>) {
    shown.copy(&stack);
}

/// *Execute*: the resolved section, front to back.
pub fn execute<E: FromStack>(mut ctx: StackCtx<E>) {
    while let Some(entry) = ctx.next_resolved() {
        ctx.run_use(&entry);
    }
}

/// *Remove*: dead characters.
pub fn remove<E: FromStack>(mut characters: Characters, mut log: ResMut<EventLog<E>>) {
    characters.remove_dead(&mut log);
}

/// *Finish*: ended moves return their CPU and run their after-effects, in the order added.
pub fn finish<E: FromStack>(mut ctx: StackCtx<E>) {
    ctx.collect_finished();
    while let Some(ended) = ctx.next_finished() {
        ctx.run_after(&ended);
    }
}

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
        advance::<StackEvent>.in_set(RoundSet::Advance),
        add::<StackEvent>.in_set(RoundSet::Add),
        show.in_set(RoundSet::Show),
        execute::<StackEvent>.in_set(RoundSet::Execute),
        remove::<StackEvent>.in_set(RoundSet::Remove),
        finish::<StackEvent>.in_set(RoundSet::Finish),
    ));
    schedule
}
