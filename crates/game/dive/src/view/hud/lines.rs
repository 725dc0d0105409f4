//! A log line in the interface: beat, picture, coloured words. Its cell is marked while the pointer
//! is over it.

use crate::view::log::Line;
use bevy::prelude::*;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_ui::log::written;
use daemonfall_ui::log_references::speaks;
use daemonfall_ui::parts::{icon, row};
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::widgets::{span, text};

/// Spawns a line; older ones are dimmer.
pub fn spawn(
    parent: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    atlas: &Atlas,
    line: &Line,
    cover: f32,
    wraps: bool,
) {
    let align = if wraps { AlignItems::FlexStart } else { AlignItems::Center };
    let node = Node { min_height: px(22), flex_shrink: 0.0, align_items: align, ..row(8.0) };
    let mut spawned = parent.spawn(node);
    match line.at {
        Some(cell) => spawned.insert(speaks(cell)),
        None => spawned.insert(Pickable::IGNORE),
    };
    spawned.with_children(|line_row| {
        let width = if line.beat > 999 { 32.0 } else { 24.0 };
        line_row
            .spawn((Node { width: px(width), flex_shrink: 0.0, ..default() }, Pickable::IGNORE))
            .with_child(text(
                fonts,
                theme::KEY,
                theme::DIM.with_alpha(cover),
                line.beat.to_string(),
            ));
        let tint = if line.icon.starts_with("icon_") { theme::DANGER } else { theme::AS_DRAWN };
        line_row.spawn(icon(atlas, &line.icon, 16.0, tint.with_alpha(cover)));
        let mut words = line_row.spawn((
            text(fonts, theme::BODY, theme::LIGHT, ""),
            Node { flex_shrink: 1.0, ..default() },
        ));
        if !wraps {
            words.insert(TextLayout::no_wrap());
        }
        words.with_children(|words| {
            for piece in &line.pieces {
                let (style, color) = written(piece.ink);
                words.spawn(span(fonts, style, color.with_alpha(cover), piece.text.clone()));
            }
        });
    });
}
