//! A puzzle's actions besides those of its screen, and their bindings.

use crate::input::bound::{Binding, Listed, bind};
use crate::input::group::Group;
use bevy::prelude::KeyCode;
use daemonfall_text::t;

/// What can be bound while a puzzle is played. A pad has no spare buttons for them: they are in the
/// pause too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderAction {
    Undo,
    Restart,
    Hint,
}

impl Listed for LadderAction {
    const GROUP: Group = Group::Ladder;
    const BINDINGS: &'static [Binding<Self>] = {
        use KeyCode as K;
        use LadderAction as A;
        &[
            bind(A::Undo, "[[ladder.undo]]", || t!("action-ladder-undo"), &[K::KeyU], &[]),
            bind(A::Restart, "[[ladder.restart]]", || t!("action-ladder-restart"), &[K::KeyR], &[]),
            bind(A::Hint, "[[ladder.hint]]", || t!("action-ladder-hint"), &[K::KeyI], &[]),
        ]
    };
}
