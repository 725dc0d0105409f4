//! The input device that a script plays with: keys, a gamepad, a mouse, or fingers. All do the same
//! things, in basic actions of one step a frame; this module knows how each does them.

pub mod breach;
mod dialogue;
pub mod dive;
mod follow;
mod map;
mod places;

use crate::prelude::*;
use crate::script::{devices, words};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseScrollUnit;
use daemonfall_input::{keys, synthetic};
pub use follow::{Following, read};
pub use places::button;
use places::labelled;

pub const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputDriver {
    #[default]
    Keys,
    Pad,
    Mouse,
    Touch,
}

impl InputDriver {
    const NAMED: [(&str, Self); 4] =
        [("keys", Self::Keys), ("pad", Self::Pad), ("mouse", Self::Mouse), ("touch", Self::Touch)];

    pub fn read(name: &str) -> Result<Self, String> {
        let found = Self::NAMED.into_iter().find(|(known, _)| *known == name);
        found
            .map(|(_, hand)| hand)
            .ok_or_else(|| format!("there is no hand {name:?}: use keys, pad, mouse or touch"))
    }

    fn press(self, key: &'static str, button: GamepadButton) -> Option<DriverAction> {
        match self {
            Self::Keys => Some(DriverAction::Key(key)),
            Self::Pad => Some(DriverAction::Pad(button)),
            Self::Mouse | Self::Touch => None,
        }
    }

    fn arrow(self, key: &'static str) -> Option<DriverAction> {
        let button = match key {
            "ArrowUp" => GamepadButton::DPadUp,
            "ArrowDown" => GamepadButton::DPadDown,
            "ArrowLeft" => GamepadButton::DPadLeft,
            _ => GamepadButton::DPadRight,
        };
        self.press(key, button)
    }

    fn confirm(self) -> Option<DriverAction> {
        self.press("Enter", GamepadButton::South)
    }

    fn back(self, world: &mut World) -> Deed {
        let press = self.press("Escape", GamepadButton::East);
        press.map_or_else(|| places::of_back(world).map(DriverAction::Point), Ok)
    }

    fn pause(self, world: &mut World) -> Deed {
        let press = self.press("Escape", GamepadButton::Start);
        press.map_or_else(|| point(world, "pause").or_else(|_| self.back(world)), Ok)
    }

    fn press_or_point(
        self,
        world: &mut World,
        key: &'static str,
        button: GamepadButton,
        wanted: &str,
    ) -> Deed {
        self.press(key, button).map_or_else(|| point(world, wanted), Ok)
    }
}

/// Clicks or taps these words.
fn point(world: &mut World, words: &str) -> Deed {
    words::place(world, words).map(DriverAction::Point)
}

/// Frames to wait after a press until it takes effect.
const AFTER: usize = 4;
/// Frames that a pointer rests before it is pressed, so that the widget under it is detected.
const REST: usize = 3;
const DRAG: usize = 6;
const LINES: f32 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DriverAction {
    /// Nothing for a frame.
    Rest,
    Key(&'static str),
    Pad(GamepadButton),
    /// Clicks or taps, in logical pixels of the window.
    Point(Vec2),
    /// Clicks with the mouse button that steps back.
    Aside(Vec2),
    /// Looks at a place: the pointer rests there, or a finger taps once.
    Look(Vec2),
    Drag(Vec2, Vec2),
    /// Scrolls a list down or up.
    Scroll(Vec2, bool),
}

impl DriverAction {
    /// Nothing for a frame, if it is too early.
    pub fn unless(self, early: bool) -> Self {
        if early { Self::Rest } else { self }
    }
}

/// The next action towards something, or why there is none.
pub type Deed = Result<DriverAction, String>;

/// The next action, and whether it is the last one; `None` if nothing is left to do.
pub type Next = Result<Option<(DriverAction, bool)>, String>;

/// One action after the other.
#[derive(Default)]
pub struct Work {
    /// The action at hand, its next step, and whether it is the last one.
    doing: Option<(DriverAction, usize, bool)>,
    pub last: Option<DriverAction>,
}

impl Work {
    /// Does a frame's part; returns whether nothing is left to do.
    pub fn go_on(
        &mut self,
        world: &mut World,
        hand: InputDriver,
        next: impl FnOnce(&mut World) -> Next,
    ) -> Result<bool, String> {
        if let Some((deed, step, is_last)) = self.doing.take() {
            let done = perform(world, hand, deed, step);
            if !done {
                self.doing = Some((deed, step + 1, is_last));
            }
            return Ok(done && is_last);
        }
        let Some((deed, is_last)) = next(world)? else { return Ok(true) };
        if deed != DriverAction::Rest {
            self.last = Some(deed);
            self.doing = Some((deed, 0, is_last));
        }
        Ok(false)
    }
}

pub fn perform(world: &mut World, hand: InputDriver, deed: DriverAction, step: usize) -> bool {
    match deed {
        DriverAction::Rest => true,
        DriverAction::Key(name) => {
            if let Some(key) = keys::named(name) {
                match step {
                    0 => synthetic::press(world, &key),
                    1 => synthetic::release(world, &key),
                    _ => {}
                }
            }
            step >= AFTER
        }
        DriverAction::Pad(button) => {
            match step {
                0 => drop(devices::plug_in(world)),
                1 => devices::set(world, button, true),
                2 => devices::set(world, button, false),
                _ => {}
            }
            step > AFTER
        }
        DriverAction::Point(place) | DriverAction::Look(place) if hand == InputDriver::Touch => {
            devices::tap(world, place, step)
        }
        DriverAction::Drag(from, to) if hand == InputDriver::Touch => {
            devices::swipe(world, (from, to), step)
        }
        DriverAction::Scroll(place, down) if hand == InputDriver::Touch => {
            let by = Vec2::Y * if down { -40.0 } else { 40.0 };
            devices::swipe(world, (place, place + by), step)
        }
        DriverAction::Point(place) => click(world, MouseButton::Left, (place, place), 1, step),
        DriverAction::Aside(place) => click(world, MouseButton::Right, (place, place), 1, step),
        DriverAction::Look(place) => {
            if step == 0 {
                synthetic::move_to(world, place);
            }
            step >= REST
        }
        DriverAction::Drag(from, to) => click(world, MouseButton::Left, (from, to), DRAG, step),
        DriverAction::Scroll(place, down) => {
            match step {
                0 => synthetic::move_to(world, place),
                REST => {
                    let lines = if down { -LINES } else { LINES };
                    synthetic::roll(world, MouseScrollUnit::Line, lines);
                }
                _ => {}
            }
            step >= REST + AFTER
        }
    }
}

/// Presses the pointer at one place and releases it at another, this many frames later; returns
/// whether that has taken effect.
fn click(
    world: &mut World,
    button: MouseButton,
    (from, to): (Vec2, Vec2),
    frames: usize,
    step: usize,
) -> bool {
    match step {
        0 => synthetic::move_to(world, from),
        REST => synthetic::button(world, button, ButtonState::Pressed),
        _ if step == REST + 1 + frames => synthetic::button(world, button, ButtonState::Released),
        _ if (REST + 1..=REST + frames).contains(&step) && from != to => {
            let part = (step - REST) as f32 / frames as f32;
            synthetic::move_to(world, from.lerp(to, part));
        }
        _ => {}
    }
    step > REST + 2 * frames + AFTER
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_known_by_name() {
        assert_eq!(InputDriver::read("pad"), Ok(InputDriver::Pad));
        assert!(InputDriver::read("foot").is_err());
    }

    #[test]
    fn only_keys_and_pads_have_arrows() {
        assert_eq!(InputDriver::Keys.arrow("ArrowUp"), Some(DriverAction::Key("ArrowUp")));
        assert_eq!(
            InputDriver::Pad.arrow("ArrowLeft"),
            Some(DriverAction::Pad(GamepadButton::DPadLeft))
        );
        assert_eq!(InputDriver::Mouse.arrow("ArrowUp"), None);
    }
}
