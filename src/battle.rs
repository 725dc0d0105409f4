//! Battles on the screen: their odds before they are fought ([`odds`], [`panel`]), and the film of
//! one that was ([`begin`]).
//!
//! Nothing is decided here. A battle comes fought, in [`begin::NextBattle`]; the film plays its
//! moves again and shows them in time.

pub mod begin;
pub mod cast;
pub mod film;
pub mod input;
pub mod log;
pub mod muster;
pub mod odds;
pub mod panel;
pub mod reel;
pub mod screen;
pub mod words;

use crate::screens::Screen;
use bevy::prelude::*;

/// What the film does in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleSystems {
    /// Keys, pad and pointer become wishes.
    Input,
    /// The film moves.
    Film,
    /// The screen is drawn.
    Draw,
}

/// The effect of a move was seen just now, as the film ran over it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck(pub usize);

/// Adds odds and film.
pub fn plugin(app: &mut App) {
    app.add_message::<Struck>()
        .configure_sets(
            Update,
            (BattleSystems::Input, BattleSystems::Film, BattleSystems::Draw)
                .chain()
                .run_if(in_state(Screen::Battle).and_then(resource_exists::<begin::Show>)),
        )
        .add_plugins((odds::plugin, begin::plugin, input::plugin, screen::plugin));
}
