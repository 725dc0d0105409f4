//! Actions that are asked for by a click or a tap on their hint.

use super::group::ActionId;
use bevy::prelude::*;

/// A hint was clicked; whoever obeys the action's keys obeys this as well.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted(pub ActionId);

/// Adds the message.
pub fn plugin(app: &mut App) {
    app.add_message::<Wanted>();
}
