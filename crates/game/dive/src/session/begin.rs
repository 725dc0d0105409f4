//! Opens the dive screen on the dive that is in the world: the current run's, or a practice.

use super::{BeginSystems, Happened, Session, look};
use crate::prelude::*;
use daemonfall_run::practice::PracticeBegins;

fn begin_dive(world: &mut World) {
    look(world);
    // The dive was in the world before its screen was; make the view read it now.
    world.resource_mut::<DiveState>().set_changed();
    // The view starts with the current state; these events are for sounds and words.
    let session = world.get_resource_mut::<Session>();
    let opening = session.and_then(|mut session| session.opening.take());
    world.write_message_batch(opening.into_iter().flatten().map(Happened));
}

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::DIVE), begin_dive.in_set(BeginSystems))
        .configure_sets(OnEnter(Screen::DIVE), PracticeBegins.before(BeginSystems));
}
