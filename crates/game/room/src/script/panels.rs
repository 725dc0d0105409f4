//! The debug panels in scripts, if they are built in.

use bevy::prelude::*;

#[cfg(feature = "panels")]
pub fn texts(world: &mut World) -> Vec<String> {
    crate::panels::widget_query::texts(world)
}

/// The position of a widget of the panels, in logical pixels. The error lists the existing names.
#[cfg(feature = "panels")]
pub fn place(world: &mut World, name: &str) -> Result<Vec2, String> {
    crate::panels::widget_query::place(world, name)
}

#[cfg(feature = "panels")]
pub fn open(world: &World) -> bool {
    world.resource::<crate::panels::dock_state::Room>().open
}

#[cfg(not(feature = "panels"))]
pub fn texts(_: &mut World) -> Vec<String> {
    Vec::new()
}

#[cfg(not(feature = "panels"))]
pub fn place(_: &mut World, name: &str) -> Result<Vec2, String> {
    Err(format!("this game is built without panels: there is no {name:?}"))
}

#[cfg(not(feature = "panels"))]
pub fn open(_: &World) -> bool {
    false
}
