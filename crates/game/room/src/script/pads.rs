//! Sends gamepad messages like a real pad, and names its buttons for scripts.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;

const NAMED: [(&str, GamepadButton); 16] = {
    use GamepadButton as G;
    [
        ("South", G::South),
        ("East", G::East),
        ("North", G::North),
        ("West", G::West),
        ("DPadUp", G::DPadUp),
        ("DPadDown", G::DPadDown),
        ("DPadLeft", G::DPadLeft),
        ("DPadRight", G::DPadRight),
        ("LeftTrigger", G::LeftTrigger),
        ("RightTrigger", G::RightTrigger),
        ("LeftTrigger2", G::LeftTrigger2),
        ("RightTrigger2", G::RightTrigger2),
        ("LeftThumb", G::LeftThumb),
        ("RightThumb", G::RightThumb),
        ("Start", G::Start),
        ("Select", G::Select),
    ]
};

pub fn named(name: &str) -> Option<GamepadButton> {
    let found = NAMED.iter().find(|(known, _)| *known == name);
    found.map(|(_, button)| *button)
}

fn plugged_in(world: &mut World) -> Option<Entity> {
    let mut pads = world.query_filtered::<Entity, With<Gamepad>>();
    pads.iter(world).next()
}

fn connect(world: &mut World, gamepad: Entity, connection: GamepadConnection) {
    let event = GamepadConnectionEvent::new(gamepad, connection);
    world.write_message(RawGamepadEvent::from(event.clone()));
    world.write_message(event);
}

/// The connected pad; plugs one in if there is none, which takes a frame.
pub fn plug_in(world: &mut World) -> Entity {
    if let Some(pad) = plugged_in(world) {
        return pad;
    }
    let gamepad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "the script's pad".into(),
        vendor_id: None,
        product_id: None,
    };
    connect(world, gamepad, connection);
    gamepad
}

/// Unplugs the pad; buttons that are held are never released.
pub fn unplug(world: &mut World) -> Result<(), String> {
    let gamepad = plugged_in(world).ok_or("no gamepad is plugged in")?;
    connect(world, gamepad, GamepadConnection::Disconnected);
    Ok(())
}

pub fn set(world: &mut World, button: GamepadButton, pressed: bool) {
    let gamepad = plug_in(world);
    let value = if pressed { 1.0 } else { 0.0 };
    let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
    world.write_message(RawGamepadEvent::from(event));
    world.write_message(event);
}
