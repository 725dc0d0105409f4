//! Sets up the map of a run when its screen begins.
//! The picture of what is known, an empty log, the first stack selected.

use super::Happened;
use super::act::Given;
use super::battle_queue::Battles;
use super::choosing::Choosing;
use super::hints::opening;
use super::log::MapLog;
use super::map_view::MapView;
use super::parked_stacks::Parked;
use super::playback::MapPlayback;
use super::screen::camera::View;
use super::screen::sightings::Sighted;
use super::summary::Summary;
use crate::prelude::*;
use daemonfall_run::begin::Entered;
use daemonfall_run::stash::Stashes;

pub fn lay_out(world: &mut World) {
    let campaign = world.resource::<Campaign>();
    let table = MapView::of(campaign);
    let mut choosing = Choosing::default();
    choosing.select_first(&table);
    let about = opening(table.victory);
    let unread = |it: &Settings| it.show_hints && it.hints.iter().all(|read| read != about);
    let first = table.turn == 1 && world.get_resource::<Settings>().is_some_and(unread);
    world.insert_resource(if first { View::of_all(&table) } else { View::default() });
    world.insert_resource(table);
    world.insert_resource(choosing);
    world.insert_resource(Summary::default());
    world.insert_resource(MapPlayback::default());
    world.insert_resource(Battles::default());
    world.insert_resource(MapLog::default());
    world.insert_resource(Parked::default());
    world.insert_resource(Given::default());
    world.insert_resource(Sighted::default());
    // Events of another run do not concern this one.
    if let Some(mut happened) = world.get_resource_mut::<Messages<Happened>>() {
        happened.clear();
    }
}

/// Lays it out for each run that enters the world, and puts it away with the run.
pub fn plugin(app: &mut App) {
    app.stash::<MapView>()
        .stash::<Choosing>()
        .stash::<Given>()
        .stash::<MapPlayback>()
        .stash::<View>()
        .stash::<Battles>()
        .stash::<MapLog>()
        .stash::<Summary>()
        .add_observer(|_: On<Entered>, mut commands: Commands| commands.queue(lay_out));
}
