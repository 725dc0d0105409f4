//! The debug panels ("machine room"): a dock over the running game that shows the rules at work.
//!
//! [`of`] has the table of them; each has its own file. They only watch, unless [`Lock`] is
//! open; then they change things with commands like the player's own. egui is not created until the
//! dock is opened for the first time, and does not run while the dock is closed: see [`dock_state`].

#[macro_use]
pub mod parts;

pub mod battle;
pub mod beat;
pub mod breach_recording;
pub mod clock;
pub mod console;
pub mod dive_trace;
pub mod dock;
pub mod dock_state;
pub mod events;
mod fields;
pub mod input_capture;
mod kept;
pub mod layout;
mod line;
pub mod look;
mod prelude;
pub mod random;
pub mod sector;
pub mod speed;
pub mod stack;
pub mod table;
pub mod tape;
#[cfg(test)]
pub mod testing;
pub mod time;
pub mod widget_query;
pub mod world;

use bevy_egui::EguiPlugin;
use prelude::*;
use serde::{Deserialize, Serialize};

/// What a panel holds. It reads rule state directly, and changes it only by commands, while the
/// lock is open.
pub trait Contents: Resource + Default {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, lock: Lock);

    /// Adds systems, which run while it is [`shown`](dock_state::shown).
    fn begin(_: &mut App) {}
}

pub struct Panel {
    /// The title of its tab: one word.
    pub title: &'static str,
    pub about: &'static str,
    pub draw: fn(&mut Ui, &mut World, Lock),
    plugin: fn(&mut App),
    /// Whether the dock scrolls it as a whole; panels with their own lists scroll these.
    pub scrolls: bool,
}

impl Panel {
    fn new<P: Contents>(title: &'static str, about: &'static str, scrolls: bool) -> Self {
        let plugin = |app: &mut App| P::begin(app.init_resource::<P>());
        Self { title, about, draw: draw::<P>, plugin, scrolls }
    }
}

fn draw<P: Contents>(ui: &mut Ui, world: &mut World, lock: Lock) {
    world.resource_scope(|world, mut panel: Mut<P>| panel.draw(ui, world, lock));
}

/// A row: the kind, also the title; what it holds and shows; whether it scrolls as a whole.
macro_rules! panels {
    ($($kind:ident, $contents:ty, $about:literal, $scrolls:literal;)*) => {
        /// Saved layouts name panels by these words, and each is the title of its tab.
        #[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum PanelKind {
            $($kind,)*
        }

        impl PanelKind {
            /// All, in the order of the menu.
            pub const ALL: [Self; [$(stringify!($kind)),*].len()] = [$(Self::$kind),*];
        }

        pub fn of(kind: PanelKind) -> Panel {
            match kind {
                $(PanelKind::$kind => {
                    Panel::new::<$contents>(stringify!($kind), $about, $scrolls)
                })*
            }
        }
    };
}

panels! {
    World, world::WorldPanel, "Entities, resources, assets, and the map of a run", false;
    Beat, beat::BeatPanel, "The phases of a dive's beat, step by step, and breakpoints", true;
    Events, events::EventsPanel, "The events of the last beats, and the handlers behind them", false;
    Stack, stack::StackPanel, "Resolved and coming moves of a breach, and who holds CPU", true;
    Clock, clock::ClockPanel, "The six steps of quick turns, and why one was passed over", true;
    Battle, battle::BattlePanel, "The value and the roll of each move of a battle, and how the odds develop", false;
    Sector, sector::SectorPanel, "Tiles, factions, and what opponents weigh before they choose", false;
    Random, random::RandomPanel, "Random draws, the fingerprint of each step, and where two runs diverge", false;
    Time, time::TimePanel, "The whole run, forward and back; branches of it", false;
    Speed, speed::Spans, "What frames cost, and where their time goes", true;
    Console, console::ConsolePanel, "Typed commands and queries", false;
}

/// Panels only watch, unless it is opened by hand; it is closed at each start of the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lock {
    #[default]
    Watching,
    /// They may change things, by commands that replays record.
    Changing,
}

impl Lock {
    pub fn is_open(self) -> bool {
        self == Lock::Changing
    }

    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Lock::Watching => Lock::Changing,
            Lock::Changing => Lock::Watching,
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Lock>().add_plugins(EguiPlugin::default()).add_plugins((
        dock_state::plugin,
        input_capture::plugin,
        look::plugin,
        layout::plugin,
        dock::plugin,
        widget_query::plugin,
        dive_trace::plugin,
        breach_recording::plugin,
    ));
    for kind in PanelKind::ALL {
        (of(kind).plugin)(app);
    }
}
