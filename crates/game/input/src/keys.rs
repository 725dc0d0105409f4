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

/// Names of keys, as the engine spells them or short.
const NAMES: &str = "ArrowUp ArrowDown ArrowLeft ArrowRight Up Down Left Right Enter Escape Tab \
    Space Backspace Delete Home End PageUp PageDown F1 F2 F3 F4 F11 F12 Shift Control Alt";

/// The key with a name (`Enter`, `ArrowUp`) or for a letter, digit or sign (`b`, `7`, `?`).
pub fn named(name: &str) -> Option<KeyPress> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return of_letter(letter);
    }
    let name = NAMES.split(' ').find(|known| *known == name)?;
    let (code, key) = match name {
        "Up" | "Down" | "Left" | "Right" => (format!("Arrow{name}"), format!("Arrow{name}")),
        "Shift" | "Control" | "Alt" => (format!("{name}Left"), name.into()),
        _ => (name.into(), name.into()),
    };
    let (code, key) = (ron::from_str(&code).ok()?, ron::from_str(&key).ok()?);
    Some(KeyPress { code, key, text: None, shift: false })
}

/// The key on a hint's cap: `Esc`, `Del`, an arrow, a letter; `None` if it shows several.
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
    let upper = letter.to_ascii_uppercase();
    let code = match upper {
        'A'..='Z' => format!("Key{upper}"),
        '0'..='9' => format!("Digit{upper}"),
        '-' => "Minus".into(),
        '=' | '+' => "Equal".into(),
        '.' => "Period".into(),
        ',' => "Comma".into(),
        '?' => "Slash".into(),
        ' ' => "Space".into(),
        _ => return None,
    };
    Some(KeyPress {
        code: ron::from_str(&code).ok()?,
        key: match letter {
            ' ' => Key::Space,
            _ => Key::Character(letter.to_string().into()),
        },
        text: Some(letter.to_string()),
        shift: letter.is_ascii_uppercase() || "+?".contains(letter),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_known_by_name_and_by_letter() {
        for name in NAMES.split(' ') {
            assert!(named(name).is_some(), "{name}");
        }
        let signs = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("-=+.,? ".chars());
        for sign in signs {
            assert!(of_letter(sign).is_some(), "{sign}");
        }
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
