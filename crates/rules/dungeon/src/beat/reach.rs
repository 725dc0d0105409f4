//! What the current attack reaches.

use crate::cell::Cell;
use crate::components::ObjectId;
use crate::events::Reason;

/// The current attack, stored between the check that finds it and the blow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// The targets, in the order of the pattern.
    pub targets: Vec<ObjectId>,
    /// The cells of the pattern that are not blocked.
    pub cells: Vec<Cell>,
    pub spared: Vec<(ObjectId, Reason)>,
    /// The cell of a sized shooter's edge from which the shot flies; `None` for other attackers.
    pub origin: Option<Cell>,
}

impl Reach {
    pub fn clear(&mut self) {
        self.targets.clear();
        self.cells.clear();
        self.spared.clear();
        self.origin = None;
    }
}
