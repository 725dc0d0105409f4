//! The run under way: the road from the player's wishes to the campaign's rules, and the screen
//! that each place of it has.
//!
//! While the resource [`Campaign`] is there, the screens of sector, dive and breach belong to it:
//! their commands are carried out by it ([`act`]), and when the floor passes on, [`follow`] goes
//! along. [`keep`] keeps it after every step, and [`past`] shows its past steps.

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

/// A command of the player's that is no system's own: a choice, a line-up, a mod, a prize, a
/// retreat.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Order(pub RunCommand);

/// Something that happened in the run itself; what happened on the map, in a dive or a breach is
/// told by these.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Told(pub RunEvent);

/// What happened in a dive or a breach and waits for its screen to tell it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Untold {
    /// In a dive.
    pub dive: Vec<DiveEvent>,
    /// In a breach.
    pub breach: Vec<BreachEvent>,
}

/// Whether a run is under way.
pub fn is_under_way(campaign: Option<Res<Campaign>>) -> bool {
    campaign.is_some()
}

/// Adds the run.
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
