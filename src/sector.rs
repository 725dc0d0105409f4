//! The sector under way: the one road from the player's wishes to the rules, the opponents, and
//! what is shown of both.
//!
//! [`SectorCommand`] is the wish to give a command; [`act`] hands it to the run under way. The
//! screen is drawn from a plain picture of what the player knows ([`table::Table`]); [`film`] lets
//! it move.

pub mod act;
pub mod ahead;
pub mod begin;
pub mod choosing;
pub mod film;
pub mod hand;
pub mod hurry;
pub mod idle;
pub mod input;
pub mod log;
pub mod meaning;
pub mod offers;
pub mod orders;
pub mod screen;
pub mod show;
pub mod table;
pub mod words;

use crate::screens::{Paused, Screen};
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Refusal};
use daemonfall_sector::{Command, SectorEvent};

/// What a sector does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectorSystems {
    /// Keys, pad and pointer become wishes.
    Input,
    /// Commands are carried out: the player's, and the opponents'.
    Act,
    /// Time goes on for what is shown.
    Film,
    /// What would come of the choice at hand.
    Ahead,
    /// The screen is drawn.
    Draw,
}

/// A command of the player's.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SectorCommand(pub Command);

/// The wish to take the last command back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

/// A command was refused; nothing changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// What a command brought about that the player knows of, told as it is shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Happened {
    /// The events.
    pub events: Vec<SectorEvent>,
    /// Whether they are passed over in a hurry.
    pub skipped: bool,
}

/// Adds the sector.
pub fn plugin(app: &mut App) {
    app.add_message::<SectorCommand>()
        .add_message::<TakeBack>()
        .add_message::<Refused>()
        .add_message::<Happened>()
        .configure_sets(
            Update,
            (
                SectorSystems::Input,
                SectorSystems::Act,
                SectorSystems::Film,
                SectorSystems::Ahead,
                SectorSystems::Draw,
            )
                .chain()
                .run_if(in_state(Screen::Sector).and_then(resource_exists::<Campaign>)),
        )
        .configure_sets(
            Update,
            (SectorSystems::Act, SectorSystems::Film).run_if(in_state(Paused(false))),
        )
        .add_plugins((
            input::plugin,
            choosing::plugin,
            orders::plugin,
            act::plugin,
            film::plugin,
            log::plugin,
            ahead::plugin,
            idle::plugin,
            show::plugin,
            screen::plugin,
        ));
}
