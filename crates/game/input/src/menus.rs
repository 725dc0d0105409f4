//! Actions of menus and dialogues: moving between buttons and using them.

use super::action_table::{ActionTable, Binding, bind};
use super::actions::RegisterActions;
use super::group::Group;
use bevy::prelude::{App, GamepadButton, KeyCode};
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuAction {
    Up,
    Down,
    /// Left; decreases a value.
    Left,
    /// Right; increases a value.
    Right,
    /// Next in reading order; with Shift, the previous one.
    Next,
    Confirm,
    TabBefore,
    TabAfter,
    PageUp,
    PageDown,
}

impl ActionTable for MenuAction {
    const GROUP: Group = Group::alone("menus", 1, || t!("actions-menus"));
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

/// The token for the confirm key.
pub const CONFIRM: &str = "[[menus.confirm]]";

pub fn plugin(app: &mut App) {
    app.register_actions::<MenuAction>();
}
