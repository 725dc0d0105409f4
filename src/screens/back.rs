//! One step back, by default Escape and the pad's eastern button. Who has something open closes it
//! and takes the step.

use crate::input::anywhere::{ActionReader, AnywhereAction};
use bevy::prelude::*;

/// When, within a frame, steps back are taken: what lies on top comes first.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackSystems {
    /// The wish is noticed.
    Notice,
    /// Definitions of words that are open.
    Word,
    /// Dialogues over a screen.
    Dialogue,
    /// Modes of a screen, as looking around.
    Mode,
    /// The screen itself.
    Screen,
}

/// Whether a step back is wished in this frame and nobody has taken it yet.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Back {
    wished: bool,
}

impl Back {
    /// Takes the step, if one is wished.
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.wished)
    }
}

fn notice(mut actions: ActionReader, mut back: ResMut<Back>) {
    let pressed = actions.read::<AnywhereAction>();
    back.wished = pressed.contains(&(AnywhereAction::Back, false));
}

/// Notices wishes; screens take them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Back>()
        .configure_sets(
            Update,
            (
                BackSystems::Notice,
                BackSystems::Word,
                BackSystems::Dialogue,
                BackSystems::Mode,
                BackSystems::Screen,
            )
                .chain(),
        )
        .add_systems(Update, notice.in_set(BackSystems::Notice));
}
