//! The breach being played.
//! The only path from the player's choices to the rules, the opponent, and the display of both.
//!
//! The rules keep their state in the game's world, as the dive does. [`Choose`] requests a choice;
//! the resulting events are shown one by one ([`playback`]), and a plain picture ([`breach_view::BreachView`])
//! follows them. The screen is drawn from that picture.

pub mod act;
pub mod arrows;
pub mod begin;
pub mod breach_view;
pub mod choosing;
pub mod column;
pub mod help;
pub mod hints;
pub mod input;
pub mod log;
pub mod look;
pub mod muster;
pub mod of_run;
pub mod playback;
mod prelude;
pub mod preview;
pub mod screen;
pub mod sound;
pub mod words;

use crate::prelude::*;
use daemonfall_breach::{BreachRecord, Refusal, Scratch};

/// What a breach does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreachSystems {
    Input,
    Act,
    Playback,
    Preview,
    Draw,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose(pub Command);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Refusal);

#[derive(Message, Clone, Debug, PartialEq)]
pub struct Shown {
    pub event: BreachEvent,
    pub skipped: bool,
}

/// The breach on the screen, or the last one.
#[derive(Resource, Clone, Debug, Default)]
pub struct BreachSession {
    pub title: String,
    pub seed: u64,
    /// The number of the player's choices; what units do by themselves does not count.
    pub choices: u32,
    /// The run's leader, if it fights here. The run forgets it with the last choice, while that is
    /// still to be shown.
    leader: Option<CharacterId>,
    /// One for each choice that can be taken back.
    marks: Vec<Mark>,
}

/// Before a choice that can be taken back.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// The length of the log.
    lines: usize,
    /// Whether the unit then waited by itself: it could do nothing else.
    alone: bool,
}

impl BreachSession {
    pub fn can_take_back(&self) -> bool {
        self.marks.iter().any(|mark| !mark.alone)
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
                BreachSystems::Playback,
                BreachSystems::Preview,
                BreachSystems::Draw,
            )
                .chain()
                .run_if(in_state(Screen::BREACH)),
        )
        .add_plugins((
            begin::plugin,
            of_run::plugin,
            input::plugin,
            choosing::plugin,
            act::plugin,
            playback::plugin,
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
        (BreachSystems::Act, BreachSystems::Playback).run_if(in_state(Paused(false))),
    );
}
