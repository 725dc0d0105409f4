//! The screens, one state and one file each, and the pause that lies over a dive.

pub mod back;
pub mod backdrop;
pub mod dive;
pub mod help;
mod loading;
mod pause;
mod summary;
mod title;

use bevy::prelude::*;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures, sounds and data are on their way.
    #[default]
    Loading,
    /// Where games begin.
    Title,
    /// A dive is played.
    Dive,
    /// A dive is over.
    Summary,
}

impl Screen {
    /// The name that scripts know it by.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Loading => "loading",
            Screen::Title => "title",
            Screen::Dive => "dive",
            Screen::Summary => "summary",
        }
    }
}

/// Whether the dive is paused: a dialogue lies over it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paused(pub bool);

/// Adds the states and all screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Paused>()
        .add_plugins((
            back::plugin,
            backdrop::plugin,
            dive::plugin,
            loading::plugin,
            title::plugin,
            pause::plugin,
            help::plugin,
            summary::plugin,
        ));
}
