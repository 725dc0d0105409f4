//! The screens that are menus, the practice ladder, and what surrounds a run.

pub mod backdrop;
pub mod compose;
pub mod encounter;
mod feats;
pub mod gear;
pub mod help;
pub mod ladder;
pub mod line_up;
pub mod loading;
pub mod loadout_actions;
pub mod looks;
mod new_run;
pub mod order_puzzle;
mod packs;
mod page;
mod pause;
mod prelude;
pub mod prize;
pub mod run_end;
pub mod runs;
pub mod saves;
mod seed_row;
pub mod settings;
mod summary;
#[cfg(test)]
mod testing;
pub mod title;
mod victory;

use crate::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        loading::plugin,
        seed_row::plugin,
        title::plugin,
        line_up::plugin,
        new_run::plugin,
        compose::plugin,
        pause::plugin,
        help::plugin,
        summary::plugin,
        page::plugin,
    ))
    .add_plugins((
        encounter::plugin,
        loadout_actions::plugin,
        gear::plugin,
        prize::plugin,
        run_end::plugin,
        saves::plugin,
        feats::plugin,
        settings::plugin,
        crate::ladder::page::plugin,
        order_puzzle::plugin,
        packs::plugin,
        looks::plugin,
        ladder::plugin,
        runs::plugin,
        victory::plugin,
    ));
}
