//! Keys and buttons of the lab.
//! Pointer input is handled by the widgets.

use super::reel::Wish;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use daemonfall_input::action_table::{ActionTable, Binding, Input, bind, chord_held};
use daemonfall_input::bindings::{Bindings, is_question_mark};
use daemonfall_input::focus::FocusScope;
use daemonfall_input::group::Group;
use daemonfall_input::hint_click::Wanted;
use daemonfall_input::repeat::Repeat;
use daemonfall_text::t;

/// Arrows, WASD and vi keys share actions, as in the dive.
impl ActionTable for Wish {
    const GROUP: Group = Group::alone("lab", 7, || t!("actions-time-lab"));
    const BINDINGS: &'static [Binding<Self>] = {
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(
                Wish::Step(-1),
                "[[lab.left]]",
                || t!("action-lab-left"),
                &[K::ArrowLeft, K::KeyA, K::KeyH],
                &[G::DPadLeft],
            ),
            bind(
                Wish::Step(1),
                "[[lab.right]]",
                || t!("action-lab-right"),
                &[K::ArrowRight, K::KeyD, K::KeyL],
                &[G::DPadRight],
            ),
            bind(
                Wish::Action(-1),
                "[[lab.up]]",
                || t!("action-lab-up"),
                &[K::ArrowUp, K::KeyW, K::KeyK],
                &[G::DPadUp],
            ),
            bind(
                Wish::Action(1),
                "[[lab.down]]",
                || t!("action-lab-down"),
                &[K::ArrowDown, K::KeyS, K::KeyJ],
                &[G::DPadDown],
            ),
            bind(
                Wish::Start,
                "[[lab.start]]",
                || t!("action-lab-start"),
                &[K::Home],
                &[G::LeftTrigger2],
            ),
            bind(Wish::End, "[[lab.end]]", || t!("action-lab-end"), &[K::End], &[G::RightTrigger2]),
            bind(Wish::Play, "[[lab.play]]", || t!("action-lab-play"), &[K::Space], &[G::South]),
            bind(
                Wish::Speed(1),
                "[[lab.faster]]",
                || t!("action-lab-faster"),
                &[K::Equal, K::NumpadAdd],
                &[G::RightThumb],
            ),
            bind(
                Wish::Speed(-1),
                "[[lab.slower]]",
                || t!("action-lab-slower"),
                &[K::Minus, K::NumpadSubtract],
                &[G::LeftThumb],
            ),
            bind(
                Wish::Scenario(1),
                "[[lab.after]]",
                || t!("action-lab-after"),
                &[K::Tab, K::PageDown],
                &[G::RightTrigger],
            ),
            bind(
                Wish::Scenario(-1),
                "[[lab.before]]",
                || t!("action-lab-before"),
                &[K::PageUp],
                &[G::LeftTrigger],
            ),
            bind(
                Wish::List,
                "[[lab.list]]",
                || t!("action-lab-list"),
                &[K::Enter, K::NumpadEnter],
                &[G::North],
            ),
            bind(
                Wish::Reread,
                "[[lab.reread]]",
                || t!("action-lab-reread"),
                &[K::KeyR],
                &[G::Select],
            ),
        ]
    };
}

/// Requests that repeat while their pad button is held; a keyboard repeats on its own.
const HELD: [Wish; 4] = [Wish::Action(-1), Wish::Action(1), Wish::Step(-1), Wish::Step(1)];

/// A key's meaning; while it repeats, only movement counts. The question mark opens the help.
fn of_key(bindings: &Bindings, key: &KeyboardInput, shift: bool) -> Option<Wish> {
    if is_question_mark(key) {
        return None;
    }
    let wish: Wish = bindings.of_key(key.key_code)?;
    if wish == Wish::Scenario(1) && shift {
        return Some(Wish::Scenario(-1));
    }
    let moves = matches!(wish, Wish::Step(_) | Wish::Action(_));
    (moves || !key.repeat).then_some(wish)
}

/// Whether a request's pad binding is held.
fn is_held(bindings: &Bindings, pad: &Gamepad, wish: Wish) -> bool {
    let held = |input: &Input| matches!(input, Input::Pad(button) if pad.pressed(*button));
    bindings.of(wish).iter().any(held)
}

/// Turns devices into requests, as long as no dialogue covers the lab.
pub fn read(
    mut keys: MessageReader<KeyboardInput>,
    mut wanted: MessageReader<Wanted>,
    held: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    scopes: Query<(), With<FocusScope>>,
    bindings: Res<Bindings>,
    time: Res<Time<Real>>,
    mut repeat: Local<Repeat<Wish>>,
    mut wishes: MessageWriter<Wish>,
) {
    if !scopes.is_empty() {
        keys.clear();
        wanted.clear();
        return;
    }
    wishes.write_batch(wanted.read().filter_map(|it| it.0.as_action::<Wish>()));
    let chord = chord_held(&held);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && !chord) {
        wishes.write_batch(of_key(&bindings, key, shift));
    }
    let pressed = bindings.by_buttons::<Wish>(&mouse, &pads);
    wishes.write_batch(pressed.iter().copied());
    let down = |wish| pads.iter().any(|pad| is_held(&bindings, pad, wish));
    wishes.write_batch(repeat.advance(time.delta_secs(), &HELD, &pressed, down));
}
