//! The phases of a round as systems, each over a log of events `E`.
//!
//! [`Round`](crate::Round) consists of them.

use crate::ctx::StackCtx;
use crate::events::FromStack;
use crate::shown::Shown;
use crate::stack::Stack;
use bevy_ecs::prelude::*;

/// *Advance*: every move by one.
pub fn advance<E: FromStack>(mut ctx: StackCtx<E>) {
    ctx.advance();
}

/// *Add*: adds the choices, then counts statuses down.
pub fn add<E: FromStack>(mut ctx: StackCtx<E>) {
    ctx.add_choices();
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
pub fn remove<E: FromStack>(mut ctx: StackCtx<E>) {
    ctx.remove_dead();
}

/// *Finish*: ended moves return their CPU and run their after-effects, in the order added.
pub fn finish<E: FromStack>(mut ctx: StackCtx<E>) {
    ctx.collect_finished();
    while let Some(ended) = ctx.next_finished() {
        ctx.run_after(&ended);
    }
}
