//! What the player presses and holds, as actions: the one place where devices become actions.
//!
//! Keys, mouse buttons and pad buttons come as ordered messages, so that several taps within a
//! frame keep their number and order. The bindings say which actions each of them triggers. What is
//! held comes from the engine's lists; where sticks are, from the input library's `ActionState`.
//!
//! Screens read [`ActionInput`] and no device, except text fields, the capture of a new binding,
//! pointers, fingers, and the key of the debug panels.

mod devices;

use super::action_table::{ActionId, ActionTable, Stick};
use super::bindings::Bindings;
use super::repeat::Repeat;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use daemonfall_platform::screen::{Paused, Screen};
use devices::Source;
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug)]
struct Press {
    action: ActionId,
    /// Whether it repeats because it is held.
    again: bool,
}

/// What was pressed in this frame, in order, and what is held.
#[derive(Resource, Debug, Default)]
pub struct ActionInput {
    presses: Vec<Press>,
    /// The actions whose keys or buttons are down.
    down: Vec<ActionId>,
    pushed: Vec<Stick>,
    /// The buttons and sticks that are held and make actions repeat.
    held: Vec<Source>,
    /// What repeats, by the id of its group.
    repeats: BTreeMap<&'static str, Repeat<Source>>,
    shift: bool,
    typing: bool,
    covered: bool,
    early: bool,
}

impl ActionInput {
    /// The actions of one kind, in order, with those that repeat because they are held.
    pub fn pressed<A: ActionTable>(&self) -> impl DoubleEndedIterator<Item = A> {
        self.presses.iter().filter_map(|press| press.action.as_action())
    }

    /// Like `pressed`, without those that repeat.
    pub fn fresh<A: ActionTable>(&self) -> impl DoubleEndedIterator<Item = A> {
        let fresh = self.presses.iter().filter(|press| !press.again);
        fresh.filter_map(|press| press.action.as_action())
    }

    /// Like `pressed`, for the screen itself: nothing while a dialogue or other widgets have the
    /// focus, and nothing that was pressed on the screen before or before a pause.
    pub fn on_screen<A: ActionTable>(&self) -> impl DoubleEndedIterator<Item = A> {
        self.pressed().filter(|_| !self.covered && !self.early)
    }

    pub fn has<A: ActionTable>(&self, action: A) -> bool {
        self.pressed().any(|pressed: A| pressed == action)
    }

    pub fn has_on_screen<A: ActionTable>(&self, action: A) -> bool {
        self.on_screen().any(|pressed: A| pressed == action)
    }

    /// Whether an action is held, or was tapped in this frame.
    pub fn holds<A: ActionTable>(&self, action: A) -> bool {
        let row = A::ROWS.iter().find(|(known, _)| *known == action);
        let stick = row.and_then(|(_, row)| row.stick).map(Source::Stick);
        ActionId::of(action).is_some_and(|id| self.down.contains(&id))
            || stick.is_some_and(|stick| self.held.contains(&stick))
            || self.has(action)
    }

    pub fn pushed(&self) -> impl Iterator<Item = Stick> {
        self.pushed.iter().copied()
    }

    pub fn shift(&self) -> bool {
        self.shift
    }

    pub fn is_typing(&self) -> bool {
        self.typing
    }

    /// Whether widgets have the focus, so that the keys are theirs.
    pub fn is_covered(&self) -> bool {
        self.covered
    }

    /// Whether it was pressed on the screen before, or before a pause began or ended.
    pub fn is_early(&self) -> bool {
        self.early
    }

    pub fn retain<A: ActionTable>(&mut self, is_wanted: impl Fn(A) -> bool) {
        self.presses.retain(|press| press.action.as_action().is_none_or(&is_wanted));
    }
}

/// An action requested by a click or tap on its hint. It counts as pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted(pub ActionId);

impl Wanted {
    pub fn of<A: ActionTable>(action: A) -> Option<Self> {
        ActionId::of(action).map(Self)
    }
}

/// Whether a binding waits for an input. Meanwhile nothing else reacts to input.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awaiting(pub bool);

/// A press that led to another screen, or to a pause, must not act there too.
fn leave(mut input: ResMut<ActionInput>) {
    input.early = true;
    input.repeats.clear();
}

pub fn plugin(app: &mut App) {
    app.add_plugins(devices::plugin)
        .init_resource::<Bindings>()
        .init_resource::<Awaiting>()
        .init_resource::<ActionInput>()
        .add_message::<Wanted>()
        .add_systems(
            StateTransition,
            leave
                .after(StateTransitionSystems::EnterSchedules)
                .run_if(state_changed::<Screen>.or_else(state_changed::<Paused>)),
        );
}

#[cfg(test)]
mod tests;
