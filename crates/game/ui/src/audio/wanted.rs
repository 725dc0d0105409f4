//! Asks the screen for its music track and danger, a few times a second.

use crate::look::Looks;
use bevy::prelude::*;
use bevy::time::common_conditions::on_real_timer;
use daemonfall_platform::screen::Screen;
use std::time::Duration;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Wanted {
    /// The prefix of the track's file names.
    pub track: Option<&'static str>,
    /// Danger from 0 to 1.
    pub danger: f32,
}

fn ask(world: &mut World) {
    let screen = *world.resource::<State<Screen>>().get();
    let look = world.resource::<Looks>().of(screen);
    let wanted = Wanted { track: look.track, danger: (look.danger)(world) };
    world.resource_mut::<Wanted>().set_if_neq(wanted);
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Wanted>()
        .add_systems(Update, ask.run_if(on_real_timer(Duration::from_millis(200))));
}
