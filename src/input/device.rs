//! Which device the player used last: hints name its keys and buttons. And what is told when a pad
//! goes.

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

/// The pads that were played with since they were plugged in, the last one last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Played(Vec<Entity>);

/// How far a stick is pushed before it speaks for its pad.
const PUSHED: f32 = 0.5;

fn speaks(pad: &Gamepad) -> bool {
    let pushed = pad.left_stick().length() > PUSHED || pad.right_stick().length() > PUSHED;
    pushed || pad.get_just_pressed().next().is_some()
}

fn notice(
    pads: Query<(Entity, &Gamepad)>,
    mut keys: MessageReader<KeyboardInput>,
    mut moved: MessageReader<CursorMoved>,
    mut clicked: MessageReader<MouseButtonInput>,
    mut touched: ResMut<Touched>,
    mut played: ResMut<Played>,
    mut device: ResMut<Device>,
) {
    let by_hand = keys.read().count() + moved.read().count() + clicked.read().count() > 0;
    let pad = pads.iter().find(|(_, pad)| speaks(pad));
    // Fingers lead the pointer and press keys themselves; who is meant then stands in `touched`.
    let now = match pad {
        Some((_, pad)) => Device::Pad(Make::of_vendor(pad.vendor_id())),
        None if touched.0 => Device::Fingers,
        None if by_hand || *device == Device::Fingers => Device::Keys,
        None => *device,
    };
    if let Some((entity, _)) = pad {
        touched.set_if_neq(Touched(false));
        if played.0.last() != Some(&entity) {
            played.0.retain(|other| *other != entity);
            played.0.push(entity);
        }
    }
    device.set_if_neq(now);
}

/// A pad that was played with is missed, even if the mouse was nudged since; one that only lay
/// there is not. What a pad held is let go by itself.
fn tell_of_pads(
    mut changes: MessageReader<GamepadConnectionEvent>,
    mut played: ResMut<Played>,
    mut device: ResMut<Device>,
    mut notices: MessageWriter<Notice>,
) {
    for change in changes.read() {
        let place = played.0.iter().position(|pad| *pad == change.gamepad);
        let Some(place) = place.filter(|_| change.connection == GamepadConnection::Disconnected)
        else {
            continue;
        };
        let was_last = place + 1 == played.0.len();
        played.0.remove(place);
        notices.write(Notice::wrong(t!("pad-gone")));
        // Hints go on naming the buttons of another pad that is played with.
        if was_last && matches!(*device, Device::Pad(_)) {
            *device = Device::Keys;
        }
    }
}

/// Notices devices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Device>()
        .init_resource::<Played>()
        .add_systems(PreUpdate, (tell_of_pads, notice).chain().after(InputSystems));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    const PAD: Device = Device::Pad(Make::Neutral);

    /// Unplugs the pad at a place in what was played with, or one that never was; tells the device
    /// that hints name then, and the notices.
    fn unplug(place: Option<usize>, pads: usize, device: Device) -> (Device, usize) {
        let mut world = World::new();
        world.init_resource::<Messages<GamepadConnectionEvent>>();
        world.init_resource::<Messages<Notice>>();
        let played: Vec<Entity> = (0..pads).map(|_| world.spawn_empty().id()).collect();
        let aside = world.spawn_empty().id();
        let gone = place.map_or(aside, |place| played[place]);
        world.insert_resource(Played(played));
        world.insert_resource(device);
        let gone = GamepadConnectionEvent::new(gone, GamepadConnection::Disconnected);
        world.write_message(gone);
        let done = world.run_system_once(tell_of_pads);
        done.unwrap_or_else(|error| panic!("{error}"));
        let notices = world.resource::<Messages<Notice>>().len();
        (*world.resource::<Device>(), notices)
    }

    #[test]
    fn hints_name_keys_when_the_pad_in_use_goes() {
        assert_eq!(unplug(Some(0), 1, PAD), (Device::Keys, 1));
    }

    #[test]
    fn a_pad_that_was_played_with_is_missed_though_the_mouse_was_moved_since() {
        assert_eq!(unplug(Some(0), 1, Device::Keys), (Device::Keys, 1));
    }

    #[test]
    fn one_of_two_pads_goes_and_hints_keep_to_the_one_that_was_used_last() {
        assert_eq!(unplug(Some(0), 2, PAD), (PAD, 1));
    }

    #[test]
    fn a_pad_that_was_never_played_with_goes_without_a_word() {
        assert_eq!(unplug(None, 1, PAD), (PAD, 0));
    }
}
