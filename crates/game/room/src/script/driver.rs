//! The input device that a script plays with: keys, a gamepad, a mouse, or fingers. All do the same
//! things; this module knows how each does them.

mod breach;
mod deed;
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

pub use deed::{Deed, perform};
pub use follow::{Following, follow, read};
pub use using::used;
use widgets::labelled;

use super::words;
use bevy::prelude::*;

/// The keys of the first cards and units.
pub const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Keys,
    Pad,
    Mouse,
    Touch,
}

impl Hand {
    /// All devices, by their names in scripts.
    const NAMED: [(&str, Self); 4] =
        [("keys", Self::Keys), ("pad", Self::Pad), ("mouse", Self::Mouse), ("touch", Self::Touch)];

    pub fn read(name: &str) -> Result<Self, String> {
        let found = Self::NAMED.into_iter().find(|(known, _)| *known == name);
        found
            .map(|(_, hand)| hand)
            .ok_or_else(|| format!("there is no hand {name:?}: use keys, pad, mouse or touch"))
    }

    /// Presses a key or gamepad button; `None` for pointing devices.
    fn press(self, key: &'static str, button: GamepadButton) -> Option<Deed> {
        match self {
            Self::Keys => Some(Deed::Key(key)),
            Self::Pad => Some(Deed::Pad(button)),
            Self::Mouse | Self::Touch => None,
        }
    }

    /// An arrow by its key's name; `None` for pointing devices.
    fn arrow(self, key: &'static str) -> Option<Deed> {
        let button = match key {
            "ArrowUp" => GamepadButton::DPadUp,
            "ArrowDown" => GamepadButton::DPadDown,
            "ArrowLeft" => GamepadButton::DPadLeft,
            _ => GamepadButton::DPadRight,
        };
        self.press(key, button)
    }

    fn confirm(self) -> Option<Deed> {
        self.press("Enter", GamepadButton::South)
    }

    /// One step back: a pointer clicks the hint for it.
    fn back(self, world: &mut World) -> Result<Deed, String> {
        match self.press("Escape", GamepadButton::East) {
            Some(deed) => Ok(deed),
            None => places::of_back(world).map(Deed::Point),
        }
    }

    fn pause(self, world: &mut World) -> Result<Deed, String> {
        match self.press("Escape", GamepadButton::Start) {
            Some(deed) => Ok(deed),
            None => {
                words::place(world, "pause").or_else(|_| places::of_back(world)).map(Deed::Point)
            }
        }
    }

    fn press_or_point(
        self,
        world: &mut World,
        key: &'static str,
        button: GamepadButton,
        wanted: &str,
    ) -> Result<Deed, String> {
        match self.press(key, button) {
            Some(deed) => Ok(deed),
            None => words::place(world, wanted).map(Deed::Point),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_known_by_name() {
        assert_eq!(Hand::read("pad"), Ok(Hand::Pad));
        assert!(Hand::read("foot").is_err());
    }

    #[test]
    fn only_keys_and_pads_have_arrows() {
        assert_eq!(Hand::Keys.arrow("ArrowUp"), Some(Deed::Key("ArrowUp")));
        assert_eq!(Hand::Pad.arrow("ArrowLeft"), Some(Deed::Pad(GamepadButton::DPadLeft)));
        assert_eq!(Hand::Mouse.arrow("ArrowUp"), None);
    }
}
