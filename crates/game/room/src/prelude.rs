//! What the machine room needs, for one import.

pub use bevy::platform::time::Instant;
pub use bevy::prelude::*;
use bevy::window::PrimaryWindow;
pub use daemonfall_breach::BreachLibrary;
pub use daemonfall_breach_mode::breach_view::BreachView;
pub use daemonfall_campaign::saves::SavedRun;
pub use daemonfall_campaign::{Campaign, Content, Practice, RunCommand, RunReplay};
pub use daemonfall_core::{CharacterId, Fingerprint, Streams, seed_text};
pub use daemonfall_dive_mode::session::Play;
pub use daemonfall_dungeon::{DiveState, Index, Library};
pub use daemonfall_menus::runs::rewind;
pub use daemonfall_platform::cli::Options;
pub use daemonfall_platform::saves::store::SaveStore;
pub use daemonfall_platform::screen::{Paused, Screen};
pub use daemonfall_sector_mode::map_view::MapView;
pub use daemonfall_ui::camera::MainCamera;
pub use serde_json::{Value, json};
pub use std::collections::BTreeMap;
pub use std::sync::Arc;
pub use std::time::Duration;

/// Physical pixels per logical pixel of the window.
pub fn window_scale(world: &mut World) -> f32 {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    windows.single(world).map_or(1.0, Window::scale_factor)
}

pub fn screen(world: &World) -> Screen {
    let screen = world.get_resource::<State<Screen>>();
    screen.map(|it| *it.get()).unwrap_or_default()
}
