//! The page of bindings: every action by group, with its bindings on every device; and the wait for
//! the input that the player wants to bind.

use super::binder::{Binder, Stage};
use super::face;
use crate::prelude::*;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use daemonfall_input::action_input::Awaiting;
use daemonfall_input::action_table::{ActionId, Input, Row};
use daemonfall_input::key_labels::{self, Make};
use daemonfall_ui::widgets::key_cap;

#[derive(Component, Clone, Copy)]
struct CapsOf(ActionId);

pub fn rows(commands: &mut Commands, bindings: &Bindings) -> Vec<Entity> {
    let mut all = Vec::new();
    for (group, rows) in bindings.actions.tables() {
        let is_first = all.is_empty();
        let heading = Node {
            margin: UiRect::top(px(if is_first { 0 } else { 12 })),
            flex_shrink: 0.0,
            ..default()
        };
        let words = (group.title)().to_uppercase();
        all.push(commands.spawn((heading, text(theme::CAPTION, theme::DIM, words))).id());
        for (place, row) in rows.iter().enumerate().filter(|(_, row)| is_there(row)) {
            let button = self::row(commands, ActionId { group: group.id, place }, row);
            if is_first && place == 0 {
                commands.entity(button).insert(FocusFirst);
            }
            all.push(button);
        }
    }
    all
}

/// Whether an action is available: without debug panels, the one that opens them is not.
fn is_there(row: &Row) -> bool {
    daemonfall_platform::HAS_PANELS || row.name() != "anywhere.panels"
}

fn row(commands: &mut Commands, id: ActionId, row: &Row) -> Entity {
    let label = share(1.0);
    let caps = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::FlexEnd,
        column_gap: px(6),
        row_gap: px(4),
        ..share(1.4)
    };
    commands
        .spawn(face(36.0))
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.insert_resource(Binder::of(id));
        })
        .with_children(|parent| {
            parent.spawn((text(theme::BODY_MEDIUM, theme::LIGHT, row.label()), label));
            parent.spawn((caps, CapsOf(id), Pickable::IGNORE));
        })
        .id()
}

/// The pad make whose button names are used now.
pub fn make_of(device: Device) -> Make {
    match device {
        Device::Pad(make) => make,
        Device::Keys | Device::Fingers => Make::Neutral,
    }
}

pub fn full_name(input: Input, make: Make) -> String {
    match input {
        Input::Pad(_) => t!("bindings-pad", button = key_labels::name(input, make)),
        Input::Key(_) | Input::Mouse(_) => key_labels::name(input, make),
    }
}

fn fill(
    bindings: Res<Bindings>,
    device: Res<Device>,
    rows: Query<(Entity, &CapsOf, Ref<CapsOf>)>,
    mut commands: Commands,
) {
    let anew = bindings.is_changed() || device.is_changed();
    for (entity, CapsOf(id), fresh) in &rows {
        if !anew && !fresh.is_added() {
            continue;
        }
        let inputs = bindings.inputs(*id);
        commands.entity(entity).despawn_related::<Children>().with_children(|caps| {
            for input in &inputs {
                caps.spawn(key_cap(full_name(*input, make_of(*device))));
            }
            if inputs.is_empty() {
                caps.spawn(text(theme::SMALL, theme::FAINT, t!("bindings-none")));
            }
        });
    }
}

/// Modifier keys, which cannot be bound.
const MODIFIERS: [KeyCode; 8] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

fn await_press(
    mut keys: MessageReader<KeyboardInput>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    awaiting: Res<Awaiting>,
    binder: Option<ResMut<Binder>>,
    mut bindings: ResMut<Bindings>,
) {
    let Some(mut binder) = binder.filter(|_| awaiting.0) else {
        keys.clear();
        return;
    };
    let Stage::Awaits(instead_of, left) = binder.stage else {
        keys.clear();
        return;
    };
    let pressed = keys
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !key.repeat)
        .map(|key| key.key_code)
        .find(|key| !MODIFIERS.contains(key));
    // The primary mouse button is for pointing.
    let mut clicks = mouse.get_just_pressed();
    let clicked = clicks.find(|button| **button != MouseButton::Left);
    let buttons = pads.iter().flat_map(Gamepad::get_just_pressed).next();
    let input = pressed
        .map(Input::Key)
        .or(clicked.copied().map(Input::Mouse))
        .or(buttons.copied().map(Input::Pad));
    let left = left - time.delta_secs().min(0.1);
    match input {
        Some(Input::Key(KeyCode::Escape)) => binder.stage = Stage::List,
        Some(input) => binder.take(&mut bindings, input, instead_of),
        None if left <= 0.0 => binder.stage = Stage::List,
        None => binder.stage = Stage::Awaits(instead_of, left),
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fill.before(bevy::ui::UiSystems::Prepare))
        .add_systems(Update, await_press);
}
