//! What surrounds the current run: the change to its next screen, its saves, its past steps, and
//! the record of what came before.

use crate::prelude::*;

pub mod autosave;
pub mod buttons;
pub mod open_replay;
pub mod rebuild_logs;
mod refused;
mod replayed_logs;
pub mod review;
pub mod rewind;
pub mod routing;
pub mod seed;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        routing::plugin,
        autosave::plugin,
        review::plugin,
        rewind::plugin,
        rebuild_logs::plugin,
        refused::plugin,
        open_replay::plugin,
        #[cfg(target_family = "wasm")]
        seed::plugin,
    ));
}
