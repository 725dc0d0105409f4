//! Practice dives: played like any other, but never kept, so that the dive that is kept stays as it is.

use super::Session;
use crate::screens::Screen;
use bevy::prelude::*;

/// While it is there, the dive is for practice.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Practising;

/// What was practised is nobody's dive to go on with.
fn stop(world: &mut World) {
    if world.remove_resource::<Practising>().is_some()
        && let Some(mut session) = world.get_resource_mut::<Session>()
    {
        session.unsaved = false;
    }
}

/// Ends practice on the way out.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), stop)
        .add_systems(OnEnter(Screen::Practice), stop);
}
