//! Tracks the device used last, whose keys and buttons hints show, and reports disconnected pads.

use super::key_labels::Make;
use super::touch::Touched;
use bevy::input::InputSystems;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use daemonfall_platform::notice::Notice;
use daemonfall_text::t;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    #[default]
    Keys,
    /// A gamepad, with its button names.
    Pad(Make),
    Fingers,
}

/// The pads used since they were plugged in, the latest last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Played(Vec<Entity>);

/// How far a stick must be pushed before its pad counts as used.
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
    // Fingers also move the pointer and press keys; `touched` says whether it was them.
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

/// Reports a pad that was in use, even if the mouse was nudged since, but not one that was only
/// plugged in. Inputs held on the pad are released automatically.
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
        // Hints keep naming the buttons of another pad if that one is in use.
        if was_last && matches!(*device, Device::Pad(_)) {
            *device = Device::Keys;
        }
    }
}

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

    /// Unplugs the pad at an index of the used ones, or one that was never used. Returns the device
    /// that hints name afterwards and the number of notices.
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
