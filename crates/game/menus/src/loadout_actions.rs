//! Actions for fitting mods, composing stacks, choosing sides and taking prizes, in addition to the
//! menu actions.

use bevy::prelude::App;
use daemonfall_input::bindings::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_text::t;

daemonfall_input::actions! {
    pub enum FittingAction,
        Group { beside: &["menus"], ..Group::alone("fitting", 6, || t!("actions-fitting")) };
    /// Remove the selected item, or empty the slot.
    TakeOut => "fitting.take_out", t!("action-fitting-take-out"), [Delete Backspace], [West], repeats;
    Undo => "fitting.undo", t!("action-fitting-undo"), [KeyU], [North];
    /// Previous unit; in a stack, one place forward.
    Before => "fitting.before", t!("action-fitting-before"), [KeyQ], [LeftTrigger], repeats;
    /// Next unit; in a stack, one place back.
    After => "fitting.after", t!("action-fitting-after"), [KeyE], [RightTrigger], repeats;
    Take1 => "fitting.take_1", t!("action-fitting-take-1"), [Digit1], [];
    Take2 => "fitting.take_2", t!("action-fitting-take-2"), [Digit2], [];
    Take3 => "fitting.take_3", t!("action-fitting-take-3"), [Digit3], [];
}

impl FittingAction {
    /// The index of the prize that it takes, from 0.
    pub fn prize(self) -> Option<usize> {
        let place = (self as usize).checked_sub(Self::Take1 as usize);
        place.filter(|place| *place < 3)
    }
}

/// Tokens, for texts.
pub const TAKE_OUT: &str = "[[fitting.take_out]]";
pub const TAKE: [&str; 3] = ["[[fitting.take_1]]", "[[fitting.take_2]]", "[[fitting.take_3]]"];

pub fn plugin(app: &mut App) {
    app.register_actions::<FittingAction>();
}
