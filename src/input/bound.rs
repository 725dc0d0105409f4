//! What the actions of every screen share: a table says which keys and buttons they are bound to, and the rest follows.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// An action, the keys and the buttons that it is bound to.
pub type Binding<A> = (A, &'static [KeyCode], &'static [GamepadButton]);

/// Actions with a table of bindings.
pub trait Bound: Actionlike + Copy + PartialEq {
    /// The table. The first key of an action is the one that hints name.
    const BINDINGS: &'static [Binding<Self>];
    /// What the left stick does: up, down, left, right.
    const STICK: [Self; 4];
    /// What the question mark does, wherever the keyboard has it.
    const HELP: Self;
}

/// How far a stick is pushed before it counts; so far that one held slantwise does not count for two directions.
const STICK_THRESHOLD: f32 = 0.75;

/// The action that a key is bound to.
pub fn of_key<A: Bound>(key: KeyCode) -> Option<A> {
    A::BINDINGS
        .iter()
        .find(|(_, keys, _)| keys.contains(&key))
        .map(|(action, ..)| *action)
}

/// The action of a press: by what is written on the key where that is a question mark, else by its place.
pub fn of_press<A: Bound>(key: &KeyboardInput) -> Option<A> {
    match &key.logical_key {
        Key::Character(letter) if letter == "?" => Some(A::HELP),
        _ => of_key(key.key_code),
    }
}

/// What is written on the first key of an action.
pub fn key_name<A: Bound>(action: A) -> &'static str {
    A::BINDINGS
        .iter()
        .find(|binding| binding.0 == action)
        .and_then(|(_, keys, _)| keys.first())
        .map_or("", |key| cap(*key))
}

/// What is written on a key.
fn cap(key: KeyCode) -> &'static str {
    CAPS.iter()
        .find(|(code, _)| *code == key)
        .map_or("", |(_, name)| *name)
}

/// The keys that actions may be bound to first, and what is written on them.
const CAPS: [(KeyCode, &str); 57] = {
    use KeyCode as K;
    [
        (K::ArrowUp, "\u{2191}"),
        (K::ArrowDown, "\u{2193}"),
        (K::ArrowLeft, "\u{2190}"),
        (K::ArrowRight, "\u{2192}"),
        (K::Space, "Space"),
        (K::Tab, "Tab"),
        (K::Escape, "Esc"),
        (K::Enter, "Enter"),
        (K::Backspace, "Backspace"),
        (K::Home, "Home"),
        (K::End, "End"),
        (K::PageUp, "PageUp"),
        (K::PageDown, "PageDown"),
        (K::F1, "F1"),
        (K::F2, "F2"),
        (K::F11, "F11"),
        (K::F12, "F12"),
        (K::Equal, "+"),
        (K::Minus, "\u{2212}"),
        (K::Comma, ","),
        (K::Period, "."),
        (K::Delete, "Del"),
        (K::KeyA, "A"),
        (K::KeyB, "B"),
        (K::KeyC, "C"),
        (K::KeyD, "D"),
        (K::KeyE, "E"),
        (K::KeyF, "F"),
        (K::KeyG, "G"),
        (K::KeyH, "H"),
        (K::KeyI, "I"),
        (K::KeyJ, "J"),
        (K::KeyK, "K"),
        (K::KeyL, "L"),
        (K::KeyM, "M"),
        (K::KeyN, "N"),
        (K::KeyO, "O"),
        (K::KeyP, "P"),
        (K::KeyQ, "Q"),
        (K::KeyR, "R"),
        (K::KeyS, "S"),
        (K::KeyT, "T"),
        (K::KeyU, "U"),
        (K::KeyV, "V"),
        (K::KeyW, "W"),
        (K::KeyX, "X"),
        (K::KeyY, "Y"),
        (K::KeyZ, "Z"),
        (K::Digit1, "1"),
        (K::Digit2, "2"),
        (K::Digit3, "3"),
        (K::Digit4, "4"),
        (K::Digit5, "5"),
        (K::Digit6, "6"),
        (K::Digit7, "7"),
        (K::Digit8, "8"),
        (K::Digit9, "9"),
    ]
};

/// Whether a key is held that makes others mean something else to the system.
pub fn chord_held(held: &ButtonInput<KeyCode>) -> bool {
    held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ])
}

/// Whether an action is held or tapped by a key, so that its state does not speak of a pad.
pub fn by_key<A: Bound>(held: &ButtonInput<KeyCode>, action: A) -> bool {
    held.get_just_pressed()
        .chain(held.get_pressed())
        .any(|key| of_key(*key) == Some(action))
}

/// The bindings as the input library wants them.
pub fn input_map<A: Bound>() -> InputMap<A> {
    let mut map = InputMap::default();
    for (action, keys, buttons) in A::BINDINGS {
        for key in *keys {
            map.insert(*action, *key);
        }
        for button in *buttons {
            map.insert(*action, *button);
        }
    }
    let stick = [
        GamepadControlDirection::LEFT_UP,
        GamepadControlDirection::LEFT_DOWN,
        GamepadControlDirection::LEFT_LEFT,
        GamepadControlDirection::LEFT_RIGHT,
    ];
    for (action, direction) in A::STICK.into_iter().zip(stick) {
        map.insert(action, direction.threshold(STICK_THRESHOLD));
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::input::BattleAction;
    use crate::breach::input::BreachAction;
    use crate::input::action::DiveAction;
    use crate::sector::input::SectorAction;

    /// The bindings of a screen are of use: no key and no button does two things, and every hint can name its key. What only a pad has,
    /// which has fewer buttons than there are keys, needs none.
    fn check<A: Bound + std::fmt::Debug>() {
        let mut seen = std::collections::BTreeSet::new();
        for (action, keys, buttons) in A::BINDINGS {
            assert!(!keys.is_empty() || !buttons.is_empty(), "{action:?}");
            assert!(
                keys.is_empty() || !key_name(*action).is_empty(),
                "{action:?}"
            );
            let keys = keys.iter().map(|key| format!("{key:?}"));
            let buttons = buttons.iter().map(|button| format!("{button:?}"));
            for key in keys.chain(buttons) {
                assert!(seen.insert(key.clone()), "{key} is bound twice");
            }
        }
    }

    #[test]
    fn nothing_is_bound_to_two_actions_and_every_action_with_a_key_can_name_it() {
        check::<DiveAction>();
        check::<BreachAction>();
        check::<SectorAction>();
        check::<BattleAction>();
    }
}
