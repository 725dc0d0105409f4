//! Marks keys that were pressed and released within one frame. The input library would miss them,
//! because it only checks whether a key is down at the end of the frame. On a slow frame that would
//! swallow every quick tap.

use super::action_table::ScreenAction;
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
pub fn let_go_between<A: ScreenAction>(
    keys: Res<ButtonInput<KeyCode>>,
    bindings: Res<Bindings>,
    mut actions: Query<&mut ActionState<A>>,
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
        mark.after(InputManagerSystem::Unify).before(InputManagerSystem::Update),
    );
}
