//! Keys by name: the names used in scripts and on the key caps of hints.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

/// A key and what it means when pressed alone.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    pub code: KeyCode,
    pub key: Key,
    pub text: Option<String>,
    pub shift: bool,
}

const NAMED: [(&str, KeyCode, Key); 27] = [
    ("ArrowUp", KeyCode::ArrowUp, Key::ArrowUp),
    ("ArrowDown", KeyCode::ArrowDown, Key::ArrowDown),
    ("ArrowLeft", KeyCode::ArrowLeft, Key::ArrowLeft),
    ("ArrowRight", KeyCode::ArrowRight, Key::ArrowRight),
    ("Up", KeyCode::ArrowUp, Key::ArrowUp),
    ("Down", KeyCode::ArrowDown, Key::ArrowDown),
    ("Left", KeyCode::ArrowLeft, Key::ArrowLeft),
    ("Right", KeyCode::ArrowRight, Key::ArrowRight),
    ("Enter", KeyCode::Enter, Key::Enter),
    ("Escape", KeyCode::Escape, Key::Escape),
    ("Tab", KeyCode::Tab, Key::Tab),
    ("Space", KeyCode::Space, Key::Space),
    ("Backspace", KeyCode::Backspace, Key::Backspace),
    ("Delete", KeyCode::Delete, Key::Delete),
    ("Home", KeyCode::Home, Key::Home),
    ("End", KeyCode::End, Key::End),
    ("PageUp", KeyCode::PageUp, Key::PageUp),
    ("PageDown", KeyCode::PageDown, Key::PageDown),
    ("F1", KeyCode::F1, Key::F1),
    ("F2", KeyCode::F2, Key::F2),
    ("F3", KeyCode::F3, Key::F3),
    ("F4", KeyCode::F4, Key::F4),
    ("F11", KeyCode::F11, Key::F11),
    ("F12", KeyCode::F12, Key::F12),
    ("Shift", KeyCode::ShiftLeft, Key::Shift),
    ("Control", KeyCode::ControlLeft, Key::Control),
    ("Alt", KeyCode::AltLeft, Key::Alt),
];

const LETTERS: [KeyCode; 26] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO,
        KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    ]
};

const DIGITS: [KeyCode; 10] = {
    use KeyCode::*;
    [Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9]
};

/// The key with a name (`Enter`, `ArrowUp`) or for a letter, digit or sign (`b`, `7`, `?`).
pub fn named(name: &str) -> Option<KeyPress> {
    if let Some((_, code, key)) = NAMED.iter().find(|(known, ..)| *known == name) {
        return Some(KeyPress { code: *code, key: key.clone(), text: None, shift: false });
    }
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => of_letter(letter),
        _ => None,
    }
}

/// The key shown on a hint's cap: `Esc`, `Del`, an arrow, a letter; `None` if the cap shows
/// several.
pub fn of_cap(cap: &str) -> Option<KeyPress> {
    let name = match cap {
        "Esc" => "Escape",
        // Harmless if a turn has begun meanwhile: there it only goes to the next stack.
        "any key" => "Tab",
        "Del" => "Delete",
        "\u{2190}" => "ArrowLeft",
        "\u{2191}" => "ArrowUp",
        "\u{2192}" => "ArrowRight",
        "\u{2193}" => "ArrowDown",
        "\u{2212}" => "-",
        other => other,
    };
    match name.len() {
        1 => named(&name.to_ascii_lowercase()),
        _ => named(name),
    }
}

/// The key that types a letter, on a US keyboard.
pub fn of_letter(letter: char) -> Option<KeyPress> {
    let lower = letter.to_ascii_lowercase();
    let (code, shift) = match lower {
        'a'..='z' => (LETTERS[usize::from(lower as u8 - b'a')], letter.is_ascii_uppercase()),
        '0'..='9' => (DIGITS[usize::from(lower as u8 - b'0')], false),
        '-' => (KeyCode::Minus, false),
        '=' => (KeyCode::Equal, false),
        '+' => (KeyCode::Equal, true),
        '.' => (KeyCode::Period, false),
        ',' => (KeyCode::Comma, false),
        '?' => (KeyCode::Slash, true),
        ' ' => {
            return Some(KeyPress {
                code: KeyCode::Space,
                key: Key::Space,
                text: Some(" ".into()),
                shift: false,
            });
        }
        _ => return None,
    };
    Some(KeyPress {
        code,
        key: Key::Character(letter.to_string().into()),
        text: Some(letter.to_string()),
        shift,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_known_by_name_and_by_letter() {
        assert_eq!(named("ArrowUp").map(|key| key.code), Some(KeyCode::ArrowUp));
        assert_eq!(named("b").map(|key| (key.code, key.shift)), Some((KeyCode::KeyB, false)));
        assert_eq!(named("?").map(|key| (key.code, key.shift)), Some((KeyCode::Slash, true)));
        assert_eq!(named("Hyper"), None);
    }

    #[test]
    fn a_cap_in_a_hint_is_a_key_unless_it_shows_several() {
        let code = |cap| of_cap(cap).map(|key| key.code);
        assert_eq!(code("Esc"), Some(KeyCode::Escape));
        assert_eq!(code("\u{2191}"), Some(KeyCode::ArrowUp));
        assert_eq!(of_cap("G").map(|key| key.shift), Some(false));
        assert_eq!(code("\u{2190} \u{2192}"), None);
        assert_eq!(code(""), None);
    }
}
