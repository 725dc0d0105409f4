//! A log line in the interface: its beat in the whole log, picture, coloured words. Its cell is marked
//! while the pointer is over it.

use crate::prelude::*;
use crate::view::log::Line;
use daemonfall_ui::log_details::speaks;

pub fn spawn<'a>(
    parent: &'a mut ChildSpawnerCommands,
    atlas: &Atlas,
    line: &Line,
    (beat, quiet): (bool, bool),
) -> EntityCommands<'a> {
    let align = AlignItems::FlexStart;
    let node = Node { min_height: px(22), flex_shrink: 0.0, align_items: align, ..row(8.0) };
    let mut spawned = parent.spawn(node);
    match line.place {
        Some(cell) => spawned.insert(speaks(cell)),
        None => spawned.insert(Pickable::IGNORE),
    };
    spawned.with_children(|line_row| {
        if beat {
            let width = if line.when > 999 { 32.0 } else { 24.0 };
            line_row
                .spawn((Node { width: px(width), flex_shrink: 0.0, ..default() }, Pickable::IGNORE))
                .with_child(text(theme::KEY, theme::DIM, line.when.to_string()));
        }
        let cover = if quiet { 0.55 } else { 1.0 };
        line_row.spawn(icon(atlas, &line.icon, 16.0, line.tint.with_alpha(cover)));
        let mut words = line.spawn(line_row, theme::BODY, quiet);
        // Its width is known before its height is measured.
        words.insert(share(1.0));
    });
    spawned
}
