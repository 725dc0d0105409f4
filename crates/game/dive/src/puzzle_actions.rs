//! A puzzle's actions besides those of its screen, and their bindings.

use crate::prelude::*;

daemonfall_input::actions! {
    /// What can be bound while a puzzle is played. A pad has no spare buttons for them: they are in
    /// the pause too.
    pub enum LadderAction, Group {
        beside: &["menus", "dive", "breach", "fitting"],
        shared: &[
            ["ladder.undo", "breach.undo"],
            ["ladder.undo", "fitting.undo"],
            ["ladder.restart", "dive.again"],
            ["ladder.restart", "breach.again"],
        ],
        ..Group::alone("ladder", 8, || t!("actions-ladder"))
    };
    Undo => "ladder.undo", t!("action-ladder-undo"), [KeyU], [];
    Restart => "ladder.restart", t!("action-ladder-restart"), [KeyR], [];
    Hint => "ladder.hint", t!("action-ladder-hint"), [KeyI], [];
}

pub fn plugin(app: &mut App) {
    app.register_actions::<LadderAction>();
}
