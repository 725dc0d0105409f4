//! What the actions of all groups share: a table that names them and lists their default bindings.
//! The current bindings are in [`super::bindings::Bindings`].

use super::bindings::Bindings;
use super::group::Group;
use bevy::prelude::*;
use bevy::reflect::GetTypeRegistration;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A key, by its position on the keyboard.
    Key(KeyCode),
    Mouse(MouseButton),
    Pad(GamepadButton),
}

/// An action in its group's table.
pub struct Binding<A: 'static> {
    pub action: A,
    /// Its name between double brackets, such as `[[dive.wait]]`. In interface text it stands for
    /// what the action is bound to.
    pub token: &'static str,
    /// What it does, in a few words of the player's language.
    pub label: fn() -> String,
    pub keys: &'static [KeyCode],
    pub buttons: &'static [GamepadButton],
}

pub const fn bind<A>(
    action: A,
    token: &'static str,
    label: fn() -> String,
    keys: &'static [KeyCode],
    buttons: &'static [GamepadButton],
) -> Binding<A> {
    Binding { action, token, label, keys, buttons }
}

pub trait ActionTable: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    const GROUP: Group;
    const BINDINGS: &'static [Binding<Self>];
}

/// Actions of a screen that a pad's stick and a question mark can also trigger.
pub trait ScreenAction: ActionTable + Actionlike + GetTypeRegistration {
    /// What the left stick does: up, down, left, right.
    const STICK: [Self; 4];
    /// What the question mark does, wherever the keyboard has it.
    const HELP: Self;
}

/// How far a stick must be pushed to count. Large enough that a diagonal push does not count for
/// two directions.
const STICK_THRESHOLD: f32 = 0.75;

/// An action's token, which stands for its key or button in interface text.
pub fn key_name<A: ActionTable>(action: A) -> &'static str {
    A::BINDINGS.iter().find(|binding| binding.action == action).map_or("", |binding| binding.token)
}

/// Whether a modifier key is held that makes other keys mean something to the system.
pub fn chord_held(held: &ButtonInput<KeyCode>) -> bool {
    held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ])
}

/// A group's bindings as an input map for the input library.
pub fn input_map<A: ScreenAction>(bindings: &Bindings) -> InputMap<A> {
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

/// Gives a screen's input the current bindings.
pub fn remap<A: ScreenAction>(
    bindings: Res<Bindings>,
    mut maps: Query<(&mut InputMap<A>, &mut ActionState<A>)>,
) {
    for (mut map, mut state) in &mut maps {
        *map = input_map(&bindings);
        // A key that was rebound must not stay held in its old meaning.
        state.reset_all();
    }
}
