//! Marks keys that were pressed and released within one frame. The input library would miss them,
//! because it only checks whether a key is down at the end of the frame. On a slow frame that would
//! swallow every quick tap.

use super::action::DiveAction;
use super::bindings::Bindings;
use bevy::prelude::*;
use leafwing_input_manager::buttonlike::ButtonValue;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::updating::CentralInputStore;
use leafwing_input_manager::prelude::*;

fn mark(keys: Res<ButtonInput<KeyCode>>, mut store: ResMut<CentralInputStore>) {
    for key in keys.get_just_pressed().filter(|key| !keys.pressed(**key)) {
        store.update_buttonlike(*key, ButtonValue::from_pressed(true));
    }
}

/// A key tapped in two consecutive frames is up in between, and so must its action be: otherwise
/// the second tap would count as a hold.
fn let_go_between(
    keys: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    mut actions: Query<&mut ActionState<DiveAction>>,
) {
    for mut state in &mut actions {
        for action in keys.get_just_pressed().filter_map(|key| bindings.of_key(*key)) {
            if state.pressed(&action) {
                state.release(&action);
            }
        }
    }
}

/// Marks keys between the library's gathering and its reading.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (mark, let_go_between).after(InputManagerSystem::Unify).before(InputManagerSystem::Update),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::keyboard::{Key, KeyboardInput};
    use bevy::input::{ButtonState, InputPlugin};

    /// An app with real input systems, where tests press keys as a window would.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, crate::input::action::plugin, plugin));
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
}
