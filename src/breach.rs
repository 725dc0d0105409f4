//! The breach under way: the one road from the player's choices to the rules, the opponent, and
//! what is shown of both.
//!
//! The rules' own state lies in the game's world, as the dive's does. [`Choose`] is the wish to
//! make a choice; the events that come of it are shown one by one ([`film`]), and a plain picture
//! ([`table::Table`]) follows them. The screen is drawn from that picture.

pub mod act;
pub mod begin;
pub mod choosing;
pub mod film;
pub mod ghost;
pub mod input;
pub mod log;
pub mod muster;
pub mod screen;
pub mod table;
pub mod words;

use crate::screens::{Paused, Screen};
use bevy::prelude::*;
use daemonfall_breach::watch::BreachRecord;
use daemonfall_breach::{BreachEvent, BreachSnapshot, Command, Refusal, Scratch};
use daemonfall_core::Streams;

/// What a breach does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreachSystems {
    /// Keys, pad and pointer become wishes.
    Input,
    /// Choices are made: the player's, and the opponent's.
    Act,
    /// Time goes on for what is shown.
    Film,
    /// What would come of the choice at hand.
    Ghost,
    /// The screen is drawn.
    Draw,
}

/// A choice for whoever of the player's has the turn.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose(pub Command);

/// The wish to take the last choice back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

/// A choice was refused; nothing changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// An event was shown just now.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Shown {
    /// Which.
    pub event: BreachEvent,
    /// Whether it was passed over in a hurry.
    pub skipped: bool,
}

/// Where a choice of the player's was made, to go back to.
#[derive(Clone, Debug)]
pub struct Kept {
    snapshot: BreachSnapshot,
    dice: Streams,
    lines: usize,
    round: u32,
    choices: u32,
    /// Choices of both sides by then.
    made: usize,
}

/// The breach under way, or the last one.
#[derive(Resource, Clone, Debug)]
pub struct Duel {
    /// How it began.
    pub setup: begin::Setup,
    /// The player's choices so far.
    pub choices: u32,
    dice: Streams,
    kept: Vec<Kept>,
}

impl Duel {
    /// What a breach alone is drawn from; it is the opponent's.
    pub fn dice(&self) -> &Streams {
        &self.dice
    }

    /// Whether a choice can be taken back in this round.
    pub fn can_take_back(&self, round: u32) -> bool {
        self.kept.last().is_some_and(|kept| self.setup.practice || kept.round == round)
    }
}

/// A copy of the rules' world in which choices are tried out.
#[derive(Resource)]
pub struct Copies(pub Scratch);

/// Adds the breach.
pub fn plugin(app: &mut App) {
    app.init_resource::<BreachRecord>()
        .add_message::<Choose>()
        .add_message::<TakeBack>()
        .add_message::<Refused>()
        .add_message::<Shown>()
        .configure_sets(
            Update,
            (
                BreachSystems::Input,
                BreachSystems::Act,
                BreachSystems::Film,
                BreachSystems::Ghost,
                BreachSystems::Draw,
            )
                .chain()
                .run_if(in_state(Screen::Breach)),
        )
        .add_plugins((
            begin::plugin,
            input::plugin,
            choosing::plugin,
            act::plugin,
            film::plugin,
            log::plugin,
            ghost::plugin,
            screen::plugin,
        ));
    app.configure_sets(
        Update,
        (BreachSystems::Act, BreachSystems::Film).run_if(in_state(Paused(false))),
    );
}
