//! Tests how keys become actions, with the real input systems.

use super::*;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use daemonfall_input::quick_taps;

/// An app with real input systems, where tests press keys as a window would.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin, quick_taps::plugin, plugin));
    app.update();
    app
}

fn key(app: &mut App, state: ButtonState) {
    app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::ArrowUp,
        logical_key: Key::ArrowUp,
        state,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
}

fn state(app: &mut App) -> ActionState<DiveAction> {
    let mut query = app.world_mut().query::<&ActionState<DiveAction>>();
    query.single(app.world()).cloned().unwrap_or_default()
}

/// Frame 1: pressed and released. Frame 2: nothing.
#[test]
fn a_key_tapped_within_one_frame_is_an_action_once() {
    let mut app = app();
    key(&mut app, ButtonState::Pressed);
    key(&mut app, ButtonState::Released);
    app.update();
    assert!(state(&mut app).just_pressed(&DiveAction::Up));
    app.update();
    assert!(state(&mut app).just_released(&DiveAction::Up));
    app.update();
    assert!(!state(&mut app).pressed(&DiveAction::Up));
}

/// Frames 1 and 2: pressed and released in each.
#[test]
fn a_key_tapped_in_two_frames_running_is_an_action_twice() {
    let mut app = app();
    for _ in 0..2 {
        key(&mut app, ButtonState::Pressed);
        key(&mut app, ButtonState::Released);
        app.update();
        assert!(state(&mut app).just_pressed(&DiveAction::Up));
    }
}

/// Frames 1 to 3: held. Frame 4: released.
#[test]
fn a_held_key_is_pressed_once_and_stays_down() {
    let mut app = app();
    key(&mut app, ButtonState::Pressed);
    app.update();
    assert!(state(&mut app).just_pressed(&DiveAction::Up));
    for _ in 0..2 {
        app.update();
        assert!(
            state(&mut app).pressed(&DiveAction::Up)
                && !state(&mut app).just_pressed(&DiveAction::Up)
        );
    }
    key(&mut app, ButtonState::Released);
    app.update();
    assert!(state(&mut app).just_released(&DiveAction::Up));
}
