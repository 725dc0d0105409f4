//! The screens that are menus, the practice ladder, and what surrounds a run.

pub mod arrange;
pub mod backdrop;
pub mod compose;
pub mod encounter;
pub mod fitting;
pub mod gear;
pub mod help;
pub mod hints;
pub mod ladder;
pub mod line_up;
pub mod loading;
pub mod looks;
mod new_run;
mod pause;
pub mod pausing;
mod practice;
pub mod prize;
pub mod run_end;
pub mod runs;
pub mod saves;
mod seed;
pub mod settings;
mod stop;
mod summary;
pub mod switches;
pub mod title;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        loading::plugin,
        seed::plugin,
        title::plugin,
        practice::plugin,
        line_up::plugin,
        new_run::plugin,
        compose::plugin,
        pause::plugin,
        help::plugin,
        summary::plugin,
        switches::plugin,
    ))
    .add_plugins((
        encounter::plugin,
        fitting::plugin,
        gear::plugin,
        prize::plugin,
        run_end::plugin,
        saves::plugin,
        settings::plugin,
        stop::plugin,
        pausing::plugin,
        crate::ladder::page::plugin,
        arrange::plugin,
        looks::plugin,
        hints::plugin,
        ladder::plugin,
        runs::plugin,
    ));
}
