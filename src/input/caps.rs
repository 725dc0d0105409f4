//! What is written on keys and buttons. Pads name their buttons by their make.

use super::bound::Input;
use bevy::prelude::*;

/// Whose names a pad's buttons have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// By their places.
    #[default]
    Neutral,
    /// Letters, as on pads made for Xbox.
    Letters,
    /// Shapes, as on pads made for PlayStation.
    Shapes,
}

impl Make {
    /// The make of a pad, by its maker's number on the bus.
    pub fn of_vendor(vendor: Option<u16>) -> Self {
        match vendor {
            // Microsoft, Logitech, 8BitDo, PowerA, Razer.
            Some(0x045E | 0x046D | 0x2DC8 | 0x20D6 | 0x1532) => Self::Letters,
            Some(0x054C) => Self::Shapes,
            _ => Self::Neutral,
        }
    }
}

/// What is written on what is pressed.
pub fn name(input: Input, make: Make) -> String {
    match input {
        Input::Key(key) => self::key(key),
        Input::Mouse(button) => mouse(button),
        Input::Pad(button) => pad(button, make),
    }
}

/// What is written on a key.
pub fn key(key: KeyCode) -> String {
    let known = CAPS.iter().find(|(code, _)| *code == key);
    if let Some((_, name)) = known {
        return (*name).into();
    }
    let name = format!("{key:?}");
    for (prefix, shown) in [("Key", ""), ("Digit", ""), ("Numpad", "Num ")] {
        if let Some(rest) = name.strip_prefix(prefix).filter(|it| !it.is_empty()) {
            return format!("{shown}{rest}");
        }
    }
    name
}

/// Keys that are not called as the engine calls them.
const CAPS: [(KeyCode, &str); 37] = {
    use KeyCode as K;
    [
        (K::ArrowUp, "\u{2191}"),
        (K::ArrowDown, "\u{2193}"),
        (K::ArrowLeft, "\u{2190}"),
        (K::ArrowRight, "\u{2192}"),
        (K::Escape, "Esc"),
        (K::Delete, "Del"),
        (K::Equal, "+"),
        (K::Minus, "\u{2212}"),
        (K::Comma, ","),
        (K::Period, "."),
        (K::Slash, "/"),
        (K::Backslash, "\\"),
        (K::Semicolon, ";"),
        (K::Quote, "'"),
        (K::Backquote, "`"),
        (K::BracketLeft, "["),
        (K::BracketRight, "]"),
        (K::IntlBackslash, "<"),
        (K::ShiftLeft, "Shift"),
        (K::ShiftRight, "right Shift"),
        (K::ControlLeft, "Ctrl"),
        (K::ControlRight, "right Ctrl"),
        (K::AltLeft, "Alt"),
        (K::AltRight, "right Alt"),
        (K::SuperLeft, "Super"),
        (K::SuperRight, "right Super"),
        (K::CapsLock, "Caps"),
        (K::PrintScreen, "Print"),
        (K::ScrollLock, "Scroll"),
        (K::ContextMenu, "Menu"),
        (K::NumpadAdd, "Num +"),
        (K::NumpadSubtract, "Num \u{2212}"),
        (K::NumpadMultiply, "Num \u{D7}"),
        (K::NumpadDivide, "Num /"),
        (K::NumpadDecimal, "Num ."),
        (K::NumpadEnter, "Num Enter"),
        (K::NumpadEqual, "Num ="),
    ]
};

/// What a button of the mouse is called.
pub fn mouse(button: MouseButton) -> String {
    match button {
        MouseButton::Left => "left click".into(),
        MouseButton::Right => "right click".into(),
        MouseButton::Middle => "middle click".into(),
        MouseButton::Back => "mouse back".into(),
        MouseButton::Forward => "mouse forward".into(),
        MouseButton::Other(number) => format!("mouse {number}"),
    }
}

/// What is written on a pad's button.
pub fn pad(button: GamepadButton, make: Make) -> String {
    use GamepadButton as G;
    let [neutral, letters, shapes] = match button {
        G::South => ["South", "A", "Cross"],
        G::East => ["East", "B", "Circle"],
        G::West => ["West", "X", "Square"],
        G::North => ["North", "Y", "Triangle"],
        G::LeftTrigger => ["L1", "LB", "L1"],
        G::RightTrigger => ["R1", "RB", "R1"],
        G::LeftTrigger2 => ["L2", "LT", "L2"],
        G::RightTrigger2 => ["R2", "RT", "R2"],
        G::LeftThumb => ["L3", "LS", "L3"],
        G::RightThumb => ["R3", "RS", "R3"],
        G::Start => ["Start", "Menu", "Options"],
        G::Select => ["Select", "View", "Create"],
        G::Mode => ["Mode", "Guide", "Home"],
        G::DPadUp => ["\u{2191}"; 3],
        G::DPadDown => ["\u{2193}"; 3],
        G::DPadLeft => ["\u{2190}"; 3],
        G::DPadRight => ["\u{2192}"; 3],
        G::C => ["C"; 3],
        G::Z => ["Z"; 3],
        G::Other(number) => return format!("button {number}"),
    };
    match make {
        Make::Neutral => neutral,
        Make::Letters => letters,
        Make::Shapes => shapes,
    }
    .into()
}

/// Whether a button is one of the four under the right thumb, which are round.
pub fn is_round(input: Input) -> bool {
    use GamepadButton as G;
    matches!(input, Input::Pad(G::South | G::East | G::West | G::North))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_called_by_what_is_written_on_them() {
        for (code, name) in [
            (KeyCode::KeyW, "W"),
            (KeyCode::Digit9, "9"),
            (KeyCode::Numpad8, "Num 8"),
            (KeyCode::Space, "Space"),
            (KeyCode::Escape, "Esc"),
            (KeyCode::F11, "F11"),
            (KeyCode::Equal, "+"),
        ] {
            assert_eq!(key(code), name);
        }
    }

    #[test]
    fn a_pads_buttons_are_called_as_its_maker_does() {
        let south = |vendor| pad(GamepadButton::South, Make::of_vendor(vendor));
        assert_eq!(south(Some(0x045E)), "A");
        assert_eq!(south(Some(0x054C)), "Cross");
        assert_eq!(south(None), "South");
    }
}
