//! The last lines of the log.

use super::frame::LastLines;
use super::lines;
use crate::assets::atlas::Atlas;
use crate::ui::scale::Compact;
use crate::ui::theme::Fonts;
use crate::view::ViewSystems;
use crate::view::log::Journal;
use bevy::prelude::*;

/// Registers the lines.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Journal>
        .or_else(any_match_filter::<Added<LastLines>>)
        .or_else(resource_changed::<Compact>);
    app.add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

/// Lines shown.
const SHOWN: usize = 3;

fn fill(
    mut commands: Commands,
    journal: Res<Journal>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    compact: Res<Compact>,
    foot: Query<Entity, With<LastLines>>,
) {
    let Ok(foot) = foot.single() else { return };
    let from = journal.lines.len().saturating_sub(SHOWN);
    let newest = journal.lines.last().map_or(0, |line| line.beat);
    commands
        .entity(foot)
        .despawn_related::<Children>()
        .with_children(|foot| {
            for line in &journal.lines[from..] {
                let cover = if line.beat == newest { 1.0 } else { 0.55 };
                lines::spawn(foot, &fonts, &atlas, line, cover, compact.0);
            }
        });
}
