//! The actions that step through a past run, and their bindings.

use crate::prelude::*;

daemonfall_input::actions! {
    /// What can be bound while a past step is shown. For a pad there are buttons in the banner.
    pub enum PastAction, Group {
        beside: &["dive", "breach", "sector", "battle", "fitting"],
        ..Group::alone("past", 9, || t!("actions-past"))
    };
    Before => "past.before", t!("action-past-before"), [PageUp], [], repeats;
    After => "past.after", t!("action-past-after"), [PageDown], [], repeats;
}

pub fn plugin(app: &mut App) {
    app.register_actions::<PastAction>();
}
