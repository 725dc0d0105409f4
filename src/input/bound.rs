//! What the actions of all groups share: a table names them and says what they are bound to at
//! first. What they are bound to now stands in [`super::bindings::Bindings`].

use super::bindings::Bindings;
use super::group::Group;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

/// What a player presses.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A key, by its place on the keyboard.
    Key(KeyCode),
    /// A button of the mouse.
    Mouse(MouseButton),
    /// A button of a gamepad.
    Pad(GamepadButton),
}

/// An action in the table of its group.
pub struct Binding<A: 'static> {
    /// Which.
    pub action: A,
    /// Its name between double brackets: `[[dive.wait]]`. In a text of the interface it stands for
    /// what the action is bound to.
    pub token: &'static str,
    /// What it does, in few words of the player's language.
    pub label: fn() -> String,
    /// Its keys at first.
    pub keys: &'static [KeyCode],
    /// Its buttons on a pad at first.
    pub buttons: &'static [GamepadButton],
}

/// A row of a table.
pub const fn bind<A>(
    action: A,
    token: &'static str,
    label: fn() -> String,
    keys: &'static [KeyCode],
    buttons: &'static [GamepadButton],
) -> Binding<A> {
    Binding { action, token, label, keys, buttons }
}

/// Actions with a table.
pub trait Listed: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// The group that they make.
    const GROUP: Group;
    /// The table.
    const BINDINGS: &'static [Binding<Self>];
}

/// Actions of a screen that a pad's stick and a question mark can ask for, too.
pub trait Bound: Listed + Actionlike {
    /// What the left stick does: up, down, left, right.
    const STICK: [Self; 4];
    /// What the question mark does, wherever the keyboard has it.
    const HELP: Self;
}

/// How far a stick is pushed before it counts; so far that one held slantwise does not count for
/// two directions.
const STICK_THRESHOLD: f32 = 0.75;

/// What stands for the key or button of an action in texts of the interface: its token.
pub fn key_name<A: Listed>(action: A) -> &'static str {
    A::BINDINGS.iter().find(|binding| binding.action == action).map_or("", |binding| binding.token)
}

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

/// The bindings of a group as the input library wants them.
pub fn input_map<A: Bound>(bindings: &Bindings) -> InputMap<A> {
    let mut map = InputMap::default();
    for row in A::BINDINGS {
        for input in bindings.of(row.action) {
            match *input {
                Input::Key(key) => map.insert(row.action, key),
                Input::Mouse(button) => map.insert(row.action, button),
                Input::Pad(button) => map.insert(row.action, button),
            };
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

/// Gives a screen's input what its actions are bound to now.
pub fn remap<A: Bound>(
    bindings: Res<Bindings>,
    mut maps: Query<(&mut InputMap<A>, &mut ActionState<A>)>,
) {
    for (mut map, mut state) in &mut maps {
        *map = input_map(&bindings);
        // A key that has another meaning now shall not be held in its old one.
        state.reset_all();
    }
}
