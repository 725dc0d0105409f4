//! The screens that are menus, the practice ladder, and what surrounds a run.

pub mod backdrop;
pub mod compose;
pub mod encounter;
pub mod gear;
pub mod help;
pub mod hints;
pub mod ladder;
pub mod line_up;
pub mod loading;
pub mod loadout_actions;
pub mod looks;
mod new_run;
pub mod order_puzzle;
mod page;
mod pause;
pub mod pause_key;
mod picking;
mod practice;
pub mod prize;
pub mod quick_toggles;
pub mod run_end;
mod run_pause;
pub mod runs;
pub mod saves;
mod seed_row;
pub mod settings;
mod summary;
#[cfg(test)]
mod testing;
pub mod title;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        loading::plugin,
        seed_row::plugin,
        title::plugin,
        practice::plugin,
        line_up::plugin,
        new_run::plugin,
        compose::plugin,
        pause::plugin,
        help::plugin,
        summary::plugin,
        quick_toggles::plugin,
    ))
    .add_plugins((
        encounter::plugin,
        loadout_actions::plugin,
        gear::plugin,
        prize::plugin,
        run_end::plugin,
        saves::plugin,
        settings::plugin,
        run_pause::plugin,
        pause_key::plugin,
        crate::ladder::page::plugin,
        order_puzzle::plugin,
        looks::plugin,
        hints::plugin,
        ladder::plugin,
        runs::plugin,
    ));
}
