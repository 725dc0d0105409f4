//! The machine room: debug panels, console, scripts, remote control, frame times.

pub mod console;
pub mod frames;
#[cfg(test)]
mod fuzz;
#[cfg(target_family = "wasm")]
pub mod page;
#[cfg(feature = "panels")]
pub mod panels;
mod percentile;
mod prelude;
#[cfg(all(feature = "remote", not(target_family = "wasm")))]
pub mod remote;
pub mod script;
#[cfg(test)]
mod testing;

use crate::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        frames::plugin,
        script::plugin,
        #[cfg(feature = "panels")]
        panels::plugin,
        #[cfg(target_family = "wasm")]
        page::plugin,
    ));
}
