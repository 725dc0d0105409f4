//! Sets up the map of a run when its screen begins.
//! The picture of what is known, an empty log, the first stack selected.

use super::Happened;
use super::choosing::Choosing;
use super::film::Film;
use super::idle::Parked;
use super::log::Chronicle;
use super::screen::beyond::Sighted;
use super::screen::camera::View;
use super::show::Battles;
use super::table::Table;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;

/// Sets up the map's screen for a new or resumed run.
pub fn lay_out(world: &mut World, campaign: &Campaign) {
    let table = Table::read(campaign.rules(), campaign.sector());
    let mut choosing = Choosing::default();
    choosing.select_first(&table);
    world.insert_resource(table);
    world.insert_resource(choosing);
    world.insert_resource(Film::default());
    world.insert_resource(View::default());
    world.insert_resource(Battles::default());
    world.insert_resource(Chronicle::default());
    world.insert_resource(Parked::default());
    world.insert_resource(Sighted::default());
    // Events of another run do not concern this one.
    if let Some(mut happened) = world.get_resource_mut::<Messages<Happened>>() {
        happened.clear();
    }
}
