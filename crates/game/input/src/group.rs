//! Groups of actions, each with a table, and which of them can be active together.

/// The actions of a mode. Two groups are the same when their ids are.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The first part of its actions' names.
    pub id: &'static str,
    /// Groups are listed in this order.
    pub place: u8,
    pub title: fn() -> String,
    /// Ids of groups that can be active at the same time, where they do not say so themselves.
    pub beside: &'static [&'static str],
    /// Names of actions that may share an input although their groups are active together: they do
    /// the same, or one of them does nothing.
    pub shared: &'static [[&'static str; 2]],
}

impl Group {
    pub const fn alone(id: &'static str, place: u8, title: fn() -> String) -> Self {
        Self { id, place, title, beside: &[], shared: &[] }
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        let beside = |one: &Self, other: &Self| {
            one.id == ANYWHERE || one.id == other.id || one.beside.contains(&other.id)
        };
        beside(self, other) || beside(other, self)
    }
}

/// The id of the group that is active on every screen.
pub const ANYWHERE: &str = "anywhere";
