//! What directions and Escape mean at the moment in a dive.

use crate::prelude::*;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputMode {
    /// Directions step.
    #[default]
    Play,
    /// A bomb is ready: the next direction says where.
    Bomb,
    /// Directions move the look cursor.
    Look,
    /// The whole log is open: directions scroll.
    Log,
    Help,
}

fn play(mut mode: ResMut<InputMode>) {
    *mode = InputMode::Play;
}

fn step_back(mut back: ResMut<Back>, mut mode: ResMut<InputMode>) {
    if *mode != InputMode::Play && back.take() {
        *mode = InputMode::Play;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<InputMode>()
        .add_systems(OnEnter(Screen::DIVE), play)
        .add_systems(Update, step_back.in_set(BackSystems::Mode).run_if(in_state(Screen::DIVE)));
}
