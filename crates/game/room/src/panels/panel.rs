//! What a panel is, and the table of all panels.

use super::dock_state::Room;
use super::lock::Lock;
use super::{battle, beat, clock, console, events, random, sector, speed, stack, time, world};
use bevy::prelude::*;
use bevy_egui::egui;
use serde::{Deserialize, Serialize};

/// The panels. Saved layouts name panels by these words.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PanelKind {
    World,
    Beat,
    Events,
    Stack,
    Clock,
    Battle,
    Sector,
    Random,
    Time,
    Speed,
    Console,
}

pub struct Panel {
    pub kind: PanelKind,
    /// The title of its tab: one word.
    pub title: &'static str,
    pub about: &'static str,
    /// Draws it. Reads rule state directly from the world, and changes it only by commands, while
    /// the lock is open.
    pub draw: fn(&mut egui::Ui, &mut World, Lock),
    /// Adds its state, and systems that run while it is [`shown`].
    pub plugin: fn(&mut App),
    /// Whether the dock scrolls it as a whole; panels with their own lists scroll these.
    pub scrolls: bool,
}

pub const PANELS: &[Panel] = &[
    Panel {
        kind: PanelKind::World,
        title: "World",
        about: "Entities, resources, assets, and the map of a run",
        draw: world::draw,
        plugin: world::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Beat,
        title: "Beat",
        about: "The phases of a dive's beat, step by step, and breakpoints",
        draw: beat::draw,
        plugin: beat::plugin,
        scrolls: true,
    },
    Panel {
        kind: PanelKind::Events,
        title: "Events",
        about: "The events of the last beats, and the handlers behind them",
        draw: events::draw,
        plugin: events::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Stack,
        title: "Stack",
        about: "Resolved and coming moves of a breach, and who holds CPU",
        draw: stack::draw,
        plugin: stack::plugin,
        scrolls: true,
    },
    Panel {
        kind: PanelKind::Clock,
        title: "Clock",
        about: "The six steps of quick turns, and why one was passed over",
        draw: clock::draw,
        plugin: clock::plugin,
        scrolls: true,
    },
    Panel {
        kind: PanelKind::Battle,
        title: "Battle",
        about: "The value and the roll of each move of a battle, and how the odds develop",
        draw: battle::draw,
        plugin: battle::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Sector,
        title: "Sector",
        about: "Tiles, factions, and what opponents weigh before they choose",
        draw: sector::draw,
        plugin: sector::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Random,
        title: "Random",
        about: "Random draws, the fingerprint of each step, and where two runs diverge",
        draw: random::draw,
        plugin: random::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Time,
        title: "Time",
        about: "The whole run, forward and back; branches of it",
        draw: time::draw,
        plugin: time::plugin,
        scrolls: false,
    },
    Panel {
        kind: PanelKind::Speed,
        title: "Speed",
        about: "What frames cost, and where their time goes",
        draw: speed::draw,
        plugin: speed::plugin,
        scrolls: true,
    },
    Panel {
        kind: PanelKind::Console,
        title: "Console",
        about: "Typed commands and queries",
        draw: console::draw,
        plugin: console::plugin,
        scrolls: false,
    },
];

pub fn of(kind: PanelKind) -> Option<&'static Panel> {
    PANELS.iter().find(|panel| panel.kind == kind)
}

/// A run condition: whether a panel is drawn in this frame.
pub fn shown(kind: PanelKind) -> impl FnMut(Res<Room>) -> bool + Clone {
    move |room: Res<Room>| room.shows(kind)
}
