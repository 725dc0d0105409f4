//! Actions that mean the same on every screen: those of menus, going from term to term, back, mute,
//! full screen, debug panels, photo.

use super::action_input::ActionInput;
use super::action_table::Stick;
use super::bindings::RegisterActions;
use super::group::{ANYWHERE, Group};
use bevy::prelude::*;
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;

crate::actions! {
    pub enum AnywhereAction, Group::alone(ANYWHERE, 0, || t!("actions-anywhere"));
    Back => "anywhere.back", t!("action-anywhere-back"), [Escape], [East];
    Mute => "anywhere.mute", t!("action-anywhere-mute"), [KeyM], [];
    Fullscreen => "anywhere.fullscreen", t!("action-anywhere-fullscreen"), [F11], [];
    Panels => "anywhere.panels", t!("action-anywhere-panels"), [F1], [];
    Photo => "anywhere.photo", t!("action-anywhere-photo"), [F12 F10], [Mode];
    /// Explain the next underlined term; with Shift, the previous one.
    Explain => "anywhere.explain", t!("action-anywhere-explain"), [F3], [];
    /// Step through the terms of the open explanation.
    ExplainInside => "anywhere.explain-inside", t!("action-anywhere-explain-inside"), [F4], [];
    DismissHint => "anywhere.dismiss-hint", t!("action-anywhere-dismiss-hint"), [KeyZ], [];
}

pub const BACK: &str = "[[anywhere.back]]";

pub const DISMISS_HINT: &str = "[[anywhere.dismiss-hint]]";

fn switch(input: Res<ActionInput>, mut settings: ResMut<Settings>) {
    for action in input.pressed() {
        match action {
            AnywhereAction::Mute => settings.mute = !settings.mute,
            AnywhereAction::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

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

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Explain the next underlined term.
    Next,
    Previous,
    /// Step through the terms of the open explanation.
    Inside,
    /// Close the innermost explanation, or dismiss the hint.
    Out,
    Dismiss,
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadingSystems;

fn of_action(action: AnywhereAction, shift: bool) -> Option<Reading> {
    match action {
        AnywhereAction::Explain if shift => Some(Reading::Previous),
        AnywhereAction::Explain => Some(Reading::Next),
        AnywhereAction::ExplainInside => Some(Reading::Inside),
        AnywhereAction::DismissHint => Some(Reading::Dismiss),
        _ => None,
    }
}

fn of_stick(stick: Stick) -> Option<Reading> {
    match stick {
        Stick::RightRight => Some(Reading::Next),
        Stick::RightLeft => Some(Reading::Previous),
        Stick::RightDown => Some(Reading::Inside),
        Stick::RightUp => Some(Reading::Out),
        _ => None,
    }
}

fn gather(input: Res<ActionInput>, mut wishes: MessageWriter<Reading>) {
    wishes.write_batch(input.pressed().filter_map(|action| of_action(action, input.shift())));
    wishes.write_batch(input.pushed().filter_map(of_stick));
}

/// Handles these actions, except back, which screens handle, and panels, which the panels handle.
pub fn plugin(app: &mut App) {
    app.register_actions::<AnywhereAction>()
        .add_systems(Update, switch)
        .register_actions::<MenuAction>()
        .add_message::<Reading>()
        .add_systems(Update, gather.in_set(ReadingSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shift_leads_to_the_word_before() {
        let explain = AnywhereAction::Explain;
        assert_eq!(of_action(explain, false), Some(Reading::Next));
        assert_eq!(of_action(explain, true), Some(Reading::Previous));
        assert_eq!(of_action(AnywhereAction::Mute, false), None);
    }
}
