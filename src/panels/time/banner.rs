//! The banner of the past stands in the middle of what the dock leaves of the window.

use crate::panels::layout::{Dock, Edge};
use crate::panels::room::Room;
use crate::run::past::Past;
use crate::run::past::banner::Line;
use bevy::prelude::*;

fn keep_clear(
    room: Res<Room>,
    dock: Res<Dock>,
    scale: Res<UiScale>,
    mut lines: Query<&mut Node, With<Line>>,
) {
    let covered = room.covered.first();
    let width = covered.map_or(0.0, |rect| rect.width() / scale.0);
    let (left, right) = match dock.edge {
        Edge::Left => (width, 0.0),
        Edge::Right => (0.0, width),
        Edge::Bottom => (0.0, 0.0),
    };
    for mut node in &mut lines {
        if (node.left, node.right) != (px(left), px(right)) {
            (node.left, node.right) = (px(left), px(right));
        }
    }
}

/// Keeps the banner clear of the dock.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keep_clear.run_if(resource_exists::<Past>));
}
