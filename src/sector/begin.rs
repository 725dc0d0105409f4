//! The map of a run as its screen begins: the picture of what is known, an empty log, the first
//! stack selected.

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

/// Lays out what the map's screen needs for a run that begins, or is gone on with.
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
    // What has just happened in another run is no affair of this one.
    if let Some(mut happened) = world.get_resource_mut::<Messages<Happened>>() {
        happened.clear();
    }
}
