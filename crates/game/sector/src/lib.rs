//! The sector being played.
//! The path from the player's requests to the rules, the opponents, and the display of both.
//!
//! [`SectorCommand`] requests a command; [`act`] passes it to the current run. The screen is drawn
//! from a plain picture of what the player knows ([`map_view::MapView`]); [`playback`] animates it.

pub mod act;
pub mod battle_queue;
pub mod begin;
pub mod cast;
pub mod choosing;
pub mod controller;
pub mod danger;
pub mod debounce;
pub mod gates;
pub mod help;
pub mod hints;
pub mod input;
pub mod log;
pub mod look;
pub mod map_view;
pub mod meaning;
pub mod orders;
pub mod parked_stacks;
pub mod playback;
mod prelude;
pub mod preview;
pub mod record;
pub mod recruit_options;
pub mod screen;
pub mod sound;
pub mod summary;
pub mod unit_card;
pub mod victory;
pub mod words;

use crate::prelude::*;
use daemonfall_campaign::Refusal;
use daemonfall_run::guard::{Guard, GuardSystems};

/// What a sector does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectorSystems {
    Input,
    Act,
    Playback,
    Ahead,
    Draw,
}

#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct SectorCommand(pub Command);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// The results of a command that the player knows of, sent as they are shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Happened {
    pub events: Vec<SectorEvent>,
    pub skipped: bool,
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::SECTOR)
        .add_message::<SectorCommand>()
        .add_message::<TakeBack>()
        .add_message::<Refused>()
        .add_message::<Happened>()
        .guard::<SectorCommand>()
        .guard::<TakeBack>()
        .configure_sets(Update, GuardSystems.after(SectorSystems::Input).before(SectorSystems::Act))
        .configure_sets(
            Update,
            (
                SectorSystems::Input,
                SectorSystems::Act,
                SectorSystems::Playback,
                SectorSystems::Ahead,
                SectorSystems::Draw,
            )
                .chain()
                .run_if(in_state(Screen::SECTOR).and_then(resource_exists::<Campaign>)),
        )
        .configure_sets(
            Update,
            (SectorSystems::Act, SectorSystems::Playback).run_if(in_state(Paused(false))),
        )
        .add_plugins((
            begin::plugin,
            input::plugin,
            choosing::plugin,
            orders::plugin,
            act::plugin,
            record::plugin,
            playback::plugin,
            log::plugin,
            preview::plugin,
            parked_stacks::plugin,
            battle_queue::plugin,
            summary::plugin,
            screen::plugin,
        ))
        .add_plugins((look::plugin, help::plugin, hints::plugin, sound::plugin));
}
