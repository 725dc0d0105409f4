//! The input device that a script plays with: keys, a gamepad, a mouse, or fingers. All do the same
//! things; this module knows how each does them.

mod action;
mod breach;
mod dialogue;
mod dive;
mod door;
mod follow;
mod gear;
mod map;
mod places;
mod talks;
mod units;
mod using;
mod widgets;

pub use action::{DriverAction, perform};
pub use follow::{Following, follow, read};
pub use using::used;
use widgets::labelled;

use super::words;
use bevy::prelude::*;

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

    fn back(self, world: &mut World) -> Result<DriverAction, String> {
        match self.press("Escape", GamepadButton::East) {
            Some(deed) => Ok(deed),
            None => places::of_back(world).map(DriverAction::Point),
        }
    }

    fn pause(self, world: &mut World) -> Result<DriverAction, String> {
        match self.press("Escape", GamepadButton::Start) {
            Some(deed) => Ok(deed),
            None => words::place(world, "pause")
                .or_else(|_| places::of_back(world))
                .map(DriverAction::Point),
        }
    }

    fn press_or_point(
        self,
        world: &mut World,
        key: &'static str,
        button: GamepadButton,
        wanted: &str,
    ) -> Result<DriverAction, String> {
        match self.press(key, button) {
            Some(deed) => Ok(deed),
            None => words::place(world, wanted).map(DriverAction::Point),
        }
    }
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
