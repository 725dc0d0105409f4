//! A puzzle's actions besides those of its screen, and their bindings.

use bevy::prelude::{App, KeyCode};
use daemonfall_input::action_table::{ActionTable, Binding, bind};
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_text::t;

/// What can be bound while a puzzle is played. A pad has no spare buttons for them: they are in the
/// pause too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderAction {
    Undo,
    Restart,
    Hint,
}

impl ActionTable for LadderAction {
    const GROUP: Group = Group {
        beside: &["menus", "dive", "breach", "fitting"],
        shared: &[
            ["ladder.undo", "breach.undo"],
            ["ladder.undo", "fitting.undo"],
            ["ladder.restart", "dive.again"],
            ["ladder.restart", "breach.again"],
        ],
        ..Group::alone("ladder", 8, || t!("actions-ladder"))
    };
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

pub fn plugin(app: &mut App) {
    app.register_actions::<LadderAction>();
}
