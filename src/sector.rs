//! The sector under way: the one road from the player's wishes to the rules, the opponents, and what is shown of both.
//!
//! [`SectorCommand`] is the wish to give a command. Today it is applied to the sector in [`Play`] itself ([`act`]); whoever ties a whole
//! run together applies it to the run in the same place. What lies outside the map comes as [`Reached`] and is answered by [`Settle`].
//! The screen is drawn from a plain picture of what the player knows ([`table::Table`]); [`film`] lets it move.

pub mod act;
pub mod ahead;
pub mod begin;
pub mod choosing;
pub mod film;
pub mod hints;
pub mod input;
pub mod log;
pub mod meaning;
pub mod orders;
pub mod screen;
pub mod show;
pub mod table;
pub mod words;

use crate::screens::{Paused, Screen};
use bevy::prelude::*;
use daemonfall_sector::{Command, Opponent, Refusal, Rules, Sector, SectorEvent, View, WriteBack};
use std::sync::Arc;

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

/// A command of the player's. Nothing else changes the sector but [`Settle`] and the opponents.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SectorCommand(pub Command);

/// The wish to take the last command back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

/// A command was refused; nothing changed.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// Something waits outside the map: an encounter, a vault. Whoever runs it answers with [`Settle`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached(pub daemonfall_sector::Pending);

/// What came of something outside the map.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Settle(pub WriteBack);

/// What a command brought about that the player knows of, told as it is shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Happened {
    /// The events.
    pub events: Vec<SectorEvent>,
    /// Whether they are passed over in a hurry.
    pub skipped: bool,
}

/// The sector as it was before a command, to go back to.
#[derive(Clone, Debug)]
struct Kept {
    sector: Sector,
    lines: usize,
}

/// The sector under way, or the last one.
#[derive(Resource, Clone, Debug)]
pub struct Play {
    /// How it began.
    pub setup: begin::Setup,
    /// The rules that it began with.
    pub rules: Arc<Rules>,
    /// The sector itself.
    pub sector: Sector,
    opponents: Vec<Opponent>,
    kept: Vec<Kept>,
}

impl Play {
    /// The sector as the player knows it.
    pub fn view(&self) -> View<'_> {
        self.rules.view(&self.sector, self.sector.player)
    }

    /// Whether the last command can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Whether the player may give a command.
    pub fn is_own_turn(&self) -> bool {
        self.sector.active == self.sector.player
            && self.sector.outcome.is_none()
            && self.sector.pending.is_none()
    }
}

/// Adds the sector.
pub fn plugin(app: &mut App) {
    app.add_message::<SectorCommand>()
        .add_message::<TakeBack>()
        .add_message::<Refused>()
        .add_message::<Reached>()
        .add_message::<Settle>()
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
                .run_if(in_state(Screen::Sector).and_then(resource_exists::<Play>)),
        )
        .configure_sets(
            Update,
            (SectorSystems::Act, SectorSystems::Film).run_if(in_state(Paused(false))),
        )
        .add_plugins((
            begin::plugin,
            input::plugin,
            choosing::plugin,
            orders::plugin,
            act::plugin,
            film::plugin,
            log::plugin,
            ahead::plugin,
            hints::plugin,
            show::plugin,
            screen::plugin,
        ));
}
