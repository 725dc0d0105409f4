//! Tracks the device used last, whose keys and buttons hints show, and reports disconnected pads.

use super::action_table::Stick;
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
use leafwing_input_manager::prelude::InputMap;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    #[default]
    Keys,
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
    mut sticks: Query<&mut InputMap<Stick>>,
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
        // Of several pads, the one used last has the sticks.
        for mut map in &mut sticks {
            if map.gamepad() != Some(entity) {
                map.set_gamepad(entity);
            }
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

    /// An index of the used pads, if any. Returns the hints' device and the number of notices.
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
    fn a_pad_that_was_played_with_is_missed_and_hints_name_what_is_left() {
        let cases = [
            ("the one in use", Some(0), 1, PAD, (Device::Keys, 1)),
            ("though the mouse was moved since", Some(0), 1, Device::Keys, (Device::Keys, 1)),
            ("another was used last", Some(0), 2, PAD, (PAD, 1)),
            ("never played with", None, 1, PAD, (PAD, 0)),
        ];
        for (case, place, pads, device, wanted) in cases {
            assert_eq!(unplug(place, pads, device), wanted, "{case}");
        }
    }
}
