//! What directions and Escape mean at the moment in a dive.

use crate::screens::Screen;
use crate::screens::back::{Back, BackSystems};
use bevy::prelude::*;

/// The mode of a dive's input. The dive screen shows what belongs to it; keys and buttons set it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputMode {
    /// Directions step.
    #[default]
    Play,
    /// A bomb is in hand: the next direction says where.
    Bomb,
    /// Directions move a cursor that looks.
    Look,
    /// The whole log is open: directions scroll.
    Log,
    /// The help is open.
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

/// Starts every dive in [`InputMode::Play`], and leads back to it.
pub fn plugin(app: &mut App) {
    app.init_resource::<InputMode>()
        .add_systems(OnEnter(Screen::Dive), play)
        .add_systems(Update, step_back.in_set(BackSystems::Mode).run_if(in_state(Screen::Dive)));
}
