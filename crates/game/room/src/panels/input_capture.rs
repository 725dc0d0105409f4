//! Keeps input over a panel from the game: wheel and buttons over covered areas, keys while a field
//! has the focus.
//!
//! Clicks through bevy's picking are stopped by a node that lies under the panels. Keys that no field waits
//! for never reach egui, so Tab and the arrows stay with the game.

use super::dock_state::{context, is_open};
use super::prelude::*;
use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiInput, EguiPreUpdateSet};
use daemonfall_ui::canvas::Opaque;
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

#[derive(Component)]
pub struct Shade;

fn lie(
    room: Res<Room>,
    scale: Res<UiScale>,
    mut shades: Query<(Entity, &mut Node), With<Shade>>,
    mut commands: Commands,
) {
    let place = |rect: &Rect| Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x / scale.0),
        top: px(rect.min.y / scale.0),
        width: px(rect.width() / scale.0),
        height: px(rect.height() / scale.0),
        ..default()
    };
    let mut rects = room.covered.iter();
    for (entity, mut node) in &mut shades {
        match rects.next() {
            Some(rect) => {
                node.set_if_neq(place(rect));
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for rect in rects {
        commands.spawn((
            Shade,
            Opaque,
            Name::new("shade of a panel"),
            place(rect),
            GlobalZIndex(900),
        ));
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
    )
    .add_systems(Update, lie.run_if(resource_changed::<Room>));
}
