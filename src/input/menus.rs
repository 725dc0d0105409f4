//! Actions of menus and dialogues: walking through buttons, and using them.

use super::bound::{Binding, Listed, bind};
use super::group::Group;
use bevy::prelude::{GamepadButton, KeyCode};
use daemonfall_text::t;

/// What can be bound where buttons are walked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuAction {
    /// To the button above.
    Up,
    /// To the one beneath.
    Down,
    /// To the left; a value becomes less.
    Left,
    /// To the right; a value becomes more.
    Right,
    /// To the next in reading order; with Shift to the one before.
    Next,
    /// Use the button.
    Confirm,
    /// To the tab before.
    TabBefore,
    /// To the next tab.
    TabAfter,
    /// Scroll up.
    PageUp,
    /// Scroll down.
    PageDown,
}

impl Listed for MenuAction {
    const GROUP: Group = Group::Menus;
    const BINDINGS: &'static [Binding<Self>] = {
        use GamepadButton as G;
        use KeyCode as K;
        use MenuAction as A;
        &[
            bind(
                A::Up,
                "[[menus.up]]",
                || t!("action-menus-up"),
                &[K::ArrowUp, K::Numpad8],
                &[G::DPadUp],
            ),
            bind(
                A::Down,
                "[[menus.down]]",
                || t!("action-menus-down"),
                &[K::ArrowDown, K::Numpad2],
                &[G::DPadDown],
            ),
            bind(
                A::Left,
                "[[menus.left]]",
                || t!("action-menus-left"),
                &[K::ArrowLeft, K::Numpad4],
                &[G::DPadLeft],
            ),
            bind(
                A::Right,
                "[[menus.right]]",
                || t!("action-menus-right"),
                &[K::ArrowRight, K::Numpad6],
                &[G::DPadRight],
            ),
            bind(A::Next, "[[menus.next]]", || t!("action-menus-next"), &[K::Tab], &[]),
            bind(
                A::Confirm,
                CONFIRM,
                || t!("action-menus-confirm"),
                &[K::Enter, K::NumpadEnter, K::Space],
                &[G::South],
            ),
            bind(
                A::TabBefore,
                "[[menus.tab_before]]",
                || t!("action-menus-tab-before"),
                &[],
                &[G::LeftTrigger2],
            ),
            bind(
                A::TabAfter,
                "[[menus.tab_after]]",
                || t!("action-menus-tab-after"),
                &[],
                &[G::RightTrigger2],
            ),
            bind(
                A::PageUp,
                "[[menus.page_up]]",
                || t!("action-menus-page-up"),
                &[K::PageUp],
                &[G::LeftThumb],
            ),
            bind(
                A::PageDown,
                "[[menus.page_down]]",
                || t!("action-menus-page-down"),
                &[K::PageDown],
                &[G::RightThumb],
            ),
        ]
    };
}

/// What stands in texts for the key that confirms.
pub const CONFIRM: &str = "[[menus.confirm]]";
