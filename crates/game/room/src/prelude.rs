//! What the machine room needs, for one import.

pub use bevy::platform::time::Instant;
pub use bevy::prelude::*;
pub use daemonfall_breach::BreachLibrary;
pub use daemonfall_breach_mode::breach_view::BreachView;
pub use daemonfall_campaign::{Campaign, Content, RunCommand};
pub use daemonfall_core::{CharacterId, Fingerprint};
pub use daemonfall_dive_mode::session::Play;
pub use daemonfall_menus::runs::rewind;
pub use daemonfall_platform::screen::{Paused, Screen};
pub use daemonfall_sector_mode::map_view::MapView;
pub use serde_json::{Value, json};
pub use std::sync::Arc;
pub use std::time::Duration;

pub fn screen(world: &World) -> Screen {
    let screen = world.get_resource::<State<Screen>>();
    screen.map(|it| *it.get()).unwrap_or_default()
}
