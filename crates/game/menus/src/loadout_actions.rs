//! Actions for fitting mods, composing stacks, choosing sides and taking prizes, in addition to the
//! menu actions.

use bevy::prelude::{App, GamepadButton, KeyCode};
use daemonfall_input::action_table::{ActionTable, Binding, bind};
use daemonfall_input::actions::RegisterActions;
use daemonfall_input::group::Group;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FittingAction {
    /// Remove the selected item, or empty the slot.
    TakeOut,
    Undo,
    /// Previous unit; in a stack, one place forward.
    Before,
    /// Next unit; in a stack, one place back.
    After,
    Take1,
    Take2,
    Take3,
}

impl FittingAction {
    /// The index of the prize that it takes, from 0.
    pub fn prize(self) -> Option<usize> {
        match self {
            FittingAction::Take1 => Some(0),
            FittingAction::Take2 => Some(1),
            FittingAction::Take3 => Some(2),
            _ => None,
        }
    }
}

impl ActionTable for FittingAction {
    const GROUP: Group =
        Group { beside: &["menus"], ..Group::alone("fitting", 6, || t!("actions-fitting")) };
    const BINDINGS: &'static [Binding<Self>] = {
        use FittingAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                A::TakeOut,
                TAKE_OUT,
                || t!("action-fitting-take-out"),
                &[K::Delete, K::Backspace],
                &[G::West],
            ),
            bind(
                A::Undo,
                "[[fitting.undo]]",
                || t!("action-fitting-undo"),
                &[K::KeyU],
                &[G::North],
            ),
            bind(A::Before, BEFORE, || t!("action-fitting-before"), &[K::KeyQ], &[G::LeftTrigger]),
            bind(A::After, AFTER, || t!("action-fitting-after"), &[K::KeyE], &[G::RightTrigger]),
            bind(A::Take1, TAKE[0], || t!("action-fitting-take-1"), &[K::Digit1], &[]),
            bind(A::Take2, TAKE[1], || t!("action-fitting-take-2"), &[K::Digit2], &[]),
            bind(A::Take3, TAKE[2], || t!("action-fitting-take-3"), &[K::Digit3], &[]),
        ]
    };
}

pub const TAKE_OUT: &str = "[[fitting.take_out]]";
pub const BEFORE: &str = "[[fitting.before]]";
pub const AFTER: &str = "[[fitting.after]]";
pub const TAKE: [&str; 3] = ["[[fitting.take_1]]", "[[fitting.take_2]]", "[[fitting.take_3]]"];

pub fn plugin(app: &mut App) {
    app.register_actions::<FittingAction>();
}
