//! Groups of actions, each with a table, and ids for the actions of any group.

use super::action_table::{ActionTable, Binding, Input};

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
    /// A group that is active alone.
    pub const fn alone(id: &'static str, place: u8, title: fn() -> String) -> Self {
        Self { id, place, title, beside: &[], shared: &[] }
    }

    /// Whether both groups can be active at the same time.
    pub fn overlaps(&self, other: &Self) -> bool {
        let beside = |one: &Self, other: &Self| {
            one.id == ANYWHERE || one.id == other.id || one.beside.contains(&other.id)
        };
        beside(self, other) || beside(other, self)
    }
}

/// The id of the group that is active on every screen.
pub const ANYWHERE: &str = "anywhere";

/// An action of any group, by its index in the group's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActionId {
    /// The group's id.
    pub group: &'static str,
    pub place: usize,
}

impl ActionId {
    /// The id of an action of one kind.
    pub fn of<A: ActionTable>(action: A) -> Option<Self> {
        let place = A::BINDINGS.iter().position(|row| row.action == action)?;
        Some(Self { group: A::GROUP.id, place })
    }

    /// The action, if it is of this kind.
    pub fn as_action<A: ActionTable>(self) -> Option<A> {
        let row = A::BINDINGS.get(self.place).filter(|_| self.group == A::GROUP.id);
        row.map(|row| row.action)
    }
}

/// A row of any group's table.
#[derive(Clone, Debug)]
pub struct Row {
    pub token: &'static str,
    label: fn() -> String,
    pub inputs: Vec<Input>,
}

impl Row {
    pub fn of<A: ActionTable>(row: &Binding<A>) -> Self {
        let keys = row.keys.iter().map(|key| Input::Key(*key));
        let buttons = row.buttons.iter().map(|button| Input::Pad(*button));
        Self { token: row.token, label: row.label, inputs: keys.chain(buttons).collect() }
    }

    /// The name in files: the token without its brackets.
    pub fn name(&self) -> &'static str {
        self.token.trim_matches(['[', ']'])
    }

    pub fn label(&self) -> String {
        (self.label)()
    }

    /// The name without its group.
    fn last_name(&self) -> Option<&'static str> {
        self.name().rsplit('.').next()
    }

    /// Whether it must be bound because some screens cannot be used or left without it.
    pub fn is_needed(&self) -> bool {
        self.last_name().is_some_and(|name| NEEDED.contains(&name))
    }

    /// Whether a question mark always triggers it too.
    pub fn is_help(&self) -> bool {
        self.last_name() == Some(HELP)
    }
}

const HELP: &str = "help";

/// Names of actions required in every group that has them.
const NEEDED: [&str; 6] = ["up", "down", "left", "right", "confirm", "back"];
