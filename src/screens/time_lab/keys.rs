//! Keys and buttons of the lab. The pointer's part is with what it points at.

use super::reel::Wish;
use crate::input::action::DiveAction;
use crate::input::repeat::Repeat;
use crate::ui::focus::FocusScope;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// What a wish is bound to, and what its key is called.
type Binding = (
    Wish,
    &'static [KeyCode],
    Option<GamepadButton>,
    &'static str,
);

/// All bindings. Arrows, WASD and vi keys go together, as in the dive.
const BINDINGS: [Binding; 13] = {
    use GamepadButton as G;
    use KeyCode as K;
    [
        (
            Wish::Step(-1),
            &[K::ArrowLeft, K::KeyA, K::KeyH],
            Some(G::DPadLeft),
            "\u{2190}",
        ),
        (
            Wish::Step(1),
            &[K::ArrowRight, K::KeyD, K::KeyL],
            Some(G::DPadRight),
            "\u{2192}",
        ),
        (
            Wish::Action(-1),
            &[K::ArrowUp, K::KeyW, K::KeyK],
            Some(G::DPadUp),
            "\u{2191}",
        ),
        (
            Wish::Action(1),
            &[K::ArrowDown, K::KeyS, K::KeyJ],
            Some(G::DPadDown),
            "\u{2193}",
        ),
        (Wish::Start, &[K::Home], Some(G::LeftTrigger2), "Home"),
        (Wish::End, &[K::End], Some(G::RightTrigger2), "End"),
        (Wish::Play, &[K::Space], Some(G::South), "Space"),
        (
            Wish::Pace(1),
            &[K::Equal, K::NumpadAdd],
            Some(G::RightThumb),
            "+",
        ),
        (
            Wish::Pace(-1),
            &[K::Minus, K::NumpadSubtract],
            Some(G::LeftThumb),
            "\u{2212}",
        ),
        (
            Wish::Scenario(1),
            &[K::Tab, K::PageDown],
            Some(G::RightTrigger),
            "Tab",
        ),
        (
            Wish::Scenario(-1),
            &[K::PageUp],
            Some(G::LeftTrigger),
            "PageUp",
        ),
        (
            Wish::List,
            &[K::Enter, K::NumpadEnter],
            Some(G::North),
            "Enter",
        ),
        (Wish::Reread, &[K::KeyR], Some(G::Select), "R"),
    ]
};

/// The key of a wish, as written on it.
pub fn key_name(wish: Wish) -> &'static str {
    BINDINGS
        .iter()
        .find(|binding| binding.0 == wish)
        .map_or("", |binding| binding.3)
}

/// Wishes that go on while their button on the pad is held; a keyboard repeats by itself.
const HELD: [(DiveAction, GamepadButton, Wish); 4] = [
    (DiveAction::Left, GamepadButton::DPadLeft, Wish::Step(-1)),
    (DiveAction::Right, GamepadButton::DPadRight, Wish::Step(1)),
    (DiveAction::Up, GamepadButton::DPadUp, Wish::Action(-1)),
    (DiveAction::Down, GamepadButton::DPadDown, Wish::Action(1)),
];

/// What a key means; one that repeats while it is held only moves.
fn of_key(key: &KeyboardInput, shift: bool) -> Option<Wish> {
    let wish = BINDINGS
        .iter()
        .find(|binding| binding.1.contains(&key.key_code))?
        .0;
    if key.key_code == KeyCode::Tab && shift {
        return Some(Wish::Scenario(-1));
    }
    let moves = matches!(wish, Wish::Step(_) | Wish::Action(_));
    (moves || !key.repeat).then_some(wish)
}

/// Reads devices into wishes, as long as no dialogue lies over the lab.
pub fn read(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    scopes: Query<(), With<FocusScope>>,
    time: Res<Time<Real>>,
    mut repeat: Local<Repeat>,
    mut wishes: MessageWriter<Wish>,
) {
    if !scopes.is_empty() {
        keys.clear();
        return;
    }
    let chord = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !chord)
    {
        wishes.write_batch(of_key(key, shift));
    }
    let mut pressed = Vec::new();
    for pad in &pads {
        for (wish, _, button, _) in BINDINGS {
            if button.is_some_and(|button| pad.just_pressed(button)) {
                wishes.write(wish);
                let held = HELD.iter().find(|(.., held)| *held == wish);
                pressed.extend(held.map(|(action, ..)| *action));
            }
        }
    }
    let down = |action| {
        let button = HELD.iter().find(|(held, ..)| *held == action);
        button.is_some_and(|(_, button, _)| pads.iter().any(|pad| pad.pressed(*button)))
    };
    let again = repeat.advance(time.delta_secs(), &pressed, down);
    let held = HELD.iter().find(|(action, ..)| Some(*action) == again);
    wishes.write_batch(held.map(|(.., wish)| *wish));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_key_and_no_button_is_bound_twice() {
        let (mut keys, mut buttons) = (BTreeSet::new(), BTreeSet::new());
        for (_, bound, button, name) in BINDINGS {
            assert!(!name.is_empty());
            for key in bound {
                assert!(keys.insert(format!("{key:?}")), "{key:?}");
            }
            if let Some(button) = button {
                assert!(buttons.insert(format!("{button:?}")), "{button:?}");
            }
        }
        assert!(
            !buttons.contains("East"),
            "the eastern button is one step back"
        );
    }
}
