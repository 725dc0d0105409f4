//! Which device the player used last: hints name its keys and buttons. And what is told when a pad goes.

use super::caps::Make;
use super::touch::Touched;
use crate::ui::notice::Notice;
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use daemonfall_text::t;

/// The device that was used last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Keys and mouse.
    #[default]
    Keys,
    /// A gamepad, with the names of its buttons.
    Pad(Make),
    /// Fingers.
    Fingers,
}

/// How far a stick is pushed before it speaks for its pad.
const PUSHED: f32 = 0.5;

fn speaks(pad: &Gamepad) -> bool {
    let pushed = pad.left_stick().length() > PUSHED || pad.right_stick().length() > PUSHED;
    pushed || pad.get_just_pressed().next().is_some()
}

fn notice(
    pads: Query<&Gamepad>,
    mut keys: MessageReader<KeyboardInput>,
    mut moved: MessageReader<CursorMoved>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut touched: ResMut<Touched>,
    mut device: ResMut<Device>,
) {
    let by_hand = keys.read().count() + moved.read().count() + clicked.read().count() > 0;
    let pad = pads.iter().find(|pad| speaks(pad));
    // Fingers lead the pointer and press keys themselves; who is meant then stands in `touched`.
    let now = match pad {
        Some(pad) => Device::Pad(Make::of_vendor(pad.vendor_id())),
        None if touched.0 => Device::Fingers,
        None if by_hand || *device == Device::Fingers => Device::Keys,
        None => *device,
    };
    if pad.is_some() {
        touched.set_if_neq(Touched(false));
    }
    device.set_if_neq(now);
}

fn tell_of_pads(
    mut changes: MessageReader<GamepadConnectionEvent>,
    mut device: ResMut<Device>,
    mut notices: MessageWriter<Notice>,
) {
    for change in changes.read() {
        if change.connection == GamepadConnection::Disconnected && matches!(*device, Device::Pad(_))
        {
            *device = Device::Keys;
            notices.write(Notice::wrong(t!("pad-gone")));
        }
    }
}

/// Notices devices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Device>().add_systems(
        PreUpdate,
        (tell_of_pads, notice).chain().after(InputSystems),
    );
}
