//! The screens, one state and one file each, and the pause that lies over a dive.

pub mod back;
pub mod backdrop;
pub mod dive;
pub mod help;
mod line_up;
mod loading;
mod pause;
mod practice;
mod seed;
mod summary;
pub mod switches;
pub mod time_lab;
pub mod title;

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
    /// What can be practised alone.
    Practice,
    /// The sides of a practice breach are chosen.
    LineUp,
    /// A scenario of the clock is stepped through.
    TimeLab,
    /// A breach is played.
    Breach,
}

impl Screen {
    /// All screens.
    pub const ALL: [Screen; 8] = [
        Screen::Loading,
        Screen::Title,
        Screen::Dive,
        Screen::Summary,
        Screen::Practice,
        Screen::LineUp,
        Screen::TimeLab,
        Screen::Breach,
    ];

    /// The name that scripts know it by.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Loading => "loading",
            Screen::Title => "title",
            Screen::Dive => "dive",
            Screen::Summary => "summary",
            Screen::Practice => "practice",
            Screen::LineUp => "line-up",
            Screen::TimeLab => "time lab",
            Screen::Breach => "breach",
        }
    }
}

/// Whether the dive or the breach is paused: a dialogue lies over it.
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
            seed::plugin,
            title::plugin,
            practice::plugin,
            line_up::plugin,
            time_lab::plugin,
            pause::plugin,
            help::plugin,
            summary::plugin,
            switches::plugin,
        ));
}
