//! The phases of a round as systems, each over a log of events `E`.
//!
//! [`Round`](crate::Round) consists of them.

use crate::board::Board;
use crate::events::FromStack;
use crate::round::Shown;
use crate::stack::Stack;
use bevy_ecs::prelude::*;

/// *Advance*: every move by one.
pub fn advance<E: FromStack>(mut board: Board<E>) {
    board.advance();
}

/// *Add*: adds the choices, then counts statuses down.
pub fn add<E: FromStack>(mut board: Board<E>) {
    board.add_choices();
    board.count_statuses();
}

/// *Show*: copies stack and resolved section for the display, as they are before executing.
pub fn show(stack: Res<Stack>, mut shown: ResMut<Shown>) {
    shown.copy(&stack);
}

/// *Execute*: the resolved section, front to back.
pub fn execute<E: FromStack>(mut board: Board<E>) {
    while let Some(entry) = board.next_resolved() {
        board.run_use(&entry);
    }
}

/// *Remove*: dead characters.
pub fn remove<E: FromStack>(mut board: Board<E>) {
    board.remove_dead();
}

/// *Finish*: ended moves return their CPU and run their after-effects, in the order added.
pub fn finish<E: FromStack>(mut board: Board<E>) {
    board.collect_finished();
    while let Some(ended) = board.next_finished() {
        board.run_after(&ended);
    }
}
