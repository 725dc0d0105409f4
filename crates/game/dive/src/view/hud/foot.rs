//! The last lines of the log.

use super::frame::LastLines;
use super::lines;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::log::DiveLog;

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveLog>
        .or_else(any_match_filter::<Added<LastLines>>)
        .or_else(resource_changed::<Compact>)
        .or_else(resource_changed::<UiScale>);
    app.add_systems(Update, (leave_out, fill.run_if(changed)).chain().in_set(ViewSystems::Mark));
}

/// Lines shown, if each takes one row of text.
const LINES: usize = 3;

fn fill(
    mut commands: Commands,
    journal: Res<DiveLog>,
    atlas: Res<Atlas>,
    foot: Query<Entity, With<LastLines>>,
) {
    let Ok(foot) = foot.single() else { return };
    let newest = journal.lines.last().map_or(0, |line| line.when);
    commands.entity(foot).despawn_related::<Children>().with_children(|foot| {
        for line in journal.lines.iter().rev().take(LINES).rev() {
            lines::spawn(foot, &atlas, line, line.when < newest);
        }
    });
}

/// Lines that have no room are left out whole, the oldest first. The newest always stays, and is
/// shown from its beginning.
fn leave_out(
    mut foot: Query<(&ComputedNode, &Children, &mut Node), With<LastLines>>,
    sizes: Query<&ComputedNode>,
    mut commands: Commands,
) {
    for (node, lines, mut style) in &mut foot {
        let high = |line: &Entity| sizes.get(*line).map_or(0.0, |line| line.size.y);
        let room = node.content_box().height();
        let is_full = lines.iter().map(|line| high(&line)).sum::<f32>() > room + SLACK;
        if let ([oldest, _, ..], true) = (&lines[..], is_full) {
            commands.entity(*oldest).despawn();
        }
        let align = match (lines.len(), is_full) {
            (1, true) => JustifyContent::FlexStart,
            _ => JustifyContent::FlexEnd,
        };
        if style.justify_content != align {
            style.justify_content = align;
        }
    }
}

/// Pixels by which lines may exceed their place, since they are rounded to whole pixels.
const SLACK: f32 = 1.0;
