//! The current run.
//! The path from the player's requests to the campaign's rules, and the screen for each of its
//! places.
//!
//! While the resource [`Campaign`] exists, the screens of sector, dive and breach belong to it:
//! [`act`] carries out their commands, and [`follow`] changes screens when the run moves on.
//! [`keep`] saves the run after every step, and [`past`] shows its past steps.

pub mod act;
pub mod begin;
pub mod buttons;
pub mod follow;
pub mod keep;
pub mod look_back;
pub mod past;
pub mod recall;
mod record;
pub mod reopen;
mod retold;
pub mod seed;
pub mod tell;
pub mod words;

use bevy::prelude::*;
use daemonfall_breach::BreachEvent;
use daemonfall_campaign::{Campaign, RunCommand, RunEvent};
use daemonfall_dungeon::DiveEvent;

/// A player's command that belongs to no system: a choice, a line-up, a mod, a prize, a retreat.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Order(pub RunCommand);

/// Something that happened in the run itself; events on the map, in a dive or a breach are reported
/// by their systems.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Told(pub RunEvent);

/// Events of a dive or a breach that wait for their screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Untold {
    pub dive: Vec<DiveEvent>,
    pub breach: Vec<BreachEvent>,
}

pub fn is_under_way(campaign: Option<Res<Campaign>>) -> bool {
    campaign.is_some()
}

pub fn plugin(app: &mut App) {
    app.add_message::<Order>().add_message::<Told>().init_resource::<Untold>().add_plugins((
        act::plugin,
        begin::plugin,
        follow::plugin,
        keep::plugin,
        look_back::plugin,
        past::plugin,
        recall::plugin,
        reopen::plugin,
        #[cfg(target_family = "wasm")]
        seed::plugin,
    ));
}
