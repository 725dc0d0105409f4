//! What the display shows of the stack in a round.

use crate::stack::{Entry, Stack};
use bevy_ecs::prelude::*;

/// A copy of the stack from the last show phase. No rule reads it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Unresolved entries, in stack order.
    pub unresolved: Vec<Entry>,
    /// The resolved section, in the order of execution.
    pub resolved: Vec<Entry>,
}

impl Shown {
    /// Copies the current stack.
    pub fn copy(&mut self, stack: &Stack) {
        self.unresolved.clear();
        self.unresolved.extend_from_slice(stack.unresolved());
        self.resolved.clear();
        self.resolved.extend(stack.resolved());
    }
}
