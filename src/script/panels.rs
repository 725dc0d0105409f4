//! What scripts do with the debug panels, where these are built in.

use bevy::prelude::*;

/// All words in the panels.
#[cfg(feature = "panels")]
pub fn texts(world: &mut World) -> Vec<String> {
    crate::panels::probe::texts(world)
}

/// Where a widget of the panels is, in logical pixels.
///
/// # Errors
/// The names of widgets there are.
#[cfg(feature = "panels")]
pub fn place(world: &mut World, name: &str) -> Result<Vec2, String> {
    crate::panels::probe::place(world, name)
}

/// Whether the panels are open.
#[cfg(feature = "panels")]
pub fn open(world: &World) -> bool {
    world.resource::<crate::panels::room::Room>().open
}

/// Without panels there are no words in them.
#[cfg(not(feature = "panels"))]
pub fn texts(_: &mut World) -> Vec<String> {
    Vec::new()
}

/// Without panels there is no widget of theirs.
#[cfg(not(feature = "panels"))]
pub fn place(_: &mut World, name: &str) -> Result<Vec2, String> {
    Err(format!("this game is built without panels: there is no {name:?}"))
}

/// Without panels none is open.
#[cfg(not(feature = "panels"))]
pub fn open(_: &World) -> bool {
    false
}
