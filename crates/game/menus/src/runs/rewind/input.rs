//! The actions that step through a past run, and their bindings.

use bevy::prelude::{App, KeyCode};
use daemonfall_input::action_table::{ActionTable, Binding, bind};
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_text::t;

/// What can be bound while a past step is shown. For a pad there are buttons in the banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastAction {
    Before,
    After,
}

impl ActionTable for PastAction {
    const GROUP: Group = Group {
        beside: &["dive", "breach", "sector", "battle", "fitting"],
        ..Group::alone("past", 9, || t!("actions-past"))
    };
    const BINDINGS: &'static [Binding<Self>] = {
        use KeyCode as K;
        use PastAction as A;
        &[
            bind(A::Before, "[[past.before]]", || t!("action-past-before"), &[K::PageUp], &[]),
            bind(A::After, "[[past.after]]", || t!("action-past-after"), &[K::PageDown], &[]),
        ]
    };
}

pub fn plugin(app: &mut App) {
    app.register_actions::<PastAction>();
}
