//! Actions of menus and dialogues: moving between buttons and using them.

use super::bindings::RegisterActions;
use super::group::Group;
use bevy::prelude::App;
use daemonfall_text::t;

crate::actions! {
    pub enum MenuAction, Group::alone("menus", 1, || t!("actions-menus"));
    Up => "menus.up", t!("action-menus-up"), [ArrowUp Numpad8], [DPadUp], up;
    Down => "menus.down", t!("action-menus-down"), [ArrowDown Numpad2], [DPadDown], down;
    /// Left; decreases a value.
    Left => "menus.left", t!("action-menus-left"), [ArrowLeft Numpad4], [DPadLeft], left;
    /// Right; increases a value.
    Right => "menus.right", t!("action-menus-right"), [ArrowRight Numpad6], [DPadRight], right;
    /// Next in reading order; with Shift, the previous one.
    Next => "menus.next", t!("action-menus-next"), [Tab], [], repeats;
    Confirm => "menus.confirm", t!("action-menus-confirm"), [Enter NumpadEnter Space], [South];
    TabBefore => "menus.tab_before", t!("action-menus-tab-before"), [], [LeftTrigger2];
    TabAfter => "menus.tab_after", t!("action-menus-tab-after"), [], [RightTrigger2];
    PageUp => "menus.page_up", t!("action-menus-page-up"), [PageUp], [LeftThumb], repeats;
    PageDown => "menus.page_down", t!("action-menus-page-down"), [PageDown], [RightThumb], repeats;
}

pub const CONFIRM: &str = "[[menus.confirm]]";

pub fn plugin(app: &mut App) {
    app.register_actions::<MenuAction>();
}
