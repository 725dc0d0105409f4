//! Actions requested by a click or tap on their hint.

use super::group::ActionId;
use bevy::prelude::*;

/// A hint was clicked; systems that handle the action's keys handle this too.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted(pub ActionId);

pub fn plugin(app: &mut App) {
    app.add_message::<Wanted>();
}
