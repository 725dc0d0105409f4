//! What surrounds the current run: the change to its next screen, its saves, its past steps, and
//! the record of what came before.

pub mod buttons;
pub mod follow;
pub mod keep;
pub mod look_back;
pub mod past;
pub mod recall;
mod refused;
pub mod reopen;
mod retold;
pub mod seed;
pub mod words;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        follow::plugin,
        keep::plugin,
        look_back::plugin,
        past::plugin,
        recall::plugin,
        refused::plugin,
        reopen::plugin,
        #[cfg(target_family = "wasm")]
        seed::plugin,
    ));
}
