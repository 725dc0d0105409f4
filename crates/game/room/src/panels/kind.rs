//! The kinds of panels.

use serde::{Deserialize, Serialize};

/// Saved layouts name panels by these words, and each is the title of its tab.
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

impl PanelKind {
    /// All, in the order of the menu.
    pub const ALL: [Self; 11] = [
        Self::World,
        Self::Beat,
        Self::Events,
        Self::Stack,
        Self::Clock,
        Self::Battle,
        Self::Sector,
        Self::Random,
        Self::Time,
        Self::Speed,
        Self::Console,
    ];
}
