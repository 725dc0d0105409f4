//! Tables of actions: one line an action, with its name, its text and its default bindings.
//!
//! [`actions!`](crate::actions) writes an enum with its table,
//! [`action_table!`](crate::action_table) a table for a type that exists. The current bindings are in [`super::bindings::Bindings`].

use super::group::Group;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};
use std::any::Any;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A key, by its position on the keyboard.
    Key(KeyCode),
    Mouse(MouseButton),
    Pad(GamepadButton),
}

impl Input {
    pub fn of(button: &dyn Buttonlike) -> Option<Self> {
        let any: &dyn Any = button;
        let key = any.downcast_ref().copied().map(Self::Key);
        let mouse = any.downcast_ref().copied().map(Self::Mouse);
        key.or(mouse).or_else(|| any.downcast_ref().copied().map(Self::Pad))
    }
}

/// Directions of a pad's left and right stick.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stick {
    LeftUp,
    LeftDown,
    LeftLeft,
    LeftRight,
    RightUp,
    RightDown,
    RightLeft,
    RightRight,
}

#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// In double brackets, as `[[dive.wait]]`: in texts, it stands for what the action is bound to.
    pub token: &'static str,
    label: fn() -> String,
    keys: &'static [KeyCode],
    buttons: &'static [GamepadButton],
    /// The direction of a stick that always triggers it.
    pub stick: Option<Stick>,
    /// Whether it is triggered again and again while its key, button or stick is held.
    pub repeats: bool,
}

impl Row {
    pub const fn new(
        token: &'static str,
        label: fn() -> String,
        keys: &'static [KeyCode],
        buttons: &'static [GamepadButton],
    ) -> Self {
        Self { token, label, keys, buttons, stick: None, repeats: false }
    }

    pub const fn repeats(self) -> Self {
        Self { repeats: true, ..self }
    }

    /// A direction, which the left stick triggers too. It repeats.
    const fn pushed(self, stick: Stick) -> Self {
        Self { stick: Some(stick), repeats: true, ..self }
    }

    pub const fn up(self) -> Self {
        self.pushed(Stick::LeftUp)
    }

    pub const fn down(self) -> Self {
        self.pushed(Stick::LeftDown)
    }

    pub const fn left(self) -> Self {
        self.pushed(Stick::LeftLeft)
    }

    pub const fn right(self) -> Self {
        self.pushed(Stick::LeftRight)
    }

    /// The name in files: the token without its brackets.
    pub fn name(&self) -> &'static str {
        self.token.trim_matches(['[', ']'])
    }

    /// The id of its group: the first part of the name.
    pub fn group(&self) -> &'static str {
        self.name().split('.').next().unwrap_or_default()
    }

    pub fn label(&self) -> String {
        (self.label)()
    }

    pub fn inputs(&self) -> Vec<Input> {
        let keys = self.keys.iter().map(|key| Input::Key(*key));
        keys.chain(self.buttons.iter().map(|button| Input::Pad(*button))).collect()
    }

    fn last_name(&self) -> Option<&'static str> {
        self.name().rsplit('.').next()
    }

    /// Whether it must be bound because some screens cannot be used or left without it.
    pub fn is_needed(&self) -> bool {
        self.last_name().is_some_and(|name| NEEDED.contains(&name))
    }

    /// Whether a question mark always triggers it too.
    pub fn is_help(&self) -> bool {
        self.last_name() == Some("help")
    }
}

/// Names of actions required in every group that has them.
const NEEDED: [&str; 6] = ["up", "down", "left", "right", "confirm", "back"];

pub trait ActionTable: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    const GROUP: Group;
    const ROWS: &'static [(Self, Row)];
}

/// An action's token, which stands for its key or button in interface text.
pub fn key_name<A: ActionTable>(action: A) -> &'static str {
    A::ROWS.iter().find(|(known, _)| *known == action).map_or("", |(_, row)| row.token)
}

/// An action of any group, by its index in the group's table.
#[derive(Actionlike, Reflect, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActionId {
    /// The group's id.
    pub group: &'static str,
    pub place: usize,
}

impl ActionId {
    pub fn of<A: ActionTable>(action: A) -> Option<Self> {
        let place = A::ROWS.iter().position(|(known, _)| *known == action)?;
        Some(Self { group: A::GROUP.id, place })
    }

    pub fn as_action<A: ActionTable>(self) -> Option<A> {
        let row = A::ROWS.get(self.place).filter(|_| self.group == A::GROUP.id);
        row.map(|(action, _)| *action)
    }
}

/// Writes an enum of actions and its table: the enum's name and group, then for each action its
/// name in files, its text, its keys and its pad buttons. At the end of a line, `repeats` makes it
/// repeat while held; `up`, `down`, `left` or `right` also bind it to the left stick.
#[macro_export]
macro_rules! actions {
    (
        $(#[$about:meta])*
        $visible:vis enum $actions:ident, $group:expr;
        $(
            $(#[$doc:meta])*
            $action:ident => $name:literal, $label:expr, $keys:tt, $buttons:tt $(, $held:ident)?;
        )+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visible enum $actions {
            $($(#[$doc])* $action,)+
        }

        $crate::action_table! {
            $actions, $group;
            $($actions::$action => $name, $label, $keys, $buttons $(, $held)?;)+
        }
    };
}

/// Writes the table of a type, in the form that [`actions!`](crate::actions) describes.
#[macro_export]
macro_rules! action_table {
    (
        $actions:ty, $group:expr;
        $(
            $action:expr => $name:literal, $label:expr,
                [$($key:ident)*], [$($button:ident)*] $(, $held:ident)?;
        )+
    ) => {
        impl $crate::action_table::ActionTable for $actions {
            const GROUP: $crate::group::Group = $group;
            const ROWS: &'static [(Self, $crate::action_table::Row)] = &[$((
                $action,
                $crate::action_table::Row::new(
                    concat!("[[", $name, "]]"),
                    || $label,
                    &[$(::bevy::prelude::KeyCode::$key),*],
                    &[$(::bevy::prelude::GamepadButton::$button),*],
                )$(.$held())?,
            )),+];
        }
    };
}
