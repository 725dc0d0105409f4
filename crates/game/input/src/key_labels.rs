//! The labels of keys and buttons. Pad button names depend on the pad's make.

use super::action_table::Input;
use bevy::prelude::*;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// By position.
    #[default]
    Neutral,
    /// Letters, as on Xbox pads.
    Letters,
    /// Shapes, as on PlayStation pads.
    Shapes,
}

impl Make {
    /// The make of a pad, by its USB vendor id.
    pub fn of_vendor(vendor: Option<u16>) -> Self {
        match vendor {
            // Microsoft, Logitech, 8BitDo, PowerA, Razer.
            Some(0x045E | 0x046D | 0x2DC8 | 0x20D6 | 0x1532) => Self::Letters,
            Some(0x054C) => Self::Shapes,
            _ => Self::Neutral,
        }
    }
}

pub fn name(input: Input, make: Make) -> String {
    match input {
        Input::Key(key) => self::key(key),
        Input::Mouse(button) => mouse(button),
        Input::Pad(button) => pad(button, make),
    }
}

pub fn key(key: KeyCode) -> String {
    if let Some(word) = word(key) {
        return word;
    }
    if let Some((_, sign)) = SIGNS.iter().find(|(code, _)| *code == key) {
        return (*sign).into();
    }
    if let Some((_, sign)) = NUMPAD.iter().find(|(code, _)| *code == key) {
        return t!("key-numpad", key = *sign);
    }
    let name = format!("{key:?}");
    let after = |prefix| name.strip_prefix(prefix).filter(|it| !it.is_empty());
    if let Some(digit) = after("Numpad") {
        return t!("key-numpad", key = digit);
    }
    let letter = after("Key").or_else(|| after("Digit"));
    letter.unwrap_or(&name).into()
}

/// Keys with a word on them, which languages translate.
fn word(key: KeyCode) -> Option<String> {
    use KeyCode as K;
    Some(match key {
        K::Escape => t!("key-escape"),
        K::Delete => t!("key-delete"),
        K::Insert => t!("key-insert"),
        K::Space => t!("key-space"),
        K::Tab => t!("key-tab"),
        K::Enter => t!("key-enter"),
        K::NumpadEnter => t!("key-numpad", key = t!("key-enter")),
        K::Backspace => t!("key-backspace"),
        K::Home => t!("key-home"),
        K::End => t!("key-end"),
        K::PageUp => t!("key-page-up"),
        K::PageDown => t!("key-page-down"),
        K::ShiftLeft => t!("key-shift"),
        K::ShiftRight => t!("key-right", key = t!("key-shift")),
        K::ControlLeft => t!("key-control"),
        K::ControlRight => t!("key-right", key = t!("key-control")),
        K::AltLeft => t!("key-alt"),
        K::AltRight => t!("key-right", key = t!("key-alt")),
        K::SuperLeft => t!("key-super"),
        K::SuperRight => t!("key-right", key = t!("key-super")),
        K::CapsLock => t!("key-caps-lock"),
        K::PrintScreen => t!("key-print"),
        K::ScrollLock => t!("key-scroll-lock"),
        K::ContextMenu => t!("key-menu"),
        _ => return None,
    })
}

/// Keys with a symbol on them.
const SIGNS: [(KeyCode, &str); 16] = {
    use KeyCode as K;
    [
        (K::ArrowUp, "\u{2191}"),
        (K::ArrowDown, "\u{2193}"),
        (K::ArrowLeft, "\u{2190}"),
        (K::ArrowRight, "\u{2192}"),
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
    ]
};

/// Symbol keys of the numeric keypad.
const NUMPAD: [(KeyCode, &str); 6] = {
    use KeyCode as K;
    [
        (K::NumpadAdd, "+"),
        (K::NumpadSubtract, "\u{2212}"),
        (K::NumpadMultiply, "\u{D7}"),
        (K::NumpadDivide, "/"),
        (K::NumpadDecimal, "."),
        (K::NumpadEqual, "="),
    ]
};

pub fn mouse(button: MouseButton) -> String {
    match button {
        MouseButton::Left => t!("mouse-left"),
        MouseButton::Right => t!("mouse-right"),
        MouseButton::Middle => t!("mouse-middle"),
        MouseButton::Back => t!("mouse-back"),
        MouseButton::Forward => t!("mouse-forward"),
        MouseButton::Other(number) => t!("mouse-other", number = number),
    }
}

pub fn pad(button: GamepadButton, make: Make) -> String {
    use GamepadButton as G;
    let [neutral, letters, shapes] = match button {
        G::South => [t!("pad-south"), "A".into(), t!("pad-cross")],
        G::East => [t!("pad-east"), "B".into(), t!("pad-circle")],
        G::West => [t!("pad-west"), "X".into(), t!("pad-square")],
        G::North => [t!("pad-north"), "Y".into(), t!("pad-triangle")],
        _ => return imprint(button, make),
    };
    match make {
        Make::Neutral => neutral,
        Make::Letters => letters,
        Make::Shapes => shapes,
    }
}

/// The label of a pad button that is the same in all languages.
fn imprint(button: GamepadButton, make: Make) -> String {
    use GamepadButton as G;
    let [neutral, letters, shapes] = match button {
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
        G::Other(number) => return t!("pad-other", number = number),
        _ => return format!("{button:?}"),
    };
    match make {
        Make::Neutral => neutral,
        Make::Letters => letters,
        Make::Shapes => shapes,
    }
    .into()
}

/// Whether it is one of a pad's four face buttons, which are round.
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
            (KeyCode::NumpadAdd, "Num +"),
            (KeyCode::NumpadEnter, "Num Enter"),
            (KeyCode::ControlRight, "right Ctrl"),
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
