//! The one road of the player's commands: to the rules, and back as word of what happened.
//!
//! A [`Campaign`] or a [`Practice`](daemonfall_campaign::Practice) is the game in progress; while
//! one exists, the screens of sector, dive and breach belong to it. [`act`] carries out commands.
//! The road knows no screen: each one hears what [`Happened`] and shows it.

pub mod act;
pub mod begin;
pub mod guard;
pub mod names;
pub mod phase;
pub mod practice;
pub mod stash;

use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Refusal, RunCommand, RunEvent};

/// A player's command that belongs to no system: a choice, a line-up, a mod, a prize, a retreat.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Order(pub RunCommand);

#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// In the run itself: what happens on the map, in a dive or a breach, their systems report.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct RunReport(pub RunEvent);

/// All that came of a command or a choice. It is heard at once, before anything else happens.
#[derive(Event, Clone, Debug)]
pub struct Happened {
    /// The player's command; `None` for a choice of others, and for a beginning.
    pub command: Option<RunCommand>,
    pub events: Vec<RunEvent>,
    /// Whether the player's command can be taken back.
    pub undoable: bool,
}

#[derive(Event, Clone, Copy, Debug)]
pub struct TakenBack;

/// The player's last command has to be on record now: whatever holds it lets go of it.
#[derive(Event, Clone, Copy, Debug)]
pub struct Finishing;

/// The logs now begin with what happened before the run was resumed.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Recalled;

pub fn is_under_way(campaign: Option<Res<Campaign>>) -> bool {
    campaign.is_some()
}

/// Tells an event to all observers, and does what they queue. Returns the event.
pub fn tell<'a, E: Event<Trigger<'a>: Default>>(world: &mut World, mut event: E) -> E {
    world.trigger_ref(&mut event);
    world.flush();
    event
}

pub fn plugin(app: &mut App) {
    app.add_message::<Order>()
        .add_message::<Refused>()
        .add_message::<RunReport>()
        .add_message::<Recalled>()
        .add_plugins((act::plugin, begin::plugin, practice::plugin));
}
