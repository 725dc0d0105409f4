//! Battles on screen: odds before the fight, and the film of a fought battle.
//!
//! The odds are in [`odds`] and [`panel`], the film begins in [`begin`]. Nothing is decided here: a
//! battle arrives already fought, in [`begin::NextBattle`]; the film replays its moves and spreads
//! them over time.

use daemonfall_ui::prelude::*;

pub mod begin;
pub mod cast;
pub mod film;
pub mod log;
pub mod look;
pub mod muster;
pub mod odds;
pub mod panel;
pub mod screen;
mod sound;
pub mod transport;

/// What the film does each frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BattleSystems {
    Input,
    Film,
    Draw,
}

/// The film has just shown the effect of a move.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck(pub usize);

pub fn plugin(app: &mut App) {
    app.add_message::<Struck>()
        .configure_sets(
            Update,
            (BattleSystems::Input, BattleSystems::Film, BattleSystems::Draw)
                .chain()
                .run_if(in_state(Screen::BATTLE).and_then(resource_exists::<begin::Show>)),
        )
        .add_plugins((odds::plugin, begin::plugin, screen::plugin, look::plugin));
}
