//! Steps back, by default with Escape or the pad's east button.
//! Whatever has something open closes it and takes the step.

use crate::action_input::ActionInput;
use crate::global_actions::AnywhereAction;
use bevy::prelude::*;

/// The order in which steps back are taken within a frame: the topmost thing first.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackSystems {
    Notice,
    /// Open definitions of words.
    Word,
    /// The help, which lies over every dialogue.
    Help,
    Dialogue,
    /// Modes of a screen, such as looking around.
    Mode,
    Screen,
}

#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back {
    wished: bool,
}

impl Back {
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.wished)
    }
}

fn notice(input: Res<ActionInput>, mut back: ResMut<Back>) {
    back.wished = input.has(AnywhereAction::Back);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Back>()
        .configure_sets(
            Update,
            (
                BackSystems::Notice,
                BackSystems::Word,
                BackSystems::Help,
                BackSystems::Dialogue,
                BackSystems::Mode,
                BackSystems::Screen,
            )
                .chain(),
        )
        .add_systems(Update, notice.in_set(BackSystems::Notice));
}
