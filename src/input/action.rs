//! The actions of a dive and what they are bound to.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a key or button can be bound to.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiveAction {
    /// Step, strike or dig to the north.
    Up,
    /// To the south.
    Down,
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// Let a beat pass.
    Wait,
    /// Set a bomb.
    Bomb,
    /// Drink a potion.
    Drink,
    /// Look around with a cursor.
    Look,
    /// Go to the next threat.
    NextThreat,
    /// Walk where nobody has looked yet.
    AutoExplore,
    /// Read the whole log.
    Log,
    /// What the keys and signs mean.
    Help,
    /// Pause.
    Pause,
    /// Sound on or off.
    Mute,
    /// Whole screen or window.
    Fullscreen,
    /// Yes.
    Confirm,
    /// No.
    Cancel,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Once more on the same seed.
    Again,
}

/// An action, the keys and the buttons that it is bound to.
pub type Binding = (DiveAction, &'static [KeyCode], &'static [GamepadButton]);

/// The bindings: arrows, WASD and vi keys move.
pub const BINDINGS: [Binding; 20] = {
    use DiveAction as A;
    use GamepadButton as G;
    use KeyCode as K;
    [
        (
            A::Up,
            &[K::ArrowUp, K::KeyW, K::KeyK, K::Numpad8],
            &[G::DPadUp],
        ),
        (
            A::Down,
            &[K::ArrowDown, K::KeyS, K::KeyJ, K::Numpad2],
            &[G::DPadDown],
        ),
        (
            A::Left,
            &[K::ArrowLeft, K::KeyA, K::KeyH, K::Numpad4],
            &[G::DPadLeft],
        ),
        (
            A::Right,
            &[K::ArrowRight, K::KeyD, K::KeyL, K::Numpad6],
            &[G::DPadRight],
        ),
        (A::Wait, &[K::Space, K::Period, K::Numpad5], &[G::South]),
        (A::Bomb, &[K::KeyB], &[G::West]),
        (A::Drink, &[K::KeyE, K::KeyQ], &[G::North]),
        (A::Look, &[K::KeyX, K::KeyV], &[G::LeftTrigger]),
        (A::NextThreat, &[K::Tab], &[G::RightTrigger]),
        (A::AutoExplore, &[K::KeyO], &[G::RightTrigger2]),
        (A::Log, &[K::KeyG], &[G::Select]),
        (A::Help, &[K::F2], &[G::LeftTrigger2]),
        (A::Pause, &[K::Escape], &[G::Start]),
        (A::Mute, &[K::KeyM], &[]),
        (A::Fullscreen, &[K::F11], &[]),
        (A::Confirm, &[K::Enter, K::NumpadEnter], &[]),
        (A::Cancel, &[K::Backspace], &[G::East]),
        (A::ZoomIn, &[K::Equal, K::NumpadAdd], &[G::RightThumb]),
        (A::ZoomOut, &[K::Minus, K::NumpadSubtract], &[G::LeftThumb]),
        (A::Again, &[K::KeyR], &[]),
    ]
};

/// The action that a key is bound to.
pub fn of_key(key: KeyCode) -> Option<DiveAction> {
    BINDINGS
        .iter()
        .find(|(_, keys, _)| keys.contains(&key))
        .map(|(action, ..)| *action)
}

/// The first key of an action, as written on the key.
pub fn key_name(action: DiveAction) -> &'static str {
    BINDINGS
        .iter()
        .find(|binding| binding.0 == action)
        .and_then(|(_, keys, _)| keys.first())
        .map_or("", |key| cap(*key))
}

/// What is written on a key.
pub fn cap(key: KeyCode) -> &'static str {
    match key {
        KeyCode::ArrowUp => "\u{2191}",
        KeyCode::ArrowDown => "\u{2193}",
        KeyCode::ArrowLeft => "\u{2190}",
        KeyCode::ArrowRight => "\u{2192}",
        KeyCode::Space => "Space",
        KeyCode::Tab => "Tab",
        KeyCode::Escape => "Esc",
        KeyCode::Enter => "Enter",
        KeyCode::Backspace => "Backspace",
        KeyCode::F2 => "F2",
        KeyCode::F11 => "F11",
        KeyCode::Equal => "+",
        KeyCode::Minus => "\u{2212}",
        KeyCode::KeyB => "B",
        KeyCode::KeyE => "E",
        KeyCode::KeyG => "G",
        KeyCode::KeyM => "M",
        KeyCode::KeyO => "O",
        KeyCode::KeyR => "R",
        KeyCode::KeyX => "X",
        _ => "",
    }
}

/// The bindings as the input library wants them.
pub fn input_map() -> InputMap<DiveAction> {
    let mut map = InputMap::default();
    for (action, keys, buttons) in BINDINGS {
        for key in keys {
            map.insert(action, *key);
        }
        for button in buttons {
            map.insert(action, *button);
        }
    }
    for (action, direction) in [
        (DiveAction::Up, GamepadControlDirection::LEFT_UP),
        (DiveAction::Down, GamepadControlDirection::LEFT_DOWN),
        (DiveAction::Left, GamepadControlDirection::LEFT_LEFT),
        (DiveAction::Right, GamepadControlDirection::LEFT_RIGHT),
    ] {
        // A stick that is held slantwise shall not count for two directions.
        map.insert(action, direction.threshold(0.75));
    }
    map.insert(
        DiveAction::Help,
        ButtonlikeChord::modified(ModifierKey::Shift, KeyCode::Slash),
    );
    map
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("input"),
        input_map(),
        ActionState::<DiveAction>::default(),
    ));
}

/// Reads devices into actions.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<DiveAction>::default())
        .add_systems(Startup, spawn);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_bound_to_two_actions() {
        let mut seen = std::collections::BTreeSet::new();
        for key in BINDINGS.iter().flat_map(|(_, keys, _)| *keys) {
            assert!(seen.insert(format!("{key:?}")), "{key:?} is bound twice");
        }
    }

    #[test]
    fn every_action_that_has_a_key_can_name_it() {
        for (action, ..) in BINDINGS {
            assert!(
                !key_name(action).is_empty(),
                "{action:?} has no name for its key"
            );
        }
    }
}
