//! What a panel is, and the table of all panels.

use super::kind::PanelKind;
use super::lock::Lock;
use super::{battle, beat, clock, console, events, random, sector, speed, stack, time, world};
use bevy::prelude::*;
use bevy_egui::egui;

/// Reads rule state directly, and changes it only by commands, while the lock is open.
type Draw = fn(&mut egui::Ui, &mut World, Lock);

pub struct Panel {
    /// The title of its tab: one word.
    pub title: &'static str,
    pub about: &'static str,
    pub draw: Draw,
    /// Adds its state, and systems that run while it is [`shown`](super::dock_state::shown).
    pub plugin: fn(&mut App),
    /// Whether the dock scrolls it as a whole; panels with their own lists scroll these.
    pub scrolls: bool,
}

/// A row: the kind, also the title; its module; what it shows; whether it scrolls as a whole.
macro_rules! panels {
    ($($kind:ident, $module:ident, $about:literal, $scrolls:literal;)*) => {
        pub fn of(kind: PanelKind) -> Panel {
            match kind {
                $(PanelKind::$kind => Panel {
                    title: stringify!($kind),
                    about: $about,
                    draw: $module::draw,
                    plugin: $module::plugin,
                    scrolls: $scrolls,
                },)*
            }
        }
    };
}

panels! {
    World, world, "Entities, resources, assets, and the map of a run", false;
    Beat, beat, "The phases of a dive's beat, step by step, and breakpoints", true;
    Events, events, "The events of the last beats, and the handlers behind them", false;
    Stack, stack, "Resolved and coming moves of a breach, and who holds CPU", true;
    Clock, clock, "The six steps of quick turns, and why one was passed over", true;
    Battle, battle, "The value and the roll of each move of a battle, and how the odds develop", false;
    Sector, sector, "Tiles, factions, and what opponents weigh before they choose", false;
    Random, random, "Random draws, the fingerprint of each step, and where two runs diverge", false;
    Time, time, "The whole run, forward and back; branches of it", false;
    Speed, speed, "What frames cost, and where their time goes", true;
    Console, console, "Typed commands and queries", false;
}
