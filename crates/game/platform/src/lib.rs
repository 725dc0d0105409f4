//! What the game needs before it can draw: options, storage, settings, texts, data, the window; and
//! the plain types that all screens share.

pub mod assets;
pub mod cli;
pub mod clock;
pub mod data;
pub mod diagnostics;
pub mod fail;
pub mod language;
pub mod notice;
pub mod packs;
pub mod refusals;
pub mod saves;
pub mod screen;
pub mod settings;
#[cfg(target_family = "wasm")]
pub mod web;
pub mod window;

use bevy::prelude::*;

pub const HAS_PANELS: bool = cfg!(feature = "panels");

pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        notice::plugin,
        saves::plugin,
        settings::plugin,
        window::plugin,
        assets::plugin,
        packs::plugin,
        data::plugin,
        language::plugin,
        #[cfg(target_family = "wasm")]
        web::plugin,
    ));
}
