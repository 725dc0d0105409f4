//! Actions where mods are fitted, stacks composed, sides chosen and prizes taken, besides those of
//! menus.

use super::bound::{Binding, Listed, bind};
use super::group::Group;
use bevy::prelude::{GamepadButton, KeyCode};
use daemonfall_text::t;

/// What can be bound there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FittingAction {
    /// Takes out what is looked at, or empties the place.
    TakeOut,
    /// Takes the last change back.
    Undo,
    /// To the unit before; in a stack, a place forward.
    Before,
    /// To the next unit; in a stack, a place back.
    After,
    /// Takes the first prize.
    Take1,
    /// The second.
    Take2,
    /// The third.
    Take3,
}

impl FittingAction {
    /// The prize that it takes, from 0.
    pub fn prize(self) -> Option<usize> {
        match self {
            FittingAction::Take1 => Some(0),
            FittingAction::Take2 => Some(1),
            FittingAction::Take3 => Some(2),
            _ => None,
        }
    }
}

impl Listed for FittingAction {
    const GROUP: Group = Group::Fitting;
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

/// What stands in texts for the key that takes out.
pub const TAKE_OUT: &str = "[[fitting.take_out]]";
/// For the key that goes to the unit before.
pub const BEFORE: &str = "[[fitting.before]]";
/// For the key that goes to the next unit.
pub const AFTER: &str = "[[fitting.after]]";
/// For the keys that take prizes, by their places.
pub const TAKE: [&str; 3] = ["[[fitting.take_1]]", "[[fitting.take_2]]", "[[fitting.take_3]]"];
