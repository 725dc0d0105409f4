//! The screens, one state and one file each, and the pause that lies over a dive.

pub mod arrange;
pub mod back;
pub mod backdrop;
pub mod compose;
pub mod dive;
pub mod encounter;
pub mod gear;
pub mod help;
mod ladder;
pub mod line_up;
mod loading;
mod new_run;
mod pause;
pub mod pausing;
mod practice;
pub mod prize;
pub mod run_end;
pub mod saves;
mod seed;
pub mod settings;
mod stop;
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
    /// Difficulty, sector, crew and seed of a run are chosen.
    NewRun,
    /// The map of a run.
    Sector,
    /// Mods are fitted into the run's units.
    Gear,
    /// Who goes through a guardian's door is chosen.
    Door,
    /// One of three prizes is taken.
    Prize,
    /// A run is over.
    RunEnd,
    /// Runs are kept in slots, and gone on with.
    Saves,
    /// The stacks of a practice battle are composed.
    Compose,
    /// A battle that was fought is shown.
    Battle,
    /// The steps of the practice ladder.
    Ladder,
    /// A puzzle of the battle: a stack is put in order.
    Arrange,
}

impl Screen {
    /// All screens.
    pub const ALL: [Screen; 19] = [
        Screen::Loading,
        Screen::Title,
        Screen::Dive,
        Screen::Summary,
        Screen::Practice,
        Screen::LineUp,
        Screen::TimeLab,
        Screen::Breach,
        Screen::NewRun,
        Screen::Sector,
        Screen::Gear,
        Screen::Door,
        Screen::Prize,
        Screen::RunEnd,
        Screen::Saves,
        Screen::Compose,
        Screen::Battle,
        Screen::Ladder,
        Screen::Arrange,
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
            Screen::NewRun => "new run",
            Screen::Sector => "sector",
            Screen::Gear => "gear",
            Screen::Door => "door",
            Screen::Prize => "prize",
            Screen::RunEnd => "run end",
            Screen::Saves => "saves",
            Screen::Compose => "compose",
            Screen::Battle => "battle",
            Screen::Ladder => "ladder",
            Screen::Arrange => "arrange",
        }
    }
}

/// Whether the dive, the breach or the sector is paused: a dialogue lies over it.
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
            new_run::plugin,
            compose::plugin,
            time_lab::plugin,
            pause::plugin,
            help::plugin,
            summary::plugin,
            switches::plugin,
        ))
        .add_plugins((
            encounter::plugin,
            gear::plugin,
            prize::plugin,
            run_end::plugin,
            saves::plugin,
            settings::plugin,
            stop::plugin,
            pausing::plugin,
            ladder::plugin,
            arrange::plugin,
        ));
}
