//! Keeps input over a panel from the game: wheel and buttons over covered areas, keys while a field
//! has the focus.
//!
//! Clicks through bevy's picking are stopped by [`shade`](super::pointer_blocker). Keys that no field waits
//! for never reach egui, so Tab and the arrows stay with the game.

use super::dock_state::{Room, context, is_open};
use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use leafwing_input_manager::plugin::InputManagerSystem;

fn is_of_keys(event: &egui::Event) -> bool {
    use egui::Event as E;
    matches!(event, E::Key { .. } | E::Text(_) | E::Ime(_) | E::Copy | E::Cut | E::Paste(_))
}

fn pointer(world: &mut World, touches: &mut MessageCursor<TouchInput>) -> Option<Vec2> {
    let finger = touches.read(world.resource::<Messages<TouchInput>>()).last();
    let finger = finger.map(|touch| touch.position);
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    finger.or_else(|| windows.single(world).ok()?.cursor_position())
}

fn absorb(world: &mut World, mut touches: Local<MessageCursor<TouchInput>>) {
    let Some(context) = context(world) else {
        return;
    };
    let menu = egui::Popup::is_any_open(&context);
    if menu || context.egui_wants_keyboard_input() {
        world.resource_mut::<Messages<KeyboardInput>>().clear();
        world.resource_mut::<ButtonInput<KeyCode>>().reset_all();
    } else {
        let mut inputs = world.query::<&mut EguiInput>();
        for mut input in inputs.iter_mut(world) {
            input.events.retain(|event| !is_of_keys(event));
        }
    }
    let covered =
        pointer(world, &mut touches).is_some_and(|place| world.resource::<Room>().covers(place));
    if covered || menu || context.egui_is_using_pointer() {
        world.resource_mut::<Messages<MouseWheel>>().clear();
        world.resource_mut::<Messages<MouseButtonInput>>().clear();
        world.resource_mut::<ButtonInput<MouseButton>>().reset_all();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        absorb
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .before(InputManagerSystem::Unify)
            .run_if(is_open),
    );
}
