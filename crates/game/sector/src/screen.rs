//! The sector's screen: map, head, stack, selected tile, minimap, log.
//! Laid out for 1280 × 720 and drawn from the picture alone.

use crate::prelude::*;

pub mod attack;
pub mod banner;
mod build;
mod button;
pub mod camera;
mod details;
mod factions;
mod foot;
mod head;
pub mod map;
mod markers;
mod message;
mod minimap;
mod path;
mod record;
pub mod recruits;
mod relations;
pub mod rise;
mod side;
pub mod sightings;
mod spoken;
pub mod stack_panel;
mod stacks;
pub mod stage;
mod summary;
mod vault;
mod voice;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::SECTOR), build::build.run_if(resource_exists::<Campaign>));
    app.add_plugins((
        camera::plugin,
        map::plugin,
        markers::plugin,
        path::plugin,
        stacks::plugin,
        sightings::plugin,
        head::plugin,
        stack_panel::plugin,
        side::plugin,
        minimap::plugin,
        foot::plugin,
    ));
    app.add_plugins((
        button::plugin,
        record::plugin,
        spoken::plugin,
        banner::plugin,
        message::plugin,
        relations::plugin,
        rise::plugin,
        vault::plugin,
        voice::plugin,
    ));
}
