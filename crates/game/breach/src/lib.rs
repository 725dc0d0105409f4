//! The breach being played.
//! The only path from the player's choices to the rules, the opponent, and the display of both.
//!
//! The rules keep their state in the game's world, as the dive does. [`Choose`] requests a choice;
//! the resulting events are shown one by one ([`film`]), and a plain picture ([`table::Table`])
//! follows them. The screen is drawn from that picture.

pub mod act;
pub mod arrows;
pub mod begin;
pub mod choosing;
pub mod column;
pub mod film;
pub mod help;
pub mod hints;
pub mod input;
pub mod log;
pub mod look;
pub mod muster;
pub mod of_run;
pub mod preview;
pub mod screen;
pub mod sound;
pub mod start;
pub mod table;
pub mod words;

use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachRecord, BreachSnapshot, Command, Refusal, Scratch};
use daemonfall_core::Streams;
use daemonfall_platform::screen::{AddScreen, Paused, Screen};

/// What a breach does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreachSystems {
    /// Turns keys, pad and pointer into requests.
    Input,
    /// Makes the player's and the opponent's choices.
    Act,
    Film,
    Ghost,
    Draw,
}

/// A choice for the player's unit that has the turn.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose(pub Command);

/// Requests to take the last choice back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

/// The player's choice was made in a breach on its own. It is heard at once.
#[derive(Event, Clone, Copy, Debug)]
pub struct Chosen(pub Command);

/// The player's last choice was taken back. It is heard at once.
#[derive(Event, Clone, Copy, Debug)]
pub struct TakenBack;

/// A choice was refused; nothing changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

/// An event has just been shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Shown {
    pub event: BreachEvent,
    /// Whether it was skipped past.
    pub skipped: bool,
}

/// The state at one of the player's choices, to return to.
#[derive(Clone, Debug)]
pub struct Kept {
    snapshot: BreachSnapshot,
    dice: Streams,
    lines: usize,
    round: u32,
    choices: u32,
    /// Number of choices made by both sides at that point.
    made: usize,
}

/// The current breach, or the last one.
#[derive(Resource, Clone, Debug)]
pub struct Duel {
    pub setup: begin::Setup,
    pub choices: u32,
    dice: Streams,
    kept: Vec<Kept>,
}

impl Duel {
    /// The streams of a standalone breach; only the opponent uses them.
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

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::BREACH)
        .init_resource::<BreachRecord>()
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
                .run_if(in_state(Screen::BREACH)),
        )
        .add_plugins((
            begin::plugin,
            start::plugin,
            of_run::plugin,
            input::plugin,
            choosing::plugin,
            act::plugin,
            film::plugin,
            log::plugin,
            preview::plugin,
            screen::plugin,
            look::plugin,
            help::plugin,
            hints::plugin,
            sound::plugin,
        ));
    app.configure_sets(
        Update,
        (BreachSystems::Act, BreachSystems::Film).run_if(in_state(Paused(false))),
    );
}
