//! One step back: Escape, the pad's eastern button. Who has something open closes it and takes the step.

use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyCode, KeyboardInput};
use bevy::prelude::*;

/// When, within a frame, steps back are taken: what lies on top comes first.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackSystems {
    /// The wish is noticed.
    Notice,
    /// Definitions of words that are open.
    Word,
    /// Dialogues over a screen.
    Dialogue,
    /// Modes of a screen, as looking around.
    Mode,
    /// The screen itself.
    Screen,
}

/// Whether a step back is wished in this frame and nobody has taken it yet.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back {
    wished: bool,
}

impl Back {
    /// Takes the step, if one is wished.
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.wished)
    }
}

fn notice(mut keys: MessageReader<KeyboardInput>, pads: Query<&Gamepad>, mut back: ResMut<Back>) {
    // By key message, since a key tapped within one frame is not held at its end.
    let escape = keys
        .read()
        .filter(|key| {
            key.key_code == KeyCode::Escape && key.state == ButtonState::Pressed && !key.repeat
        })
        .count()
        > 0;
    back.wished = escape || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
}

/// Notices wishes; screens take them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Back>()
        .configure_sets(
            Update,
            (
                BackSystems::Notice,
                BackSystems::Word,
                BackSystems::Dialogue,
                BackSystems::Mode,
                BackSystems::Screen,
            )
                .chain(),
        )
        .add_systems(Update, notice.in_set(BackSystems::Notice));
}
