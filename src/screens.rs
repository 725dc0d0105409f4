//! The screens, one state and one file each, and the pause over a dive.

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

#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures, sounds and data are loading.
    #[default]
    Loading,
    Title,
    Dive,
    /// A dive is over.
    Summary,
    /// The list of practice modes.
    Practice,
    /// Choice of sides for a practice breach.
    LineUp,
    /// Steps through a scenario of the clock.
    TimeLab,
    Breach,
    /// Choice of difficulty, sector, crew and seed of a run.
    NewRun,
    /// The map of a run.
    Sector,
    /// Fits mods into the run's units.
    Gear,
    /// Choice of units for a guardian's door.
    Door,
    /// Choice of one of three prizes.
    Prize,
    /// A run is over.
    RunEnd,
    /// Save slots: save and load runs.
    Saves,
    /// Composes the stacks of a practice battle.
    Compose,
    /// Shows a fought battle.
    Battle,
    Ladder,
    /// A battle puzzle: ordering a stack.
    Arrange,
}

impl Screen {
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

    /// The name used in scripts.
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

/// Whether dive, breach or sector is paused by a dialogue over it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paused(pub bool);

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
